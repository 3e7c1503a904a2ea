/** Exports of `paddock-games/detroit-cleveland-grand-prix`: the game, and its rules without boardgame.io. */
export * from './index.ts';
export type { GrandPrixText } from './locales/text.ts';
// What boards and bots of others ask beside `rules` (docs/own-board.md).
export {
  type BidRange,
  bidRange,
  type CardChoice,
  type GrandPrix,
  type HeldTen,
  type NextEntry,
  nextEntry,
  playableCards,
  playsOf,
  type RouteEnd,
  type Routes,
  routesOf,
  spacesAfter,
  tensAside,
  tensInHand,
  whyNotChosen,
  whyNotPlayable,
  withoutDecision,
} from './rules/index.ts';
