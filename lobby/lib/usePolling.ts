import { useEffect } from 'react';

/**
 * Looks at something on the server at once, and again while the page can be seen. Another `look` starts anew;
 * `isCurrent` says whether the answer of an old one still counts.
 */
export function usePolling(
  look: (isCurrent: () => boolean) => Promise<void>,
  /** Milliseconds. */
  interval: number,
): void {
  useEffect(() => {
    let isLooking = true;
    const isCurrent = () => isLooking;
    void look(isCurrent);
    const timer = setInterval(() => {
      if (!document.hidden) void look(isCurrent);
    }, interval);
    return () => {
      isLooking = false;
      clearInterval(timer);
    };
  }, [look, interval]);
}
