import { startTransition, useEffect, useState } from 'react';

const smallScreen = '(max-width: 40rem)';

/**
 * Returns whether a board has been painted once. On small screens, parts that are out of sight may wait for that, so
 * that the board appears sooner. On large screens, and where nothing is painted, it is true at once.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(
    () => typeof matchMedia === 'undefined' || !matchMedia(smallScreen).matches,
  );
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
}
