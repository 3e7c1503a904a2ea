/** Puts cards into a random order, as the framework's random plugin does. */
export type Shuffle = <Card>(cards: readonly Card[]) => Card[];

/** A face-down pile with the pile of discards that it is made anew from. The last card is the top. */
export interface DrawPile<Card> {
  pile: Card[];
  discards: Card[];
}

/**
 * Draws the top card. If the pile is empty the discards are shuffled into a new one first.
 * Nothing left at all: undefined.
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
