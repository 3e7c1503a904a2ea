/** Setting up a match and each of its races (GP-C3, GP-1 to GP-3). */
import type { PlayerID } from 'boardgame.io';
import type { Shuffle } from '../kit/cards.ts';
import { forEachSeat, ofSeat, seatToTheLeft } from '../kit/seats.ts';
import {
  bidCards,
  type Car,
  type CardNumber,
  exchangeCards,
  movementCards,
  type Space,
  startMoney,
  tens,
} from './components.ts';
import { info } from './info.ts';
import type { GrandPrixOptions } from './options.ts';
import type { GrandPrixEvent, GrandPrixState, SeenGrandPrixState } from './state.ts';
import { trackOfRace } from './track.ts';

/** All seats of the match, in their order. */
export function seatsOf({ money }: Pick<GrandPrixState, 'money'>): PlayerID[] {
  return Object.keys(money);
}

/** Cards in order of their numbers. */
export function byNumber(cards: readonly CardNumber[]): CardNumber[] {
  return [...cards].sort((a, b) => a - b);
}

function noSpaces(): Record<Car, Space | null> {
  return { yellow: null, blue: null, green: null, black: null, red: null, orange: null };
}

/** A match before its first race: everybody has the same money, and a dealer is chosen by lot (GP-2). */
export function newMatch(
  options: GrandPrixOptions,
  seats: readonly PlayerID[],
  shuffle: Shuffle,
): GrandPrixState {
  const [dealer] = shuffle(seats);
  if (dealer === undefined) throw new Error('A match needs seats.');
  return {
    rulesVersion: info.rulesVersion,
    options,
    step: 'auction',
    race: 0,
    dealer,
    money: forEachSeat(seats, () => startMoney),
    handSizes: forEachSeat(seats, () => 0),
    sale: null,
    returned: [],
    lastBuyer: null,
    grid: [],
    spaces: noSpaces(),
    home: [],
    toPlay: null,
    turnOrder: [],
    exchanges: [],
    idleTurns: 0,
    discards: [],
    tensAside: [],
    pastRaces: [],
    result: null,
    players: forEachSeat(seats, () => ({ hand: [] })),
    secret: { bidPile: [] },
  };
}

/** Clears the track and deals for the next race. */
export function beginRace(state: GrandPrixState, shuffle: Shuffle): GrandPrixEvent[] {
  Object.assign(state, {
    step: 'auction',
    race: state.race + 1,
    sale: null,
    returned: [],
    lastBuyer: null,
    grid: [],
    spaces: noSpaces(),
    home: [],
    toPlay: null,
    turnOrder: [],
    exchanges: [],
    idleTurns: 0,
    discards: [],
    tensAside: state.options.tensInDeck ? [] : tens.map(({ number }) => number),
    secret: { bidPile: shuffle(bidCards.map(({ car }) => car)) },
  } satisfies Partial<GrandPrixState>);
  deal(state, shuffle);
  return [raceBegan(state)];
}

/** GP-1: all cards, one by one, from the dealer's left on. */
function deal(state: GrandPrixState, shuffle: Shuffle): void {
  const seats = seatsOf(state);
  const deck = [...movementCards, ...exchangeCards, ...(state.options.tensInDeck ? tens : [])];
  const hands = forEachSeat(seats, (): CardNumber[] => []);
  let seat = state.dealer;
  for (const { number } of shuffle(deck)) {
    seat = seatToTheLeft(seats, seat);
    ofSeat(hands, seat).push(number);
  }
  state.players = forEachSeat(seats, (each) => ({ hand: byNumber(ofSeat(hands, each)) }));
  state.handSizes = forEachSeat(seats, (each) => ofSeat(hands, each).length);
}

/** What the log tells of a race's beginning. */
export function raceBegan(state: SeenGrandPrixState): GrandPrixEvent {
  const { race, dealer, handSizes } = state;
  return { type: 'raceBegan', race, track: trackOfRace(state), dealer, dealt: { ...handSizes } };
}
