import { oneTabStop } from '../../../kit/board/hooks/one-tab-stop.ts';
import type { BoardText } from '../../locales/board-text.ts';
import type { CardID } from '../../rules/components.ts';
import { legCards } from '../../rules/components.ts';
import { LegCardFace } from './LegCardFace.tsx';

/** The name of a card in words: the legs that it shows. */
export function cardName(cardID: CardID, words: BoardText): string {
  return words.card((legCards[cardID]?.legs ?? []).map((leg) => words.legs[leg]));
}

/** Cards of the viewer's own as buttons; the picked one stands out and says so. */
export function Hand({
  cards,
  slots = cards,
  picked,
  pickedLabel,
  onPick,
  label,
  words,
}: {
  readonly cards: readonly CardID[];
  /** The places of the cards, also of those that are gone; left out: no place is empty. */
  readonly slots?: readonly CardID[];
  readonly picked: CardID | null;
  /** Shown on the picked card; null: nothing. */
  readonly pickedLabel: string | null;
  /** null: the cards are only looked at. */
  readonly onPick: ((cardID: CardID) => void) | null;
  /** null: they are not the viewer's, and what they are is said elsewhere. */
  readonly label: string | null;
  readonly words: BoardText;
}) {
  return (
    <ul
      ref={oneTabStop}
      className="bug-race-hand"
      aria-label={label ?? undefined}
      aria-hidden={cards.length === 0}
    >
      {slots.map((cardID) => (
        <li key={cardID} aria-hidden={!cards.includes(cardID)}>
          {!cards.includes(cardID) ? (
            <div className="bug-race-card bug-race-gap">
              <LegCardFace cardID={cardID} />
            </div>
          ) : onPick ? (
            <button
              type="button"
              className="bug-race-card"
              aria-pressed={picked === cardID}
              aria-label={
                picked === cardID && pickedLabel
                  ? `${cardName(cardID, words)}: ${pickedLabel}`
                  : cardName(cardID, words)
              }
              // A double click is one wish, and its second press may find the next hand.
              onClick={({ detail }) => detail <= 1 && onPick(cardID)}
            >
              <LegCardFace cardID={cardID} />
              {picked === cardID && pickedLabel && <span>{pickedLabel}</span>}
            </button>
          ) : (
            <div
              className="bug-race-card"
              role="img"
              aria-label={
                picked === cardID && pickedLabel
                  ? `${cardName(cardID, words)}: ${pickedLabel}`
                  : cardName(cardID, words)
              }
            >
              <LegCardFace cardID={cardID} />
              {picked === cardID && pickedLabel && <span>{pickedLabel}</span>}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
