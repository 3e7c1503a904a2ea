import { useEffect, useRef, useState } from 'react';

/** If the server never answers, what was sent can be sent again after so many milliseconds. */
const patience = 4000;

/** Sends a move once: until the match's state has changed nothing more goes out. */
export function useSending(G: unknown): {
  readonly isSending: boolean;
  readonly send: (run: () => void) => void;
} {
  const [sentIn, setSentIn] = useState<unknown>(null);
  /** The same at once: a match within the page answers before the board is drawn anew. */
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
