import { useState } from 'react';
import { oneTabStop } from '../../../kit/board/hooks/one-tab-stop.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { type CardID, legCards } from '../../rules/components.ts';
import { LegCardFace } from './LegCardFace.tsx';

/** Returns the name of a card: the legs that it shows. */
export function cardName(cardID: CardID, words: BoardText): string {
  return words.card((legCards[cardID]?.legs ?? []).map((leg) => words.legs[leg]));
}

/** Hook that returns the slots of a hand. A played card leaves its slot empty until new cards come. */
export function useSlots(cards: readonly CardID[]): readonly CardID[] {
  const [slots, setSlots] = useState(cards);
  if (cards.every((cardID) => slots.includes(cardID))) return slots;
  setSlots(cards);
  return cards;
}

/** Shows a card face up, with its label if it has one. */
function OwnCard({
  cardID,
  isPicked,
  pickedLabel,
  onPick,
  words,
}: Required<Pick<HandProps, 'pickedLabel' | 'onPick' | 'words'>> & {
  readonly cardID: CardID;
  readonly isPicked: boolean;
}) {
  const label = isPicked ? pickedLabel : '';
  const name = label ? `${cardName(cardID, words)}: ${label}` : cardName(cardID, words);
  const face = (
    <>
      <LegCardFace cardID={cardID} />
      {label && <span>{label}</span>}
    </>
  );
  return onPick ? (
    <button
      type="button"
      className="bug-race-card"
      aria-pressed={isPicked}
      aria-label={name}
      // A double click counts as one press: the second may hit a card of the next hand.
      onClick={({ detail }) => detail <= 1 && onPick(cardID)}
    >
      {face}
    </button>
  ) : (
    <div className="bug-race-card" role="img" aria-label={name}>
      {face}
    </div>
  );
}

interface HandProps {
  readonly cards: readonly CardID[];
  /** Slots of the cards, including empty ones. Defaults to the cards without empty slots. */
  readonly slots?: readonly CardID[];
  readonly picked?: CardID | null;
  /** Label on the picked card, if any. */
  readonly pickedLabel?: string;
  /** Called when a card is picked. Left out or null if the cards can only be looked at. */
  readonly onPick?: ((cardID: CardID) => void) | null;
  /** Accessible name of the cards. Null if they are not the viewer's and are described elsewhere. */
  readonly label: string | null;
  readonly words: BoardText;
}

/** Shows the viewer's own cards as buttons. The picked one is marked, also for screen readers. */
export function Hand({
  cards,
  slots = cards,
  picked = null,
  pickedLabel = '',
  onPick = null,
  label,
  words,
}: HandProps) {
  return (
    <ul
      ref={oneTabStop}
      className="bug-race-hand"
      data-part="hand"
      aria-label={label ?? undefined}
      aria-hidden={cards.length === 0}
    >
      {slots.map((cardID) => (
        <li key={cardID} aria-hidden={!cards.includes(cardID)}>
          {cards.includes(cardID) ? (
            <OwnCard {...{ cardID, pickedLabel, onPick, words }} isPicked={picked === cardID} />
          ) : (
            <div className="bug-race-card bug-race-gap">
              <LegCardFace cardID={cardID} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
