import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's focus on the board when the button that had it goes away, or is in a part that is no more seen:
 * `hidden` is a selector of such parts. `next` are selectors of where it goes then: to the first that is there.
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

  // After every rendering: any of them may have taken the button away.
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
