/** Evaluation of a race: each player's chance to win it. */
import type { PlayerID } from '../../kit/player-id.ts';
import type { WinShares } from '../../kit/search/search-domain.ts';
import { ofSeat } from '../../kit/seats.ts';
import { type DriverCardID, driverValue, models, pointsValue } from '../rules/components.ts';
import { resultOf } from '../rules/index.ts';
import type { SchachtState } from '../rules/state.ts';
import { lastProgress } from '../rules/track.ts';
import { timesOf } from './times.ts';
import { type Times, worthOf } from './worth.ts';

/**
 * Weights of the features of a player's chance to win: points won or expected, value of the hand, and value of its
 * strongest card. Then follow the value of a pile that can be taken back, a bonus for being able to, the hand's size,
 * and the last locomotive's progress.
 */
type Weights = readonly [number, number, number, number, number, number, number];

/**
 * Weights by number of players, then by number of stages to come, from 1. Fitted to the same races as the chances of
 * locomotives.
 */
const weightsByPlayers: Readonly<Record<number, readonly Weights[]>> = {
  3: [
    [0.686, -0.157, 0.605, 0, 0, 0.838, 0.062],
    [0.647, 0.07, 0.254, 0.07, 0, 0.537, 0],
    [0.588, 0.164, 0.069, 0.2, 0, 0.218, 0.039],
    [0.471, 0.264, -0.107, 0.155, 1.115, -0.041, 0.148],
    [0.4, 0.373, -0.112, 0.212, 1.624, -0.073, 0.302],
    [0.451, 0.2, 0.03, 0.1, 1.6, 0.045, 0.432],
    [0.89, 0.136, 0.064, 0, 1.6, -0.041, 0.291],
  ],
  4: [
    [0.742, -0.041, 0.373, 0, 0, 0.351, 0.019],
    [0.573, 0.058, 0.236, 0.058, 0, 0.231, 0],
    [0.456, 0.14, 0.052, 0.15, 0, 0.044, 0.069],
    [0.345, 0.223, -0.096, 0.084, 0.849, -0.198, 0.201],
    [0.272, 0.213, -0.072, 0.058, 0.978, -0.189, 0.369],
    [0.287, 0.2, 0.043, 0.076, 1, -0.156, 0.478],
    [0.469, 0.196, -0.024, 0, 1, -0.284, 0.499],
  ],
};

function weightsFor({ players, stagesLeft }: Times): Weights {
  const weights = weightsByPlayers[players];
  const found = weights?.[Math.min(stagesLeft, weights.length) - 1];
  if (!found) throw new Error('There is nothing to estimate.');
  return found;
}

function sumOf(cards: readonly number[], worth: (card: number) => number): number {
  let sum = 0;
  for (const card of cards) sum += worth(card);
  return sum;
}

/** Returns each player's chance to win as a stage begins, or the share of the win once the race is over. */
export function evaluate(state: SchachtState): WinShares {
  const result = resultOf(state);
  const playOut: Record<PlayerID, number> = {};
  if (result) {
    for (const seat of state.seats) {
      playOut[seat] = result.winners.includes(seat) ? 1 / result.winners.length : 0;
    }
    return playOut;
  }
  const before = timesOf(state);
  // The stage that begins counts as one to come.
  const times = { ...before, stagesLeft: before.stagesLeft + 1 };
  const weights = weightsFor(times);
  let total = 0;
  for (const seat of state.seats) {
    const weight = Math.exp(standingOf(state, seat, times, weights));
    playOut[seat] = weight;
    total += weight;
  }
  for (const seat of state.seats) playOut[seat] = (playOut[seat] ?? 0) / total;
  return playOut;
}

/** Returns a player's standing, as a logarithm of the chance to win, up to a constant. */
function standingOf(
  state: SchachtState,
  seat: PlayerID,
  times: Times,
  [point, handValue, strongest, pileValue, takeBack, card, last]: Weights,
): number {
  const locomotives = ofSeat(state.locomotives, seat);
  let points = sumOf(ofSeat(state.points, seat), pointsValue);
  for (const model of models) points += worthOf(locomotives[model], times);
  const worthInHand = (cards: readonly DriverCardID[]) =>
    handValue * sumOf(cards, driverValue) +
    strongest * Math.max(0, ...cards.map(driverValue)) +
    card * cards.length;
  const { hand, pile } = ofSeat(state.players, seat);
  let cards = worthInHand(hand);
  if (!ofSeat(state.hasTakenBack, seat)) {
    // A player who can still take the pile back is no worse off than one who takes it back now.
    const later = cards + takeBack + pileValue * sumOf(pile, driverValue);
    cards = Math.max(later, worthInHand([...hand, ...pile]));
  }
  return point * points + cards + last * lastProgress(locomotives);
}

/** Returns whether a rollout ends: it does with the stage. */
export function isHorizon(state: SchachtState, begin: SchachtState): boolean {
  return state.stage !== begin.stage;
}
