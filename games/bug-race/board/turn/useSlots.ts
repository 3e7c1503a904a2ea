import { useState } from 'react';
import type { CardID } from '../../rules/components.ts';

/** Hook that returns the slots of a hand. A played card leaves its slot empty until new cards come. */
export function useSlots(cards: readonly CardID[]): readonly CardID[] {
  const [slots, setSlots] = useState(cards);
  if (cards.every((cardID) => slots.includes(cardID))) return slots;
  setSlots(cards);
  return cards;
}
