import { revealed, sumsAt, winnerAt } from '../../rules/index.ts';
import type { PlacedDriver } from '../../rules/state.ts';

/** Returns each player's first card at a side, in the order of arrival. */
function firstCards(cards: readonly PlacedDriver[]): readonly PlacedDriver[] {
  return cards.filter(
    ({ playerID }, index) => cards.findIndex((card) => card.playerID === playerID) === index,
  );
}

/**
 * CS-8: returns the places in the order of arrival where that may break a tie, by the number of each card that counts.
 * While cards are face down, these are all players' first cards. Once they are open, only those of the tied players.
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
