import type { HiddenPartProps } from '../../kit/board/board-props.ts';
import type { SchachtText } from '../locales/text.ts';
import { driverValue } from '../rules/components.ts';
import type { SchachtState } from '../rules/state.ts';
import { DriverBack, DriverFace } from './cards/DriverCard.tsx';
import { Hand } from './cards/Hand.tsx';
import { PileCards } from './cards/PileCards.tsx';
import { sideName } from './stage/places.ts';

/** Shows the cards that a seat has placed face down at the stage, each with its side. */
function FaceDown({ G, playerID, text }: HiddenPartProps<SchachtState, SchachtText>) {
  const words = text.board;
  const isFaceDown = (order: number) =>
    Object.values(G.placed).some((placed) =>
      placed.some((card) => card.order === order && card.cardID === null),
    );
  const placed = G.players[playerID]?.placed ?? [];
  const hidden = placed.filter(({ order }) => isFaceDown(order));
  if (hidden.length === 0) return null;
  return (
    <ul className="crazy-race-schacht-open-placed">
      {hidden.map(({ order, side, cardID }) => (
        <li key={order}>
          <DriverFace value={driverValue(cardID)} playerID={playerID} />
          <span>
            <span className="paddock-unseen">{words.driver(driverValue(cardID), 1)}: </span>
            {sideName(G.stageCard, side, words)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Shows the driver cards of one seat: in hand, face down at the stage, and in the pile. */
export function HiddenPart(props: HiddenPartProps<SchachtState, SchachtText>) {
  const { G, playerID, text } = props;
  const words = text.board;
  const cards = G.players[playerID];
  if (!cards || cards.hand.length + cards.placed.length + cards.pile.length === 0) return null;
  return (
    <div className="paddock-frame crazy-race-schacht crazy-race-schacht-open">
      {cards.hand.length > 0 && (
        <Hand
          cards={cards.hand}
          chosen={null}
          onChoose={null}
          isLabelled={false}
          playerID={playerID}
          words={words}
        />
      )}
      <FaceDown {...props} />
      {cards.pile.length > 0 && (
        <div className="crazy-race-schacht-open-pile">
          <p>
            <DriverBack playerID={playerID} />
            {words.openPile(cards.pile.length)}
          </p>
          <PileCards cards={cards.pile} playerID={playerID} words={words} />
        </div>
      )}
    </div>
  );
}
