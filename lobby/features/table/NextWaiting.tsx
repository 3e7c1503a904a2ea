import { useMemo } from 'react';
import { Link } from 'wouter';
import { catalogGame } from '../../../games/index.ts';
import type { Table } from '../../../protocol/tables.ts';
import { addresses } from '../../app/navigation.ts';
import { useText } from '../../i18n/useText.tsx';
import { useSeats } from '../../lib/seats.ts';
import { useOwnTables, waitsForMe } from '../../lib/useMyTables.ts';
import { useTableText } from './TableText.tsx';

/** How often the page looks at the other tables, in milliseconds. */
const lookAgainAfter = 30_000;

/** The other tables of this browser that wait for it, the one that has waited longest first. */
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

/** The way from one table to the next one that waits for me; nothing while none does. */
export function NextWaiting({
  matchID,
}: {
  /** The table whose page is open. */
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
