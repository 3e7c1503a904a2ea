import { SeatSign, seatColour } from '../../games/kit/board/SeatSign.tsx';
import type { Seat } from '../../server/protocol.ts';
import { useText } from '../i18n/useText.tsx';

/** The seats of a table as chairs that fill before everybody's eyes. */
export function Chairs({
  seats,
  ownID,
}: {
  readonly seats: readonly Seat[];
  /** The seat of this page; undefined: it only watches. */
  readonly ownID: string | undefined;
}) {
  const { text, formats } = useText();
  return (
    <ul className="chairs" aria-label={text.table.seats}>
      {seats.map(({ playerID, name, isConnected }) => (
        <li
          key={playerID}
          className={name === null ? 'chair chair-free' : 'chair'}
          style={{ color: seatColour(playerID).fill }}
        >
          <ChairPicture isTaken={name !== null} playerID={playerID} />
          <span className="chair-name">
            {name ?? text.table.seat(formats.number(Number(playerID) + 1))}
          </span>
          <span className="chair-state">
            {stateOf({ name, isConnected, isOwn: playerID === ownID }, text.table)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function stateOf(
  seat: Pick<Seat, 'name' | 'isConnected'> & { readonly isOwn: boolean },
  words: Readonly<Record<'freeSeat' | 'you' | 'isAway' | 'isAtTable', string>>,
): string {
  if (seat.name === null) return words.freeSeat;
  if (seat.isOwn) return words.you;
  return seat.isConnected ? words.isAtTable : words.isAway;
}

/** A chair seen from the front; who sits on it is a pawn with the seat's sign. */
function ChairPicture({
  isTaken,
  playerID,
}: {
  readonly isTaken: boolean;
  readonly playerID: string;
}) {
  return (
    <svg viewBox="0 0 96 112" className="chair-picture" aria-hidden="true">
      <path
        className="chair-wood"
        d="M22 6h8v98h-8zM66 6h8v98h-8zM30 14h36v8H30zM30 30h36v7H30zM18 66h60v10H18z"
      />
      {isTaken && (
        <g className="chair-pawn">
          <path
            d="M48 16a17 17 0 0 1 10 31c5 7 12 11 12 21H26c0-10 7-14 12-21a17 17 0 0 1 10-31z"
            fill="currentColor"
          />
          <g className="chair-sign">
            <circle cx="48" cy="33" r="11" className="chair-sign-paper" />
            <SeatSign playerID={playerID} x="40.5" y="25.5" width="15" height="15" />
          </g>
        </g>
      )}
    </svg>
  );
}
