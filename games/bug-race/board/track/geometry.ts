/**
 * Geometry of the drawn board. A lane has its own coordinates: the bug looks up, so sections count towards smaller y
 * from 0. The middle of the track is at x = 0, and the bug's left is at negative x.
 */
import { bodyLength, type Leg } from '../../rules/components.ts';
import type { Bug } from '../../rules/state.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Length of a section along the track, in SVG units. */
export const sectionLength = 20;
/** Distance of the leg spaces' centres from the middle of the track, and half their width. */
export const legSpaceAcross = 26;
export const legSpaceHalfWidth = 10;
/** Extent of the part with the apple and the last leg spaces beyond the tracks. */
export const goalDepth = 78;
/** Margins of the ground beside the tracks, beyond the apple and before the start. */
const groundAside = 10;
const groundBeyond = 10;
const groundBefore = 22;

/** Returns the middle of a section in lane coordinates. Sections may be fractions while a piece moves. */
export function sectionMiddle(section: number): number {
  return -(section + 0.5) * sectionLength;
}

/** Returns the middle of a body whose front is in this section. */
export function bodyMiddle(body: number): number {
  return sectionMiddle(body - (bodyLength - 1) / 2);
}

type Pair = 'front' | 'middle' | 'rear';

/** Returns the sign of a leg's x coordinate. Left is negative. */
export function sideOf(leg: Leg): -1 | 1 {
  return leg.startsWith('left') ? -1 : 1;
}

function pairOf(leg: Leg): Pair {
  if (leg.endsWith('Front')) return 'front';
  return leg.endsWith('Rear') ? 'rear' : 'middle';
}

/** Joint of each pair of legs with the body, from its middle, and the direction of the knees. */
const hips: Readonly<Record<Pair, Point & { readonly kneeAhead: number }>> = {
  front: { x: 8, y: -13, kneeAhead: -1 },
  middle: { x: 10, y: -2, kneeAhead: -0.35 },
  rear: { x: 10, y: 9, kneeAhead: 1 },
};

const thighLength = 14;
const shinLength = 17;

/** Returns the middle of the space in which a leg stands. */
export function legSpace(leg: Leg, section: number): Point {
  return { x: sideOf(leg) * legSpaceAcross, y: sectionMiddle(section) };
}

/** Returns the hip, knee and foot of a leg. A leg that reaches further than its length is drawn straight. */
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
  // Two circles around hip and foot meet at the knee. Of the two points, take the one in the direction of the knee.
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

/** A seat's track on the whole board, with its middle across. */
export interface Track {
  readonly playerID: string;
  readonly x: number;
}

/** Distance between the middles of neighbouring tracks. */
export const trackSpacing = 100;

/**
 * Returns the tracks from left to right. Each next seat is to the left, so that cards are seen to go left and right as
 * the rules say. The viewer has neighbours on both sides where possible.
 */
export function tracksOf(seats: readonly string[], viewer: string | null): readonly Track[] {
  const own = Math.max(0, viewer === null ? 0 : seats.indexOf(viewer));
  const before = Math.floor(seats.length / 2);
  return seats.map((_, place) => {
    const index = (own + before - place + seats.length) % seats.length;
    return {
      playerID: seats[index] ?? '',
      x: (place - (seats.length - 1) / 2) * trackSpacing,
    };
  });
}

/** Returns the SVG transform that puts a lane onto its track. The start of the middle track is at 0, 0. */
export function trackTransform({ x }: Track): string {
  return `translate(${x} 0)`;
}

/** A rectangle in SVG viewBox terms. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the board's bounding box: the tracks, the part with the apple beyond them, and a strip of ground around. */
export function boardBox(tracks: readonly Track[], trackLength: number): Box {
  const width = tracks.length * trackSpacing + 2 * groundAside;
  const height = trackLength * sectionLength + goalDepth + groundBeyond + groundBefore;
  return { x: -width / 2, y: groundBefore - height, width, height };
}
