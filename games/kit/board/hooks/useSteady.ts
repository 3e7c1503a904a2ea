import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as the component lives; it does what the newest one given does. */
export function useSteady<Args extends readonly unknown[]>(run: (...args: Args) => void) {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
