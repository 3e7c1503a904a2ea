import { useCallback, useEffect, useRef, useState } from 'react';
import type { CatalogGame } from '../../../games/index.ts';
import type { GameText } from '../../../games/kit/text.ts';
import { useText } from '../../i18n/useText.tsx';
import { useLoaded } from '../../lib/useLoaded.ts';
import { Loading } from '../../ui/ErrorStates.tsx';
import { loadScene, seatShown } from './scene.ts';
import './preview.css';

const noMoves = {};
/** Names for the players of any match. */
const people = ['Ada', 'Bruno', 'Chiara', 'Dario', 'Emma', 'Finn'].map((name, id) => ({
  id,
  name,
}));
const noLog: never[] = [];

/** Returns whether an element has been in view, or nearly. */
function useSeen() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isSeen]);
  return { place, isSeen };
}

/** Shows a game's board as a player sees it in the middle of a race. It is loaded when it is nearly in view. */
export function BoardPreview({
  game,
  gameText,
}: {
  readonly game: CatalogGame;
  readonly gameText: GameText;
}) {
  const { text } = useText();
  const { place, isSeen } = useSeen();
  return (
    <section className="board-preview" aria-labelledby="board-preview">
      <h2 id="board-preview">{text.game.board}</h2>
      {/* A picture: the heading says what it shows. */}
      <div ref={place} className="board-preview-place" data-scenery>
        {isSeen && <Scene game={game} gameText={gameText} />}
      </div>
    </section>
  );
}

function Scene({ game, gameText }: { readonly game: CatalogGame; readonly gameText: GameText }) {
  const { text, language } = useText();
  const { value: scene, hasFailed } = useLoaded(useCallback(() => loadScene(game), [game]));
  if (hasFailed) return <p>{text.problems.offline}</p>;
  if (!scene) return <Loading />;
  const { Board, G } = scene;
  return (
    <Board
      G={G}
      language={language}
      log={noLog}
      moves={noMoves}
      playerID={seatShown}
      matchData={people}
      text={gameText}
      isShownOnly
    />
  );
}
