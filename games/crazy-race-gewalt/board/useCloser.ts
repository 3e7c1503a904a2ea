import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** For so many milliseconds a finger rests on a card to see it larger. */
const rest = 400;

/** What makes a card be looked at more closely, for the element that shows it. */
interface CloserHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onContextMenu: (event: { readonly preventDefault: () => void }) => void;
}

/** Which card is looked at closely: under the mouse, under a resting finger, or come to by keyboard. */
export function useCloser(): {
  /** null: none is. */
  readonly closer: string | null;
  readonly closerBy: (card: string) => CloserHandlers;
  /** Whether a finger has rested, so that lifting it is no press. */
  readonly hasRested: () => boolean;
} {
  const [closer, setCloser] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouch = useRef(false);
  const rested = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = () => {
    clearTimeout(timer.current);
    setCloser(null);
  };
  const lift = () => {
    if (isTouch.current) leave();
  };
  const closerBy = (card: string): CloserHandlers => ({
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setCloser(card),
    onPointerLeave: leave,
    onPointerDown: ({ pointerType }) => {
      isTouch.current = pointerType !== 'mouse';
      rested.current = false;
      if (!isTouch.current) return;
      timer.current = setTimeout(() => {
        rested.current = true;
        setCloser(card);
      }, rest);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    // Come to by the tabulator key; where the board itself has put the focus nobody has asked for it.
    onKeyUp: ({ key }) => key === 'Tab' && setCloser(card),
    onBlur: leave,
    onKeyDown: ({ key }) => key === 'Escape' && leave(),
    // A long press is to show the card, not a menu.
    onContextMenu: (event) => isTouch.current && event.preventDefault(),
  });
  return { closer, closerBy, hasRested: () => rested.current };
}
