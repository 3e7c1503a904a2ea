import type { Table } from '../../../protocol/tables.ts';
import { useWaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { seatBots } from '../../lib/api.ts';
import { peopleAt } from '../../lib/seat-names.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { useNow } from '../../lib/useNow.ts';
import { spanInFigures } from '../../ui/format-duration.ts';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import type { HostProps } from './host-props.ts';
import { useHostRequest } from './useHostRequest.ts';

/** Milliseconds. */
const second = 1000;

const freeSeatsAt = ({ seats }: Table) => seats.filter(({ name }) => name === null);

/** Says what the table of a quick match waits for, and lets everybody there start it, hold it or fill it with bots. */
export function QuickStart({
  table,
  game,
  seat,
  serverAhead,
}: Pick<HostProps, 'table' | 'game'> & {
  readonly seat: HostProps['host'] | undefined;
  /** How far the server's clock is ahead of this device's. In milliseconds. */
  readonly serverAhead: number;
}) {
  const { quick: words } = useWaitingRoomText();
  const { formats } = useText();
  const free = freeSeatsAt(table);
  if (!table.quickStart || free.length === 0) return null;
  const { dueAt, isOnHold } = table.quickStart;
  const missing = game.info.minPlayers - (table.seats.length - free.length);
  return (
    <section className="note quick-start" aria-label={words.label}>
      {missing > 0 ? (
        <p>{words.missing(missing, formats.number(missing))}</p>
      ) : dueAt !== null ? (
        <Countdown dueAt={dueAt - serverAhead} />
      ) : (
        <p>{isOnHold ? words.onHold : words.notAllThere}</p>
      )}
      {seat && <Ways table={table} seat={seat} isEnough={missing <= 0} />}
    </section>
  );
}

function Countdown({ dueAt }: { readonly dueAt: number }) {
  const { quick: words } = useWaitingRoomText();
  const left = Math.max(0, dueAt - useNow({ every: second, from: dueAt }));
  const figures = spanInFigures(Math.ceil(left / second) * second);
  return (
    <p>
      <strong aria-hidden="true">{words.startsIn(figures)}</strong>
      <span className="only-read">{words.startsSoon}</span>
    </p>
  );
}

function Ways({
  table,
  seat,
  isEnough,
}: {
  readonly table: Table;
  readonly seat: HostProps['host'];
  readonly isEnough: boolean;
}) {
  const { quick: words } = useWaitingRoomText();
  const { problem, send, run } = useHostRequest(table, seat);
  const { areBotsOff } = useSiteConfig();
  const free = freeSeatsAt(table);
  const fill = () => {
    const bots = Object.fromEntries(free.map(({ playerID }) => [playerID, 'fair'] as const));
    return run(() => seatBots(table.game, table.matchID, seat, bots));
  };
  return (
    <>
      <div className="buttons">
        {isEnough && (
          <button type="button" className="button button-main" onClick={() => send('start', {})}>
            {words.start}
          </button>
        )}
        {isEnough && table.quickStart?.isOnHold === false && (
          <button type="button" className="button" onClick={() => send('hold', {})}>
            {words.hold}
          </button>
        )}
        {peopleAt(table).length > 1 && !areBotsOff && (
          <button type="button" className="button" onClick={fill}>
            {words.fill}
          </button>
        )}
      </div>
      <ProblemNote problem={problem} />
    </>
  );
}
