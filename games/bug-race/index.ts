/** Bug Race: the Game object, its types and its options. */
import { readLog as readAnyLog } from '../kit/log.ts';
import type { BugRaceEvent } from './events.ts';

export { playbackMilliseconds } from './animation-timing.ts';
export { type CardID, type Leg, type LegCard, legCards, legs } from './components.ts';
export { type BugRaceEvent, isTransient, startsSection } from './events.ts';
export { game, playersToMove, refusalOf } from './game.ts';
export { info } from './info.ts';
export type { BugRaceMove, BugRaceMoves } from './moves.ts';
export type { BugRaceOptions } from './options.ts';
export { rules } from './rules.ts';
export { type RulesSectionID, ruleForRefusal } from './rules-sections.ts';
export type {
  Bug,
  BugRaceState,
  CardInPlay,
  Hand,
  PassedOn,
  Refusal,
  SeenBugRaceState,
  Step,
} from './state.ts';

/** The events of a match's log in order, typed; none of a client that has no log yet. */
export const readLog = readAnyLog<BugRaceEvent>;
