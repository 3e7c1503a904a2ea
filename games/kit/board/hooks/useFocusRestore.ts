import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's focus on the board when the focused button disappears or is in a hidden part. `hidden` is a
 * selector of such parts. The focus goes to the first element that matches one of the selectors in `next`.
 */
export function useFocusRestore(
  board: RefObject<HTMLElement | null>,
  next: readonly string[],
  hidden?: string,
): void {
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

  // Runs after every rendering, because any of them may have removed the button.
  useEffect(() => {
    const { activeElement, body } = document;
    const isHidden = hidden !== undefined && !!activeElement?.closest(hidden);
    if (!wasHere.current || (activeElement !== body && !isHidden)) return;
    for (const selector of next) {
      const found = board.current?.querySelector<HTMLElement>(selector);
      if (found) {
        found.focus({ preventScroll: true });
        return;
      }
    }
  });
}
