import { useEffect } from 'react';

/**
 * Calls `look` at once, and again every `interval` milliseconds while the page is visible. It restarts when `look`
 * changes; `isCurrent` tells an outdated call that its answer no longer counts.
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
