/** Legs and body as they lie beside each other, for the arrow keys. */
import type { Step } from '../../rules/state.ts';

const rows: readonly (readonly Step[])[] = [
  ['leftFront', 'body', 'rightFront'],
  ['leftMiddle', 'body', 'rightMiddle'],
  ['leftRear', 'body', 'rightRear'],
];

/** A place among the pieces; the body is in all rows. */
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

/** The piece at a place; null: there is none. */
export function pieceIn({ row, column }: GridPlace): Step | null {
  return rows[row]?.[column] ?? null;
}

/** Where an arrow key leads; null: nowhere. */
export function placeBeside({ row, column }: GridPlace, key: string): GridPlace | null {
  const [down, right] = arrows[key] ?? [0, 0];
  const next = { row: row + down, column: column + right };
  return (down || right) && pieceIn(next) ? next : null;
}

/** The place of a piece: of the body in the same row as before. */
export function placeOf(piece: Step, before: GridPlace): GridPlace {
  const row = piece === 'body' ? before.row : rows.findIndex((each) => each.includes(piece));
  return { row, column: rows[row]?.indexOf(piece) ?? 0 };
}
