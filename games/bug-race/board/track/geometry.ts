/**
 * Where things are on the drawn board. A lane has its own coordinates: the bug looks up, so sections count
 * towards smaller y from 0, x = 0 is the middle of the track, and the bug's left is at negative x.
 */
import { bodyLength, type Leg } from '../../rules/components.ts';
import type { Bug } from '../../rules/state.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Length of a section along the track, in units of the drawing. */
export const sectionLength = 20;
/** Distance of the leg spaces' centres from the middle of the track, and half their width. */
export const legSpaceAcross = 26;
export const legSpaceHalfWidth = 10;
/** How far the part with the apple and the last leg spaces reaches beyond the tracks. */
export const goalDepth = 78;
/** The ground that is seen beside the tracks, beyond the apple and before the start. */
const groundAside = 10;
const groundBeyond = 10;
const groundBefore = 22;

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

/** A seat's track on the whole board: its middle across. */
export interface Track {
  readonly playerID: string;
  readonly x: number;
}

/** From the middle of one track to that of the next. */
export const trackSpacing = 100;

/**
 * Which seat runs where, from left to right. The next seat is to the left of each, so that cards are seen to go left and
 * right as the rules say; the viewer has neighbours on both sides where there are any.
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

/** The SVG transform that puts a lane onto its track; the start of the middle one is at 0, 0. */
export function trackTransform({ x }: Track): string {
  return `translate(${x} 0)`;
}

/** A rectangle as SVG's viewBox counts it. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What of the plane the board takes: the tracks, the part with the apple beyond them, and a strip of ground around. */
export function boardBox(tracks: readonly Track[], trackLength: number): Box {
  const width = tracks.length * trackSpacing + 2 * groundAside;
  const height = trackLength * sectionLength + goalDepth + groundBeyond + groundBefore;
  return { x: -width / 2, y: groundBefore - height, width, height };
}
