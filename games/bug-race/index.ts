/** Bug Race: the Game object, its types and its options. */
export { type CardID, type Leg, type LegCard, legCards, legs } from './components.ts';
export { beginsPart, game, isFleeting, waitsFor, whyRefused } from './game.ts';
export { info } from './info.ts';
export type { BugRaceMoves } from './moves.ts';
export type { BugRaceOptions } from './options.ts';
export type {
  Bug,
  BugRaceEvent,
  BugRaceState,
  CardInPlay,
  Hand,
  Refusal,
  SeenBugRaceState,
  Step,
} from './state.ts';
