/** Bug Race: the Game object, its types and its options. */
import { readLog as readAnyLog } from '../kit/log.ts';
import type { BugRaceEvent } from './rules/events.ts';

export { playbackMilliseconds } from './animation-timing.ts';
export { game, playersToMove, refusalOf } from './game.ts';
export { info } from './info.ts';
export { type CardID, type Leg, type LegCard, legCards, legs } from './rules/components.ts';
export { type BugRaceEvent, isTransient, startsSection } from './rules/events.ts';
export { rules } from './rules/index.ts';
export type { BugRaceMove, BugRaceMoves } from './rules/moves.ts';
export type { BugRaceOptions } from './rules/options.ts';
export type {
  Bug,
  BugRaceState,
  CardInPlay,
  Hand,
  PassedOn,
  Refusal,
  SeenBugRaceState,
  Step,
} from './rules/state.ts';
export { type RulesSectionID, ruleForRefusal } from './rules-sections.ts';

/** Returns the typed events of a match's log in order. It is empty for a client that has no log yet. */
export const readLog = readAnyLog<BugRaceEvent>;
