import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element is on the screen. */
function useIsInView(place: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(!!entry?.isIntersecting), {
      threshold: 0.5,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInView;
}

/** Counts the messages that have come since the chat was last on the screen. */
export function useUnreadCount(
  newLines: number,
  { place, isOpen }: { readonly place: RefObject<Element | null>; readonly isOpen: boolean },
): number {
  const [read, setRead] = useState(newLines);
  const isSeen = useIsInView(place) && isOpen;
  useEffect(() => {
    if (isSeen) setRead(newLines);
  }, [newLines, isSeen]);
  return isSeen ? 0 : Math.max(0, newLines - read);
}
