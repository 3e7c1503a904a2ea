import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CatalogGame } from '../../../games/index.ts';
import type { Day } from '../../../protocol/daily.ts';
import { useDailyText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { Problem } from '../../lib/api.ts';
import { addresses } from '../../lib/navigation.ts';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { startDaily } from './requests.ts';

export interface DailyGame {
  readonly day: Day;
  readonly game: CatalogGame;
}

/** Returns a function that starts a challenge and opens its table, and the problem if there was one. */
export function useDailyStart({ day, game }: DailyGame) {
  const { text } = useText();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const isSending = useRef(false);
  const start = async () => {
    // A second press would be refused.
    if (isSending.current) return;
    isSending.current = true;
    setProblem(null);
    const outcome = await startDaily({ day, game: game.info.name }, text.guest);
    isSending.current = false;
    if ('problem' in outcome) return setProblem(outcome.problem);
    navigate(addresses.table(outcome.matchID));
  };
  return { start, problem };
}

/** Says why a challenge could not be started; nothing if there is no problem. */
export function StartProblem({ problem }: { readonly problem: Problem | null }) {
  const words = useDailyText();
  const own = { seatTaken: words.begun, forbidden: words.off, notFound: words.off };
  return <ProblemNote problem={problem} own={own} />;
}

/** Shows the button that starts practice of a challenge, after the try that counted. */
export function PractiseButton({ day, game }: DailyGame) {
  const { language } = useText();
  const words = useDailyText().page;
  const { start, problem } = useDailyStart({ day, game });
  return (
    <>
      <button
        type="button"
        className="button button-main"
        aria-label={`${words.practise}: ${game.info.description[language].title}`}
        onClick={start}
      >
        {words.practise}
      </button>
      <StartProblem problem={problem} />
    </>
  );
}
