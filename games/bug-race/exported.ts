/** Exports of `paddock-games/bug-race`: the game, and its rules without boardgame.io. */
export * from './index.ts';
export type { BugRaceText } from './locales/text.ts';
// What boards and bots of others ask beside `rules` (docs/own-board.md).
export {
  afterStep,
  type BugRace,
  legPlayOf,
  standings,
  whyNotStep,
  withCard,
} from './rules/index.ts';
