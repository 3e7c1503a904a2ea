import { placeName, sideName } from '../../../../games/crazy-race-schacht/board/stage/places.ts';
import type { SchachtText } from '../../../../games/crazy-race-schacht/locales/text.ts';
import {
  driverValue,
  pointsCards,
  pointsValue,
} from '../../../../games/crazy-race-schacht/rules/components.ts';
import type { SchachtMove } from '../../../../games/crazy-race-schacht/rules/moves.ts';
import type { SchachtState } from '../../../../games/crazy-race-schacht/rules/state.ts';
import { wayOf } from '../../../../games/crazy-race-schacht/rules/track.ts';
import { ofSeat } from '../../../../games/kit/seats.ts';
import { joined, type MoveInPlace } from './move-words.ts';

/** Returns a function that describes moves of Crazy Race (Schacht) in its board's words. */
export function movesIn({ board }: SchachtText) {
  const { actions } = board;
  return (asked: MoveInPlace<SchachtState, SchachtMove>): string => {
    const { state, seat, move, nameOf } = asked;
    switch (move.move) {
      case 'placeDriver': {
        const [cardID, side] = move.args;
        return joined(board.driver(driverValue(cardID), 1), sideName(state.stageCard, side, board));
      }
      case 'pass':
        return actions.pass;
      case 'takeBack':
        return actions.takeBack(ofSeat(state.players, seat).pile.length);
      case 'advance': {
        const [model, distance] = move.args;
        const { to } = wayOf(ofSeat(state.locomotives, seat), model, distance);
        return actions.chooseLocomotive(board.models[model], placeName(to, board));
      }
      case 'decline':
        return actions.decline;
      case 'drawPoints': {
        const [top] = state.piles.finish.seen;
        return actions.drawPoints(top === undefined ? null : pointsValue(top));
      }
      case 'steal': {
        const [from] = move.args;
        return actions.stealFrom(nameOf(from), ofSeat(state.points, from).length);
      }
      case 'reclaim': {
        const [cardID] = move.args;
        return cardID === null ? actions.reclaimNone : actions.reclaimCard(driverValue(cardID));
      }
      case 'discardPoints': {
        const card = pointsCards[move.args[0]];
        return card ? actions.discardPoints(card.value, card.pile) : '';
      }
    }
  };
}
