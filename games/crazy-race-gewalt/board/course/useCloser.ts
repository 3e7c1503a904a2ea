import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

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

/** Both functions are the same for as long as the component lives. */
export interface Closer {
  /** The card that is looked at closely; null: none is. */
  readonly closer: string | null;
  readonly closerBy: (card: string) => CloserHandlers;
  /** Whether a finger has rested, so that lifting it is no press. */
  readonly hasRested: () => boolean;
}

/** Follows what the pointer and the keys do on the cards. */
function follow(setCloser: (card: string | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTouch = false;
  let hasRested = false;
  const end = () => clearTimeout(timer);
  const leave = () => {
    end();
    setCloser(null);
  };
  const lift = () => {
    if (isTouch) leave();
  };
  const closerBy = (card: string): CloserHandlers => ({
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setCloser(card),
    onPointerLeave: leave,
    onPointerDown: ({ pointerType }) => {
      isTouch = pointerType !== 'mouse';
      hasRested = false;
      if (!isTouch) return;
      timer = setTimeout(() => {
        hasRested = true;
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
    onContextMenu: (event) => isTouch && event.preventDefault(),
  });
  return { closerBy, hasRested: () => hasRested, end };
}

/** Which card is looked at closely: under the mouse, under a resting finger, or come to by keyboard. */
export function useCloser(): Closer {
  const [closer, setCloser] = useState<string | null>(null);
  const [{ closerBy, hasRested, end }] = useState(() => follow(setCloser));
  useEffect(() => end, [end]);
  return { closer, closerBy, hasRested };
}
