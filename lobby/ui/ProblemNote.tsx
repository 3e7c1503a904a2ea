import { useText } from '../i18n/useText.tsx';
import type { Problem } from '../lib/api.ts';

/** Says why a request failed; nothing if there is no problem. `own` has better words for some problems. */
export function ProblemNote({
  problem,
  own = {},
}: {
  readonly problem: Problem | null;
  readonly own?: Partial<Record<Problem, string>>;
}) {
  const { text } = useText();
  if (problem === null) return null;
  return (
    <p role="alert" className="note note-bad">
      {own[problem] ?? text.problems[problem]}
    </p>
  );
}
