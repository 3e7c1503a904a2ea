import { useText } from '../i18n/useText.tsx';
import type { Problem } from '../lib/api.ts';

/** Says why a request failed; nothing if there is no problem. */
export function ProblemNote({ problem }: { readonly problem: Problem | null }) {
  const { text } = useText();
  if (problem === null) return null;
  return (
    <p role="alert" className="note note-bad">
      {text.problems[problem]}
    </p>
  );
}
