/** Exports of `paddock-games/crazy-race-gewalt`: the game, and its rules without boardgame.io. */
export * from './index.ts';
export type { GewaltText } from './locales/text.ts';
// What boards and bots of others ask beside `rules` (docs/own-board.md).
export {
  freeSpots,
  type GewaltRace,
  movableSpots,
  type Path,
  squaresAt,
  targetsOf,
  wayFrom,
} from './rules/index.ts';
