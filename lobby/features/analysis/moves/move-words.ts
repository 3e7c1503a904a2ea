import type { PlayerID } from 'boardgame.io';
import type { NameOf } from '../../../../games/kit/text.ts';

/** A possible move and its position. */
export interface MoveInPlace<State, Move> {
  /** The complete state, which is known only after the match. */
  readonly state: State;
  readonly seat: PlayerID;
  readonly move: Move;
  readonly nameOf: NameOf;
}

/** Joins the parts of a move's description. */
export function joined(...parts: readonly string[]): string {
  return parts.join(' – ');
}
