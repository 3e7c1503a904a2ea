import { entry as bugRace } from './bug-race/catalog.ts';
import { entry as gewalt } from './crazy-race-gewalt/catalog.ts';
import { entry as schacht } from './crazy-race-schacht/catalog.ts';
import { entry as grandPrix } from './detroit-cleveland-grand-prix/catalog.ts';
import type { CatalogGame } from './kit/catalog.ts';
import type { GameName } from './paddock.ts';

export type { CatalogGame, GameModule } from './kit/catalog.ts';

// By name, so that the compiler names a game that is missing.
const games: Readonly<Record<GameName, CatalogGame>> = {
  'bug-race': bugRace,
  'crazy-race-schacht': schacht,
  'crazy-race-gewalt': gewalt,
  'detroit-cleveland-grand-prix': grandPrix,
};

/** The games, in display order. */
export const catalog: readonly CatalogGame[] = Object.values(games);

/** Returns the catalogue's game with this boardgame.io name, or undefined. */
export function catalogGame(name: string): CatalogGame | undefined {
  return catalog.find((each) => each.info.name === name);
}
