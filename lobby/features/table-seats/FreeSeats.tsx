import type { Seat } from '../../../protocol/tables.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import type { RoomProps } from '../connection/room-props.ts';
import { Invite } from '../invite/Invite.tsx';
import { LazyBotSeats } from './LazyBotSeats.tsx';

/** Shows seats that became free during a match, and how to fill them. */
export function FreeSeats({
  table,
  game,
  seat,
  free,
  nameOf,
  onTakeSeat,
}: Pick<RoomProps, 'table' | 'game' | 'seat' | 'nameOf' | 'onTakeSeat'> & {
  readonly free: readonly Seat[];
}) {
  const { language, formats } = useText();
  const words = useTableText();
  const names = formats.list(free.map(({ playerID }) => nameOf(playerID)));
  return (
    <section className="note free-seats">
      {seat ? (
        <>
          <p>{words.table.seatIsFree(names, free.length)}</p>
          <Invite
            matchID={table.matchID}
            gameTitle={game.info.description[language].title}
            help={null}
          />
          {seat.playerID === table.host && (
            <div>
              <p>{words.table.botTakesOver}</p>
              <LazyBotSeats table={table} seats={free} host={seat} />
            </div>
          )}
        </>
      ) : (
        <>
          <p>{words.table.offerSeat(names, free.length)}</p>
          {onTakeSeat && (
            <button type="button" className="button button-main" onClick={onTakeSeat}>
              {words.table.takeASeat}
            </button>
          )}
        </>
      )}
    </section>
  );
}
