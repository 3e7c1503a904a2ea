/** What is legal now, as lists and by chance: for bots, and for whoever plays without knowing the rules. */
import type { PlayerID } from 'boardgame.io';
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
import { waysOfCard } from './enumerate-plays.ts';
import { wayTo } from './movement.ts';
import type { GrandPrixMove } from './moves.ts';
import { type BidRange, bidRange } from './phases/auction.ts';
import { cardsToPlay, whyNotHold } from './phases/race.ts';
import type { CarMove, SeenGrandPrixState } from './state.ts';

/** The most bids that are listed, the smallest ones; higher ones are as legal. */
export const maxBidsListed = 100;

const pass: GrandPrixMove = { move: 'pass', args: [] };
const hold: GrandPrixMove = { move: 'hold', args: [] };

/** Whether a seat's own cards are seen: else nothing is said of what it may do. */
function isSeen({ players }: SeenGrandPrixState, seat: PlayerID): boolean {
  return Object.hasOwn(players, seat) && players[seat] !== undefined;
}

/** GP-4: how many different bids there are. */
function countOf({ min, max }: BidRange): number {
  return (max - min) / bidStep + 1;
}

/** GP-4: one of the bids, the smallest being number 0. */
function bidAt({ min }: BidRange, index: number): GrandPrixMove {
  return { move: 'bid', args: [min + index * bidStep] };
}

/** The players who may bid may pass. */
function listedBids(state: SeenGrandPrixState, seat: PlayerID): GrandPrixMove[] {
  const range = bidRange(state, seat);
  if (!range) return [];
  const length = Math.min(maxBidsListed, countOf(range));
  return [...Array.from({ length }, (_, index) => bidAt(range, index)), pass];
}

/**
 * Ways of playing a card, each a whole list of moves, no two to the same places; together they show every end of every
 * entry, with every car for white. None: it cannot be played.
 */
export function waysToPlay(
  state: Racing,
  card: { readonly playerID: PlayerID; readonly number: CardNumber },
): CarMove[][] {
  return waysOfCard(situationBefore(state, card));
}

function listedCards(state: SeenGrandPrixState, seat: PlayerID): GrandPrixMove[] {
  const numbers = cardsToPlay(state, seat);
  if (numbers.length === 0) return [];
  const field = fieldOfRace(state);
  return numbers.flatMap((number) =>
    waysOfCard(situationBefore(state, { playerID: seat, number }, field)).map(
      (moves): GrandPrixMove => ({ move: 'playCard', args: [number, moves] }),
    ),
  );
}

/**
 * Legal moves of a seat, none twice by effect. All that there are, but for bids above the first hundred, and for most
 * ways of a card: of these as many as show every end of every entry (`waysToPlay`), not how they may be combined.
 */
export function legalMoves(state: SeenGrandPrixState, seat: PlayerID): GrandPrixMove[] {
  if (!isSeen(state, seat)) return [];
  return [
    ...listedBids(state, seat),
    ...listedCards(state, seat),
    ...(whyNotHold(state, seat) === null ? [hold] : []),
  ];
}

/** One of the ways of playing a playable card, by chance: car after car, each end that leads on as likely. */
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
    moves.push({ car: chosen.car, path: wayTo(chosen.drive, end) });
    situation = withEntryDone(situation, chosen.car, end);
  }
  return moves;
}

/** Draws among the cards, and holding if that is allowed, until one comes that can be played. */
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

/** One legal move by chance: any bid as likely as passing; any card, and then any combination of ends. */
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
