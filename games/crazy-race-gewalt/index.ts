/** Crazy Race (Michael Gewalt): the Game object, its types and its options. */
import { readLog as readAnyLog } from '../kit/log.ts';
import type { GewaltEvent } from './rules/events.ts';

export { playbackMilliseconds } from './animation-timing.ts';
export { game, playersToMove, refusalOf } from './game.ts';
export { info } from './info.ts';
export {
  type ActionCardID,
  type ActionKind,
  actionCards,
  type BetCard,
  type BetCardID,
  betCards,
  type Deck,
  type SectionCardID,
  type Stage,
  sectionCards,
  stages,
} from './rules/components.ts';
export type { ArrowKind } from './rules/effects.ts';
export {
  type GewaltEvent,
  isTransient,
  isTurnUp,
  type ScoredTrophy,
  startsSection,
} from './rules/events.ts';
export { rules } from './rules/index.ts';
export type { GewaltMove, GewaltMoves } from './rules/moves.ts';
export type { CounterWindow, GewaltOptions } from './rules/options.ts';
export type {
  GewaltState,
  Hand,
  OwnCards,
  PawnPosition,
  PendingCard,
  PlacedSection,
  Refusal,
  SectionRef,
  SeenGewaltState,
  Trophies,
  Trophy,
  Turn,
} from './rules/state.ts';
export { type RulesSectionID, ruleForRefusal } from './rules-sections.ts';

/** Returns the typed events of a match's log in order. It is empty for a client that has no log yet. */
export const readLog = readAnyLog<GewaltEvent>;
