import type { AnyMove, MoveOf } from './rules.ts';

/**
 * Makes a move that `legalMoves` has listed: calls the function of its name with its arguments. `moves` are those of a
 * board's props or of a client. Throws if there is no such move.
 */
export function send<Moves extends object>(moves: Moves, { move, args }: MoveOf<Moves>): void;
export function send(moves: object, { move, args }: AnyMove): void {
  // The first signature has checked the arguments, which no index by a name can.
  const make = (
    moves as Readonly<Record<string, ((...args: readonly unknown[]) => void) | undefined>>
  )[move];
  if (!Object.hasOwn(moves, move) || !make) throw new Error(`There is no move ${move}.`);
  make(...args);
}
