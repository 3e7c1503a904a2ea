import type { PlayerID } from './player-id.ts';

/** A player's final place. */
export interface Ranked {
  readonly playerID: PlayerID;
  /** Place of the player; 1 is the best. Shared places skip the next: 1, 2, 2, 4. */
  readonly place: number;
  /** Score behind the place, in the game's own unit. */
  readonly score: number;
}

/** Result of a match, the same for all our games: `ctx.gameover`. */
export interface Result {
  readonly winners: readonly PlayerID[];
  /** All players, the best place first. */
  readonly ranking: readonly Ranked[];
}

/**
 * Ranks players by rows of numbers: the first number counts first, and higher is better. Players with equal rows share
 * a place.
 */
export function rank(
  rows: readonly { playerID: PlayerID; score: number; counts: readonly number[] }[],
): Result {
  const sorted = [...rows].sort((a, b) => compareCounts(b.counts, a.counts));
  const ranking = sorted.map(({ playerID, score, counts }) => ({
    playerID,
    place: 1 + sorted.findIndex((other) => compareCounts(other.counts, counts) === 0),
    score,
  }));
  return {
    winners: ranking.filter(({ place }) => place === 1).map(({ playerID }) => playerID),
    ranking,
  };
}

function compareCounts(a: readonly number[], b: readonly number[]): number {
  for (const [index, count] of a.entries()) {
    const difference = count - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
