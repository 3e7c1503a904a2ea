import { useState } from 'react';
import type { CardID } from '../../rules/components.ts';

/** The places of a hand: a card that is played leaves its place empty until other cards come. */
export function useSlots(cards: readonly CardID[]): readonly CardID[] {
  const [slots, setSlots] = useState(cards);
  if (cards.every((cardID) => slots.includes(cardID))) return slots;
  setSlots(cards);
  return cards;
}
