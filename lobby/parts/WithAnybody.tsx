import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ShelfGame } from '../../games/index.ts';
import type { Problem } from '../api.ts';
import { useText } from '../i18n/useText.tsx';
import { addresses } from '../navigation.ts';
import { playerName } from '../settings.ts';
import { sitDownWithAnybody } from '../sitDown.ts';
import { LateNameDialog } from './LateNameDialog.tsx';

/** Sits down at the open table that fits best, or at a new one. Who has no name yet is asked for it first. */
export function WithAnybody({
  game,
  className,
}: {
  readonly game: ShelfGame;
  readonly className: string;
}) {
  const { text, language } = useText();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isSending = useRef(false);

  const play = async () => {
    const name = playerName.get();
    if (name === '') return setAsking(true);
    // A second press would take a second seat.
    if (isSending.current) return;
    isSending.current = true;
    const outcome = await sitDownWithAnybody(game.info.name, name);
    isSending.current = false;
    if ('problem' in outcome) return setProblem(outcome.problem);
    navigate(addresses.table(outcome.matchID));
  };
  const goOn = () => {
    setAsking(false);
    if (playerName.get() !== '') void play();
  };

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={text.ways.anybodyOf(game.info.shelf[language].title)}
        onClick={play}
      >
        {text.ways.anybody}
      </button>
      {isAsking && (
        <LateNameDialog matchID={undefined} submitLabel={text.tables.join} onClose={goOn} />
      )}
      {problem && (
        <p role="alert" className="note note-bad">
          {text.problems[problem]}
        </p>
      )}
    </>
  );
}
