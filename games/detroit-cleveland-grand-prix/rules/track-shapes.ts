/**
 * Drawing data of the two tracks, apart from the rules. The segments' turns and scales are chosen so that each loop
 * closes.
 */
import { frozen } from '../../kit/frozen.ts';
import type { TrackName } from './constants.ts';

/** Drawing data of a segment of a track. */
export interface SegmentShape {
  /** Angle of the whole segment in degrees, right positive. */
  readonly turn: number;
  /** Scale of its rows; a row is 1.6 lane widths times this long on the centre line. */
  readonly scale: number;
}

const cleveland: readonly SegmentShape[] = [
  // start straight
  { turn: 0, scale: 1.0 },
  // turn 1 hairpin in
  { turn: -52, scale: 1.032 },
  // turn 1 hairpin apex
  { turn: -56, scale: 1.074 },
  // turn 1 hairpin out
  { turn: -50, scale: 1.056 },
  // runway
  { turn: 0, scale: 1.03 },
  // turn 4
  { turn: 53, scale: 1.056 },
  // turn 5
  { turn: -75, scale: 1.046 },
  // taxiway
  { turn: 0, scale: 1.001 },
  // esses left
  { turn: -99, scale: 0.948 },
  // esses right
  { turn: 27, scale: 0.922 },
  // back straight
  { turn: 0, scale: 0.925 },
  // last corner in
  { turn: -81, scale: 0.933 },
  // last corner apex
  { turn: -27, scale: 0.981 },
  // corner exit
  { turn: 0, scale: 0.999 },
  // home straight
  { turn: 0, scale: 0.999 },
];

const detroit: readonly SegmentShape[] = [
  // start straight
  { turn: 0, scale: 0.982 },
  // turn 1
  { turn: 116, scale: 1.005 },
  // casino straight
  { turn: 0, scale: 1.023 },
  // turn 3 chicane left
  { turn: -54, scale: 1.016 },
  // turn 4 chicane right
  { turn: 72, scale: 1.018 },
  // island straight
  { turn: 0, scale: 1.025 },
  // turn 5
  { turn: 56, scale: 1.021 },
  // bridge
  { turn: 0, scale: 1.014 },
  // lagoon
  { turn: 0, scale: 1.014 },
  // turn 7 hairpin in
  { turn: 60, scale: 1.002 },
  // turn 7 hairpin apex
  { turn: 58, scale: 0.98 },
  // turn 7 hairpin out
  { turn: 62, scale: 0.978 },
  // strand
  { turn: -44, scale: 0.98 },
  // turn 10
  { turn: -113, scale: 0.986 },
  // turn 11
  { turn: 30, scale: 0.999 },
  // fountain straight
  { turn: 34, scale: 0.986 },
  // last corner
  { turn: 83, scale: 0.977 },
  // home straight
  { turn: 0, scale: 0.982 },
];

/** Drawing data of the segments of `tracks`, in their order. */
export const trackShapes: Readonly<Record<TrackName, readonly SegmentShape[]>> =
  /* @__PURE__ */ frozen({ cleveland, detroit });
