/**
 * Geometry of a circuit. The unit is the width of a lane. The y axis points down, and headings are degrees clockwise
 * from the right. A row runs along the track; a lane's offset is measured across it, right positive.
 */

import { existing } from '../../../kit/existing.ts';
import { circuits } from '../../rules/circuit.ts';
import {
  type Segment,
  type Space,
  type TrackName,
  trackShapes,
  tracks,
} from '../../rules/components.ts';
import type { RouteStep } from '../../rules/state.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point with a heading, in degrees. */
export interface Pose extends Point {
  readonly heading: number;
}

/** A rectangle in SVG viewBox terms. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A circuit and its orientation on the page. Portrait is turned right by a quarter. */
export interface CircuitView {
  readonly track: TrackName;
  readonly portrait: boolean;
}

/** Geometry of a row: the start of its centre line, its length and its turn. */
export interface RowShape extends Pose {
  readonly row: number;
  readonly length: number;
  /** In degrees, right positive. */
  readonly turn: number;
  readonly lanes: readonly number[];
  readonly segment: Segment;
}

/** Length of a row of scale 1. */
const rowLength = 1.6;

const firstHeadings: Readonly<Record<TrackName, number>> = { cleveland: 0, detroit: -138 };

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Returns the middle of a track's full width, counted in lanes. The centre line runs there. */
export function middleLane(track: TrackName): number {
  return Math.max(...tracks[track].segments.flatMap(({ lanes }) => lanes)) / 2;
}

/**
 * Returns a point of a row. `along` is 0 at its beginning and 1 at its end; `offset` is the distance across from the
 * centre line.
 */
export function pointInRow(
  shape: RowShape,
  { along, offset }: { readonly along: number; readonly offset: number },
): Pose {
  const { x, y, heading, length, turn } = shape;
  const angle = radians(heading);
  if (turn === 0) {
    return {
      x: x + length * along * Math.cos(angle) - offset * Math.sin(angle),
      y: y + length * along * Math.sin(angle) + offset * Math.cos(angle),
      heading,
    };
  }
  const radius = length / radians(turn);
  const here = angle + radians(turn) * along;
  return {
    x: x - radius * Math.sin(angle) + (radius - offset) * Math.sin(here),
    y: y + radius * Math.cos(angle) - (radius - offset) * Math.cos(here),
    heading: heading + turn * along,
  };
}

function shapeRows({ track, portrait }: CircuitView): readonly RowShape[] {
  const shapes: RowShape[] = [];
  let at: Pose = { x: 0, y: 0, heading: firstHeadings[track] + (portrait ? 90 : 0) };
  for (const [place, segment] of tracks[track].segments.entries()) {
    const { turn, scale } = trackShapes[track][place] ?? { turn: 0, scale: 1 };
    for (let index = 0; index < segment.rows; index += 1) {
      const shape: RowShape = {
        ...at,
        row: shapes.length,
        length: rowLength * scale,
        turn: turn / segment.rows,
        lanes: segment.lanes,
        segment,
      };
      shapes.push(shape);
      at = pointInRow(shape, { along: 1, offset: 0 });
    }
  }
  return shapes;
}

/**
 * Returns a function that caches its result for each view. The geometry of a circuit is expensive and never changes.
 */
export function oncePerView<Value>(of: (view: CircuitView) => Value): (view: CircuitView) => Value {
  const known = new Map<string, Value>();
  return (view) => {
    const key = `${view.track} ${view.portrait}`;
    const value = known.get(key) ?? of(view);
    known.set(key, value);
    return value;
  };
}

/** Returns all rows of a circuit, from the line on. */
export const rowShapes = /* @__PURE__ */ oncePerView(shapeRows);

/** A space as part of its row. A longer inside space is a row of its own length. */
export interface ShapedSpace {
  readonly space: Space;
  readonly shape: RowShape;
  /** Offset of its middle from the centre line. */
  readonly offset: number;
  /** Number of rows that the space covers. */
  readonly rows: number;
}

function shapeSpaces(view: CircuitView): readonly ShapedSpace[] {
  const shapes = rowShapes(view);
  const middle = middleLane(view.track);
  return circuits[view.track].spaces.flatMap(({ space, rows }) => {
    const [row, lane] = space;
    const shape = shapes[row];
    if (!shape) return [];
    const whole = { ...shape, length: shape.length * rows, turn: shape.turn * rows };
    return [{ space, shape: whole, offset: lane - middle, rows }];
  });
}

function spaceKey([row, lane]: Space): string {
  return `${row},${lane}`;
}

const spaceMap = /* @__PURE__ */ oncePerView(
  (view): ReadonlyMap<string, ShapedSpace> =>
    new Map(shapeSpaces(view).map((each) => [spaceKey(each.space), each])),
);

/** Returns every space of a circuit. */
export function spaceShapes(view: CircuitView): readonly ShapedSpace[] {
  return [...spaceMap(view).values()];
}

/** Returns the shape of a space. Throws if it isn't on the track. */
export function spaceShape(view: CircuitView, space: Space): ShapedSpace {
  return existing(spaceMap(view).get(spaceKey(space)), 'space with row and lane ', spaceKey(space));
}

/** Position and size of a car. */
export interface Place extends Pose {
  /** Relative size: 1, or less on spaces that are too short for a car of full size. */
  readonly size: number;
}

/** Length of track that a car of full size needs, so that it clears the cars before and behind it. */
const roomForCar = 1.5;

/** Returns the middle of a space, where a car stands, with the car's heading. */
export function spacePose(view: CircuitView, space: Space): Place {
  const { shape, offset } = spaceShape(view, space);
  const length = shape.length - radians(shape.turn) * offset;
  return {
    ...pointInRow(shape, { along: 0.5, offset }),
    size: Math.min(1, length / roomForCar),
  };
}

/** Returns a number for path data. It is rounded: a hundredth of a lane is a thousandth of a phone's width. */
export function digits(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function at({ x, y }: Point): string {
  return `${digits(x)} ${digits(y)}`;
}

/** Returns path data of a line through these points. */
export function polyline(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('');
}

/** Returns path data of one edge of a row, from the pen's position to the end that `to` names. */
function edge(shape: RowShape, { offset, to }: { offset: number; to: 0 | 1 }): string {
  const end = at(pointInRow(shape, { along: to, offset }));
  if (shape.turn === 0) return `L${end}`;
  const radius = digits(Math.abs(shape.length / radians(shape.turn) - offset));
  const isClockwise = shape.turn > 0 === (to === 1);
  return `A${radius} ${radius} 0 0 ${isClockwise ? 1 : 0} ${end}`;
}

/** Returns path data of a space's outline; `inset` pulls its edges in, so that lit spaces don't touch. */
export function spaceOutline(view: CircuitView, space: Space, inset = 0): string {
  const { shape, offset } = spaceShape(view, space);
  const share = inset / shape.length;
  const inner: RowShape = {
    ...shape,
    ...pointInRow(shape, { along: share, offset: 0 }),
    length: shape.length * (1 - 2 * share),
    turn: shape.turn * (1 - 2 * share),
  };
  const left = offset - 0.5 + inset;
  const right = offset + 0.5 - inset;
  return [
    `M${at(pointInRow(inner, { along: 0, offset: left }))}`,
    edge(inner, { offset: left, to: 1 }),
    `L${at(pointInRow(inner, { along: 1, offset: right }))}`,
    edge(inner, { offset: right, to: 0 }),
    'Z',
  ].join('');
}

/** Returns the place of a car that has just crossed the line from this lane. It is in the first row. */
export function finishPose(view: CircuitView, lane: number): Place {
  const lanes = rowShapes(view)[0]?.lanes ?? [];
  const nearest = Math.min(Math.max(lane, Math.min(...lanes)), Math.max(...lanes));
  return spacePose(view, [0, nearest]);
}

function posesOf(view: CircuitView, steps: readonly RouteStep[]): readonly Pose[] {
  let lane = 0;
  return steps.map((step) => {
    if (step === 'finish') return finishPose(view, lane);
    lane = step[1];
    return spacePose(view, step);
  });
}

/** Returns the degrees from one heading to another, the shorter way. */
function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/** Returns the curve between two poses. It leaves in the first heading and arrives in the second. */
function curveBetween(from: Pose, to: Pose): readonly [Point, Point, Point, Point] {
  const reach = Math.hypot(to.x - from.x, to.y - from.y) / 2.7;
  const ahead = ({ x, y, heading }: Pose, by: number): Point => ({
    x: x + Math.cos(radians(heading)) * by,
    y: y + Math.sin(radians(heading)) * by,
  });
  return [from, ahead(from, reach), ahead(to, -reach), to];
}

/**
 * Returns the route through these spaces as path data, as smooth as a car drives. The first step is where the car stands;
 * 'finish' leads over the line.
 */
export function pathThrough(view: CircuitView, steps: readonly RouteStep[]): string {
  const poses = posesOf(view, steps);
  return poses
    .map((pose, index) => {
      const before = poses[index - 1];
      if (!before) return `M${at(pose)}`;
      const [, leave, arrive, end] = curveBetween(before, pose);
      return `C${at(leave)} ${at(arrive)} ${at(end)}`;
    })
    .join('');
}

function onCurve([a, b, c, d]: readonly [Point, Point, Point, Point], u: number): Pose {
  const v = 1 - u;
  const mix = (p: number, q: number, r: number, s: number) =>
    v * v * v * p + 3 * v * v * u * q + 3 * v * u * u * r + u * u * u * s;
  const slope = (p: number, q: number, r: number, s: number) =>
    v * v * (q - p) + 2 * v * u * (r - q) + u * u * (s - r);
  const down = slope(a.y, b.y, c.y, d.y);
  const right = slope(a.x, b.x, c.x, d.x);
  return {
    x: mix(a.x, b.x, c.x, d.x),
    y: mix(a.y, b.y, c.y, d.y),
    heading: (Math.atan2(down, right) * 180) / Math.PI,
  };
}

/**
 * Returns the same route as poses for keyframes: the start, then `framesAStep` for each step. Headings may exceed 360
 * degrees, so that nothing spins the long way round.
 */
export function posesThrough(
  view: CircuitView,
  steps: readonly RouteStep[],
  framesAStep = 4,
): readonly Pose[] {
  const places = posesOf(view, steps);
  const poses: Pose[] = places.slice(0, 1).map(({ x, y, heading }) => ({ x, y, heading }));
  for (const [index, place] of places.slice(1).entries()) {
    const curve = curveBetween(places[index] ?? place, place);
    for (let frame = 1; frame <= framesAStep; frame += 1) {
      const pose = onCurve(curve, frame / framesAStep);
      const before = poses.at(-1)?.heading ?? pose.heading;
      poses.push({ ...pose, heading: before + turnBetween(before, pose.heading) });
    }
  }
  return poses;
}

/** Returns the bounding box of these points. */
export function boxAround(points: readonly Point[]): Box {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

/** Returns the bounding box of the tarmac: the edges of all spaces. */
export const trackBox = /* @__PURE__ */ oncePerView((view) =>
  boxAround(
    spaceShapes(view).flatMap(({ shape, offset }) =>
      [0, 0.25, 0.5, 0.75, 1].flatMap((along) => [
        pointInRow(shape, { along, offset: offset - 0.5 }),
        pointInRow(shape, { along, offset: offset + 0.5 }),
      ]),
    ),
  ),
);
