import { useLocation } from 'wouter';
import type { CatalogGame } from '../../games/index.ts';
import { addresses } from '../app/navigation.ts';
import { useText } from '../i18n/useText.tsx';
import { usePractice } from './usePractice.ts';

/** Starts a match against bots. */
export function PlayNow({
  game,
  className,
}: {
  readonly game: CatalogGame;
  readonly className: string;
}) {
  const { text, language } = useText();
  const [, navigate] = useLocation();
  const { start, hasFailed } = usePractice(game, (matchID) => navigate(addresses.here(matchID)));
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={text.ways.playNowOf(game.info.description[language].title)}
        onClick={start}
      >
        {text.ways.playNow}
      </button>
      {hasFailed && (
        <p role="alert" className="note note-bad">
          {text.ways.notStarted}
        </p>
      )}
    </>
  );
}
