import type { HiddenPartProps } from '../../kit/board/board-props.ts';
import { betOn } from '../components.ts';
import type { CrazyRaceText } from '../locales/text.ts';
import { seatsOf } from '../rules.ts';
import type { CrazyRaceState } from '../state.ts';
import { BetCard, betPlaces } from './BetCard.tsx';
import { Hand } from './Hand.tsx';

/** The bet and the cards of one seat. */
export function HiddenPart({ G, playerID, text }: HiddenPartProps<CrazyRaceState, CrazyRaceText>) {
  const cards = G.players[playerID];
  if (!cards) return null;
  const places = betOn(cards.bet, seatsOf(G).length);
  return (
    <div className="crazy-race-gewalt">
      <div className="crazy-race-gewalt-open">
        <div>
          <span className="crazy-race-gewalt-unseen">
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
