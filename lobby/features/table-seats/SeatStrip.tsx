import { SeatSign, seatColour } from '../../../games/kit/board/SeatSign.tsx';
import { botWords } from '../../../games/kit/locales/bots.ts';
import type { NameOf } from '../../../games/kit/text.ts';
import type { Seat, SeatClock, Table } from '../../../protocol/tables.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { useNow } from '../../lib/useNow.ts';
import { BotMark } from '../../ui/BotMark.tsx';
import {
  spanInFigures,
  spanInShort,
  spanInWords,
  wholeMinutesInWords,
} from '../../ui/format-duration.ts';
import { isHurried, type TimeLeft, timeLeft } from './clock.ts';
import './seat-strip.css';

/** Milliseconds. */
const second = 1000;
const minute = 60_000;
/** In milliseconds. A longer time left is shown in words, not to the second. */
const hour = 3_600_000;

interface SeatStripProps {
  readonly seats: readonly Seat[];
  /** Null without a time limit, and after the end. */
  readonly clocks: Table['clocks'];
  /** The viewer's player ID; null for a spectator. */
  readonly viewer: string | null;
  /** Player IDs whose turn it is. */
  readonly awaited: readonly string[];
  /** Whether the match is over. Then no player is shown as away. */
  readonly isOver: boolean;
  readonly nameOf: NameOf;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly serverAhead: number;
}

/** Lists the players above the board: turns with their clocks, absences, and bots. */
export function SeatStrip({
  seats,
  clocks,
  viewer,
  awaited,
  isOver,
  nameOf,
  serverAhead,
}: SeatStripProps) {
  const words = useTableText().strip;
  return (
    <ul className="seat-strip" aria-label={words.label}>
      {seats.map((seat) => (
        <StripSeat
          key={seat.playerID}
          seat={seat}
          isOver={isOver}
          serverAhead={serverAhead}
          clock={clocks?.[seat.playerID]}
          name={nameOf(seat.playerID)}
          isOwn={seat.playerID === viewer}
          isAwaited={awaited.includes(seat.playerID)}
        />
      ))}
    </ul>
  );
}

/** State of a seat at this moment. */
interface SeatNow {
  readonly seat: Seat;
  readonly name: string;
  readonly isOwn: boolean;
  readonly isAwaited: boolean;
  /** Null without a time limit. */
  readonly left: TimeLeft | null;
  /** Milliseconds for which the player has been away; null if present, unknown, or without a player. */
  readonly away: number | null;
}

/** Returns the interval at which a seat's display changes, and its origin, in milliseconds. */
function rhythm(clock: SeatClock | undefined, { awaySince }: Seat, now: number) {
  if (clock && clock.runsSince !== null) {
    const deadline = clock.runsSince + clock.turn + clock.reserve;
    return { every: deadline - now > hour ? minute : second, from: deadline };
  }
  return { every: awaySince === null ? null : minute, from: awaySince ?? 0 };
}

function StripSeat({
  clock,
  isOver,
  serverAhead,
  ...shown
}: Pick<SeatNow, 'seat' | 'name' | 'isOwn' | 'isAwaited'> &
  Pick<SeatStripProps, 'isOver' | 'serverAhead'> & { readonly clock: SeatClock | undefined }) {
  const { seat } = shown;
  const words = useTableText().strip;
  const { every, from } = rhythm(clock, seat, Date.now() + serverAhead);
  const now = useNow({ every, from: from - serverAhead }) + serverAhead;
  const isAway = !isOver && isPersons(seat) && !seat.isConnected;
  const seatNow: SeatNow = {
    ...shown,
    left: clock ? timeLeft(clock, now) : null,
    away: isAway ? now - (seat.awaySince ?? now) : null,
  };
  const isHurrying = seatNow.left !== null && isHurried(seatNow.left);
  return (
    <li
      className="strip-seat"
      data-awaited={shown.isAwaited}
      data-away={isAway}
      data-hurried={isHurrying}
      data-own-clock={shown.isOwn && clock !== undefined}
      style={{ borderColor: seatColour(seat.playerID).fill }}
    >
      <span className="strip-name" aria-hidden="true">
        <SeatSign playerID={seat.playerID} />
        <bdi title={shown.name}>{shown.name}</bdi>
      </span>
      <span className="strip-state" aria-hidden="true">
        <StateInShort {...seatNow} />
      </span>
      <StateInWords {...seatNow} />
      {shown.isOwn && (
        <span role="status" className="only-read">
          {isHurrying && words.hurry}
        </span>
      )}
    </li>
  );
}

const isPersons = ({ name, bot }: Seat) => name !== null && bot === null;

/** Shows the most important state of a seat in a few letters. */
function StateInShort({ seat, isOwn, isAwaited, left, away }: SeatNow) {
  const { language } = useText();
  const words = useTableText().strip;
  const level = seat.bot ?? seat.standIn;
  if (level !== null) {
    const standsIn = seat.standIn !== null && words.standsInShort;
    return (
      <>
        <BotMark level={level} language={language} />
        {isAwaited ? words.toMove : standsIn}
      </>
    );
  }
  if (left?.isRunning) return <RunningClock {...left} />;
  if (isOwn && left) return spanInFigures(left.turn);
  if (seat.name === null) return words.free;
  if (away !== null) {
    const isWorthAFigure = away >= minute;
    return isWorthAFigure ? words.awayShort(spanInShort(away, language)) : words.away;
  }
  if (isAwaited) return words.toMove;
  return left && left.reserve > 0 && `+${spanInFigures(left.reserve)}`;
}

function RunningClock(left: TimeLeft) {
  const { language } = useText();
  const words = useTableText().strip;
  const { turn, reserve } = left;
  // The last second still counts as one.
  const whole = (milliseconds: number) => Math.ceil(milliseconds / second) * second;
  if (turn > hour) return spanInShort(turn, language);
  if (isHurried(left)) return `${spanInFigures(whole(turn + reserve))} !`;
  if (turn === 0) {
    return (
      <>
        <small>{words.reserve}</small> {spanInFigures(whole(reserve))}
      </>
    );
  }
  return (
    <>
      {spanInFigures(whole(turn))}
      {reserve > 0 && <span className="strip-reserve">+{spanInFigures(reserve)}</span>}
    </>
  );
}

/** States everything about a seat in words. */
function StateInWords({ seat, name, isOwn, isAwaited, left, away }: SeatNow) {
  const { language } = useText();
  const { table, strip: words } = useTableText();
  const { bot, standIn } = seat;
  const inWords = (milliseconds: number) => spanInWords(milliseconds, language);
  const isWorthAFigure = away !== null && away >= minute;
  const states = [
    isOwn && table.you,
    seat.name === null && words.free,
    bot !== null && botWords[language][bot],
    standIn !== null && words.standsIn(name),
    away !== null &&
      (isWorthAFigure ? words.awayFor(wholeMinutesInWords(away, language)) : words.away),
    isAwaited && words.toMove,
    left?.isRunning && left.turn > 0 && words.turnLeft(inWords(left.turn)),
    left !== null && left.reserve > 0 && words.reserveLeft(inWords(left.reserve)),
  ].filter((state) => typeof state === 'string');
  const inOneRow = states.join(', ');
  return (
    <span className="only-read">{states.length === 0 ? name : words.seat(name, inOneRow)}</span>
  );
}
