import { useLocation } from 'wouter';
import type { CatalogGame } from '../../../games/index.ts';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { usePractice } from './usePractice.ts';

/** Starts a match against bots. */
export function PlayNow({
  game,
  className,
  words,
}: {
  readonly game: CatalogGame;
  readonly className: string;
  /** Defaults to words without the game. */
  readonly words?: string;
}) {
  const { text, language } = useText();
  const [, navigate] = useLocation();
  const { start, hasFailed } = usePractice(game, (matchID) => navigate(addresses.here(matchID)));
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={words ?? text.ways.playNowOf(game.info.description[language].title)}
        onClick={start}
      >
        {words ?? text.ways.playNow}
      </button>
      {hasFailed && (
        <p role="alert" className="note note-bad">
          {text.ways.notStarted}
        </p>
      )}
    </>
  );
}
