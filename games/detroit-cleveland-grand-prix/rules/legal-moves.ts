/** Legal moves, as lists and at random: for bots, and for programs that play without knowing the rules. */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import {
  canBeFinished,
  caseOf,
  fieldOfRace,
  openEnds,
  type Racing,
  type Situation,
  situationBefore,
  withEntryDone,
  withEntrySkipped,
} from './card-effects.ts';
import { bidStep, type CardNumber } from './components.ts';
import { playsOfCard } from './enumerate-plays.ts';
import { routeTo } from './movement.ts';
import type { GrandPrixMove } from './moves.ts';
import { type BidRange, bidRange } from './phases/auction.ts';
import { cardsToPlay, whyNotHold } from './phases/race.ts';
import type { CarMove, SeenGrandPrixState } from './state.ts';

/** Maximum number of listed bids, which are the smallest ones; higher ones are legal as well. */
export const maxBidsListed = 100;

const pass: GrandPrixMove = { move: 'pass', args: [] };
const hold: GrandPrixMove = { move: 'hold', args: [] };

/** Returns whether a seat's own cards are visible; otherwise none of its moves are listed. */
function isSeen({ players }: SeenGrandPrixState, seat: PlayerID): boolean {
  return Object.hasOwn(players, seat) && players[seat] !== undefined;
}

/** GP-4: returns the number of different bids. */
function countOf({ min, max }: BidRange): number {
  return (max - min) / bidStep + 1;
}

/** GP-4: returns one of the bids, the smallest being number 0. */
function bidAt({ min }: BidRange, index: number): GrandPrixMove {
  return { move: 'bid', args: [min + index * bidStep] };
}

/** Returns the listed bids of a player, and passing, which is legal for every player who may bid. */
function listedBids(state: SeenGrandPrixState, seat: PlayerID): GrandPrixMove[] {
  const range = bidRange(state, seat);
  if (!range) return [];
  const length = Math.min(maxBidsListed, countOf(range));
  return [...Array.from({ length }, (_, index) => bidAt(range, index)), pass];
}

/**
 * Returns ways of playing a card, each a whole list of moves, no two to the same places. Together they show every end
 * of every entry, with every car for white. The list is empty if the card cannot be played.
 */
export function playsOf(
  state: Racing,
  card: { readonly playerID: PlayerID; readonly number: CardNumber },
): CarMove[][] {
  return playsOfCard(situationBefore(state, card));
}

function listedCards(state: SeenGrandPrixState, seat: PlayerID): GrandPrixMove[] {
  const numbers = cardsToPlay(state, seat);
  if (numbers.length === 0) return [];
  const field = fieldOfRace(state);
  return numbers.flatMap((number) =>
    playsOfCard(situationBefore(state, { playerID: seat, number }, field)).map(
      (moves): GrandPrixMove => ({ move: 'playCard', args: [number, moves] }),
    ),
  );
}

/**
 * Returns legal moves of a seat, without two of the same effect. All are listed except bids above the first hundred and
 * most plays of a card. Of these there are enough to show every end of every entry (`playsOf`), but not all
 * combinations.
 */
export function legalMoves(state: SeenGrandPrixState, seat: PlayerID): GrandPrixMove[] {
  if (!isSeen(state, seat)) return [];
  return [
    ...listedBids(state, seat),
    ...listedCards(state, seat),
    ...(whyNotHold(state, seat) === null ? [hold] : []),
  ];
}

/** Returns a random way of playing a playable card: car after car, each end that can be continued equally likely. */
function someWay(start: Situation, rng: Rng): CarMove[] {
  const moves: CarMove[] = [];
  let situation = start;
  for (const entry of start.card.entries) {
    const next = caseOf(situation, entry);
    if (next.kind === 'home' || next.kind === 'lapsed') {
      moves.push({ car: entry.car, path: [] });
      situation = withEntrySkipped(situation);
      continue;
    }
    const chosen = next.kind === 'white' ? rng.choose(next.candidates) : next;
    const end = rng.choose(openEnds(situation, chosen));
    moves.push({ car: chosen.car, path: routeTo(chosen.drive, end) });
    situation = withEntryDone(situation, chosen.car, end);
  }
  return moves;
}

/** Draws among the cards, and holding if allowed, until it draws one that can be played. */
function somePlay(state: SeenGrandPrixState, seat: PlayerID, rng: Rng): GrandPrixMove | undefined {
  const field = fieldOfRace(state);
  const mayHold = whyNotHold(state, seat) === null;
  let left: readonly (CardNumber | 'hold')[] = cardsToPlay(state, seat);
  if (mayHold) left = [...left, 'hold'];
  while (left.length > 0) {
    const drawn = rng.choose(left);
    if (drawn === 'hold') return hold;
    const start = situationBefore(state, { playerID: seat, number: drawn }, field);
    if (canBeFinished(start)) {
      return { move: 'playCard', args: [drawn, someWay(start, rng)] };
    }
    left = left.filter((each) => each !== drawn);
  }
  return undefined;
}

/** Returns a random legal move: any bid as likely as passing; any card, and then any combination of ends. */
export function randomMove(
  state: SeenGrandPrixState,
  seat: PlayerID,
  rng: Rng,
): GrandPrixMove | undefined {
  if (!isSeen(state, seat)) return undefined;
  if (state.step.phase === 'race') return somePlay(state, seat, rng);
  const range = bidRange(state, seat);
  if (!range) return undefined;
  const count = countOf(range);
  const drawn = rng.die(count + 1) - 1;
  return drawn === count ? pass : bidAt(range, drawn);
}
