import { useRef } from 'react';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import { type Level, levels } from '../../../games/kit/search/levels.ts';
import type { Seat, Table } from '../../../protocol/tables.ts';
import { useWaitingRoomText, WaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { seatBots } from '../../lib/api.ts';
import type { RememberedSeat } from '../../lib/seats.ts';
import { useRequest } from '../../lib/useRequest.ts';
import { ProblemNote } from '../../ui/ProblemNote.tsx';

/** Lets the host add bots, change their levels and remove them. */
export function BotSeats(props: BotSeatsProps) {
  return (
    <WaitingRoomText>
      <SeatsForBots {...props} />
    </WaitingRoomText>
  );
}

interface BotSeatsProps {
  readonly table: Table;
  /** Seats that are free or have a bot. */
  readonly seats: readonly Seat[];
  readonly host: RememberedSeat;
}

function SeatsForBots({ table, seats, host }: BotSeatsProps) {
  const { problem, ask } = useRequest();
  const put = (playerID: string, level: Level | null) =>
    ask(() => seatBots(table.game, table.matchID, host, { [playerID]: level }));

  return (
    <>
      <ul className="bot-seats">
        {seats.map((seat) => (
          <BotSeat key={seat.playerID} seat={seat} onPut={(level) => put(seat.playerID, level)} />
        ))}
      </ul>
      <ProblemNote problem={problem} />
    </>
  );
}

/** One seat, with a button for every level and one that removes the bot. */
function BotSeat({
  seat: { playerID, name, bot },
  onPut,
}: {
  readonly seat: Seat;
  readonly onPut: (level: Level | null) => void;
}) {
  const { text, formats } = useText();
  const room = useWaitingRoomText();
  const group = useRef<HTMLFieldSetElement>(null);
  const who = name ?? text.seat(formats.number(Number(playerID) + 1));
  const sendAway = () => {
    // This button disappears with the bot.
    group.current?.querySelector('button')?.focus();
    onPut(null);
  };
  return (
    <li>
      <span className="bot-seat-name" aria-hidden="true">
        <SeatSign playerID={playerID} />
        {who}
      </span>
      <fieldset ref={group} className="bot-levels" aria-label={room.bots.seat(who)}>
        {levels.map((level) => (
          <button
            key={level}
            type="button"
            className="button button-small"
            aria-pressed={bot === level}
            title={room.bots.levelHelp[level]}
            onClick={() => bot !== level && onPut(level)}
          >
            {room.bots.levels[level]}
          </button>
        ))}
        {name !== null && (
          <button
            type="button"
            className="button button-small bot-away"
            aria-label={room.bots.sendAwayLabel(name)}
            onClick={sendAway}
          >
            {room.bots.sendAway}
          </button>
        )}
      </fieldset>
    </li>
  );
}

/** Describes the levels. */
export function LevelHelp() {
  const room = useWaitingRoomText();
  return (
    <dl className="level-help">
      {levels.map((level) => (
        <div key={level}>
          <dt>{room.bots.levels[level]}</dt>
          <dd>{room.bots.levelHelp[level]}</dd>
        </div>
      ))}
    </dl>
  );
}
