/** Close-ups of the circuit: the whole, or the part where the viewer must choose. */
import { type Car, cars, type Space } from '../../rules/components.ts';
import { type Box, type CircuitView, type Point, rowShapes, spacePose } from './geometry.ts';
import { closeUpOf, isWithin, type Target } from './nearest.ts';
import type { Zoom } from './useZoom.ts';

/** Minimum width of a close-up on phones in portrait, in lane widths. */
const portraitWidth = 15;
/** Minimum width of a lane where one is chosen, in CSS pixels. A mouse needs 24. */
const pressableLane = 26;
/** Minimum magnification that makes a close-up worthwhile. */
const worthwhile = 1.15;
/** Number of visible rows in front of the leading car. */
const playOut = 7;

type Spaces = Readonly<Record<Car, Space | null>>;

/** Returns the racing cars of these, and the track in front of the foremost one. Empty if none of them is racing. */
function around(view: CircuitView, spaces: Spaces, which: readonly Car[]): readonly Point[] {
  const racing = which.map((car) => spaces[car]).filter((space) => space !== null);
  if (racing.length === 0) return [];
  const rows = rowShapes(view);
  const foremost = Math.max(...racing.map(([row]) => row));
  const ahead = rows[Math.min(rows.length - 1, foremost + playOut)];
  return [...racing.map((space) => spacePose(view, space)), ...(ahead ? [ahead] : [])];
}

/**
 * Returns what to show if nothing is chosen and no car drives. All cars come first, then smaller groups, beginning with
 * the viewer's.
 */
function interests(
  view: CircuitView,
  spaces: Spaces,
  ownCars: readonly Car[],
): readonly (readonly Point[])[] {
  const row = (car: Car) => spaces[car]?.[0] ?? -1;
  const leading = [...cars].sort((one, other) => row(other) - row(one));
  const own = leading.filter((car) => ownCars.includes(car) && spaces[car]);
  const sets = [leading, own, (own.length > 0 ? own : leading).slice(0, 1)];
  const racing = sets.map((set) => around(view, spaces, set)).filter(({ length }) => length > 0);
  // Once all cars are home, it is the line.
  return racing.length > 0 ? racing : [rowShapes(view).slice(-1)];
}

/** Returns the minimum width of a close-up, in lanes. */
function minWidth({ screen, pixels }: Pick<Zoom, 'screen' | 'pixels'>): number {
  return screen === 'portrait' ? portraitWidth : pixels / pressableLane;
}

/** Returns whether the whole circuit is too small on this screen, for choosing and for telling the cars apart. */
export function isNearOffered(zoom: Zoom, picture: Box): boolean {
  return zoom.screen === 'portrait' || (zoom.pixels > 0 && minWidth(zoom) < picture.width);
}

/** Input that determines the relevant part of the picture. */
interface Attention {
  readonly zoom: Zoom;
  readonly picture: Box;
  readonly spaces: Spaces;
  /** The viewer's own cars. */
  readonly ownCars: readonly Car[];
  /** The targets that can be pressed, and the car they are for. The car is null for white. */
  readonly targets: readonly Target[];
  readonly driver: Car | null;
  /** Points of a car's animated route, from its start on. */
  readonly drive: readonly Point[];
}

function pointSets(
  view: CircuitView,
  { spaces, ownCars, targets, driver, drive }: Attention,
): readonly (readonly Point[])[] {
  if (targets.length > 0) {
    const own = driver && spaces[driver];
    return [[...(own ? [spacePose(view, own)] : []), ...targets.map(({ at }) => at)]];
  }
  return drive.length > 0 ? [drive] : interests(view, spaces, ownCars);
}

/** Returns the part of the picture that is relevant now. Null for the whole picture. */
export function closeUp(view: CircuitView, attention: Attention): Box | null {
  const { zoom, picture } = attention;
  if (zoom.isWhole || !isNearOffered(zoom, picture)) return null;
  const isUpright = zoom.screen === 'portrait';
  const size = {
    min: minWidth(zoom),
    aspect: isUpright ? 1 : picture.height / picture.width,
  };
  for (const points of pointSets(view, attention)) {
    const box = closeUpOf(picture, points, size);
    const isWorthwhile = isUpright || picture.width > box.width * worthwhile;
    if (isWorthwhile && points.every((point) => isWithin(box, point))) return box;
  }
  return null;
}
