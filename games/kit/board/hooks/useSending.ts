import { useEffect, useRef, useState } from 'react';

/** Time after which an unanswered move can be sent again, in milliseconds. */
const patience = 4000;

/** Sends a move at most once until the match's state changes. */
export function useSending(G: unknown): {
  readonly isSending: boolean;
  readonly send: (run: () => void) => void;
} {
  const [sentIn, setSentIn] = useState<unknown>(null);
  /** The same without waiting for a rendering: a match within the page answers before the board is drawn again. */
  const lastIn = useRef<unknown>(null);
  useEffect(() => {
    if (sentIn === null) return undefined;
    const timer = setTimeout(() => {
      lastIn.current = null;
      setSentIn(null);
    }, patience);
    return () => clearTimeout(timer);
  }, [sentIn]);
  const isSending = sentIn !== null && sentIn === G;
  const send = (run: () => void) => {
    if (isSending || lastIn.current === G) return;
    lastIn.current = G;
    setSentIn(G);
    run();
  };
  return { isSending, send };
}
