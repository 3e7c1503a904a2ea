import { useRef, useState } from 'react';
import { useText } from '../../i18n/useText.tsx';
import type { Outcome, Problem } from '../../lib/api.ts';
import { useConsensusText } from './ConsensusText.tsx';

/** Asks the server one thing at a time, since a second press would ask twice; and says why it refused the last one. */
export function useRequest() {
  const [problem, setProblem] = useState<Problem | null>(null);
  const isAsking = useRef(false);
  /** What the server answers; undefined: it refused, or something else is being asked. */
  const ask = async <Value,>(question: () => Promise<Outcome<Value>>) => {
    if (isAsking.current) return undefined;
    isAsking.current = true;
    const outcome = await question();
    isAsking.current = false;
    setProblem(outcome.ok ? null : outcome.problem);
    return outcome.ok ? outcome.value : undefined;
  };
  return { problem, ask };
}

/** Why the server refused what was asked. */
export function ProblemNote({ problem }: { readonly problem: Problem | null }) {
  const { text } = useText();
  const words = useConsensusText();
  if (problem === null) return null;
  return (
    <p role="alert" className="note note-bad">
      {problem === 'seatTaken' ? words.hasChanged : text.problems[problem]}
    </p>
  );
}
