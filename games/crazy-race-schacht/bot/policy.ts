/** Policy: move ordering for the search, and moves for rollouts. */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Candidate } from '../../kit/search/search-domain.ts';
import { ofSeat } from '../../kit/seats.ts';
import { driverValue, pointsValue, roundsPerStage } from '../rules/components.ts';
import { legalMoves } from '../rules/legal-moves.ts';
import type { SchachtMove } from '../rules/moves.ts';
import type { SchachtState } from '../rules/state.ts';
import { type Placing, placings } from './placing.ts';
import { timesOf } from './times.ts';
import { bestGain, gainOf, reach } from './worth.ts';

/** A move with its expected gain in points. */
interface Liked {
  readonly move: SchachtMove;
  readonly value: number;
}

const pass: SchachtMove = { move: 'pass', args: [] };
const takeBack: SchachtMove = { move: 'takeBack', args: [] };

function placing({ cardID, side }: Placing): SchachtMove {
  return { move: 'placeDriver', args: [cardID, side] };
}

/** CS-5: returns the value of taking the pile back now rather than later, or undefined if that is not possible. */
function takeBackValue(state: SchachtState, seat: PlayerID): number | undefined {
  const { hand, pile } = ofSeat(state.players, seat);
  if (ofSeat(state.hasTakenBack, seat) || pile.length === 0) return undefined;
  if (hand.length === 0) return 9;
  const { stagesLeft } = timesOf(state);
  // A player with more cards than turns to come gains nothing by waiting.
  const turns = roundsPerStage * stagesLeft + 2;
  const strongest = (cards: readonly number[]) => Math.max(...cards.map(driverValue));
  return hand.length + pile.length >= turns && strongest(pile) > strongest(hand) ? 9 : -1;
}

/** Returns a winner's possible moves with their expected gains (CS-9 to CS-12). */
function evaluationMoves(state: SchachtState, seat: PlayerID): Liked[] {
  const { step } = state;
  if (step.phase !== 'stageEvaluation') return [];
  const { movement } = step;
  const times = timesOf(state);
  const locomotives = ofSeat(state.locomotives, seat);
  return legalMoves(state, seat).map((move) => {
    if (move.move === 'drawPoints') {
      const [top] = state.piles.finish.seen;
      return { move, value: top === undefined ? 0 : pointsValue(top) };
    }
    if (move.move === 'steal') {
      const cards = ofSeat(state.points, move.args[0]).map(pointsValue);
      const mean = cards.reduce((sum, value) => sum + value, 0) / cards.length;
      return { move, value: 1.4 * mean };
    }
    if (move.move !== 'advance') return { move, value: 0 };
    const [model, distance] = move.args;
    const to = reach(locomotives, model, distance);
    const left = movement.isSplittable ? movement.left - distance : 0;
    const further =
      left > 0
        ? bestGain(
            { ...locomotives, [model]: to },
            { model: null, left, isSplittable: true },
            times,
          )
        : 0;
    return { move, value: 0.01 + gainOf(locomotives[model], to, times) + further };
  });
}

function valueOfCard(move: SchachtMove): number {
  if (move.move === 'reclaim') return move.args[0] === null ? 0 : driverValue(move.args[0]);
  return move.move === 'discardPoints' ? -pointsValue(move.args[0]) : 0;
}

/** Returns all legal moves of a seat with their expected gains in points. */
function liked(state: SchachtState, seat: PlayerID): Liked[] {
  const { phase } = state.step;
  if (phase === 'stageEvaluation') return evaluationMoves(state, seat);
  if (phase !== 'driverPlacement') {
    return legalMoves(state, seat).map((move) => ({ move, value: valueOfCard(move) }));
  }
  const isOnTurn = state.step.toPlace === seat;
  const placed = isOnTurn
    ? placings(state, seat).map((each): Liked => ({ move: placing(each), value: each.value }))
    : [];
  if (isOnTurn) placed.push({ move: pass, value: 0 });
  const takingBack = takeBackValue(state, seat);
  if (takingBack !== undefined) placed.push({ move: takeBack, value: takingBack });
  return placed;
}

/** Returns a key that is equal for moves that differ only in which of two equal cards they name. */
function keyOf(move: SchachtMove): string {
  switch (move.move) {
    case 'placeDriver':
      return `${driverValue(move.args[0])} at ${move.args[1]}`;
    case 'reclaim':
      return `reclaim ${move.args[0] === null ? 0 : driverValue(move.args[0])}`;
    case 'discardPoints':
      return `discard ${pointsValue(move.args[0])}`;
    case 'advance':
      return `${move.args[0]} ${move.args[1]}`;
    case 'steal':
      return `steal ${move.args[0]}`;
    default:
      return move.move;
  }
}

/** Returns all legal moves of a seat, the most promising first. */
export function candidates(state: SchachtState, seat: PlayerID): Candidate<SchachtMove>[] {
  return liked(state, seat)
    .sort((a, b) => b.value - a.value)
    .map(({ move }) => ({ move, key: keyOf(move) }));
}

/**
 * Range of the random bonus of rollout moves, in points: moves that differ by less may be chosen instead of each other.
 */
const noise = 0.5;

/** Returns a sensible move with some randomness, since rivals can't be predicted exactly. */
export function rolloutMove(state: SchachtState, seat: PlayerID, { die }: Rng): SchachtMove {
  let best: SchachtMove | undefined;
  let max = Number.NEGATIVE_INFINITY;
  for (const { move, value } of liked(state, seat)) {
    const worth = value + (noise * die(1024)) / 1024;
    if (worth > max) [best, max] = [move, worth];
  }
  if (!best) throw new Error(`Seat ${seat} has nothing to decide.`);
  return best;
}
