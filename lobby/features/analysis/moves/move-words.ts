import type { PlayerID } from 'boardgame.io';
import type { NameOf } from '../../../../games/kit/text.ts';

/** A move that might have been made, where it might have been. */
export interface MoveInPlace<State, Move> {
  /** The whole state: it is told after the match only. */
  readonly state: State;
  readonly seat: PlayerID;
  readonly move: Move;
  readonly nameOf: NameOf;
}

/** What is done, and with what. */
export function joined(...parts: readonly string[]): string {
  return parts.join(' – ');
}
