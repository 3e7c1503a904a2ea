import type { MouseEvent } from 'react';
import { useFocusNext } from '../../../kit/board/frame/BoardFrame.tsx';
import { oneTabStop } from '../../../kit/board/hooks/one-tab-stop.ts';
import type { BoardText } from '../../locales/board/en.ts';
import { type DriverCardID, driverCards, driverValue } from '../../rules/components.ts';
import { useEscape } from '../turn/useEscape.ts';
import { DriverFace } from './DriverCard.tsx';
import { PileCards } from './PileCards.tsx';

const values = [...new Set(driverCards)].sort((a, b) => a - b);

/** Returns stacks of cards with equal values. */
function stacksOf(cards: readonly DriverCardID[]): readonly (readonly DriverCardID[])[] {
  const held = [...new Set(cards.map(driverValue))];
  return held.map((value) => cards.filter((cardID) => driverValue(cardID) === value));
}

function Stack({
  cards,
  playerID,
  name,
}: {
  readonly cards: readonly DriverCardID[];
  readonly playerID: string;
  readonly name: string;
}) {
  return (
    <>
      <span className="paddock-unseen">{name}</span>
      <span className="crazy-race-schacht-stack" data-count={cards.length} aria-hidden="true">
        {cards.map((cardID) => (
          <DriverFace key={cardID} value={driverValue(cardID)} playerID={playerID} />
        ))}
      </span>
    </>
  );
}

interface HandProps {
  readonly cards: readonly DriverCardID[];
  readonly playerID: string;
  readonly chosen: DriverCardID | null;
  /** Called when a card is chosen. Null if the cards can only be looked at. */
  readonly onChoose: ((cardID: DriverCardID) => void) | null;
  /** Takes back the last step of the draft. Null or left out if there is no draft. */
  readonly onStepBack?: (() => void) | null;
  readonly words: BoardText;
  /** Whether the cards have an accessible name. False if they are not the viewer's and are described elsewhere. */
  readonly isLabelled?: boolean;
}

/** Shows the viewer's own driver cards, equal ones in stacks. They are buttons where one can be chosen. */
export function Hand(props: HandProps) {
  const { cards, playerID, chosen, onChoose, onStepBack = null, words, isLabelled = true } = props;
  const focusNext = useFocusNext();
  useEscape(onStepBack);
  const choose = (cardID: DriverCardID, { detail }: MouseEvent) => {
    // The second press of a double click would put the card down again.
    if (detail > 1) return;
    // For a key press, the focus goes on to the sides, so that no mouse is needed.
    if (detail === 0) focusNext(['side']);
    onChoose?.(cardID);
  };
  return (
    <ul
      ref={oneTabStop}
      className="crazy-race-schacht-hand"
      data-part="hand"
      aria-label={isLabelled ? words.hand : undefined}
    >
      {stacksOf(cards).map((stack) => {
        const [top = 0] = stack;
        const value = driverValue(top);
        const isChosen = chosen !== null && stack.includes(chosen);
        const shown = (
          <Stack cards={stack} playerID={playerID} name={words.driver(value, stack.length)} />
        );
        return (
          // The remaining stacks stay in their places.
          <li key={value} style={{ gridColumn: values.indexOf(value) + 1 }}>
            {onChoose ? (
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={(event) => choose(isChosen ? chosen : top, event)}
              >
                {shown}
              </button>
            ) : (
              <div>{shown}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the viewer's own face-down pile in a section that can be opened. */
export function OwnPile({
  cards,
  playerID,
  words,
}: {
  readonly cards: readonly DriverCardID[];
  readonly playerID: string;
  readonly words: BoardText;
}) {
  if (cards.length === 0) return null;
  return (
    <details className="paddock-details crazy-race-schacht-pile">
      <summary>{words.ownPile(cards.length)}</summary>
      <p>{words.ownPileHelp}</p>
      <PileCards cards={cards} playerID={playerID} words={words} />
    </details>
  );
}
