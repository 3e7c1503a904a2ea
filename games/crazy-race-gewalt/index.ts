/** Crazy Race (Michael Gewalt): the Game object, its types and its options. */
export {
  type ActionCardID,
  type ActionKind,
  type ArrowKind,
  actionCards,
  type BetCard,
  type BetCardID,
  betCards,
  type Deck,
  type SectionCardID,
  type Stage,
  sectionCards,
  stages,
} from './components.ts';
export { beginsPart, game, isFleeting, waitsFor, whyRefused } from './game.ts';
export { info } from './info.ts';
export type { CrazyRaceMoves } from './moves.ts';
export type { CounterWindow, CrazyRaceOptions } from './options.ts';
export type {
  CrazyRaceEvent,
  CrazyRaceState,
  LaidAction,
  OwnCards,
  Place,
  Question,
  Refusal,
  ScoredTrophy,
  SeenCrazyRaceState,
  Spot,
  Trophies,
  Trophy,
  Turn,
} from './state.ts';
