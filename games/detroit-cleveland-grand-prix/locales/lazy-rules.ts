/**
 * The contents of the rules, with each language loaded on demand. They are apart from the other words, because only the
 * pages of the rules show them.
 */
export const rules = {
  en: () => import('./rules/en.ts'),
  it: () => import('./rules/it.ts'),
  fr: () => import('./rules/fr.ts'),
  de: () => import('./rules/de.ts'),
};
