/**
 * All words of the game, with each language loaded on demand. The imports are listed one by one: a pattern would
 * include this folder's other files and split each language into two files of the lobby.
 */
export const texts = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
};

/** The words of the options alone. */
export const options = {
  en: () => import('./options/en.ts'),
  it: () => import('./options/it.ts'),
  fr: () => import('./options/fr.ts'),
  de: () => import('./options/de.ts'),
};
