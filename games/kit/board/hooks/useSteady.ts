import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function with a stable identity that always calls the newest `run`. */
export function useSteady<Args extends readonly unknown[]>(run: (...args: Args) => void) {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
