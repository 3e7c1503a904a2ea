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
export { beginsPart, game, isFleeting, waitsFor, whyRefused } from './game.ts';
export { info } from './info.ts';
export type { CrazyRaceMoves } from './moves.ts';
export type { CrazyRaceOptions, PointsOrder } from './options.ts';
export type {
  Advance,
  CrazyRaceEvent,
  CrazyRaceState,
  Locomotives,
  Movement,
  OwnCards,
  PlacedDriver,
  Refusal,
  SeenCrazyRaceState,
} from './state.ts';
