/** Tracks as numbers, for rollouts. */
import { recordOf } from '../../kit/record-of.ts';
import { circuits } from '../rules/circuit.ts';
import { type TrackName, trackNames } from '../rules/components.ts';

/** A track in the form that rollouts need. */
export interface Road {
  /** The place of the finish line; a car that is there is home. */
  readonly finish: number;
  /** The fewest spaces from each place over the line; 0 for the line itself. */
  readonly left: Uint8Array;
  /**
   * For each place, `maxInFront` places in front of it, those on the shortest route home first; `noPlace` where there are
   * fewer.
   */
  readonly fast: Int16Array;
  /** The same with the longest route first, for players who want to slow down another car. */
  readonly slow: Int16Array;
}

/** Maximum number of places in front of a place. */
export const maxInFront = 3;
/** Stands for a missing place. */
export const noPlace = -1;

function spacesToLine(next: readonly (readonly number[])[]): Uint8Array {
  const left = new Uint8Array(next.length);
  // Places are listed by row, so those in front of a place come after it.
  for (let place = next.length - 2; place >= 0; place -= 1) {
    left[place] = 1 + Math.min(...(next[place] ?? []).map((each) => left[each] ?? 0));
  }
  return left;
}

function roadOf(track: TrackName): Road {
  const { next, finish, spaces } = circuits[track];
  const left = spacesToLine(next);
  const fast = new Int16Array(next.length * maxInFront).fill(noPlace);
  const slow = new Int16Array(next.length * maxInFront).fill(noPlace);
  for (const [place, inFront] of next.entries()) {
    const lane = spaces[place]?.space[1];
    // Prefers straight on where both are equally good.
    const aside = (each: number) => (spaces[each]?.space[1] === lane ? 0 : 0.5);
    const faster = inFront.toSorted(
      (a, b) => (left[a] ?? 0) + aside(a) - (left[b] ?? 0) - aside(b),
    );
    const slower = inFront.toSorted(
      (a, b) => (left[b] ?? 0) - aside(b) - (left[a] ?? 0) + aside(a),
    );
    fast.set(faster, place * maxInFront);
    slow.set(slower, place * maxInFront);
  }
  return { finish, left, fast, slow };
}

/** Roads by track. */
export const roads: Readonly<Record<TrackName, Road>> = Object.freeze(recordOf(trackNames, roadOf));
