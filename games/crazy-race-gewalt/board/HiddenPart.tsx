import type { HiddenPartProps } from '../../kit/board/board-props.ts';
import type { GewaltText } from '../locales/text.ts';
import { betOn } from '../rules/components.ts';
import { seatsOf } from '../rules/index.ts';
import type { GewaltState } from '../rules/state.ts';
import { BetCard, betPlaces } from './cards/BetCard.tsx';
import { Hand } from './cards/Hand.tsx';

/** Shows the bet and the cards of one seat. */
export function HiddenPart({ G, playerID, text }: HiddenPartProps<GewaltState, GewaltText>) {
  const cards = G.players[playerID];
  if (!cards) return null;
  const places = betOn(cards.bet, seatsOf(G).length);
  return (
    <div className="paddock-frame crazy-race-gewalt">
      <div className="crazy-race-gewalt-open">
        <div>
          <span className="paddock-unseen">
            {text.board.seats.bet(places.lilac, places.blue, places.red)}
          </span>
          <BetCard places={betPlaces(places)} />
        </div>
        {G.pawns[playerID] !== null && (
          <Hand G={G} text={text} viewer={playerID} own={null} isNamed={false} />
        )}
      </div>
    </div>
  );
}
