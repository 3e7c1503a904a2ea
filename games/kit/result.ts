import type { PlayerID } from 'boardgame.io';

/** A player's place in the end. */
export interface Ranked {
  readonly playerID: PlayerID;
  /** 1 is the best. Shared places skip the next: 1, 2, 2, 4. */
  readonly place: number;
  /** What the places were counted from, in the game's own unit. */
  readonly score: number;
}

/** What every game of ours puts into `ctx.gameover`. */
export interface Result {
  readonly winners: readonly PlayerID[];
  /** Best place first. */
  readonly ranking: readonly Ranked[];
}

/**
 * Ranks players by rows of numbers, the first number first and more is better.
 * Players with the same row share the place.
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
