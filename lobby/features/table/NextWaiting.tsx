import { useMemo } from 'react';
import { Link } from 'wouter';
import { catalogGame } from '../../../games/index.ts';
import type { Table } from '../../../protocol/tables.ts';
import { useTableText } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { useSeats } from '../../lib/seats.ts';
import { useOwnTables, waitsForMe } from '../../lib/useMyTables.ts';

/** Interval in milliseconds at which the page fetches the other tables. */
const lookAgainAfter = 30_000;

/** Returns this browser's other tables where it is its turn, the longest waiting first. */
function useWaitingElsewhere(matchID: string): readonly Table[] {
  const seats = useSeats();
  const matchIDs = useMemo(
    () => Object.keys(seats).filter((other) => other !== matchID),
    [seats, matchID],
  );
  const tables = useOwnTables({ matchIDs, interval: lookAgainAfter });
  return useMemo(
    () =>
      tables.filter((table) => waitsForMe(table, seats)).sort((a, b) => a.updatedAt - b.updatedAt),
    [tables, seats],
  );
}

/** Links to the player's next table where it is their turn, if there is one. */
export function NextWaiting({
  matchID,
}: {
  /** Match ID of the open table. */
  readonly matchID: string;
}) {
  const { language, formats } = useText();
  const { elsewhere: words } = useTableText();
  const waiting = useWaitingElsewhere(matchID);
  const [next] = waiting;
  const game = next && catalogGame(next.game);
  if (!game) return null;
  const names = next.seats.flatMap(({ name }) => (name === null ? [] : [name]));
  const { title } = game.info.description[language];
  return (
    <Link href={addresses.table(next.matchID)} className="button button-small next-waiting">
      {words.next(formats.number(waiting.length))}
      <span className="only-read"> – {words.nextLabel(title, formats.list(names))}</span>
    </Link>
  );
}
