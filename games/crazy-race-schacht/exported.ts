/** Exports of `paddock-games/crazy-race-schacht`: the game, and its rules without boardgame.io. */
export * from './index.ts';
// Both have one. This one also accepts matches that are unsupported here.
export { playersToMove } from './index.ts';
export type { SchachtText } from './locales/text.ts';
export * from './rules/index.ts';
