import { memo, useId } from 'react';
import { useFocusNext } from '../../../kit/board/frame/BoardFrame.tsx';
import { usePeek } from '../../../kit/board/frame/usePeek.ts';
import { oneTabStop } from '../../../kit/board/hooks/one-tab-stop.ts';
import { useSteady } from '../../../kit/board/hooks/useSteady.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { actionKind, type Deck, decks, squaresOn } from '../../rules/components.ts';
import type { Parts } from '../parts.ts';
import { ActionCard } from './ActionCard.tsx';
import { SectionCard } from './SectionCard.tsx';

/** Returns the name of a card in hand. */
export function cardName(deck: Deck, cardID: number, words: BoardText): string {
  return deck === 'section'
    ? words.sectionCard(squaresOn(cardID))
    : words.kinds[actionKind(cardID)];
}

function CardFace({ deck, cardID }: { readonly deck: Deck; readonly cardID: number }) {
  return deck === 'section' ? (
    <SectionCard value={squaresOn(cardID)} />
  ) : (
    <ActionCard kind={actionKind(cardID)} />
  );
}

/** Returns cards in order: section cards by their squares, action cards by their kind. */
function sorted(deck: Deck, cards: readonly number[]): readonly number[] {
  const rank = (cardID: number) => (deck === 'section' ? squaresOn(cardID) : cardID);
  return [...cards].sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Returns what a card of the viewer's own hand does. */
export function cardMeaning(deck: Deck, cardID: number, words: BoardText): string {
  return deck === 'section'
    ? words.sectionMeaning(squaresOn(cardID))
    : words.meanings[actionKind(cardID)];
}

function cardKey(deck: Deck, cardID: number): string {
  return `${deck} ${cardID}`;
}

interface CardProps {
  readonly deck: Deck;
  readonly cardID: number;
  readonly words: BoardText;
}

/** Shows a card that can only be looked at. */
const ShownCard = memo(function ShownCard({ deck, cardID, words }: CardProps) {
  return (
    <li>
      <div className="crazy-race-gewalt-looked-at">
        <span className="paddock-unseen">{cardName(deck, cardID, words)}</span>
        <CardFace deck={deck} cardID={cardID} />
      </div>
    </li>
  );
});

/** Shows a card with what it does, large enough to read. */
function LargeCard({ deck, cardID, words }: CardProps) {
  return (
    <div className="crazy-race-gewalt-large-card" aria-hidden="true">
      <CardFace deck={deck} cardID={cardID} />
      <p>
        <strong>{cardName(deck, cardID, words)}</strong> {cardMeaning(deck, cardID, words)}
      </p>
    </div>
  );
}

/** Shows a card that can be chosen. */
const OwnCard = memo(function OwnCard({
  deck,
  cardID,
  words,
  isChosen,
  isUsable,
  isLarge,
  onChoose,
}: CardProps & {
  readonly isChosen: boolean;
  readonly isUsable: boolean;
  /** Whether the card is shown enlarged. */
  readonly isLarge: boolean;
  readonly onChoose: (card: Pick<CardProps, 'deck' | 'cardID'>, isByKey: boolean) => void;
}) {
  const id = useId();
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-describedby={id}
        data-card={cardKey(deck, cardID)}
        data-part={isChosen ? 'chosen' : undefined}
        data-usable={isUsable}
        // The second click of a double click would put the card back.
        onClick={({ detail }) => detail <= 1 && onChoose({ deck, cardID }, detail === 0)}
      >
        <span className="paddock-unseen">{cardName(deck, cardID, words)}</span>
        <CardFace deck={deck} cardID={cardID} />
      </button>
      <span id={id} hidden>
        {cardMeaning(deck, cardID, words)}
      </span>
      {isLarge && !isChosen && <LargeCard deck={deck} cardID={cardID} words={words} />}
    </li>
  );
});

/** Shows the viewer's cards. All can be chosen at any time, to read what they do. Spectators can only look at them. */
export function Hand({
  G,
  viewer,
  own,
  text,
  isNamed = true,
}: Pick<Parts, 'G' | 'own' | 'text'> & {
  readonly viewer: string;
  /** Whether the label says that the cards are the viewer's. */
  readonly isNamed?: boolean;
}) {
  const { board: words } = text;
  const { peek, listeners } = usePeek();
  const focusNext = useFocusNext();
  const onChoose = useSteady(
    ({ deck, cardID }: Pick<CardProps, 'deck' | 'cardID'>, isByKey: boolean) => {
      // On to the sections that the card can go to, or to the buttons for playing it.
      if (isByKey) focusNext(['spot', 'play'], { preventScroll: true });
      own?.choose(deck, cardID);
    },
  );
  const hand = G.players[viewer]?.hand;
  if (!hand) return null;
  const count = hand.section.length + hand.action.length;
  const cards = decks.flatMap((deck) =>
    sorted(deck, hand[deck]).map((cardID) => ({ deck, cardID })),
  );
  return (
    <>
      {isNamed && <h2 className="paddock-unseen">{words.hand}</h2>}
      <ul
        ref={oneTabStop}
        className="crazy-race-gewalt-hand"
        data-part="hand"
        aria-label={isNamed ? words.hand : undefined}
        data-count={count}
        {...listeners}
      >
        {cards.map(({ deck, cardID }) => {
          const key = cardKey(deck, cardID);
          if (!own) return <ShownCard key={key} deck={deck} cardID={cardID} words={words} />;
          const { choice, turn } = own;
          return (
            <OwnCard
              key={key}
              deck={deck}
              cardID={cardID}
              words={words}
              onChoose={onChoose}
              isChosen={choice?.deck === deck && choice.cardID === cardID}
              isUsable={turn !== null && own.isUsable(deck, cardID)}
              isLarge={peek?.card === key}
            />
          );
        })}
      </ul>
    </>
  );
}
