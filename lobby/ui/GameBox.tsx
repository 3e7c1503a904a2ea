import { useCallback } from 'react';
import type { CatalogGame } from '../../games/index.ts';
import { useText } from '../i18n/useText.tsx';
import { useLoaded } from '../lib/useLoaded.ts';

/** The drawn cover of a game; an empty lid until it is there. The name stands beside it as text. */
export function Cover({ game }: { readonly game: CatalogGame }) {
  const { value } = useLoaded(useCallback(() => game.loadCover(), [game]));
  return (
    <div className="cover" aria-hidden="true" data-scenery>
      {value && <value.Cover />}
    </div>
  );
}

/** A game's box as it stands on the shelf: cover above, and below it how many play and how long. */
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

/** How many play, and how long. */
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
