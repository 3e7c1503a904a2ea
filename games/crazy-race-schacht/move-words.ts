import { joined, type MoveInPlace } from '../kit/move-words.ts';
import { ofSeat } from '../kit/seats.ts';
import { placeName, sideName } from './board/stage/places.ts';
import type { SchachtText } from './locales/text.ts';
import { driverValue, pointsCards, pointsValue } from './rules/components.ts';
import type { SchachtMove } from './rules/moves.ts';
import type { SchachtState } from './rules/state.ts';
import { wayOf } from './rules/track.ts';

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
