import type { BoardText } from '../../locales/board/en.ts';
import type { CardID } from '../../rules/components.ts';
import type { BugRaceState, Hand } from '../../rules/state.ts';
import { cardName } from './Hand.tsx';
import { LegCardFace } from './LegCardFace.tsx';

/** Returns whether any player has openly played a card in this turn. */
function isPlayed({ discards, cardsInPlay }: BugRaceState, cardID: CardID): boolean {
  return (
    discards.includes(cardID) || Object.values(cardsInPlay).some((card) => card?.cardID === cardID)
  );
}

/**
 * Shows the cards that the viewer has passed on in this turn, small and grouped by receiver. A card that came back is
 * in the hand instead.
 */
export function PassedOn({
  G,
  hand,
  callOf,
  words,
}: {
  readonly G: BugRaceState;
  readonly hand: Hand;
  /** Returns the name of a seat for use within a sentence. */
  readonly callOf: (playerID: string) => string;
  readonly words: BoardText;
}) {
  const inHand = [...hand.offered, ...hand.kept];
  const receivers = [...new Set(hand.passedOn.map(({ to }) => to))];
  return receivers.map((receiver) => {
    const passed = hand.passedOn.flatMap(({ to, cards }) => (to === receiver ? cards : []));
    const gone = [...new Set(passed)].filter((cardID) => !inHand.includes(cardID));
    if (gone.length === 0) return null;
    const label = words.passedOn(callOf(receiver), gone.length);
    return (
      <div key={receiver} className="bug-race-passed">
        <h3>{label}</h3>
        <ul aria-label={label}>
          {gone.map((cardID) => {
            const name = cardName(cardID, words);
            const played = isPlayed(G, cardID);
            return (
              <li key={cardID}>
                <div
                  className="bug-race-card"
                  role="img"
                  data-played={played}
                  aria-label={played ? `${name}: ${words.played}` : name}
                >
                  <LegCardFace cardID={cardID} />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    );
  });
}
