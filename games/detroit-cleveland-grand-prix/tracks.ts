/** The two tracks (GP-C2): their layouts are ours. How they are drawn: every segment's turn and scale close the loop. */
import type { TrackName } from './basics.ts';

/**
 * A space by its name: the first row that it covers and its lane, both counted from 0.
 * Rows run from the last row of the grid (0) to the last one before the line; lane 0 is the leftmost.
 */
export type Space = readonly [row: number, lane: number];

/** A stretch of track whose rows are all alike. */
export interface Segment {
  readonly name: string;
  readonly rows: number;
  /** The lanes that its rows have. */
  readonly lanes: readonly number[];
  /** Angle of the whole segment in degrees, right positive. */
  readonly turn: number;
  /** How much its rows are stretched; a row is 1.6 lane widths times this long on the centre line. */
  readonly scale: number;
  /** The lane on the inside of a curve that has fewer, longer spaces: how many rows each covers, in order. */
  readonly inside?: { readonly lane: number; readonly spaces: readonly number[] };
}

/** A track as its stretches, and where cars start on it. */
export interface Track {
  readonly name: TrackName;
  /** From the start on; behind the last one is the finish line. */
  readonly segments: readonly Segment[];
  /** Start positions 1 to 6. */
  readonly grid: readonly Space[];
}

function track(name: TrackName, grid: readonly Space[], segments: readonly Segment[]): Track {
  return Object.freeze({
    name,
    grid: Object.freeze(grid.map((space) => Object.freeze(space))),
    segments: Object.freeze(segments.map((segment) => frozenSegment(segment))),
  });
}

function frozenSegment(segment: Segment): Segment {
  Object.freeze(segment.lanes);
  if (segment.inside) Object.freeze(Object.freeze(segment.inside).spaces);
  return Object.freeze(segment);
}

/** GP-C2, GP-6. */
export const tracks: Readonly<Record<TrackName, Track>> = Object.freeze({
  cleveland: track(
    'cleveland',
    [
      [2, 1],
      [2, 2],
      [1, 1],
      [1, 2],
      [0, 1],
      [0, 2],
    ],
    [
      { name: 'start straight', rows: 9, lanes: [0, 1, 2, 3], turn: 0, scale: 1.0 },
      {
        name: 'turn 1 hairpin in',
        rows: 2,
        lanes: [1, 2],
        turn: -52,
        scale: 1.032,
        inside: { lane: 1, spaces: [2] },
      },
      { name: 'turn 1 hairpin apex', rows: 2, lanes: [1], turn: -56, scale: 1.074 },
      { name: 'turn 1 hairpin out', rows: 2, lanes: [1, 2], turn: -50, scale: 1.056 },
      { name: 'runway', rows: 11, lanes: [0, 1, 2, 3], turn: 0, scale: 1.03 },
      { name: 'turn 4', rows: 3, lanes: [1, 2, 3], turn: 53, scale: 1.056 },
      {
        name: 'turn 5',
        rows: 3,
        lanes: [1, 2],
        turn: -75,
        scale: 1.046,
        inside: { lane: 1, spaces: [2, 1] },
      },
      { name: 'taxiway', rows: 4, lanes: [1, 2, 3], turn: 0, scale: 1.001 },
      {
        name: 'esses left',
        rows: 3,
        lanes: [1, 2],
        turn: -99,
        scale: 0.948,
        inside: { lane: 1, spaces: [2, 1] },
      },
      { name: 'esses right', rows: 2, lanes: [1, 2], turn: 27, scale: 0.922 },
      { name: 'back straight', rows: 7, lanes: [0, 1, 2, 3], turn: 0, scale: 0.925 },
      {
        name: 'last corner in',
        rows: 3,
        lanes: [1, 2],
        turn: -81,
        scale: 0.933,
        inside: { lane: 1, spaces: [2, 1] },
      },
      { name: 'last corner apex', rows: 2, lanes: [2], turn: -27, scale: 0.981 },
      { name: 'corner exit', rows: 1, lanes: [1, 2, 3], turn: 0, scale: 0.999 },
      { name: 'home straight', rows: 9, lanes: [0, 1, 2, 3], turn: 0, scale: 0.999 },
    ],
  ),
  detroit: track(
    'detroit',
    [
      [2, 0],
      [2, 2],
      [1, 0],
      [1, 2],
      [0, 0],
      [0, 2],
    ],
    [
      { name: 'start straight', rows: 7, lanes: [0, 1, 2], turn: 0, scale: 0.982 },
      {
        name: 'turn 1',
        rows: 3,
        lanes: [0, 1],
        turn: 116,
        scale: 1.005,
        inside: { lane: 1, spaces: [2, 1] },
      },
      { name: 'casino straight', rows: 5, lanes: [0, 1, 2], turn: 0, scale: 1.023 },
      { name: 'turn 3 chicane left', rows: 2, lanes: [1], turn: -54, scale: 1.016 },
      { name: 'turn 4 chicane right', rows: 2, lanes: [1], turn: 72, scale: 1.018 },
      { name: 'island straight', rows: 6, lanes: [0, 1, 2], turn: 0, scale: 1.025 },
      {
        name: 'turn 5',
        rows: 3,
        lanes: [1, 2],
        turn: 56,
        scale: 1.021,
        inside: { lane: 2, spaces: [2, 1] },
      },
      { name: 'bridge', rows: 3, lanes: [1], turn: 0, scale: 1.014 },
      { name: 'lagoon', rows: 4, lanes: [0, 1, 2], turn: 0, scale: 1.014 },
      {
        name: 'turn 7 hairpin in',
        rows: 2,
        lanes: [0, 1],
        turn: 60,
        scale: 1.002,
        inside: { lane: 1, spaces: [2] },
      },
      { name: 'turn 7 hairpin apex', rows: 2, lanes: [1], turn: 58, scale: 0.98 },
      { name: 'turn 7 hairpin out', rows: 2, lanes: [0, 1], turn: 62, scale: 0.978 },
      { name: 'strand', rows: 5, lanes: [0, 1, 2], turn: -44, scale: 0.98 },
      {
        name: 'turn 10',
        rows: 3,
        lanes: [1, 2],
        turn: -113,
        scale: 0.986,
        inside: { lane: 1, spaces: [2, 1] },
      },
      { name: 'turn 11', rows: 2, lanes: [1, 2], turn: 30, scale: 0.999 },
      { name: 'fountain straight', rows: 5, lanes: [0, 1, 2], turn: 34, scale: 0.986 },
      { name: 'last corner', rows: 2, lanes: [1], turn: 83, scale: 0.977 },
      { name: 'home straight', rows: 4, lanes: [0, 1, 2], turn: 0, scale: 0.982 },
    ],
  ),
});
