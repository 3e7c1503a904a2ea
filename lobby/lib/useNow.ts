import { useEffect, useReducer, useSyncExternalStore } from 'react';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isVisible = () => !document.hidden;

/**
 * Returns the time in milliseconds since 1970. While the page is visible, it updates whenever a whole number of `every`
 * milliseconds has passed since `from`, or is left until then. It never updates if `every` is null.
 */
export function useNow({
  every,
  from,
}: {
  readonly every: number | null;
  readonly from: number;
}): number {
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const isSeen = useSyncExternalStore(onVisibility, isVisible);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tick waits for the next one
  useEffect(() => {
    if (every === null || !isSeen) return;
    const gone = (((Date.now() - from) % every) + every) % every;
    const timer = setTimeout(tick, every - gone);
    return () => clearTimeout(timer);
  }, [every, from, isSeen, ticks]);
  return Date.now();
}
