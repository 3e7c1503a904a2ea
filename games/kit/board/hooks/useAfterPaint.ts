import { startTransition, useEffect, useState } from 'react';

const smallScreen = '(max-width: 40rem)';

/**
 * Whether a board has been painted once: what lies out of sight on small screens may come after that, so that the board
 * itself comes sooner. On large ones, and where nothing is painted, at once.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(
    () => typeof matchMedia === 'undefined' || !matchMedia(smallScreen).matches,
  );
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
}
