import { type FocusEvent, type PointerEvent, useRef, useState } from 'react';
import type { CardNumber } from '../../rules/components.ts';

/** A card of the hand that is shown enlarged. */
export interface Peek {
  readonly number: CardNumber;
  /** The middle of the card, and its upper edge, in CSS pixels within the list's parent. */
  readonly middle: number;
  readonly top: number;
}

/** Time for which a finger must rest on a card to enlarge it, in milliseconds. */
const longPress = 450;

/** Returns the card that an event is about, or null. */
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

/** Hook for the enlarged card: the one under the mouse, with the keyboard's focus, or under a resting finger. */
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
      // The browser's context menu would cover the card.
      onContextMenu: (event: Event | { preventDefault: () => void }) =>
        wasLong.current && event.preventDefault(),
      // A press that enlarged the card doesn't choose it.
      onClickCapture: (event: { stopPropagation: () => void }) => {
        if (wasLong.current) event.stopPropagation();
        wasLong.current = false;
      },
    },
  };
}
