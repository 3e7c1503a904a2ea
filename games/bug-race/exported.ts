/** Exports of `paddock-games/bug-race`: the game, and its rules without boardgame.io. */
export * from './index.ts';
// Both have one. This one also accepts matches that are unsupported here.
export { playersToMove } from './index.ts';
export type { BugRaceText } from './locales/text.ts';
export * from './rules/index.ts';
