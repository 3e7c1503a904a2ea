import { useCallback, useEffect, useState } from 'react';

/** Something that is fetched when it is needed. */
export interface Loaded<Value> {
  /** null: not there yet. While something else loads, the last value stays. */
  readonly value: Value | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Loads once, and again whenever `load` is another function: keep it stable. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    load().then(
      // A loaded value may itself be a function, which setState would call.
      (loaded) => isCurrent && setValue(() => loaded),
      (error: unknown) => {
        console.warn(error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  const tryAgain = useCallback(() => setAttempt((last) => last + 1), []);
  return { value, hasFailed, tryAgain };
}
