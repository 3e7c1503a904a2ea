import type { MoveOf } from '../../kit/rules.ts';
import type { CardNumber } from './components.ts';
import type { CarMove } from './state.ts';

/**
 * The moves of Detroit–Cleveland Grand Prix with their arguments, as boards and clients call them.
 * A type, no interface, so that it fits boardgame.io's record of moves.
 */
export type GrandPrixMoves = {
  /** Phase `auction`: bids for the car for sale, in dollars; a multiple of 10,000 (GP-4). */
  readonly bid: (amount: number) => void;
  /** Phase `auction`: drops out of the bidding for this car (GP-4). */
  readonly pass: () => void;
  /**
   * Phase `race`: plays a card of the hand. `moves` lists what each entry of the card does, in the order of entries,
   * even if no car can move. It may be left out for an exchange card, which has no entries (GP-9 to GP-15).
   */
  readonly playCard: (number: CardNumber, moves?: readonly CarMove[] | null) => void;
  /** Phase `race`, option `mayHold`: plays no card in this turn. */
  readonly hold: () => void;
};

/** One move of Detroit–Cleveland Grand Prix with its arguments, as the rules list and play it. */
export type GrandPrixMove = MoveOf<GrandPrixMoves>;
