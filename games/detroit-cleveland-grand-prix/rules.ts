/**
 * The rules of Detroit–Cleveland Grand Prix as functions on plain objects: no framework, no React, no chance of their own.
 * The numbers are those of RULES.md. A `whyNot…` gives the reason for refusing a move, or null;
 * boards, bots and moves all ask the same ones. Here is what holds the rooms together; dealing (GP-1, GP-2) is in deal.ts,
 * the auction (GP-3 to GP-8) in auction.ts, turns and cards (GP-9 to GP-15) in race.ts, ways among cars (GP-11, GP-12)
 * in reach.ts, a card's entries and white (GP-10, GP-13, GP-15) in card.ts, what can be played in play.ts,
 * prizes and the end (GP-16, GP-17) in race-end.ts.
 */
import type { PlayerID } from 'boardgame.io';
import type { Shuffle } from '../kit/cards.ts';
import * as auction from './auction.ts';
import { beginRace, newMatch, raceBegan } from './deal.ts';
import type { GrandPrixOptions } from './options.ts';
import * as race from './race.ts';
import { endMatch, isLastRace, nextDealer } from './race-end.ts';
import type { GrandPrixEvent, GrandPrixState, SeenGrandPrixState } from './state.ts';

export { bidRange, carLimit, mustAllBeSold, whyNotBid, whyNotPass, whyShutOut } from './auction.ts';
export { carStandingFor, carsOwnedBy } from './card.ts';
export { seatsOf } from './deal.ts';
export * from './play.ts';
export { playableCards, whyNotHold, whyNotPlayCard } from './race.ts';
export { ownerOf } from './race-end.ts';
export { someMoves } from './some-moves.ts';
export { rowsOf, stepsInFront, trackOfRace } from './track.ts';

/** Seats that the table waits for. */
export function waitedFor(state: SeenGrandPrixState): readonly PlayerID[] {
  if (state.result) return [];
  const seat = state.step === 'auction' ? state.sale?.toBid : state.toPlay;
  return seat === undefined || seat === null ? [] : [seat];
}

/** A match at its first sale. */
export function newGrandPrix(
  options: GrandPrixOptions,
  seats: readonly PlayerID[],
  shuffle: Shuffle,
): GrandPrixState {
  const state = newMatch(options, seats, shuffle);
  beginRace(state, shuffle);
  auction.offerNext(state);
  return state;
}

/** Nothing is logged before the first move, so that one also tells of the first race's beginning. */
function untoldBeginning(state: SeenGrandPrixState): GrandPrixEvent[] {
  const { sale, grid, returned } = state;
  if (!sale || sale.amount > 0 || sale.passed.length > 0) return [];
  const isFirstMove = state.race === 1 && grid.length === 0 && returned.length === 0;
  return isFirstMove ? [raceBegan(state), auction.offered(sale)] : [];
}

/** What happens by itself until somebody has to decide, or the match is over. */
function goOn(state: GrandPrixState, shuffle: Shuffle): GrandPrixEvent[] {
  const told: GrandPrixEvent[] = [];
  while (!state.result && waitedFor(state).length === 0) told.push(...nextPart(state, shuffle));
  return told;
}

/** After a sale the next one, or the race; after a race the next one, or the end of the match. */
function nextPart(state: GrandPrixState, shuffle: Shuffle): GrandPrixEvent[] {
  if (state.step === 'auction') {
    return auction.hasCarsToOffer(state) ? auction.offerNext(state) : race.startRace(state);
  }
  if (isLastRace(state)) return endMatch(state);
  state.dealer = nextDealer(state);
  return beginRace(state, shuffle);
}

// The moves

/** GP-4: a bid in dollars that is allowed, and what follows by itself. */
export function bid(
  state: GrandPrixState,
  playerID: PlayerID,
  amount: number,
  shuffle: Shuffle,
): GrandPrixEvent[] {
  const before = untoldBeginning(state);
  return [...before, ...auction.bid(state, playerID, amount), ...goOn(state, shuffle)];
}

/** GP-4: out for this car, and what follows by itself. */
export function pass(
  state: GrandPrixState,
  playerID: PlayerID,
  shuffle: Shuffle,
): GrandPrixEvent[] {
  const before = untoldBeginning(state);
  return [...before, ...auction.pass(state, playerID), ...goOn(state, shuffle)];
}

/** GP-9 to GP-16: plays a card with moves that are allowed, and what follows by itself, up to the next race. */
export function playCard(
  state: GrandPrixState,
  playerID: PlayerID,
  played: race.PlayedCard,
  shuffle: Shuffle,
): GrandPrixEvent[] {
  return [...race.playCard(state, playerID, played), ...goOn(state, shuffle)];
}

/** GP-14: a turn without a card, where it is allowed, and what follows by itself. */
export function hold(
  state: GrandPrixState,
  playerID: PlayerID,
  shuffle: Shuffle,
): GrandPrixEvent[] {
  return [...race.hold(state, playerID), ...goOn(state, shuffle)];
}
