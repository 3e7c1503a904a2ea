/** Detroit–Cleveland Grand Prix (Wolfgang Kramer): the Game object, its types and its options. */
export * from './components.ts';
export { beginsPart, game, isFleeting, waitsFor, whyRefused } from './game.ts';
export { info } from './info.ts';
export type { GrandPrixMoves } from './moves.ts';
export type { GrandPrixOptions, GrandPrixSetup, TrackOrder } from './options.ts';
export type {
  ActiveExchange,
  CarMove,
  GrandPrixEvent,
  GrandPrixState,
  IdleReason,
  OwnCards,
  PastRace,
  PrizeWon,
  RaceEndReason,
  Refusal,
  Sale,
  SaleReason,
  SeenGrandPrixState,
  StartingCar,
  WayStep,
} from './state.ts';
