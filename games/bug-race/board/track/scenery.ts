/** Positions of the scenery on the ground around the tracks. It is mere decoration and the same at every render. */
import { type Box, type Point, type Track, trackSpacing } from './geometry.ts';

export interface Placed extends Point {
  /** Index of the drawing. */
  readonly kind: number;
  readonly degrees: number;
  readonly scale: number;
}

/** Half the width of a track with its bed, and the radius of a full-size drawing, in SVG units. */
export const trackHalfWidth = 44;
const reach = 26;
/** Distance between two drawings along a strip of ground. */
const apart = 34;

/** Returns a pseudo-random number from 0 to 1, derived from two whole numbers. */
function speckle(column: number, row: number, salt: number): number {
  const mixed = Math.sin(column * 127.1 + row * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** Returns the centres of the strips of ground between the tracks and beside them. */
function stripsBetween(tracks: readonly Track[]): number[] {
  const [first] = tracks;
  if (!first) return [];
  return [first.x - trackSpacing / 2, ...tracks.map(({ x }) => x + trackSpacing / 2)];
}

/**
 * Returns drawings of `kinds` different kinds on the ground of a board, small enough for the strips beside the tracks.
 */
export function scatter(box: Box, tracks: readonly Track[], kinds: number): readonly Placed[] {
  const half = trackSpacing / 2 - trackHalfWidth;
  const rows = Math.floor(box.height / apart);
  return stripsBetween(tracks).flatMap((x, column) =>
    Array.from({ length: rows }, (_, row): Placed | null => {
      const chance = (salt: number) => speckle(column, row, salt);
      if (chance(3) < 0.25) return null;
      return {
        x: Math.round(x),
        y: Math.round(box.y + (row + 0.3 + 0.4 * chance(2)) * apart),
        kind: Math.floor(chance(4) * kinds),
        degrees: Math.round(chance(5) * 360),
        scale: Math.round((0.75 + chance(6) * 0.25) * (half / reach) * 160) / 100,
      };
    }).filter((placed) => placed !== null),
  );
}
