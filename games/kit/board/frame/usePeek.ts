import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';

/** A card that is shown enlarged. */
export interface Peek {
  /** The card's `data-card`. */
  readonly card: string;
  /** The middle of the card, and its upper edge, in CSS pixels within the parent of the list. */
  readonly middle: number;
  readonly top: number;
}

/** Time for which a finger must rest on a card to enlarge it, in milliseconds. */
const longPress = 450;

/** Keys that lead to a card. A focus that the board itself has set was not requested by the player. */
const waysToCards = ['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Returns the card of a list that an event is about, or null. */
function peekOf({ currentTarget: list, target }: SyntheticEvent): Peek | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  if (!card || !list.contains(card)) return null;
  const around = list.parentElement?.getBoundingClientRect();
  const { left, width, top } = card.getBoundingClientRect();
  return {
    card: card.dataset.card ?? '',
    middle: left + width / 2 - (around?.left ?? 0),
    top: top - (around?.top ?? 0),
  };
}

/**
 * Hook for the enlarged card of a list: the one under the mouse, under a resting finger, or reached by keyboard. The
 * list gets the listeners, and its cards have `data-card`.
 */
export function usePeek() {
  const [peek, setPeek] = useState<Peek | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const [listeners] = useState(() => {
    const end = () => {
      clearTimeout(timer.current);
      setPeek(null);
    };
    const show = (event: SyntheticEvent) => setPeek(peekOf(event));
    return {
      onPointerOver: (event: PointerEvent) => event.pointerType === 'mouse' && show(event),
      onPointerLeave: end,
      onBlur: end,
      onScroll: end,
      onKeyUp: (event: KeyboardEvent) => waysToCards.includes(event.key) && show(event),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && end(),
      onPointerDown: (event: PointerEvent) => {
        wasLong.current = false;
        const pressed = peekOf(event);
        if (event.pointerType === 'mouse' || !pressed) return;
        timer.current = setTimeout(() => {
          wasLong.current = true;
          setPeek(pressed);
        }, longPress);
      },
      onPointerUp: (event: PointerEvent) => event.pointerType !== 'mouse' && end(),
      onPointerCancel: end,
      // The browser's context menu would cover the card.
      onContextMenu: (event: SyntheticEvent) => wasLong.current && event.preventDefault(),
      // A press that enlarged the card doesn't choose it.
      onClickCapture: (event: SyntheticEvent) => {
        if (wasLong.current) event.stopPropagation();
        wasLong.current = false;
      },
    };
  });
  return { peek, listeners };
}
