import type { MoveOf } from '../../kit/rules.ts';
import type { CardID, Leg } from './components.ts';
import type { Step } from './state.ts';

/**
 * The moves of Bug Race with their arguments, as boards and clients call them.
 * A type, no interface, so that it fits boardgame.io's record of moves.
 */
export type BugRaceMoves = {
  /**
   * Phase `legPass`: chooses one of the offered cards to keep. The choice can be changed until all have chosen (BR-10,
   * BR-11).
   */
  readonly keepCard: (cardID: CardID) => void;
  /**
   * Phase `legMove`: plays a card of the hand with its steps in their order (BR-8, BR-12).
   * Left-out steps can follow one by one, with the next three moves.
   */
  readonly playCard: (cardID: CardID, steps?: readonly Step[] | null) => void;
  /** Moves a leg of the card in play one section forward (BR-5). */
  readonly moveLeg: (leg: Leg) => void;
  /** Moves the body one section forward (BR-6, BR-7). */
  readonly moveBody: () => void;
  /** Puts the card in play away; none of its other legs can move any more (BR-9). */
  readonly finishCard: () => void;
  /** Ends the player's turn after the last card; the body first goes as far as it can (BR-12). */
  readonly endTurn: () => void;
};

/** One move of Bug Race with its arguments, as the rules list and play it. */
export type BugRaceMove = MoveOf<BugRaceMoves>;
