/** Returns cards in a random order, as the framework's random plugin does. */
export type Shuffle = <Card>(cards: readonly Card[]) => Card[];

/** A face-down pile, with the discards from which it is replenished. The last card is the top. */
export interface DrawPile<Card> {
  pile: Card[];
  discards: Card[];
}

/**
 * Draws the top card. If the pile is empty, the discards are shuffled into a new one first. The card is undefined if
 * there is none at all.
 */
export function drawCard<Card>(
  piles: DrawPile<Card>,
  shuffle: Shuffle,
): { card: Card | undefined; reshuffled: boolean } {
  const reshuffled = piles.pile.length === 0 && piles.discards.length > 0;
  if (reshuffled) {
    piles.pile = shuffle(piles.discards);
    piles.discards = [];
  }
  return { card: piles.pile.pop(), reshuffled };
}
