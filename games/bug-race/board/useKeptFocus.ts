import { type RefObject, useEffect, useRef } from 'react';

/** Where the focus goes when what had it is gone: the first of these that is there. */
const next = ['.bug-race-hand button', '.bug-race-actions button', '.bug-race-sentence'];

/** Keeps the keyboard's focus on the board when the button that had it goes away. */
export function useKeptFocus(board: RefObject<HTMLElement | null>): void {
  const wasHere = useRef(false);

  useEffect(() => {
    const note = (event: FocusEvent) => {
      wasHere.current = event.target instanceof Node && !!board.current?.contains(event.target);
    };
    const forget = () => {
      wasHere.current &&= document.activeElement !== document.body;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, [board]);

  // After every rendering: any of them may have taken the button away.
  useEffect(() => {
    if (!wasHere.current || document.activeElement !== document.body) return;
    for (const selector of next) {
      const found = board.current?.querySelector<HTMLElement>(selector);
      if (found) {
        found.focus({ preventScroll: true });
        return;
      }
    }
  });
}
