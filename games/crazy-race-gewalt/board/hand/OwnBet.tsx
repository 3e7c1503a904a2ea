import { memo } from 'react';
import { betOn, stages } from '../../rules/components.ts';
import { seatsOf } from '../../rules/index.ts';
import { BetCard, betPlaces } from '../cards/BetCard.tsx';
import type { TableParts } from '../parts.ts';
import { worthInWords, worthOf } from '../standings/worth.ts';

/** Shows the viewer's bet and its standing. */
export const OwnBet = memo(function OwnBet({
  G,
  viewer,
  playback,
  text,
}: Pick<TableParts, 'G' | 'playback' | 'text'> & { readonly viewer: string }) {
  const { board: words } = text;
  const cards = G.players[viewer];
  if (!cards) return null;
  const places = betOn(cards.bet, seatsOf(G).length);
  const worth = worthOf(G, playback.shown, viewer);
  return (
    <div className="crazy-race-gewalt-own-bet">
      <p className="paddock-unseen">
        {words.yourBet}: {words.seats.bet(places.lilac, places.blue, places.red)}
      </p>
      <BetCard places={betPlaces(places)} worth={worth} />
      {/* The same in short, where there is no room for the card. */}
      <span className="crazy-race-gewalt-own-places" aria-hidden="true">
        {stages.map((stage, index) => {
          const own = worth[index];
          const standing = own && worthInWords(own, words.worth);
          return (
            <span
              key={stage}
              data-stage={stage}
              data-standing={own?.standing}
              title={standing ?? undefined}
            >
              {places[stage]}
            </span>
          );
        })}
      </span>
      <span className="crazy-race-gewalt-own-bet-name" aria-hidden="true">
        {words.yourBet}
      </span>
    </div>
  );
});
