/** Crazy Race (Michael Schacht): the Game object, its types and its options. */
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
export { playbackMilliseconds } from './durations.ts';
export { beginsPart, type CrazyRaceEvent, isFleeting } from './events.ts';
export { game, waitsFor, whyRefused } from './game.ts';
export { info } from './info.ts';
export type { CrazyRaceMove, CrazyRaceMoves } from './moves.ts';
export type { CrazyRaceOptions, PointsOrder } from './options.ts';
export { rules } from './rules.ts';
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
