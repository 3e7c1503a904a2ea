import { joined, type MoveInPlace } from '../kit/move-words.ts';
import { laneName, sectionName } from './board/turn/words.ts';
import { endingOf } from './locales/event-details.ts';
import type { GewaltText } from './locales/text.ts';
import { actionKind, squaresOn } from './rules/components.ts';
import { turnModifiersOf } from './rules/effects.ts';
import { cardOn } from './rules/lanes.ts';
import type { GewaltMove } from './rules/moves.ts';
import type { GewaltState } from './rules/state.ts';

/** Returns a function that describes moves of Crazy Race (Gewalt) in its board's words. */
export function movesIn({ board }: GewaltText) {
  const { actions, kinds } = board;
  return (asked: MoveInPlace<GewaltState, GewaltMove>): string => {
    const { state, move, nameOf } = asked;
    const sectionOf = (lane: number, section: number) =>
      sectionName(laneName(state, lane, nameOf, board), section, board);
    switch (move.move) {
      case 'playSection': {
        const [cardID, lane, section] = move.args;
        return actions.layOn(squaresOn(cardID), sectionOf(lane, section));
      }
      case 'discardSection':
        return joined(board.sectionCard(squaresOn(move.args[0])), actions.discard);
      case 'playAction': {
        const [cardID, target] = move.args;
        return joined(kinds[actionKind(cardID)], actions.layBefore(nameOf(target)));
      }
      case 'relocate': {
        const [, fromLane, fromSection, lane, section] = move.args;
        const card = cardOn(state, { lane: fromLane, section: fromSection });
        const squares = card ? squaresOn(card.cardID) : 0;
        return joined(
          kinds.relocate,
          actions.pickUp(squares, sectionOf(fromLane, fromSection)),
          actions.layOn(squares, sectionOf(lane, section)),
        );
      }
      case 'discardAction':
        return joined(kinds[actionKind(move.args[0])], actions.discard);
      case 'counter':
        return actions.counter;
      case 'allow':
        return actions.allow;
      case 'roll':
        return endingOf(turnModifiersOf(state.turn.effect).going, actions.endings);
    }
  };
}
