/**
 * The trees around the circuits. They are mere decoration and the same at every render. Positions are those of the
 * landscape view.
 */
import type { TrackName } from '../../rules/components.ts';
import { type CircuitView, digits, type Point, rowShapes, trackBox } from './geometry.ts';
import { centreLine } from './scenery.ts';
import { scatter } from './skyline.ts';

/** Returns the position in the given view of a point of the landscape view. */
export function turned(view: CircuitView, { x, y }: Point): Point {
  return view.portrait ? { x: -y, y: x } : { x, y };
}

/** A round spot without trees, in the landscape view: x, y and radius. */
type Spot = readonly [x: number, y: number, radius: number];

/** Returns a row of spots between two points. */
function spots(from: Spot, to: Spot, count: number): readonly Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2],
    ] as const;
  });
}

const keptFree: Readonly<Record<TrackName, readonly Spot[]>> = {
  cleveland: [
    ...spots([-8.4, -3.4, 1.2], [5.4, -3.4, 1.2], 12),
    ...spots([-6, -10.8, 2.2], [4.4, -6.6, 2.2], 8),
    ...spots([-8.4, -11.8, 1.8], [-6, -10.8, 1.8], 3),
    ...spots([-13.2, -12.8, 1.4], [-15.4, -5.8, 1.4], 6),
    ...spots([-13.2, -15.6, 1.7], [-9.8, -15.6, 1.7], 4),
    ...spots([-9.4, -9, 1], [-6, -4.2, 1], 6),
    [6.8, -5, 1.2],
  ],
  detroit: [
    ...spots([13.8, -13.3, 2], [19, -13.3, 2.4], 5),
    ...spots([19, -14, 2.2], [24, -18, 2.2], 5),
    ...spots([6, -15.5, 1.3], [13, -16, 1.3], 6),
    ...spots([-1.4, -6.2, 1.5], [6.2, 0.6, 1.5], 8),
    [5.4, -12, 2.3],
    [-2.4, -9.3, 2.6],
    [5.9, -3.3, 2.2],
    [8.8, -12.4, 1.4],
  ],
};

/** Returns a pseudo-random number from 0 to 1, derived from two whole numbers. */
function speckle(column: number, row: number, salt: number): number {
  return scatter(column * 127.1 + row * 311.7 + salt * 74.7);
}

/**
 * Returns the distance of a point from the tarmac, measured from its middle line. Below 0 the point is on the tarmac.
 */
function distanceFromTarmac(track: TrackName, middle: readonly Point[], { x, y }: Point): number {
  const widest = track === 'cleveland' ? 2 : 1.5;
  let nearest = Number.POSITIVE_INFINITY;
  for (const point of middle) nearest = Math.min(nearest, (point.x - x) ** 2 + (point.y - y) ** 2);
  return Math.sqrt(nearest) - widest;
}

export interface Tree extends Point {
  readonly radius: number;
}

/** Returns whether a tree stands on land, with some grass between it and the beach. */
function isOnLand(view: CircuitView, { x, y, radius }: Tree, fromTarmac: number): boolean {
  if (isInside(view, { x, y })) return true;
  if (view.track === 'cleveland' && y > -5.5) return true;
  return fromTarmac + radius < (view.track === 'cleveland' ? 1.2 : 1.65);
}

/** Returns whether the circuit runs around a point. It counts the crossings of a ray to the right. */
function isInside(view: CircuitView, { x, y }: Point): boolean {
  const shapes = rowShapes(view);
  const crossings = shapes.filter((from, index) => {
    const to = shapes[(index + 1) % shapes.length] ?? from;
    if (from.y > y === to.y > y) return false;
    return x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
  });
  return crossings.length % 2 === 1;
}

const treeCell = 1.35;

/** Returns trees on the land, clear of tarmac and buildings, in the landscape view. */
function scatterTrees(track: TrackName): readonly Tree[] {
  const landscape: CircuitView = { track, portrait: false };
  const box = trackBox(landscape);
  const middle = centreLine(landscape);
  const trees: Tree[] = [];
  const rows = Math.ceil((box.height + 2) / treeCell);
  const columns = Math.ceil((box.width + 2) / treeCell);
  for (let index = 0; index < rows * columns; index += 1) {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const chance = (salt: number) => speckle(column, row, salt);
    const x = box.x - 1 + (column + 0.2 + 0.6 * chance(1)) * treeCell;
    const y = box.y - 1 + (row + 0.2 + 0.6 * chance(2)) * treeCell;
    const radius = 0.34 + 0.34 * chance(3);
    const grove = speckle(Math.floor(column / 3), Math.floor(row / 3), 5);
    const isKept = chance(4) < (grove > 0.42 ? 0.95 : 0.28);
    const isFree = keptFree[track].every(([sx, sy, r]) => Math.hypot(x - sx, y - sy) > r + radius);
    if (!isKept || !isFree) continue;
    const fromTarmac = distanceFromTarmac(track, middle, { x, y });
    if (fromTarmac < radius + 0.5) continue;
    if (isOnLand(landscape, { x, y, radius }, fromTarmac)) trees.push({ x, y, radius });
  }
  return trees;
}

const scattered = new Map<TrackName, readonly Tree[]>();

/** Returns the trees of a circuit in this view. */
export function treesOf(view: CircuitView): readonly Tree[] {
  const trees = scattered.get(view.track) ?? scatterTrees(view.track);
  scattered.set(view.track, trees);
  return trees.map(({ radius, ...point }) => ({ ...turned(view, point), radius }));
}

function circle({ x, y, radius }: Tree): string {
  const r = digits(radius);
  return `M${digits(x - radius)} ${digits(y)}a${r} ${r} 0 1 0 ${digits(2 * radius)} 0a${r} ${r} 0 1 0 ${digits(-2 * radius)} 0z`;
}

/** Returns the paths of all crowns, of their highlights, and of their shadows. */
export function treePaths(trees: readonly Tree[]): {
  readonly shadows: string;
  readonly crowns: string;
  readonly lights: string;
} {
  const shadow = ({ x, y, radius }: Tree) => {
    const across = radius * Math.SQRT1_2;
    const long = radius * 1.5;
    const r = digits(radius);
    return `M${digits(x + across)} ${digits(y - across)}l${digits(long)} ${digits(long)}a${r} ${r} 0 0 1 ${digits(-2 * across)} ${digits(2 * across)}l${digits(-long)} ${digits(-long)}z`;
  };
  const light = ({ x, y, radius }: Tree) => {
    const across = radius * Math.SQRT1_2;
    const r = digits(radius);
    const flat = digits(radius * 1.25);
    return `M${digits(x + across)} ${digits(y - across)}A${r} ${r} 0 0 0 ${digits(x - across)} ${digits(y + across)}A${flat} ${flat} 0 0 1 ${digits(x + across)} ${digits(y - across)}z`;
  };
  return {
    shadows: trees.map(shadow).join(''),
    crowns: trees.map(circle).join(''),
    lights: trees.map(light).join(''),
  };
}
