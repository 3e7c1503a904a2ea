/** Detroit–Cleveland Grand Prix (Wolfgang Kramer): the Game object, its types and its options. */
import { readLog as readAnyLog } from '../kit/log.ts';
import type { GrandPrixEvent } from './rules/events.ts';

export { playbackMilliseconds } from './animation-timing.ts';
export { game, playersToMove, refusalOf } from './game.ts';
export { info } from './info.ts';
export {
  type BidCard,
  bidCards,
  bidStep,
  type Car,
  type CardEntry,
  type CardNumber,
  carLimits,
  carNumber,
  cars,
  defaultPrizes,
  type ExchangeCard,
  exchangeCards,
  type HandCard,
  handCard,
  type MovementCard,
  movementCards,
  type Segment,
  type SegmentShape,
  type Space,
  startMoney,
  type Track,
  type TrackName,
  tens,
  trackNames,
  trackShapes,
  tracks,
} from './rules/components.ts';
export {
  type GrandPrixEvent,
  type IdleReason,
  isDetail,
  isTransient,
  isTurnUp,
  type RaceEndReason,
  type SaleReason,
  startsSection,
} from './rules/events.ts';
export { rules } from './rules/index.ts';
export type { GrandPrixMove, GrandPrixMoves } from './rules/moves.ts';
export type { GrandPrixOptions, GrandPrixSetup, TrackOrder } from './rules/options.ts';
export type {
  ActiveExchange,
  AuctionStep,
  CarMove,
  GrandPrixState,
  Hidden,
  HighestBid,
  MatchOver,
  OwnCards,
  PastRace,
  PrizeWon,
  RaceState,
  RaceStep,
  Refusal,
  RouteStep,
  Sale,
  SeenGrandPrixState,
  StartingCar,
  Step,
} from './rules/state.ts';
export { type RulesSectionID, ruleForRefusal } from './rules-sections.ts';

/** Returns the typed events of a match's log in order. It is empty for a client that has no log yet. */
export const readLog = readAnyLog<GrandPrixEvent>;
