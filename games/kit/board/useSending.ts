import { useEffect, useState } from 'react';

/** If the server never answers, what was sent can be sent again after so many milliseconds. */
const patience = 4000;

/** Sends a move once: until the match's state has changed nothing more goes out. */
export function useSending(G: unknown): {
  readonly isSending: boolean;
  readonly send: (run: () => void) => void;
} {
  const [sentIn, setSentIn] = useState<unknown>(null);
  useEffect(() => {
    if (sentIn === null) return undefined;
    const timer = setTimeout(() => setSentIn(null), patience);
    return () => clearTimeout(timer);
  }, [sentIn]);
  const isSending = sentIn !== null && sentIn === G;
  const send = (run: () => void) => {
    if (isSending) return;
    setSentIn(G);
    run();
  };
  return { isSending, send };
}
