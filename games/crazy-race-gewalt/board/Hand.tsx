import { actionKind, betOn, type Deck, decks, squaresOn, stages } from '../components.ts';
import type { BoardText } from '../locales/board-text.ts';
import { seatsOf } from '../rules.ts';
import { ActionCard } from './ActionCard.tsx';
import { BetCard, betPlaces } from './BetCard.tsx';
import type { Parts } from './parts.ts';
import { SectionCard } from './SectionCard.tsx';
import type { OwnTurn } from './useOwnTurn.ts';

/** The name of a card in hand. */
export function cardName(deck: Deck, cardID: number, words: BoardText): string {
  return deck === 'section'
    ? words.sectionCard(squaresOn(cardID))
    : words.kinds[actionKind(cardID)];
}

export function CardFace({ deck, cardID }: { readonly deck: Deck; readonly cardID: number }) {
  return deck === 'section' ? (
    <SectionCard value={squaresOn(cardID)} />
  ) : (
    <ActionCard kind={actionKind(cardID)} />
  );
}

/** Section cards by their squares, action cards by their kind. */
function sorted(deck: Deck, cards: readonly number[]): readonly number[] {
  const rank = (cardID: number) => (deck === 'section' ? squaresOn(cardID) : cardID);
  return [...cards].sort((a, b) => rank(a) - rank(b) || a - b);
}

function Card({
  deck,
  cardID,
  own,
  words,
}: {
  readonly deck: Deck;
  readonly cardID: number;
  readonly own: OwnTurn;
  readonly words: BoardText;
}) {
  const { choice } = own;
  const isChosen = choice?.deck === deck && choice.cardID === cardID;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        data-usable={own.turn !== null && own.isUsable(deck, cardID)}
        onClick={() => own.choose(deck, cardID)}
      >
        <span className="crazy-race-gewalt-unseen">{cardName(deck, cardID, words)}</span>
        <CardFace deck={deck} cardID={cardID} />
      </button>
    </li>
  );
}

/** The viewer's cards. All can be chosen at any time, to read what they do. */
export function Hand({ G, own, text }: Parts & { readonly own: OwnTurn }) {
  const { board: words } = text;
  const hand = G.players[own.playerID]?.hand;
  if (!hand) return null;
  const count = hand.section.length + hand.action.length;
  return (
    <ul className="crazy-race-gewalt-hand" aria-label={words.hand} data-count={count}>
      {decks.flatMap((deck) =>
        sorted(deck, hand[deck]).map((cardID) => (
          <Card key={`${deck} ${cardID}`} deck={deck} cardID={cardID} own={own} words={words} />
        )),
      )}
    </ul>
  );
}

/** The viewer's bet. */
export function OwnBet({ G, own, text }: Parts & { readonly own: OwnTurn }) {
  const { board: words } = text;
  const cards = G.players[own.playerID];
  if (!cards) return null;
  const places = betOn(cards.bet, seatsOf(G).length);
  return (
    <div className="crazy-race-gewalt-own-bet">
      <span className="crazy-race-gewalt-unseen">
        {words.yourBet}: {words.seats.bet(places.lilac, places.blue, places.red)}
      </span>
      <BetCard places={betPlaces(places)} />
      {/* The same where there is no room for the card. */}
      <span className="crazy-race-gewalt-own-places" aria-hidden="true">
        {stages.map((stage) => (
          <span key={stage} data-stage={stage}>
            {places[stage]}
          </span>
        ))}
      </span>
      <span className="crazy-race-gewalt-own-bet-name" aria-hidden="true">
        {words.yourBet}
      </span>
    </div>
  );
}
