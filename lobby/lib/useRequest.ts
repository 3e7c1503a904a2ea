import { useRef, useState } from 'react';
import type { Outcome, Problem } from './api.ts';

/** Sends one request at a time, so that a second press sends nothing, and returns the last problem. */
export function useRequest() {
  const [problem, setProblem] = useState<Problem | null>(null);
  const isAsking = useRef(false);
  /** Sends a request; returns the answer, or undefined if it was refused or another one is pending. */
  const ask = async <Value>(question: () => Promise<Outcome<Value>>) => {
    if (isAsking.current) return undefined;
    isAsking.current = true;
    const outcome = await question();
    isAsking.current = false;
    setProblem(outcome.ok ? null : outcome.problem);
    return outcome.ok ? outcome.value : undefined;
  };
  return { problem, ask };
}
