/** How near the circuit is seen: all of it, or the part where something is to be chosen. */
import { type Car, cars, type Space } from '../../rules/components.ts';
import { type Box, type CircuitView, type Point, rowShapes, spacePose } from './geometry.ts';
import { closeUpOf, isWithin, type Target } from './nearest.ts';
import type { Zoom } from './useZoom.ts';

/** Lane widths that a close-up shows at least on phones held upright. */
const portraitWidth = 15;
/** CSS pixels that a lane takes at least where one is chosen: a mouse needs 24. */
const pressableLane = 26;
/** A close-up that makes everything less larger than this is none. */
const worthwhile = 1.15;
/** Rows in front of the leading car that are seen. */
const playOut = 7;

type Spaces = Readonly<Record<Car, Space | null>>;

/** Cars that race, and the track in front of the foremost of them; nothing, if none of these does. */
function around(view: CircuitView, spaces: Spaces, which: readonly Car[]): readonly Point[] {
  const racing = which.map((car) => spaces[car]).filter((space) => space !== null);
  if (racing.length === 0) return [];
  const rows = rowShapes(view);
  const foremost = Math.max(...racing.map(([row]) => row));
  const ahead = rows[Math.min(rows.length - 1, foremost + playOut)];
  return [...racing.map((space) => spacePose(view, space)), ...(ahead ? [ahead] : [])];
}

/** Where nothing is chosen and nothing drives: all cars, or else as many as can be seen, the viewer's first. */
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
  // Once all are home, the line.
  return racing.length > 0 ? racing : [rowShapes(view).slice(-1)];
}

/** How many lanes wide a close-up is at least. */
function minWidth({ screen, pixels }: Pick<Zoom, 'screen' | 'pixels'>): number {
  return screen === 'portrait' ? portraitWidth : pixels / pressableLane;
}

/** Whether all of the circuit is too small on this screen for choosing, or, on small ones, for looking at. */
export function isNearOffered(zoom: Zoom, picture: Box, isChoosing: boolean): boolean {
  if (zoom.screen === 'portrait') return true;
  if (zoom.pixels === 0 || minWidth(zoom) >= picture.width) return false;
  return isChoosing || zoom.screen === 'low';
}

/** What the part of the picture that matters depends on. */
interface Attention {
  readonly zoom: Zoom;
  readonly picture: Box;
  readonly spaces: Spaces;
  /** The viewer's. */
  readonly ownCars: readonly Car[];
  /** What can be pressed, for which car; null: for white. */
  readonly targets: readonly Target[];
  readonly driver: Car | null;
  /** Where a car is seen driving, from its start on. */
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

/** The part of the picture that matters now; null: all of it does. */
export function closeUp(view: CircuitView, attention: Attention): Box | null {
  const { zoom, picture, targets } = attention;
  if (zoom.isWhole || !isNearOffered(zoom, picture, targets.length > 0)) return null;
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
