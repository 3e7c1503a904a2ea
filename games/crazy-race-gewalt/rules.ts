/**
 * The rules of Crazy Race as functions on plain objects: no framework, no React, no chance of their own.
 * The numbers are those of RULES.md. A `whyNot…` gives the reason for refusing a move, or null;
 * boards, bots and moves all ask the same ones. Here are setting up (CG-0, CG-1) and section cards (CG-2, CG-3); turns,
 * rolling and finishing (CG-4, CG-5, CG-11, CG-12) are in turn.ts, action cards and counters (CG-9 to CG-13) in
 * actions.ts, hands and piles (CG-6) in hands.ts, sections and ways in lanes.ts, points (CG-7) in scoring.ts.
 */
import type { PlayerID } from 'boardgame.io';
import type { Shuffle } from '../kit/cards.ts';
import { forEachSeat } from '../kit/seats.ts';
import {
  actionCards,
  betCards,
  handSize,
  laneCount,
  type SectionCardID,
  sectionCards,
  sectionsALane,
} from './components.ts';
import { discardCard, draw, seatsOf, spendCard, whyNotDiscard, whyNotPlay } from './hands.ts';
import { info } from './info.ts';
import { startPlace, whyNotFree } from './lanes.ts';
import type { CrazyRaceOptions } from './options.ts';
import type {
  CrazyRaceEvent,
  CrazyRaceState,
  OwnCards,
  Refusal,
  SeenCrazyRaceState,
  Spot,
} from './state.ts';

export * from './actions.ts';
export type { Chance } from './chance.ts';
export * from './hands.ts';
export * from './lanes.ts';
export * from './scoring.ts';
export * from './turn.ts';

/** The seat that the table waits for: who is asked for an answer, else whose turn it is. */
export function waitedFor(state: SeenCrazyRaceState): readonly PlayerID[] {
  if (state.result) return [];
  return [(state.asked ?? state.turn).playerID];
}

// Section cards: CG-2, CG-3

/** CG-2, CG-3: a section card of the hand, to a section with neither a pawn nor a card. All three may be anything. */
export function whyNotPlaySection(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  {
    cardID,
    lane,
    section,
  }: {
    readonly cardID: unknown;
    readonly lane: unknown;
    readonly section: unknown;
  },
): Refusal | null {
  const notPlayable = whyNotPlay(state, playerID, { deck: 'section', cardID });
  return notPlayable ?? whyNotFree(state, { lane, section });
}

/** CG-3: from now on the section has as many squares as the card shows. */
export function playSection(
  state: CrazyRaceState,
  { cardID, lane, section }: Spot & { readonly cardID: SectionCardID },
  shuffle: Shuffle,
): CrazyRaceEvent[] {
  const { playerID } = state.turn;
  const sections = state.laid[lane];
  if (!sections) throw new Error(`There is no lane ${lane}.`);
  spendCard(state, { deck: 'section', cardID });
  sections[section] = cardID;
  return [
    { type: 'laidSection', playerID, cardID, lane, section },
    ...draw(state, { playerID, deck: 'section', isOwed: false }, shuffle),
  ];
}

/** CG-2: a section card of the hand, if none has been used in this turn. */
export function whyNotDiscardSection(
  state: SeenCrazyRaceState,
  playerID: PlayerID,
  cardID: unknown,
): Refusal | null {
  return whyNotDiscard(state, playerID, { deck: 'section', cardID });
}

/** CG-2, CG-6: discards a section card and draws a replacement. */
export function discardSection(
  state: CrazyRaceState,
  cardID: SectionCardID,
  shuffle: Shuffle,
): CrazyRaceEvent[] {
  return discardCard(state, { deck: 'section', cardID }, shuffle);
}

// Setting up: CG-C1 to CG-C5, CG-0, CG-1, CG-9

/** Nothing is logged before the first move, so that one also tells of the beginning. To be asked before the move. */
export function untoldBeginning(state: SeenCrazyRaceState): CrazyRaceEvent[] {
  const { firstPlayer, options, pileSizes, turn, asked } = state;
  const isFirstMove = turn.number === 1 && !turn.hasUsed.section && !turn.hasUsed.action && !asked;
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

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

/** Takes cards from the top of a pile. */
function deal(pile: number[], count: number): number[] {
  return pile.splice(Math.max(0, pile.length - count), count).reverse();
}

/** CG-0, CG-1, CG-9: pawns at the start, a bet and four cards of each deck in play, a first player drawn. */
export function newRace(
  options: CrazyRaceOptions,
  seats: readonly PlayerID[],
  shuffle: Shuffle,
): CrazyRaceState {
  const [firstPlayer] = shuffle(seats);
  const bets = shuffle(numbers(betCards.length));
  const section = shuffle(numbers(sectionCards.length));
  const action = options.expert ? shuffle(numbers(actionCards.length)) : [];
  if (firstPlayer === undefined) throw new Error('A race needs seats.');
  const players = forEachSeat(seats, (): OwnCards => {
    const [bet] = deal(bets, 1);
    if (bet === undefined) throw new Error('There are too few bets.');
    return { hand: { section: deal(section, handSize), action: deal(action, handSize) }, bet };
  });
  return {
    rulesVersion: info.rulesVersion,
    options,
    laid: numbers(laneCount).map(() => Array<null>(sectionsALane).fill(null)),
    pawns: forEachSeat(seats, () => startPlace),
    trophies: forEachSeat(seats, () => ({ lilac: null, blue: null, red: null })),
    firstPlayer,
    turn: {
      number: 1,
      playerID: firstPlayer,
      isSecond: false,
      hasUsed: { section: false, action: false },
      effect: null,
    },
    asked: null,
    before: forEachSeat(seats, () => null),
    counters: forEachSeat(seats, () => forEachSeat(seats, () => 0)),
    owed: forEachSeat(seats, () => 0),
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
