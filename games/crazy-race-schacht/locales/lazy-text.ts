/**
 * All words of the game, each language loaded when it is needed. Said one by one: a pattern would take in the other files of
 * this folder, too, and make each language two files of the lobby.
 */
export const texts = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  fr: () => import('./fr.ts'),
  de: () => import('./de.ts'),
};
