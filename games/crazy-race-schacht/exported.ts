/** Exports of `paddock-games/crazy-race-schacht`: the game, and its rules without boardgame.io. */
export * from './index.ts';
export type { SchachtText } from './locales/text.ts';
// What boards and bots of others ask beside `rules` (docs/own-board.md).
export {
  afterPart,
  legalSides,
  type Run,
  type SchachtRace,
  standings,
  tabooSide,
  type Way,
  wayOf,
  whyNotPart,
  winnerAt,
} from './rules/index.ts';
