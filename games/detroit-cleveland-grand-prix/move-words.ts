import type { MoveInPlace } from '../kit/move-words.ts';
import { shownSpace } from './board/turn/words.ts';
import type { BoardText } from './locales/board/en.ts';
import type { GrandPrixText } from './locales/text.ts';
import { handCard } from './rules/components.ts';
import type { GrandPrixMove } from './rules/moves.ts';
import type { CarMove, GrandPrixState } from './rules/state.ts';

/** Describes where a car moves to; empty for one that stays. */
function endInWords({ car, path }: CarMove, { cars, actions }: BoardText): readonly string[] {
  const last = path.at(-1);
  if (car === null || last === undefined) return [];
  const name = cars[car];
  return [last === 'finish' ? actions.endFinish(name) : actions.endAt(name, shownSpace(last))];
}

/** Returns a function that describes moves of the Grand Prix in its board's words. */
export function movesIn({ board }: GrandPrixText) {
  const { actions, cars, hand, sentences } = board;
  return ({ move }: MoveInPlace<GrandPrixState, GrandPrixMove>): string => {
    switch (move.move) {
      case 'bid':
        return actions.bid(move.args[0]);
      case 'pass':
        return actions.passBid;
      case 'hold':
        return actions.hold;
      case 'playCard': {
        const [number, moves] = move.args;
        const card = handCard(number);
        if (card.kind === 'exchange') {
          const [one, other] = card.cars;
          return hand.exchangeCard(number, cars[one], cars[other]);
        }
        const ends = (moves ?? []).flatMap((each) => endInWords(each, board));
        return ends.length > 0 ? hand.card(number, ends) : sentences.confirmNothing(number);
      }
    }
  };
}
