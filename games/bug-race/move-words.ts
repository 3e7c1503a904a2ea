import type { MoveInPlace } from '../kit/move-words.ts';
import type { BugRaceText } from './locales/text.ts';
import { legCards } from './rules/components.ts';
import type { BugRaceMove } from './rules/moves.ts';
import type { BugRaceState } from './rules/state.ts';

/** Returns a function that describes moves of Bug Race in its board's words. */
export function movesIn({ board }: BugRaceText) {
  return ({ move }: MoveInPlace<BugRaceState, BugRaceMove>): string => {
    switch (move.move) {
      case 'keepCard':
      case 'playCard':
        return board.card((legCards[move.args[0]]?.legs ?? []).map((leg) => board.legs[leg]));
      case 'moveLeg':
        return board.legs[move.args[0]];
      case 'moveBody':
        return board.body;
      case 'finishCard':
        return board.actions.finishCard;
      case 'endTurn':
        return board.actions.endTurn;
    }
  };
}
