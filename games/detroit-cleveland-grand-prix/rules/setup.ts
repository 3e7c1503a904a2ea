/** Setting up a match and each of its races (GP-C3, GP-1 to GP-3). */
import type { Shuffle } from '../../kit/cards.ts';
import { existing } from '../../kit/existing.ts';
import type { PlayerID } from '../../kit/player-id.ts';
import { recordOf } from '../../kit/record-of.ts';
import { ofSeat, seatsFrom, seatToTheLeft } from '../../kit/seats.ts';
import { identity } from '../identity.ts';
import { trackOfRace } from './circuit.ts';
import {
  bidCards,
  type CardNumber,
  cars,
  exchangeCards,
  movementCards,
  startMoney,
  tens,
} from './components.ts';
import type { GrandPrixEvent } from './events.ts';
import type { GrandPrixOptions } from './options.ts';
import type {
  AuctionStep,
  GrandPrixState,
  Hidden,
  OwnCards,
  RaceState,
  SeenGrandPrixState,
} from './state.ts';

/** Returns all seats of the match, in their order. */
export function seatsOf({ money }: Pick<GrandPrixState, 'money'>): PlayerID[] {
  return Object.keys(money);
}

/** Returns cards in order of their numbers, as in hands. */
export function byNumber(cards: readonly CardNumber[]): CardNumber[] {
  return [...cards].sort((a, b) => a - b);
}

/** Gives a player this hand instead of the one before. */
export function putInHand(
  state: GrandPrixState,
  playerID: PlayerID,
  hand: readonly CardNumber[],
): void {
  state.players = { ...state.players, [playerID]: { hand } };
  state.handSizes = { ...state.handSizes, [playerID]: hand.length };
}

/** GP-1: deals all cards, one by one, from the dealer's left on. */
function dealtHands(
  { tensInDeck }: GrandPrixOptions,
  seats: readonly PlayerID[],
  { dealer, shuffle }: { readonly dealer: PlayerID; readonly shuffle: Shuffle },
): Readonly<Record<PlayerID, OwnCards>> {
  const deck = [...movementCards, ...exchangeCards, ...(tensInDeck ? tens : [])];
  const hands = recordOf(seats, (): CardNumber[] => []);
  let seat = dealer;
  for (const { number } of shuffle(deck)) {
    seat = seatToTheLeft(seats, seat);
    ofSeat(hands, seat).push(number);
  }
  return recordOf(seats, (each) => ({ hand: byNumber(ofSeat(hands, each)) }));
}

/** GP-3: returns the first sale, before any player is asked to bid. */
function firstSale(
  seats: readonly PlayerID[],
  dealer: PlayerID,
  shuffle: Shuffle,
): { readonly step: AuctionStep; readonly secret: Hidden } {
  const bidPile = shuffle(bidCards.map(({ car }) => car));
  const car = existing(bidPile.pop(), 'bid card');
  const sale = {
    car,
    isSecondOffer: false,
    bidders: seatsFrom(seats, dealer),
    passed: [],
    highestBid: null,
    toBid: dealer,
  };
  return { step: { phase: 'auction', sale, returned: [], lastBuyer: null }, secret: { bidPile } };
}

/** Returns the state at the beginning of a race: an empty track, cards dealt, the first car for sale. */
function newRace(
  options: GrandPrixOptions,
  seats: readonly PlayerID[],
  { race, dealer, shuffle }: { race: number; dealer: PlayerID; shuffle: Shuffle },
): Required<RaceState> {
  const sale = firstSale(seats, dealer, shuffle);
  const players = dealtHands(options, seats, { dealer, shuffle });
  return {
    race,
    dealer,
    ...sale,
    handSizes: recordOf(seats, (seat) => ofSeat(players, seat).hand.length),
    grid: [],
    spaces: recordOf(cars, () => null),
    home: [],
    discards: [],
    players,
  };
}

/**
 * GP-C3, GP-2: returns a new match. All players have the same money, a dealer is drawn by lot, and the first race
 * begins.
 */
export function newMatch(
  options: GrandPrixOptions,
  seats: readonly PlayerID[],
  shuffle: Shuffle,
): GrandPrixState {
  const dealer = existing(shuffle(seats)[0], 'seat');
  return {
    rulesVersion: identity.rulesVersion,
    options,
    money: recordOf(seats, () => startMoney),
    pastRaces: [],
    ...newRace(options, seats, { race: 1, dealer, shuffle }),
  };
}

/** GP-1, GP-3: begins the next race with this dealer. The first player to bid may still have to be found. */
export function beginNextRace(
  state: GrandPrixState,
  dealer: PlayerID,
  shuffle: Shuffle,
): GrandPrixEvent[] {
  const race = state.race + 1;
  Object.assign(state, newRace(state.options, seatsOf(state), { race, dealer, shuffle }));
  return [raceBegan(state)];
}

/** Returns the event of a race's beginning. */
export function raceBegan(state: SeenGrandPrixState): GrandPrixEvent {
  const { race, dealer, handSizes } = state;
  return { type: 'raceBegan', race, track: trackOfRace(state), dealer, dealt: { ...handSizes } };
}
