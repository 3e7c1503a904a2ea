import { useCallback, useRef } from 'react';
import { usePageLayoutEffect } from './usePageLayoutEffect.ts';

/** Returns a function with a stable identity that always calls the newest `run`. */
export function useSteady<Args extends readonly unknown[]>(run: (...args: Args) => void) {
  const newest = useRef(run);
  usePageLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
