/** Crazy Race (Michael Schacht): the Game object, its types and its options. */
import { readLog as readAnyLog } from '../kit/log.ts';
import type { CrazyRaceEvent } from './events.ts';

export { playbackMilliseconds } from './animation-timing.ts';
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
} from './components.ts';
export { type CrazyRaceEvent, isTransient, startsSection } from './events.ts';
export { game, playersToMove, refusalOf } from './game.ts';
export { info } from './info.ts';
export type { CrazyRaceMove, CrazyRaceMoves } from './moves.ts';
export type { CrazyRaceOptions, PointsOrder } from './options.ts';
export { rules } from './rules.ts';
export { type RulesSectionID, ruleForRefusal } from './rules-sections.ts';
export type {
  Advance,
  CrazyRaceState,
  Locomotives,
  Movement,
  OwnCards,
  PlacedDriver,
  Refusal,
  SeenCrazyRaceState,
  Step,
} from './state.ts';

/** The events of a match's log in order, typed; none of a client that has no log yet. */
export const readLog = readAnyLog<CrazyRaceEvent>;
