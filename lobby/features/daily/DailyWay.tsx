import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { CatalogGame } from '../../../games/index.ts';
import type { Day } from '../../../protocol/daily.ts';
import { addresses } from '../../app/navigation.ts';
import { useText } from '../../i18n/useText.tsx';
import type { Problem } from '../../lib/api.ts';
import { useDailyText } from './DailyText.tsx';
import { useOwnTry } from './daily-tries.ts';
import { startDaily } from './requests.ts';

interface DailyGame {
  readonly day: Day;
  readonly game: CatalogGame;
}

/** Returns a function that starts a challenge and opens its table, and the problem if there was one. */
function useDailyStart({ day, game }: DailyGame) {
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

function StartProblem({ problem }: { readonly problem: Problem | null }) {
  const { text } = useText();
  const words = useDailyText();
  if (problem === null) return null;
  const own: Partial<Record<Problem, string>> = {
    seatTaken: words.begun,
    forbidden: words.off,
    notFound: words.off,
  };
  return (
    <p role="alert" className="note note-bad">
      {own[problem] ?? text.problems[problem]}
    </p>
  );
}

/** Shows the button that starts a challenge: the try that counts, or practice after it. */
export function StartButton({
  className,
  words,
  label,
  ...daily
}: DailyGame & {
  readonly className: string;
  readonly words: string;
  /** Accessible name with the game. Contains `words`. */
  readonly label: string;
}) {
  const { start, problem } = useDailyStart(daily);
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={start}>
        {words}
      </button>
      <StartProblem problem={problem} />
    </>
  );
}

/** Shows the way into a challenge: to play it, to continue, or to its results. */
export function DailyWay({
  day,
  game,
  isMain,
}: DailyGame & {
  /** Whether it is the page's main button. The others name their game. */
  readonly isMain: boolean;
}) {
  const { language } = useText();
  const words = useDailyText();
  const { own, state } = useOwnTry(day, game.info.name);
  const { title } = game.info.description[language];
  const className = isMain ? 'button button-main button-large' : 'button button-small';
  const onButton = (action: string) => (isMain ? action : `${title} · ${action}`);
  const labelled = (label: string) => (isMain ? label : undefined);
  if (!own) {
    const action = onButton(words.play);
    return (
      <StartButton
        day={day}
        game={game}
        className={className}
        words={action}
        label={labelled(words.playOf(title)) ?? action}
      />
    );
  }
  const isFinished = state === 'ended';
  return (
    <Link
      href={isFinished ? addresses.daily(day, game.info.name) : addresses.table(own.matchID)}
      className={className}
      aria-label={labelled(isFinished ? words.resultOf(title) : words.continueOf(title))}
    >
      {isFinished
        ? isMain
          ? words.result
          : onButton(words.resultShort)
        : onButton(words.continue)}
    </Link>
  );
}
