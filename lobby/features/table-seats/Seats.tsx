import { SeatSign, seatColour } from '../../../games/kit/board/SeatSign.tsx';
import { botWords } from '../../../games/kit/locales/bots.ts';
import type { Seat, Table } from '../../../protocol/tables.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useServerNow } from '../../lib/useServerNow.ts';
import { absenceStep, awayInWords } from '../../ui/away-in-words.ts';

/** Draws the seats of a table as chairs. */
export function Chairs({
  table: { seats, host, now },
  ownID,
}: {
  readonly table: Pick<Table, 'seats' | 'host' | 'now'>;
  /** This page's player ID. Undefined for a spectator. */
  readonly ownID: string | undefined;
}) {
  const { text, formats } = useText();
  const words = useTableText();
  const serverNow = useServerNow(now, absenceStep);
  return (
    <ul className="chairs" aria-label={words.table.seats}>
      {seats.map((seat) => (
        <li
          key={seat.playerID}
          className={seat.name === null ? 'chair chair-free' : 'chair'}
          style={{ color: seatColour(seat.playerID).fill }}
        >
          <ChairPicture {...seat} />
          <bdi className="chair-name">
            {seat.name ?? text.seat(formats.number(Number(seat.playerID) + 1))}
          </bdi>
          <ChairState
            seat={seat}
            now={serverNow}
            isOwn={seat.playerID === ownID}
            isHost={seat.playerID === host}
          />
        </li>
      ))}
    </ul>
  );
}

/** States below a chair who sits there, and whether they are present. */
function ChairState({
  seat,
  now,
  isOwn,
  isHost,
}: {
  readonly seat: Seat;
  /** Server's time in milliseconds since 1970. */
  readonly now: number;
  readonly isOwn: boolean;
  readonly isHost: boolean;
}) {
  const { text, language } = useText();
  const { table: words } = useTableText();
  const { name, bot } = seat;
  if (name === null) return <span className="chair-state">{text.tables.freeSeat}</span>;
  if (bot !== null) return <span className="chair-state">{botWords[language][bot]}</span>;
  const presence = awayInWords(seat, now, { text, language }) ?? words.isAtTable;
  return (
    <span className="chair-state">
      {isOwn ? words.you : presence}
      {isHost && `, ${words.host}`}
    </span>
  );
}

const person = 'M48 16a17 17 0 0 1 10 31c5 7 12 11 12 21H26c0-10 7-14 12-21a17 17 0 0 1 10-31z';
/** A bot has a square head with ears and an aerial. */
const robot =
  'M46.5 17v-4.3a4 4 0 1 1 3 0V17H61a5 5 0 0 1 5 5v4h3v14h-3v4a5 5 0 0 1-5 5h-4.5c5 5 13.5 9 13.5 19H26' +
  'c0-10 8.5-14 13.5-19H35a5 5 0 0 1-5-5v-4h-3V26h3v-4a5 5 0 0 1 5-5z';

/** Draws a chair from the front, with a pawn that bears the seat's icon. */
function ChairPicture({ name, bot, playerID }: Seat) {
  return (
    <svg viewBox="0 0 96 112" className="chair-picture" aria-hidden="true">
      <path
        className="chair-wood"
        d="M22 6h8v98h-8zM66 6h8v98h-8zM30 14h36v8H30zM30 30h36v7H30zM18 66h60v10H18z"
      />
      {name !== null && (
        <g className="chair-pawn">
          <path d={bot === null ? person : robot} fill="currentColor" />
          <g className="chair-sign">
            {bot === null ? (
              <circle cx="48" cy="33" r="11" className="chair-sign-paper" />
            ) : (
              <rect x="34" y="22" width="28" height="22" rx="4" className="chair-sign-paper" />
            )}
            <SeatSign playerID={playerID} x="40.5" y="25.5" width="15" height="15" />
          </g>
        </g>
      )}
    </svg>
  );
}
