/** The drawn edges of a circuit: tarmac, kerbs, lines between the spaces, the line and the grid. */
import { existing } from '../../../kit/existing.ts';
import { trackShapes, tracks } from '../../rules/components.ts';
import {
  type CircuitView,
  middleLane,
  oncePerView,
  type Point,
  type Pose,
  pointInRow,
  polyline,
  type RowShape,
  rowShapes,
  spacePose,
  spaceShapes,
} from './geometry.ts';

type Side = 'left' | 'right';

/** Number of parts of a row at which its edges are measured. It is enough for the tightest curve. */
const samples = 8;
/** Share of a narrower row in which the tarmac narrows to it. */
const runIn = 0.8;
/** Minimum turn of rows with kerbs, in degrees. */
const kerbTurn = 9;
const kerbWidth = 0.34;
const stoneLength = 0.42;
/** Maximum narrowing of the tarmac where there still is a kerb. */
const kerbTolerance = 0.3;

/** Returns how far the tarmac of a row reaches to one side of the centre line. */
function edgeOffset(view: CircuitView, shape: RowShape, side: Side): number {
  const middle = middleLane(view.track);
  return side === 'left'
    ? Math.min(...shape.lanes) - middle - 0.5
    : Math.max(...shape.lanes) - middle + 0.5;
}

/** Returns a smooth step from 0 to 1, without a corner at either end. */
function smooth(share: number): number {
  const inside = Math.min(1, Math.max(0, share));
  return inside * inside * (3 - 2 * inside);
}

/** Returns how far the tarmac reaches at a place of a row. It widens gradually towards wider neighbouring rows. */
function offsetAlong(
  offsets: { readonly before: number; readonly here: number; readonly after: number },
  along: number,
): number {
  const { before, here, after } = offsets;
  const wider = (other: number) => (Math.abs(other) > Math.abs(here) ? other - here : 0);
  return (
    here +
    wider(before) * smooth(1 - along / runIn) +
    wider(after) * smooth(1 - (1 - along) / runIn)
  );
}

/**
 * A point on an edge of the tarmac. `isOwn` says that it is the row's own edge, not part of a transition to a wider
 * row.
 */
interface EdgePoint extends Point {
  readonly isOwn: boolean;
}

/** Returns an edge of the tarmac along some rows; `out` moves it away from the centre line. */
function edgePoints(
  view: CircuitView,
  rows: readonly RowShape[],
  { side, out }: { readonly side: Side; readonly out: number },
): readonly EdgePoint[] {
  const all = rowShapes(view);
  const outwards = side === 'left' ? -out : out;
  return rows.flatMap((shape, index) => {
    const before = all.at(shape.row - 1) ?? shape;
    const after = all[(shape.row + 1) % all.length] ?? shape;
    const offsets = {
      before: edgeOffset(view, before, side),
      here: edgeOffset(view, shape, side),
      after: edgeOffset(view, after, side),
    };
    const isLast = index === rows.length - 1;
    return Array.from({ length: isLast ? samples + 1 : samples }, (_, sample) => {
      const along = sample / samples;
      const offset = offsetAlong(offsets, along);
      const isOwn = Math.abs(offset - offsets.here) < kerbTolerance;
      return { ...pointInRow(shape, { along, offset: offset + outwards }), isOwn };
    });
  });
}

/** Returns the tarmac as two closed loops, to be filled by the even-odd rule. */
export const tarmacOutline = oncePerView((view): string => {
  const rows = rowShapes(view);
  return (['left', 'right'] as const)
    .map((side) => `${polyline(edgePoints(view, rows, { side, out: 0 }))}Z`)
    .join('');
});

/** Returns the rows with kerbs, grouped in continuous runs. */
function kerbRuns(view: CircuitView): readonly (readonly RowShape[])[] {
  const runs: RowShape[][] = [];
  for (const shape of rowShapes(view)) {
    if (Math.abs(shape.turn) <= kerbTurn) continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    const goesOn = last?.row === shape.row - 1 && Math.sign(last.turn) === Math.sign(shape.turn);
    if (run && goesOn) run.push(shape);
    else runs.push([shape]);
  }
  return runs;
}

/** Returns the parts of an edge that are the rows' own. */
function ownParts(points: readonly EdgePoint[]): readonly (readonly EdgePoint[])[] {
  const parts: EdgePoint[][] = [];
  for (const [index, point] of points.entries()) {
    if (!point.isOwn) continue;
    const part = parts.at(-1);
    if (part && points[index - 1]?.isOwn) part.push(point);
    else parts.push([point]);
  }
  return parts.filter(({ length }) => length > samples / 2);
}

/** A kerb as path data, with its number of red and white stones. */
export interface Kerb {
  readonly path: string;
  /** Odd, so that it begins and ends with the same colour. */
  readonly stones: number;
}

function kerbAlong(points: readonly Point[]): Kerb {
  const length = points.slice(1).reduce((sum, point, index) => {
    const before = points[index] ?? point;
    return sum + Math.hypot(point.x - before.x, point.y - before.y);
  }, 0);
  return { path: polyline(points), stones: 2 * Math.round(length / stoneLength / 2) + 1 };
}

/** Returns the kerbs of both edges. */
export const kerbs = oncePerView((view): readonly Kerb[] => {
  return kerbRuns(view)
    .flatMap((run) =>
      (['left', 'right'] as const).flatMap((side) =>
        ownParts(edgePoints(view, run, { side, out: kerbWidth / 2 })),
      ),
    )
    .map(kerbAlong);
});

/** Returns the lines across the track at which spaces end. */
export const crossLines = oncePerView((view): string => {
  return spaceShapes(view)
    .map(({ shape, offset }) => {
      const left = pointInRow(shape, { along: 0, offset: offset - 0.5 });
      const right = pointInRow(shape, { along: 0, offset: offset + 0.5 });
      return polyline([left, right]);
    })
    .join('');
});

/** Returns the lines along the track between lanes. */
export const laneLines = oncePerView((view): string => {
  const middle = middleLane(view.track);
  return rowShapes(view)
    .flatMap((shape) =>
      shape.lanes.slice(1).map((lane) => {
        const offset = lane - middle - 0.5;
        const parts = shape.turn === 0 ? 1 : samples;
        return polyline(
          Array.from({ length: parts + 1 }, (_, part) =>
            pointInRow(shape, { along: part / parts, offset }),
          ),
        );
      }),
    )
    .join('');
});

/** Returns the middle of the tarmac at a place of a row, with its width there. */
function acrossRow(
  view: CircuitView,
  shape: RowShape,
  along: number,
): Pose & { readonly width: number } {
  const [left, right] = [edgeOffset(view, shape, 'left'), edgeOffset(view, shape, 'right')];
  return { ...pointInRow(shape, { along, offset: (left + right) / 2 }), width: right - left };
}

/** Returns the finish line: its middle, its width across the track, and the heading of the cars. */
export function finishLine(view: CircuitView): Pose & { readonly width: number } {
  const first = existing(rowShapes(view)[0], 'row of ', view.track);
  return acrossRow(view, first, 0);
}

/** Returns the start positions, the first one first. */
export const gridPoses = oncePerView((view): readonly Pose[] => {
  return tracks[view.track].grid.map((space) => spacePose(view, space));
});

/** Returns the arrows on the tarmac: one on every straight, two on long ones, away from grid and line. */
export const arrowPoses = oncePerView((view): readonly Pose[] => {
  let firstRow = 0;
  const arrowRows = tracks[view.track].segments.flatMap(({ rows }, place) => {
    const segmentRow = firstRow;
    firstRow += rows;
    const isStraight = trackShapes[view.track][place]?.turn === 0 && rows > 3;
    return [rows - 3, rows - 8]
      .filter((row) => isStraight && row > 0)
      .map((row) => segmentRow + row)
      .filter((row) => row > 3);
  });
  return rowShapes(view)
    .filter(({ row }) => arrowRows.includes(row))
    .map((shape) => acrossRow(view, shape, 0.5));
});

/** A row that is numbered beside the track. */
export interface Milestone extends Point {
  /** Counted from 1, as rows are named in words. */
  readonly number: number;
  /** The row's line across the verge, as path data. */
  readonly mark: string;
}

/** Number of rows from one milestone to the next. */
const milestoneStep = 5;
/** Distance of a milestone from the tarmac. */
const milestoneGap = 1.1;

/** Returns the milestones, on the outer side of the track. */
export const milestones = oncePerView((view): readonly Milestone[] => {
  const shapes = rowShapes(view);
  const isClockwise = shapes.reduce((sum, { turn }) => sum + turn, 0) > 0;
  const side: Side = isClockwise ? 'left' : 'right';
  const numbered = shapes.filter(({ row }) => (row + 1) % milestoneStep === 0);
  return numbered.map((shape) => {
    const edge = edgeOffset(view, shape, side);
    const at = (out: number) =>
      pointInRow(shape, { along: 0.5, offset: edge + (isClockwise ? -out : out) });
    const { x, y } = at(milestoneGap);
    return { x, y, number: shape.row + 1, mark: polyline([at(0), at(0.4)]) };
  });
});
