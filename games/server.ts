/** Exports for servers: all games, and boardgame.io's own server with their secrets protected. */
import type { Game } from 'boardgame.io';
import { game as bugRace } from './bug-race/index.ts';
import { game as gewalt } from './crazy-race-gewalt/index.ts';
import { game as schacht } from './crazy-race-schacht/index.ts';
import { game as grandPrix } from './detroit-cleveland-grand-prix/index.ts';
import type { GameName } from './paddock.ts';

export * from './kit/stock-server.ts';

// By name, so that the compiler names a game that is missing.
const games: Readonly<Record<GameName, Game>> = {
  'bug-race': bugRace,
  'crazy-race-schacht': schacht,
  'crazy-race-gewalt': gewalt,
  'detroit-cleveland-grand-prix': grandPrix,
};

/** The Game objects of all games, in display order. */
export const allGames: Game[] = Object.values(games);
