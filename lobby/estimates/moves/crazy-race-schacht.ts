import { placeName, sideName } from '../../../games/crazy-race-schacht/board/places.ts';
import {
  driverValue,
  pointsCards,
  pointsValue,
} from '../../../games/crazy-race-schacht/components.ts';
import type { CrazyRaceText } from '../../../games/crazy-race-schacht/locales/text.ts';
import type { CrazyRaceMove } from '../../../games/crazy-race-schacht/moves.ts';
import type { CrazyRaceState } from '../../../games/crazy-race-schacht/state.ts';
import { wayOf } from '../../../games/crazy-race-schacht/track.ts';
import { ofSeat } from '../../../games/kit/seats.ts';
import { joined, type MoveInPlace } from './move-words.ts';

/** Tells moves of Crazy Race (Schacht) as its board names them. */
export function movesIn({ board }: CrazyRaceText) {
  const { actions } = board;
  return (asked: MoveInPlace<CrazyRaceState, CrazyRaceMove>): string => {
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
