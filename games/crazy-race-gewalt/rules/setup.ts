/** The beginning of a race: CG-C1 to CG-C5, CG-0, CG-1, CG-9. */

import { existing } from '../../kit/existing.ts';
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import { forEachSeat } from '../../kit/seats.ts';
import { identity } from '../identity.ts';
import {
  actionCards,
  betCards,
  handSize,
  laneCount,
  sectionCards,
  sectionsPerLane,
} from './components.ts';
import type { GewaltEvent } from './events.ts';
import { seatsOf } from './hands.ts';
import { startPlace } from './lanes.ts';
import type { GewaltOptions } from './options.ts';
import type { GewaltState, OwnCards, SectionCards } from './state.ts';

function numbersOf(cards: readonly unknown[]): readonly number[] {
  return Object.freeze([...cards.keys()]);
}

const allBets = numbersOf(betCards);
const allSectionCards = numbersOf(sectionCards);
const allActionCards = numbersOf(actionCards);

const emptyLanes: SectionCards = Object.freeze(
  Array.from({ length: laneCount }, () => Object.freeze(Array<null>(sectionsPerLane).fill(null))),
);

/** Takes cards from the top of a pile. */
function deal(pile: number[], count: number): number[] {
  return pile.splice(Math.max(0, pile.length - count), count).reverse();
}

/**
 * CG-0, CG-1, CG-9: returns a new race. Pawns are at the start, each player has a bet and four cards of each deck in
 * play, and a first player is drawn.
 */
export function newRace(
  options: GewaltOptions,
  seats: readonly PlayerID[],
  { shuffle }: Rng,
): GewaltState {
  const firstPlayer = existing(shuffle(seats)[0], 'seat');
  const bets = shuffle(allBets);
  const section = shuffle(allSectionCards);
  const action = options.expert ? shuffle(allActionCards) : [];
  const players = forEachSeat(seats, (): OwnCards => {
    const bet = existing(deal(bets, 1)[0], 'bet to deal');
    return { hand: { section: deal(section, handSize), action: deal(action, handSize) }, bet };
  });
  const hasUsed = { section: false, action: false };
  return {
    rulesVersion: identity.rulesVersion,
    options,
    sectionCards: emptyLanes,
    pawns: forEachSeat(seats, () => startPlace),
    trophies: forEachSeat(seats, () => ({ lilac: null, blue: null, red: null })),
    firstPlayer,
    turn: { number: 1, playerID: firstPlayer, isSecond: false, hasUsed, effect: null },
    awaitingReply: null,
    pendingCards: forEachSeat(seats, () => null),
    counters: forEachSeat(seats, () => forEachSeat(seats, () => 0)),
    owedDraws: forEachSeat(seats, () => 0),
    handSizes: forEachSeat(seats, () => ({
      section: handSize,
      action: options.expert ? handSize : 0,
    })),
    pileSizes: { section: section.length, action: action.length },
    discards: { section: [], action: [] },
    bets: null,
    result: null,
    players,
    secret: { piles: { section, action }, bets },
  };
}

/**
 * Returns the events that precede the match's first move, since nothing is logged before it; none for any other move.
 */
export function setupEvents(state: GewaltState): GewaltEvent[] {
  const { firstPlayer, options, pileSizes, turn, awaitingReply } = state;
  const { hasUsed } = turn;
  const isFirstMove =
    turn.number === 1 && !hasUsed.section && !hasUsed.action && awaitingReply === null;
  if (!isFirstMove) return [];
  return [
    {
      type: 'raceBegan',
      seats: seatsOf(state),
      firstPlayer,
      isExpert: options.expert,
      pileSizes: { ...pileSizes },
    },
    { type: 'turnBegan', playerID: firstPlayer, isSecond: false },
  ];
}
