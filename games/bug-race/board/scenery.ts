/** Where things lie on the ground around the tracks: decoration, the same at every look. */
import { type Arm, type Box, centreHalfSide, type Point } from './geometry.ts';

export interface Placed extends Point {
  /** Which of the drawings. */
  readonly kind: number;
  readonly degrees: number;
  readonly scale: number;
}

/** Width of a board with tracks of the standard length; on larger ones things are larger, not more. */
const standardWidth = 700;
/** Distance between the cells of the loose grid on which things are laid. */
const standardCell = 50;
/** Half the width of a track with its bed, and how far a thing of standard size reaches. */
const trackHalfWidth = 38;
const reach = 26;

/** A number from 0 to 1 that looks like chance, from two whole numbers. */
function speckle(column: number, row: number, salt: number): number {
  const mixed = Math.sin(column * 127.1 + row * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

function isFree({ x, y }: Point, arms: readonly Arm[], away: number): boolean {
  if (Math.hypot(x, y) < centreHalfSide + away) return false;
  return arms.every(({ degrees }) => {
    if (degrees === 0) return Math.abs(x) > trackHalfWidth + away || y < 0;
    if (degrees === 180) return Math.abs(x) > trackHalfWidth + away || y > 0;
    if (degrees === 90) return Math.abs(y) > trackHalfWidth + away || x > 0;
    return Math.abs(y) > trackHalfWidth + away || x < 0;
  });
}

/** Things on the ground of a board, `kinds` different ones, clear of tracks, apple and edges. */
export function scatter(box: Box, arms: readonly Arm[], kinds: number): readonly Placed[] {
  const zoom = Math.max(1, Math.max(box.width, box.height) / standardWidth);
  const cell = standardCell * zoom;
  const margin = reach * zoom;
  const placed: Placed[] = [];
  const columns = Math.ceil(box.width / cell);
  const rows = Math.ceil(box.height / cell);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const chance = (salt: number) => speckle(column, row, salt);
      const x = box.x + (column + 0.25 + 0.5 * chance(1)) * cell;
      const y = box.y + (row + 0.25 + 0.5 * chance(2)) * cell;
      const inside =
        x > box.x + margin &&
        x < box.x + box.width - margin &&
        y > box.y + margin &&
        y < box.y + box.height - margin;
      if (!inside || chance(3) < 0.3 || !isFree({ x, y }, arms, margin)) continue;
      placed.push({
        x: Math.round(x),
        y: Math.round(y),
        kind: Math.floor(chance(4) * kinds),
        degrees: Math.round(chance(5) * 360),
        scale: Math.round((0.7 + chance(6) * 0.5) * zoom * 100) / 100,
      });
    }
  }
  return placed;
}
