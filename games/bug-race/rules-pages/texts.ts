/**
 * The words that only the pages of the rules show, each language loaded when it is needed: the contents of the rules, and
 * the captions with the summary.
 */
export const rulesTexts = {
  en: () => import('../locales/rules/en.ts'),
  it: () => import('../locales/rules/it.ts'),
  fr: () => import('../locales/rules/fr.ts'),
  de: () => import('../locales/rules/de.ts'),
};

export const words = {
  en: () => import('../locales/rules-pages/en.ts'),
  it: () => import('../locales/rules-pages/it.ts'),
  fr: () => import('../locales/rules-pages/fr.ts'),
  de: () => import('../locales/rules-pages/de.ts'),
};
