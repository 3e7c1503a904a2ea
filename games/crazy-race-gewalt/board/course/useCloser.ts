import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

/** Time for which a finger must rest on a card to enlarge it, in milliseconds. */
const rest = 400;

/** Event handlers for an element that shows a card, so that the card can be enlarged. */
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

/** State of the enlarged card. Both functions stay the same as long as the component is mounted. */
export interface Closer {
  /** Key of the enlarged card, or null. */
  readonly closer: string | null;
  readonly closerBy: (card: string) => CloserHandlers;
  /** Returns whether a finger has rested, so that lifting it is no press. */
  readonly hasRested: () => boolean;
}

/** Creates the handlers for pointers and keys on the cards. */
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
    // The card was reached by the Tab key. A focus set by the board itself was not requested by the player.
    onKeyUp: ({ key }) => key === 'Tab' && setCloser(card),
    onBlur: leave,
    onKeyDown: ({ key }) => key === 'Escape' && leave(),
    // A long press should show the card, not a menu.
    onContextMenu: (event) => isTouch && event.preventDefault(),
  });
  return { closerBy, hasRested: () => hasRested, end };
}

/** Hook for the enlarged card: the one under the mouse, under a resting finger, or reached by keyboard. */
export function useCloser(): Closer {
  const [closer, setCloser] = useState<string | null>(null);
  const [{ closerBy, hasRested, end }] = useState(() => follow(setCloser));
  useEffect(() => end, [end]);
  return { closer, closerBy, hasRested };
}
