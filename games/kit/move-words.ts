import type { PlayerID } from './player-id.ts';
import type { AnyTypes } from './rules.ts';
import type { NameOf } from './text.ts';

/** A possible move and its position. */
export interface MoveInPlace<State, Move> {
  /** The complete state, which is known only after the match. */
  readonly state: State;
  readonly seat: PlayerID;
  readonly move: Move;
  readonly nameOf: NameOf;
}

/** The descriptions of a game's moves, which the log doesn't have for moves that were not made. */
export interface MoveWordsModule {
  /** Returns a function that describes possible moves, in the words of the game's text. */
  readonly movesIn: (
    text: AnyTypes['State'],
  ) => (asked: MoveInPlace<AnyTypes['State'], AnyTypes['Moves']>) => string;
}

/** Joins the parts of a move's description. */
export function joined(...parts: readonly string[]): string {
  return parts.join(' – ');
}
