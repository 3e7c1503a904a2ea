/** Crazy Race (Michael Gewalt): the Game object, its types and its options. */
import { readLog as readAnyLog } from '../kit/log.ts';
import type { CrazyRaceEvent } from './events.ts';

export { playbackMilliseconds } from './animation-timing.ts';
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
} from './components.ts';
export type { ArrowKind } from './effects.ts';
export { type CrazyRaceEvent, isTransient, type ScoredTrophy, startsSection } from './events.ts';
export { game, playersToMove, refusalOf } from './game.ts';
export { info } from './info.ts';
export type { CrazyRaceMove, CrazyRaceMoves } from './moves.ts';
export type { CounterWindow, CrazyRaceOptions } from './options.ts';
export { rules } from './rules.ts';
export { type RulesSectionID, ruleForRefusal } from './rules-sections.ts';
export type {
  CardBefore,
  CrazyRaceState,
  Hand,
  LaidCard,
  OwnCards,
  PawnPosition,
  Refusal,
  SectionRef,
  SeenCrazyRaceState,
  Trophies,
  Trophy,
  Turn,
} from './state.ts';

/** The events of a match's log in order, typed; none of a client that has no log yet. */
export const readLog = readAnyLog<CrazyRaceEvent>;
