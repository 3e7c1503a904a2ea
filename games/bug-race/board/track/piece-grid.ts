/** Grid of legs and body as they are arranged on the bug, for the arrow keys. */
import type { Step } from '../../rules/state.ts';

const rows: readonly (readonly Step[])[] = [
  ['leftFront', 'body', 'rightFront'],
  ['leftMiddle', 'body', 'rightMiddle'],
  ['leftRear', 'body', 'rightRear'],
];

/** A position in the grid. The body is in all rows. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

const arrows: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Returns the piece at a position, or null. */
export function pieceIn({ row, column }: GridPlace): Step | null {
  return rows[row]?.[column] ?? null;
}

/** Returns the position to which an arrow key leads, or null. */
export function placeBeside({ row, column }: GridPlace, key: string): GridPlace | null {
  const [down, right] = arrows[key] ?? [0, 0];
  const next = { row: row + down, column: column + right };
  return (down || right) && pieceIn(next) ? next : null;
}

/** Returns the position of a piece. The body stays in the same row as before. */
export function placeOf(piece: Step, before: GridPlace): GridPlace {
  const row = piece === 'body' ? before.row : rows.findIndex((each) => each.includes(piece));
  return { row, column: rows[row]?.indexOf(piece) ?? 0 };
}
