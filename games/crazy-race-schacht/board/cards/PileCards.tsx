import type { BoardText } from '../../locales/board/en.ts';
import { type DriverCardID, driverValue } from '../../rules/components.ts';
import { DriverFace } from './DriverCard.tsx';

/** Shows the cards of an opened pile side by side, ordered by value. */
export function PileCards({
  cards,
  playerID,
  words,
}: {
  readonly cards: readonly DriverCardID[];
  readonly playerID: string;
  readonly words: BoardText;
}) {
  const sorted = [...cards].sort((a, b) => a - b);
  return (
    <ul>
      {sorted.map((cardID) => (
        <li key={cardID}>
          <DriverFace value={driverValue(cardID)} playerID={playerID} />
          <span className="paddock-unseen">{words.driver(driverValue(cardID), 1)}</span>
        </li>
      ))}
    </ul>
  );
}
