import { useEffect, useRef, useState } from 'react';
import { SeatSign } from '../../../games/kit/board/SeatSign.tsx';
import type { Seat, Table } from '../../../protocol/tables.ts';
import { useWaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import type { HostProps } from './host-props.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { useHostRequest } from './useHostRequest.ts';

/** Returns the items in a random order. */
function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Returns the items with one of them moved to another place. */
function withMoved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** An order that the server has accepted. */
interface Done {
  /** The table as it was before. */
  readonly from: Table;
  readonly sentence: string;
  readonly focus: (() => void) | undefined;
}

/** Lets the host move seats up and down, shuffle them, and remove players. */
export function SeatOrder({ table, host }: Omit<HostProps, 'game'>) {
  const { text, formats } = useText();
  const { host: words } = useWaitingRoomText();
  const { problem, send } = useHostRequest(table, host);
  const [said, setSaid] = useState('');
  const [removing, setRemoving] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { seats } = table;
  const seatName = (index: number) => text.seat(formats.number(index + 1));
  const whoAt = ({ playerID, name }: Seat) => name ?? seatName(Number(playerID));
  const isMoving = useRef(false);
  const [done, setDone] = useState<Done | null>(null);

  /** Requests another order. It changes the seats' numbers, so the next request waits until the page shows them. */
  const order = async (ordered: readonly Seat[], sentence: string, focus?: () => void) => {
    if (isMoving.current) return;
    isMoving.current = true;
    const isDone = await send('order', { order: ordered.map(({ playerID }) => playerID) });
    if (isDone) setDone({ from: table, sentence, focus });
    else isMoving.current = false;
  };
  useEffect(() => {
    if (!done || done.from === table) return;
    isMoving.current = false;
    setDone(null);
    setSaid(done.sentence);
    done.focus?.();
  }, [done, table]);

  const move = (from: number, by: 1 | -1) => {
    const seat = seats[from];
    if (!seat) return;
    const to = from + by;
    // The rows stay and their content moves, so the focus must move along.
    const focus = () => {
      const buttons = list.current?.children.item(to)?.querySelectorAll('button');
      const isAtEnd = to === 0 || to === seats.length - 1;
      buttons?.item(isAtEnd === (by === -1) ? 1 : 0)?.focus();
    };
    order(withMoved(seats, from, to), words.moved(whoAt(seat), seatName(to)), focus);
  };
  const shuffle = () => {
    const ordered = shuffled(seats);
    order(ordered, words.shuffled(formats.list(ordered.map(whoAt))));
  };

  return (
    <div className="seat-order">
      <h3 id="seat-order">{words.order}</h3>
      <p className="field-help">{words.orderHelp}</p>
      <ul ref={list} aria-labelledby="seat-order">
        {seats.map((seat, index) => (
          <SeatRow
            key={seat.playerID}
            seat={seat}
            who={whoAt(seat)}
            isFirst={index === 0}
            isLast={index === seats.length - 1}
            onMove={(by) => move(index, by)}
            onRemove={seat.playerID === host.playerID ? undefined : () => setRemoving(seat.name)}
          />
        ))}
      </ul>
      <div className="buttons">
        <button type="button" className="button button-small" onClick={shuffle}>
          {words.shuffle}
        </button>
      </div>
      <p role="status" className="only-read">
        {said}
      </p>
      <ProblemNote problem={problem} />
      {removing !== null && (
        <RemoveDialog table={table} host={host} name={removing} onClose={() => setRemoving(null)} />
      )}
    </div>
  );
}

function SeatRow({
  seat: { playerID, name, bot },
  who,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: {
  readonly seat: Seat;
  readonly who: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  /** Undefined for the host. */
  readonly onRemove: (() => void) | undefined;
}) {
  const { text } = useText();
  const { host: words } = useWaitingRoomText();
  return (
    <li>
      <span className="seat-order-who">
        <SeatSign playerID={playerID} />
        <span>{name === null ? `${who} – ${text.tables.freeSeat}` : who}</span>
      </span>
      <span className="seat-order-ways">
        <button
          type="button"
          className="button button-small"
          aria-label={words.up(who)}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          ↑
        </button>
        <button
          type="button"
          className="button button-small"
          aria-label={words.down(who)}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          ↓
        </button>
        {name !== null && bot === null && onRemove && (
          <button
            type="button"
            className="button button-small seat-order-remove"
            aria-label={words.removeLabel(name)}
            onClick={onRemove}
          >
            {words.remove}
          </button>
        )}
      </span>
    </li>
  );
}
