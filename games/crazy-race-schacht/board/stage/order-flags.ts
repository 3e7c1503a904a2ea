import { revealed, sumsAt, winnerAt } from '../../rules/index.ts';
import type { PlacedDriver } from '../../rules/state.ts';

/** Every player's first card at a side, in the order in which they came. */
function firstCards(cards: readonly PlacedDriver[]): readonly PlacedDriver[] {
  return cards.filter(
    ({ playerID }, index) => cards.findIndex((card) => card.playerID === playerID) === index,
  );
}

/**
 * CS-8: where the order of arrival may break a tie, the place in it of each card that counts for it, by the card's
 * number: of face-down cards everybody's first one; of open ones those of the players who tie.
 */
export function orderFlags(cards: readonly PlacedDriver[]): ReadonlyMap<number, number> {
  const first = firstCards(cards);
  const open = revealed(cards);
  const winner = winnerAt(open);
  const tied = winner?.isTie
    ? sumsAt(open).flatMap(({ playerID, sum }) => (sum === winner.sum ? playerID : []))
    : [];
  const counting = winner ? first.filter(({ playerID }) => tied.includes(playerID)) : first;
  if (counting.length < 2) return new Map();
  return new Map(counting.map(({ order }, index) => [order, index + 1]));
}
