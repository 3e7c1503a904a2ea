import { useEffect, useRef, useState } from 'react';

/** Time in which the last card can be taken back. */
export const endingMilliseconds = 5000;

/** State of the viewer's own turn while it is about to end by itself and the last card can be taken back. */
export interface Ending {
  readonly isEnding: boolean;
  /** Starts the countdown to the end of the turn. */
  readonly begin: () => void;
  readonly takeBack: () => void;
}

/**
 * Runs `end` after the time for taking the card back, or at once if the player leaves the page. Escape takes the card
 * back, too. Once `moment` has changed, nothing is left to end.
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
