import { useConsensusText } from '../../i18n/match-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { Problem } from '../../lib/api.ts';

/** Says why the server refused the request. */
export function RequestProblem({ problem }: { readonly problem: Problem | null }) {
  const { text } = useText();
  const words = useConsensusText();
  if (problem === null) return null;
  return (
    <p role="alert" className="note note-bad">
      {problem === 'seatTaken' ? words.hasChanged : text.problems[problem]}
    </p>
  );
}
