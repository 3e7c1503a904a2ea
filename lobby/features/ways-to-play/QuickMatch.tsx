import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CatalogGame } from '../../../games/index.ts';
import { useText } from '../../i18n/useText.tsx';
import type { Problem } from '../../lib/api.ts';
import { joinQuickMatch } from '../../lib/join-table.ts';
import { addresses } from '../../lib/navigation.ts';
import { playerName } from '../../lib/settings.ts';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import { LazyNameDialog } from '../player-name/LazyNameDialog.tsx';

/** Takes a seat at the open table that fits best, or at a new one. A player without a name is asked for it first. */
export function QuickMatch({
  game,
  className,
}: {
  readonly game: CatalogGame;
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
    const outcome = await joinQuickMatch(game.info.name, name);
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
        aria-label={text.ways.anybodyOf(game.info.description[language].title)}
        onClick={play}
      >
        {text.ways.anybody}
      </button>
      {isAsking && (
        <LazyNameDialog matchID={undefined} submitLabel={text.tables.join} onClose={goOn} />
      )}
      <ProblemNote problem={problem} />
    </>
  );
}
