/**
 * The rules of Detroit–Cleveland Grand Prix as one object: no framework, no React, no randomness of their own. Comments
 * have the numbers of RULES.md. A `whyNot…` returns the reason for refusing a move, or null; boards, bots and moves all
 * ask the same ones.
 */
import type { Shuffle } from '../../kit/cards.ts';
import type { PlayerID } from '../../kit/player-id.ts';
import type { Result } from '../../kit/result.ts';
import { rulesOf } from '../../kit/rules.ts';
import { identity } from '../identity.ts';
import type { GrandPrixEvent } from './events.ts';
import { legalMoves, randomMove } from './legal-moves.ts';
import type { GrandPrixMoves } from './moves.ts';
import {
  type GrandPrixOptions,
  type GrandPrixSetup,
  optionsFrom,
  validateSetupData,
} from './options.ts';
import {
  beginSale,
  bid,
  isAuctionOver,
  offered,
  pass,
  whyNotBid,
  whyNotPass,
} from './phases/auction.ts';
import { hold, playCard, startRace, whyNotHold, whyNotPlayCard } from './phases/race.ts';
import { endMatch, isLastRace, isRaceOver, nextDealer } from './scoring.ts';
import { beginNextRace, newMatch, raceBegan } from './setup.ts';
import { cloneState, type GrandPrixState, type Refusal, type SeenGrandPrixState } from './state.ts';

export { carStandingFor, carsOwnedBy, exchangesOf } from './card-effects.ts';
export { rowsOf, stepsInFront, trackOfRace } from './circuit.ts';
export { maxBidsListed, playsOf } from './legal-moves.ts';
export {
  type BidRange,
  bidRange,
  carLimit,
  forcedSale,
  mustAllBeSold,
  type Purchase,
  whyNotBid,
  whyNotPass,
  whyShutOut,
} from './phases/auction.ts';
export { playableCards, whyNotHold, whyNotPlayCard } from './phases/race.ts';
export * from './play.ts';
export { ownerOf } from './scoring.ts';
export { seatsOf } from './setup.ts';
export { type HeldTen, tensAside, tensInHand } from './ten-cards.ts';

/** Returns the seats that the match is waiting for: never more than one. */
export function playersToMove({ step }: SeenGrandPrixState): readonly PlayerID[] {
  if (step.phase === 'matchOver') return [];
  return [step.phase === 'auction' ? step.sale.toBid : step.toPlay];
}

/** Returns the result of the match, or null while it is under way. */
export function resultOf({ step }: SeenGrandPrixState): Result | null {
  return step.phase === 'matchOver' ? step.result : null;
}

/** Returns the first race's beginning as events of the match's first move, since nothing is logged before it. */
function setupEvents(state: GrandPrixState): GrandPrixEvent[] {
  const { step, race, grid } = state;
  if (step.phase !== 'auction' || race > 1 || grid.length > 0) return [];
  const { sale, returned } = step;
  const isFirstMove = returned.length === 0 && sale.passed.length === 0 && !sale.highestBid;
  return isFirstMove ? [raceBegan(state), offered(sale)] : [];
}

/** Continues after an auction with the race, and after a race with the next auction or the end of the match. */
function goOn(state: GrandPrixState, shuffle: Shuffle): GrandPrixEvent[] {
  const events: GrandPrixEvent[] = [];
  for (;;) {
    if (isAuctionOver(state)) events.push(...startRace(state));
    if (!isRaceOver(state)) return events;
    if (isLastRace(state)) return [...events, ...endMatch(state)];
    events.push(...beginNextRace(state, nextDealer(state), shuffle), ...beginSale(state));
  }
}

/** The types of Detroit–Cleveland Grand Prix, for its rules. */
export interface GrandPrix {
  readonly State: GrandPrixState;
  readonly SeenState: SeenGrandPrixState;
  readonly Moves: GrandPrixMoves;
  readonly Event: GrandPrixEvent;
  readonly Refusal: Refusal;
  readonly Setup: GrandPrixSetup;
  readonly Options: GrandPrixOptions;
}

// Pure, so that a board, which uses single rules, need not load those that change a match.

/** Detroit–Cleveland Grand Prix as one object: `begin`, `playersToMove`, `legalMoves`, `play` … */
export const rules = /* @__PURE__ */ rulesOf<GrandPrix>({
  info: identity,
  validateSetupData,
  optionsFrom,
  begin: (options, seats, { shuffle }) => newMatch(options, seats, shuffle),
  playersToMove,
  legalMoves,
  randomMove,
  setupEvents,
  result: resultOf,
  copy: cloneState,
  moves: {
    bid: {
      argShapes: ['value'],
      whyNot: whyNotBid,
      play: (state, seat, [amount], { shuffle }) => [
        ...bid(state, seat, amount),
        ...goOn(state, shuffle),
      ],
    },
    pass: {
      argShapes: [],
      whyNot: whyNotPass,
      play: (state, seat, _args, { shuffle }) => [...pass(state, seat), ...goOn(state, shuffle)],
    },
    playCard: {
      argShapes: ['value', [{ car: 'value', path: [['value']] }]],
      whyNot: whyNotPlayCard,
      play: (state, seat, [number, moves], { shuffle }) => [
        ...playCard(state, seat, { number, moves: moves ?? [] }),
        ...goOn(state, shuffle),
      ],
    },
    hold: {
      argShapes: [],
      whyNot: whyNotHold,
      play: (state, seat, _args, { shuffle }) => [...hold(state, seat), ...goOn(state, shuffle)],
    },
  },
});
