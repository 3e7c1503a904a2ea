/** What the estimates of a match come to: its lines, and the moves that changed them most. */
import type { PlayerID } from 'boardgame.io';
import type { Shares } from './analyse-match.ts';

/** The estimates found so far, by position. */
export type Course = ReadonlyMap<number, Shares>;

/** A move that changed a seat's estimate. */
export interface Swing {
  /** The position to which it led; its number among the moves, too. */
  readonly at: number;
  /** Whose estimate changed. */
  readonly seat: PlayerID;
  readonly before: number;
  readonly after: number;
}

/** A point of a line. */
export interface Point {
  readonly at: number;
  readonly share: number;
}

/** The line of a seat, in order, as far as it is known. */
export function lineOf(course: Course, seat: PlayerID): readonly Point[] {
  return [...course]
    .map(([at, shares]) => ({ at, share: shares[seat] ?? 0 }))
    .sort((one, other) => one.at - other.at);
}

function sizeOf({ before, after }: Swing): number {
  return Math.abs(after - before);
}

/** What a move did to the seat whose estimate it changed most; null: a position is not known yet. */
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

/** Whatever changes less is no more than the chance in the estimates. */
const minSwing = 0.05;

/** The moves that changed the estimate of any seat most, the greatest change first. */
export function greatestSwings(course: Course, max: number): readonly Swing[] {
  return [...course.keys()]
    .flatMap((at) => swingAt(course, at) ?? [])
    .filter((swing) => sizeOf(swing) >= minSwing)
    .sort((one, other) => sizeOf(other) - sizeOf(one) || one.at - other.at)
    .slice(0, max);
}
