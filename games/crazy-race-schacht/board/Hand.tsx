import { type MouseEvent, useEffect, useRef } from 'react';
import { type DriverCardID, driverValue } from '../components.ts';
import type { BoardText } from '../locales/board-text.ts';
import { DriverFace } from './DriverCard.tsx';
import { useEscape } from './useEscape.ts';

/** Cards of one value are alike: they lie on one another. */
function stacksOf(cards: readonly DriverCardID[]): readonly (readonly DriverCardID[])[] {
  const values = [...new Set(cards.map(driverValue))];
  return values.map((value) => cards.filter((cardID) => driverValue(cardID) === value));
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
      <span className="crazy-race-schacht-unseen">{name}</span>
      <span className="crazy-race-schacht-stack" data-count={cards.length} aria-hidden="true">
        {cards.map((cardID) => (
          <DriverFace key={cardID} value={driverValue(cardID)} playerID={playerID} />
        ))}
      </span>
    </>
  );
}

/** The first side that a chosen card can go to. */
const openSide = '.crazy-race-schacht-target:not([aria-disabled="true"])';

/** Driver cards of the viewer's own, alike ones in stacks; as buttons where one can be chosen. */
export function Hand({
  cards,
  playerID,
  chosen,
  onChoose,
  words,
}: {
  readonly cards: readonly DriverCardID[];
  readonly playerID: string;
  readonly chosen: DriverCardID | null;
  /** null: the cards are only looked at. */
  readonly onChoose: ((cardID: DriverCardID) => void) | null;
  readonly words: BoardText;
}) {
  const hand = useRef<HTMLUListElement>(null);
  const isSideNext = useRef(false);
  useEffect(() => {
    if (chosen === null || !isSideNext.current) return;
    isSideNext.current = false;
    const board = hand.current?.closest('.crazy-race-schacht');
    board?.querySelector<HTMLElement>(openSide)?.focus();
  }, [chosen]);
  useEscape(onChoose && chosen !== null ? () => onChoose(chosen) : null);

  const choose = (cardID: DriverCardID, { detail }: MouseEvent) => {
    // A press of a key: who chooses so goes on to the sides without the mouse.
    isSideNext.current = detail === 0;
    onChoose?.(cardID);
  };
  return (
    <ul ref={hand} className="crazy-race-schacht-hand" aria-label={words.hand}>
      {stacksOf(cards).map((stack) => {
        const [top = 0] = stack;
        const value = driverValue(top);
        const name = words.driver(value, stack.length);
        const isChosen = chosen !== null && stack.includes(chosen);
        return (
          <li key={value}>
            {onChoose ? (
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={(event) => choose(isChosen ? chosen : top, event)}
              >
                <Stack cards={stack} playerID={playerID} name={name} />
              </button>
            ) : (
              <div>
                <Stack cards={stack} playerID={playerID} name={name} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The own face-down pile, to be opened. */
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
  const sorted = [...cards].sort((a, b) => a - b);
  return (
    <details className="crazy-race-schacht-details crazy-race-schacht-pile">
      <summary>{words.ownPile(cards.length)}</summary>
      <p>{words.ownPileHelp}</p>
      <ul>
        {sorted.map((cardID) => (
          <li key={cardID}>
            <DriverFace value={driverValue(cardID)} playerID={playerID} />
            <span className="crazy-race-schacht-unseen">
              {words.driver(driverValue(cardID), 1)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
