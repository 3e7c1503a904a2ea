/** Evaluates the estimates of a match: its lines, and the greatest changes. */
import type { PlayerID } from 'boardgame.io';
import type { Shares } from './analyse-match.ts';

/** The estimates found so far, by position. */
export type Course = ReadonlyMap<number, Shares>;

/** A move that changed a seat's estimate. */
export interface Swing {
  /** Position after the move, which is also the move's number. */
  readonly at: number;
  /** Seat whose estimate changed. */
  readonly seat: PlayerID;
  readonly before: number;
  readonly after: number;
}

/** A point of a line. */
export interface Point {
  readonly at: number;
  readonly share: number;
}

/** Returns the known points of a seat's line, in order. */
export function lineOf(course: Course, seat: PlayerID): readonly Point[] {
  return [...course]
    .map(([at, shares]) => ({ at, share: shares[seat] ?? 0 }))
    .sort((one, other) => one.at - other.at);
}

function sizeOf({ before, after }: Swing): number {
  return Math.abs(after - before);
}

/** Returns a move's effect on the seat whose estimate it changed most. Null if a position is not known yet. */
function swingAt(course: Course, at: number): Swing | null {
  const [from, to] = [course.get(at - 1), course.get(at)];
  if (!from || !to) return null;
  const swings = Object.keys(to).map((seat) => ({
    at,
    seat,
    before: from[seat] ?? 0,
    after: to[seat] ?? 0,
  }));
  return swings.reduce((max, each) => (sizeOf(each) > sizeOf(max) ? each : max));
}

/** Smallest change shown. Less may be mere chance in the estimates. */
const minSwing = 0.05;

/** Returns the moves that changed any seat's estimate most, the greatest change first. */
export function greatestSwings(course: Course, max: number): readonly Swing[] {
  return [...course.keys()]
    .flatMap((at) => swingAt(course, at) ?? [])
    .filter((swing) => sizeOf(swing) >= minSwing)
    .sort((one, other) => sizeOf(other) - sizeOf(one) || one.at - other.at)
    .slice(0, max);
}
