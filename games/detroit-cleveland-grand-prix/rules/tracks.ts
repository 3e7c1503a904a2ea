/** The two tracks (GP-C2), whose layouts are ours. Their drawing data are in track-shapes.ts. */
import { frozen } from '../../kit/frozen.ts';
import type { TrackName } from './constants.ts';

/**
 * A space by its name: the first row that it covers and its lane, both counted from 0.
 * Rows run from the last row of the grid (0) to the last one before the line; lane 0 is the leftmost.
 */
export type Space = readonly [row: number, lane: number];

/** A stretch of track whose rows are all alike. */
export interface Segment {
  readonly rows: number;
  /** The lanes that its rows have. */
  readonly lanes: readonly number[];
  /** The lane on the inside of a curve that has fewer, longer spaces: how many rows each covers, in order. */
  readonly inside?: { readonly lane: number; readonly spaces: readonly number[] };
}

/** A track as its stretches, and where cars start on it. */
export interface Track {
  readonly name: TrackName;
  /** The stretches from the start on; behind the last one is the finish line. */
  readonly segments: readonly Segment[];
  /** The spaces of start positions 1 to 6. */
  readonly grid: readonly Space[];
}

/** GP-C2, GP-6. */
export const tracks: Readonly<Record<TrackName, Track>> = /* @__PURE__ */ frozen({
  cleveland: {
    name: 'cleveland',
    grid: [
      [2, 1],
      [2, 2],
      [1, 1],
      [1, 2],
      [0, 1],
      [0, 2],
    ],
    segments: [
      // start straight
      { rows: 9, lanes: [0, 1, 2, 3] },
      // turn 1 hairpin in
      { rows: 2, lanes: [1, 2], inside: { lane: 1, spaces: [2] } },
      // turn 1 hairpin apex
      { rows: 2, lanes: [1] },
      // turn 1 hairpin out
      { rows: 2, lanes: [1, 2] },
      // runway
      { rows: 11, lanes: [0, 1, 2, 3] },
      // turn 4
      { rows: 3, lanes: [1, 2, 3] },
      // turn 5
      { rows: 3, lanes: [1, 2], inside: { lane: 1, spaces: [2, 1] } },
      // taxiway
      { rows: 4, lanes: [1, 2, 3] },
      // esses left
      { rows: 3, lanes: [1, 2], inside: { lane: 1, spaces: [2, 1] } },
      // esses right
      { rows: 2, lanes: [1, 2] },
      // back straight
      { rows: 7, lanes: [0, 1, 2, 3] },
      // last corner in
      { rows: 3, lanes: [1, 2], inside: { lane: 1, spaces: [2, 1] } },
      // last corner apex
      { rows: 2, lanes: [2] },
      // corner exit
      { rows: 1, lanes: [1, 2, 3] },
      // home straight
      { rows: 9, lanes: [0, 1, 2, 3] },
    ],
  },
  detroit: {
    name: 'detroit',
    grid: [
      [2, 0],
      [2, 2],
      [1, 0],
      [1, 2],
      [0, 0],
      [0, 2],
    ],
    segments: [
      // start straight
      { rows: 7, lanes: [0, 1, 2] },
      // turn 1
      { rows: 3, lanes: [0, 1], inside: { lane: 1, spaces: [2, 1] } },
      // casino straight
      { rows: 5, lanes: [0, 1, 2] },
      // turn 3 chicane left
      { rows: 2, lanes: [1] },
      // turn 4 chicane right
      { rows: 2, lanes: [1] },
      // island straight
      { rows: 6, lanes: [0, 1, 2] },
      // turn 5
      { rows: 3, lanes: [1, 2], inside: { lane: 2, spaces: [2, 1] } },
      // bridge
      { rows: 3, lanes: [1] },
      // lagoon
      { rows: 4, lanes: [0, 1, 2] },
      // turn 7 hairpin in
      { rows: 2, lanes: [0, 1], inside: { lane: 1, spaces: [2] } },
      // turn 7 hairpin apex
      { rows: 2, lanes: [1] },
      // turn 7 hairpin out
      { rows: 2, lanes: [0, 1] },
      // strand
      { rows: 5, lanes: [0, 1, 2] },
      // turn 10
      { rows: 3, lanes: [1, 2], inside: { lane: 1, spaces: [2, 1] } },
      // turn 11
      { rows: 2, lanes: [1, 2] },
      // fountain straight
      { rows: 5, lanes: [0, 1, 2] },
      // last corner
      { rows: 2, lanes: [1] },
      // home straight
      { rows: 4, lanes: [0, 1, 2] },
    ],
  },
});
