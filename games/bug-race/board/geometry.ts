/**
 * Where things are on the drawn board. A lane has its own coordinates: the bug looks up, so sections count
 * towards smaller y from 0, x = 0 is the middle of the track, and the bug's left is at negative x.
 */
import { bodyLength, type Leg } from '../components.ts';
import type { Bug } from '../state.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Length of a section along the track, in units of the drawing. */
export const sectionLength = 20;
/** Distance of the leg spaces' centres from the middle of the track, and half their width. */
export const legSpaceAcross = 26;
export const legSpaceHalfWidth = 10;
/** Half the side of the part in the centre, with the apple and the last leg spaces on it. */
export const centreHalfSide = 84;

/** The middle of a section in lane coordinates. Sections may be fractions while something moves. */
export function sectionMiddle(section: number): number {
  return -(section + 0.5) * sectionLength;
}

/** The middle of a body whose front is in this section. */
export function bodyMiddle(body: number): number {
  return sectionMiddle(body - (bodyLength - 1) / 2);
}

type Pair = 'front' | 'middle' | 'rear';

/** Left is negative x. */
export function sideOf(leg: Leg): -1 | 1 {
  return leg.startsWith('left') ? -1 : 1;
}

function pairOf(leg: Leg): Pair {
  if (leg.endsWith('Front')) return 'front';
  return leg.endsWith('Rear') ? 'rear' : 'middle';
}

/** Where each pair is fixed to the body, from its middle, and which way its knees point. */
const hips: Readonly<Record<Pair, Point & { readonly kneeAhead: number }>> = {
  front: { x: 8, y: -13, kneeAhead: -1 },
  middle: { x: 10, y: -2, kneeAhead: -0.35 },
  rear: { x: 10, y: 9, kneeAhead: 1 },
};

const thighLength = 14;
const shinLength = 17;

/** The middle of the space in which a leg stands. */
export function legSpace(leg: Leg, section: number): Point {
  return { x: sideOf(leg) * legSpaceAcross, y: sectionMiddle(section) };
}

/** Hip, knee and foot of a leg. A leg that reaches further than it is long is drawn straight. */
export function legJoints(
  bug: Bug,
  leg: Leg,
): { readonly hip: Point; readonly knee: Point; readonly foot: Point } {
  const side = sideOf(leg);
  const fixed = hips[pairOf(leg)];
  const hip = { x: side * fixed.x, y: bodyMiddle(bug.body) + fixed.y };
  const foot = legSpace(leg, bug.legs[leg]);
  const across = foot.x - hip.x;
  const along = foot.y - hip.y;
  const reach = Math.hypot(across, along);
  if (reach >= thighLength + shinLength) {
    const share = thighLength / (thighLength + shinLength);
    return { hip, knee: { x: hip.x + across * share, y: hip.y + along * share }, foot };
  }
  // Two circles around hip and foot meet at the knee; of the two points take the one that points the knee's way.
  const toKnee = (thighLength ** 2 - shinLength ** 2 + reach ** 2) / (2 * reach);
  const bend = Math.sqrt(Math.max(0, thighLength ** 2 - toKnee ** 2));
  const normal = { x: -along / reach, y: across / reach };
  const pointsRight = normal.x * side * 0.6 + normal.y * fixed.kneeAhead >= 0 ? 1 : -1;
  const knee = {
    x: hip.x + (across / reach) * toKnee + normal.x * bend * pointsRight,
    y: hip.y + (along / reach) * toKnee + normal.y * bend * pointsRight,
  };
  return { hip, knee, foot };
}

/** An arm of the cross: degrees by which a lane is turned (0: from the bottom up), clockwise. */
export interface Arm {
  readonly playerID: string;
  readonly degrees: 0 | 90 | 180 | 270;
}

/**
 * Which seat runs on which arm. The viewer sits at the bottom and the next seat to the left of it,
 * as around a table; two face each other across the width.
 */
export function armsOf(seats: readonly string[], viewer: string | null): readonly Arm[] {
  const first = Math.max(0, viewer === null ? 0 : seats.indexOf(viewer));
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  const turns =
    ([[0], [90, 270], [0, 90, 270], [0, 90, 180, 270]] as const)[order.length - 1] ?? [];
  return order.flatMap((playerID, index) => {
    const degrees = turns[index];
    return degrees === undefined ? [] : [{ playerID, degrees }];
  });
}

/** The SVG transform that puts a lane onto its arm; the middle of the apple is 0, 0. */
export function armTransform({ degrees }: Arm, trackLength: number): string {
  return `rotate(${degrees}) translate(0 ${centreHalfSide + trackLength * sectionLength})`;
}

/** A point of a lane on the whole board. */
export function onBoard(arm: Arm, point: Point, trackLength: number): Point {
  const y = point.y + centreHalfSide + trackLength * sectionLength;
  const angle = (arm.degrees * Math.PI) / 180;
  return {
    x: point.x * Math.cos(angle) - y * Math.sin(angle),
    y: point.x * Math.sin(angle) + y * Math.cos(angle),
  };
}

/** A rectangle as SVG's viewBox counts it. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What of the plane the board takes: the arms in use, the centre, and a strip of ground around. */
export function boardBox(arms: readonly Arm[], trackLength: number): Box {
  const ground = 26;
  const far = centreHalfSide + trackLength * sectionLength + ground;
  const near = centreHalfSide + ground;
  const has = (degrees: number) => arms.some((arm) => arm.degrees === degrees);
  const top = has(180) ? far : near;
  const bottom = has(0) ? far : near;
  const left = has(90) ? far : near;
  const right = has(270) ? far : near;
  return { x: -left, y: -top, width: left + right, height: top + bottom };
}
