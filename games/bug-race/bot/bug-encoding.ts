/**
 * Encodes bugs as numbers, and precomputes the effect of cards on them. Fewer than a thousand bugs with their bodies up
 * are possible on a track of twelve sections. Each card leads each of them to one end position (BR-9), so all of these
 * are computed once and then looked up.
 */
import {
  bodyLength,
  type CardID,
  type Leg,
  legCards,
  legInFront,
  legs,
} from '../rules/components.ts';
import { finishBody } from '../rules/index.ts';
import type { Bug } from '../rules/state.ts';

/**
 * Number of a bug whose body is as far forward as possible: 100 × body + 10 × left side + right side. The body is
 * counted from its first possible section.
 */
export type Shape = number;

/** A set of legs as a number, with one bit for each leg in the order of `legs`. */
export type LegSet = number;

/** Number of sets of legs. */
export const legSets = 1 << legs.length;

/** Returns a set of legs as a number. */
export function legSetOf(shown: readonly Leg[]): LegSet {
  return shown.reduce((set, leg) => set | (1 << legs.indexOf(leg)), 0);
}

const setsOfCards: readonly LegSet[] = legCards.map((card) => legSetOf(card.legs));

/** Returns the legs on a card as a number, which is equal for cards with the same legs. */
export function legSetOfCard(card: CardID): LegSet {
  return setsOfCards[card] ?? 0;
}

/** Number of sections beside which a bug's legs can be, counted from the rearmost (BR-3). */
const width = bodyLength + 2;

/** Possible places of a side's three legs, rear, middle and front, from the rearmost section (BR-3, BR-4). */
const sides: readonly (readonly [rear: number, middle: number, front: number])[] = Array.from(
  { length: width },
  (_, rear) =>
    Array.from({ length: width }, (__, middle) =>
      Array.from({ length: width }, (___, front) => [rear, middle, front] as const),
    ),
)
  .flat(2)
  .filter(([rear, middle, front]) => rear < middle && middle < front);

const sideOfBits: readonly number[] = Array.from({ length: 1 << width }, (_, bits) =>
  sides.findIndex(([rear, middle, front]) => bits === ((1 << rear) | (1 << middle) | (1 << front))),
);

/** The first section in which a body that is up can be: the rear legs begin at 0. */
const firstBody = bodyLength;
const shapesOfBody = sides.length ** 2;

function sideAt(rear: number, middle: number, front: number, rearmost: number): number {
  const bits = (1 << (rear - rearmost)) | (1 << (middle - rearmost)) | (1 << (front - rearmost));
  return sideOfBits[bits] ?? -1;
}

/** Returns the number of a bug, once its body is as far forward as possible. */
export function shapeOf({ legs: at }: Bug, trackLength: number): Shape {
  const body = Math.min(Math.min(at.leftRear, at.rightRear) + bodyLength, finishBody(trackLength));
  const rearmost = body - bodyLength;
  const left = sideAt(at.leftRear, at.leftMiddle, at.leftFront, rearmost);
  const right = sideAt(at.rightRear, at.rightMiddle, at.rightFront, rearmost);
  return (body - firstBody) * shapesOfBody + left * sides.length + right;
}

/** All possible bugs of a track. */
export interface Shapes {
  /** One more than the highest number of a bug. */
  readonly count: number;
  /** All possible bugs, those further forward first: a card never leads to a later one in the list. */
  readonly list: readonly Shape[];
  /** End position for each bug and set of legs: at `shape × legSets + set`. */
  readonly next: Int16Array;
  /** Rank of a bug that is home among others that are (BR-15), from 0, higher is better; −1 if it isn't home. */
  readonly rank: Int16Array;
  /** Number of ranks. */
  readonly ranks: number;
}

/** Index in `legs` of the leg in front of each leg, or −1 for a front leg. */
const inFrontOf: readonly number[] = legs.map((leg) => {
  const inFront = legInFront[leg];
  return inFront === null ? -1 : legs.indexOf(inFront);
});
const [leftRear, rightRear] = [legs.indexOf('leftRear'), legs.indexOf('rightRear')];

/**
 * Moves all legs of a set that can move, each once, and the body whenever it can (BR-5 to BR-9). Returns the places of
 * all legs.
 */
function carriedOut(from: readonly number[], set: LegSet, finish: number): readonly number[] {
  const at = [...from];
  let left = set;
  for (let goesOn = true; goesOn; ) {
    goesOn = false;
    const body = Math.min(Math.min(at[leftRear] ?? 0, at[rightRear] ?? 0) + bodyLength, finish);
    for (let leg = 0; leg < at.length; leg += 1) {
      const section = (at[leg] ?? 0) + 1;
      const inFront = at[inFrontOf[leg] ?? -1] ?? Number.POSITIVE_INFINITY;
      if ((left & (1 << leg)) === 0 || section > body + 1 || section >= inFront) continue;
      at[leg] = section;
      left &= ~(1 << leg);
      goesOn = true;
    }
  }
  return at;
}

function bugAt(at: readonly number[]): Bug {
  const section = (leg: Leg) => at[legs.indexOf(leg)] ?? 0;
  return {
    body: 0,
    legs: {
      leftFront: section('leftFront'),
      leftMiddle: section('leftMiddle'),
      leftRear: section('leftRear'),
      rightFront: section('rightFront'),
      rightMiddle: section('rightMiddle'),
      rightRear: section('rightRear'),
    },
  };
}

/** Returns the numbers of all bugs with a body in this section, each with the places of its legs. */
function bugsOfBody(body: number, isFinish: boolean): [Shape, readonly number[]][] {
  const rearmost = body - bodyLength;
  return sides.flatMap((left, leftSide) =>
    sides.flatMap((right, rightSide): [Shape, readonly number[]][] => {
      // Otherwise the body could go further.
      if (!isFinish && left[0] > 0 && right[0] > 0) return [];
      const shape = (body - firstBody) * shapesOfBody + leftSide * sides.length + rightSide;
      // In the order of `legs`, which each side begins with its front.
      const at = [left[2], left[1], left[0], right[2], right[1], right[0]];
      return [[shape, at.map((place) => rearmost + place)]];
    }),
  );
}

/** Returns BR-15 as one number: the pairs' sums, the rear ones first. */
function tieBreak([lf = 0, lm = 0, lr = 0, rf = 0, rm = 0, rr = 0]: readonly number[]): number {
  return ((lr + rr) * 100 + lm + rm) * 100 + lf + rf;
}

/** Computes all bugs of a track, and the end position of each for every set of legs. */
export function shapesOf(trackLength: number): Shapes {
  const finish = finishBody(trackLength);
  const bodies = Array.from({ length: finish - firstBody + 1 }, (_, index) => firstBody + index);
  const all = new Map(bodies.flatMap((body) => bugsOfBody(body, body === finish)));
  const count = bodies.length * shapesOfBody;
  const next = new Int16Array(count * legSets);
  for (const [shape, at] of all) {
    for (let set = 0; set < legSets; set += 1) {
      next[shape * legSets + set] = shapeOf(bugAt(carriedOut(at, set, finish)), trackLength);
    }
  }
  const isHome = (shape: Shape) => shape >= count - shapesOfBody;
  const home = [...all].filter(([shape]) => isHome(shape));
  const breaks = [...new Set(home.map(([, at]) => tieBreak(at)))].sort((a, b) => a - b);
  const rank = new Int16Array(count).fill(-1);
  for (const [shape, at] of home) rank[shape] = breaks.indexOf(tieBreak(at));
  const progress = (at: readonly number[]) => at.reduce((sum, section) => sum + section, 0);
  const list = [...all].sort(([, a], [, b]) => progress(b) - progress(a)).map(([shape]) => shape);
  return { count, list, next, rank, ranks: breaks.length };
}
