import { laneName, sectionName } from '../../../games/crazy-race-gewalt/board/words.ts';
import { actionKind, squaresOn } from '../../../games/crazy-race-gewalt/components.ts';
import { turnModifiersOf } from '../../../games/crazy-race-gewalt/effects.ts';
import { cardOn } from '../../../games/crazy-race-gewalt/lanes.ts';
import { endingOf } from '../../../games/crazy-race-gewalt/locales/telling.ts';
import type { CrazyRaceText } from '../../../games/crazy-race-gewalt/locales/text.ts';
import type { CrazyRaceMove } from '../../../games/crazy-race-gewalt/moves.ts';
import type { CrazyRaceState } from '../../../games/crazy-race-gewalt/state.ts';
import { joined, type MoveInPlace } from './move-words.ts';

/** Tells moves of Crazy Race (Gewalt) as its board names them. */
export function movesIn({ board }: CrazyRaceText) {
  const { actions, kinds } = board;
  return (asked: MoveInPlace<CrazyRaceState, CrazyRaceMove>): string => {
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
