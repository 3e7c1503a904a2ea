import { useEffect, useRef, useState } from 'react';

/** Milliseconds in which the last card can be taken back. */
export const endingMilliseconds = 5000;

/** The viewer's own turn about to end by itself, while the last card can still be taken back. */
export interface Ending {
  readonly isEnding: boolean;
  /** Lets the turn end in a moment. */
  readonly begin: () => void;
  readonly takeBack: () => void;
}

/**
 * Runs `end` once the seconds to take it back are over, or at once if the page is left: who leaves takes nothing back.
 * Escape takes it back, too. Once `moment` is another one there is nothing left to end.
 */
export function useEnding(moment: string, end: () => void): Ending {
  const [begunIn, setBegunIn] = useState<string | null>(null);
  const isEnding = begunIn === moment;
  const latest = useRef({ isEnding, end });
  useEffect(() => {
    latest.current = { isEnding, end };
  });

  useEffect(() => {
    if (!isEnding) return undefined;
    const endNow = () => latest.current.isEnding && latest.current.end();
    const timer = setTimeout(endNow, endingMilliseconds);
    const endUnseen = () => document.hidden && endNow();
    const takeBack = ({ key }: KeyboardEvent) => key === 'Escape' && setBegunIn(null);
    document.addEventListener('visibilitychange', endUnseen);
    document.addEventListener('keydown', takeBack);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', endUnseen);
      document.removeEventListener('keydown', takeBack);
    };
  }, [isEnding]);

  useEffect(
    () => () => {
      if (latest.current.isEnding) latest.current.end();
    },
    [],
  );

  return { isEnding, begin: () => setBegunIn(moment), takeBack: () => setBegunIn(null) };
}
