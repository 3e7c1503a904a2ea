import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ShelfGame } from '../../games/index.ts';
import { useText } from '../i18n/useText.tsx';
import { addresses } from '../navigation.ts';
import { createPractice } from './practice.ts';

/** Begins a match against bots at once. */
export function PlayNow({
  game,
  className,
}: {
  readonly game: ShelfGame;
  readonly className: string;
}) {
  const { text, language } = useText();
  const [, navigate] = useLocation();
  const [hasFailed, setFailed] = useState(false);
  const isStarting = useRef(false);

  const play = async () => {
    // A second press would begin a second match.
    if (isStarting.current) return;
    isStarting.current = true;
    setFailed(false);
    try {
      navigate(addresses.here(await createPractice(game, language)));
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
    isStarting.current = false;
  };

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={text.ways.playNowOf(game.info.shelf[language].title)}
        onClick={play}
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
