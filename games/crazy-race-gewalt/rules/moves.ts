import type { PlayerID } from '../../kit/player-id.ts';
import type { MoveOf } from '../../kit/rules.ts';
import type { ActionCardID, SectionCardID } from './components.ts';

/**
 * The moves of Crazy Race with their arguments, as boards and clients call them.
 * A type, no interface, so that it fits boardgame.io's record of moves.
 */
export type GewaltMoves = {
  /** Places a section card of the hand on a section (0–14) of a lane (0–4) with neither a pawn nor a card (CG-3). */
  readonly playSection: (cardID: SectionCardID, lane: number, section: number) => void;
  /** Discards a section card of the hand, instead of placing one (CG-2). */
  readonly discardSection: (cardID: SectionCardID) => void;
  /** Expert game: plays an action card of the hand before an opponent (CG-11). */
  readonly playAction: (cardID: ActionCardID, target: PlayerID) => void;
  /** Expert game: moves a section card with the action card `relocate` (CG-10). */
  readonly relocate: (
    cardID: ActionCardID,
    fromLane: number,
    fromSection: number,
    toLane: number,
    toSection: number,
  ) => void;
  /** Expert game: discards an action card of the hand, instead of using one (CG-9). */
  readonly discardAction: (cardID: ActionCardID) => void;
  /** Stage `counter`: cancels the pending card with a counter (CG-13). */
  readonly counter: (cardID: ActionCardID) => void;
  /** Stage `counter`: accepts that card (CG-13). */
  readonly allow: () => void;
  /**
   * Rolls the dice, moves the player's own pawn and ends the turn (CG-2). A card before the player may change that
   * (CG-11).
   */
  readonly roll: () => void;
};

/** One move of Crazy Race with its arguments, as the rules list and play it. */
export type GewaltMove = MoveOf<GewaltMoves>;
