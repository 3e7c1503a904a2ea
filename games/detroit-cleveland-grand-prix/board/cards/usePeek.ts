import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import type { CardNumber } from '../../rules/components.ts';

/** A card of the hand that is seen large. */
export interface Peek {
  readonly number: CardNumber;
  /** The middle of the card, and its upper edge, in CSS pixels within the list's parent. */
  readonly middle: number;
  readonly top: number;
}

/** So many milliseconds a finger rests on a card before it is meant to be looked at. */
const longPress = 450;

/** The card that an event is about. */
function cardOf(list: Element, target: EventTarget): HTMLElement | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  return card && list.contains(card) ? card : null;
}

function peekAt(card: HTMLElement): Peek {
  const around = card.closest('.grand-prix-hand')?.getBoundingClientRect();
  const { left, width, top } = card.getBoundingClientRect();
  return {
    number: Number(card.dataset.card),
    middle: left + width / 2 - (around?.left ?? 0),
    top: top - (around?.top ?? 0),
  };
}

/** Which card is seen large: under the mouse, with the focus of the keyboard, or under a finger that rests on it. */
export function usePeek() {
  const [peek, setPeek] = useState<Peek | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const end = () => {
    clearTimeout(timer.current);
    setPeek(null);
  };
  const show = (event: PointerEvent | FocusEvent) => {
    const card = cardOf(event.currentTarget, event.target);
    setPeek(card && peekAt(card));
  };
  return {
    peek,
    end,
    listeners: {
      onPointerOver: (event: PointerEvent) => event.pointerType === 'mouse' && show(event),
      onPointerLeave: end,
      onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && show(event),
      onBlur: end,
      onScroll: end,
      onKeyDown: ({ key }: { readonly key: string }) => key === 'Escape' && end(),
      onPointerDown: (event: PointerEvent) => {
        wasLong.current = false;
        const card = cardOf(event.currentTarget, event.target);
        if (event.pointerType === 'mouse' || !card) return;
        timer.current = setTimeout(() => {
          wasLong.current = true;
          setPeek(peekAt(card));
        }, longPress);
      },
      onPointerUp: (event: PointerEvent) => event.pointerType !== 'mouse' && end(),
      onPointerCancel: end,
      // The browser's own menu for what is held down would cover the card.
      onContextMenu: (event: Event | { preventDefault: () => void }) =>
        wasLong.current && event.preventDefault(),
      // What was looked at is not chosen by it.
      onClickCapture: (event: { stopPropagation: () => void }) => {
        if (wasLong.current) event.stopPropagation();
        wasLong.current = false;
      },
    },
  };
}
