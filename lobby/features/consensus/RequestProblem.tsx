import { useConsensusText } from '../../i18n/match-messages.tsx';
import type { Problem } from '../../lib/api.ts';
import { ProblemNote } from '../../ui/ProblemNote.tsx';

/** Says why the server refused the request. */
export function RequestProblem({ problem }: { readonly problem: Problem | null }) {
  const words = useConsensusText();
  return <ProblemNote problem={problem} own={{ seatTaken: words.hasChanged }} />;
}
