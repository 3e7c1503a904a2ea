/** Crazy Race (Michael Schacht): the Game object, its types and its options. */
import { readLog as readAnyLog } from '../kit/log.ts';
import type { SchachtEvent } from './rules/events.ts';

export { playbackMilliseconds } from './animation-timing.ts';
export { game, playersToMove, refusalOf } from './game.ts';
export { info } from './info.ts';
export {
  type DriverCardID,
  driverCards,
  type Model,
  models,
  type PointsCard,
  type PointsCardID,
  type PointsPile,
  pointsCards,
  type Side,
  type StageCard,
  type StageCardID,
  sides,
  stageCards,
} from './rules/components.ts';
export { isTransient, isTurnUp, type SchachtEvent, startsSection } from './rules/events.ts';
export { rules } from './rules/index.ts';
export type { SchachtMove, SchachtMoves } from './rules/moves.ts';
export type { PointsOrder, SchachtOptions } from './rules/options.ts';
export type {
  Advance,
  Locomotives,
  Movement,
  OwnCards,
  PlacedDriver,
  Refusal,
  SchachtState,
  SeenSchachtState,
  Step,
} from './rules/state.ts';
export { type RulesSectionID, ruleForRefusal } from './rules-sections.ts';

/** Returns the typed events of a match's log in order. It is empty for a client that has no log yet. */
export const readLog = readAnyLog<SchachtEvent>;
