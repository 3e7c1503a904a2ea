import { useCallback } from 'react';
import type { CatalogGame } from '../../games/index.ts';
import { useText } from '../i18n/useText.tsx';
import { useLoaded } from '../lib/useLoaded.ts';

/** Draws the cover of a game; blank until it is loaded. The title is shown beside it as text. */
export function Cover({ game }: { readonly game: CatalogGame }) {
  const { value } = useLoaded(useCallback(() => game.loadCover(), [game]));
  return (
    <div className="cover" aria-hidden="true" data-scenery>
      {value && <value.Cover />}
    </div>
  );
}

/** Shows a game's box: the cover, and below it the number of players and the minutes. */
export function GameBox({ game }: { readonly game: CatalogGame }) {
  return (
    <div className="box">
      <Cover game={game} />
      <div className="box-edge">
        <GameFacts game={game} />
      </div>
    </div>
  );
}

/** Shows the number of players and the minutes of a game. */
export function GameFacts({ game }: { readonly game: CatalogGame }) {
  const { text, formats } = useText();
  const { minPlayers, maxPlayers, minutes } = game.info;
  return (
    <span className="facts">
      <span>{text.shelf.players(formats.range(minPlayers, maxPlayers))}</span>
      <span>{formats.minutes(...minutes)}</span>
    </span>
  );
}
