import type { CatalogGame } from '../../../games/index.ts';

/** Loads all that the page of a local match needs, so that no match is created whose page can't be shown. */
export async function preloadLocalMatchPage(game: CatalogGame): Promise<void> {
  await Promise.all([game.load(), game.loadBoard(), import('./LocalMatchPage.tsx')]);
}
