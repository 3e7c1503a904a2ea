import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's focus in an element when the focused button disappears, or as soon as `isLeft` says that the
 * focus has to leave it. `find` returns where the focus goes. Both can be another function at each rendering.
 */
export function useFocusRestore(
  place: RefObject<HTMLElement | null>,
  find: (place: HTMLElement) => HTMLElement | null,
  isLeft?: (focused: Element) => boolean,
): void {
  const wasHere = useRef(false);

  useEffect(() => {
    const note = (event: FocusEvent) => {
      wasHere.current = event.target instanceof Node && !!place.current?.contains(event.target);
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
  }, [place]);

  // Runs after every rendering, because any of them may have removed the button.
  useEffect(() => {
    const { activeElement, body } = document;
    if (!wasHere.current || !place.current || !activeElement) return;
    if (activeElement === body || isLeft?.(activeElement)) {
      find(place.current)?.focus({ preventScroll: true });
    }
  });
}
