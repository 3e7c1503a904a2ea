/** Detroit–Cleveland Grand Prix (Wolfgang Kramer): the Game object, its types and its options. */
import { readLog as readAnyLog } from '../kit/log.ts';
import type { GrandPrixEvent } from './events.ts';

export { playbackMilliseconds } from './animation-timing.ts';
export * from './components.ts';
export {
  type GrandPrixEvent,
  type IdleReason,
  isDetail,
  isTransient,
  type RaceEndReason,
  type SaleReason,
  startsSection,
} from './events.ts';
export { game, playersToMove, refusalOf } from './game.ts';
export { info } from './info.ts';
export type { GrandPrixMove, GrandPrixMoves } from './moves.ts';
export type { GrandPrixOptions, GrandPrixSetup, TrackOrder } from './options.ts';
export { rules } from './rules.ts';
export { type RulesSectionID, ruleForRefusal } from './rules-sections.ts';
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
  Sale,
  SeenGrandPrixState,
  StartingCar,
  Step,
  WayStep,
} from './state.ts';

/** The events of a match's log in order, typed; none of a client that has no log yet. */
export const readLog = readAnyLog<GrandPrixEvent>;
