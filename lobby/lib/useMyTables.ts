import { useCallback, useMemo, useState } from 'react';
import type { Table } from '../../protocol/tables.ts';
import { fetchOwnTables } from './api.ts';
import { forgetSeat, type RememberedSeats, useSeats } from './seats.ts';
import { usePolling } from './usePolling.ts';
import type { LiveTables } from './useTables.ts';

/** Interval in milliseconds at which the page fetches its own tables: private ones are in no live list. */
const lookAgainAfter = 15_000;
/** Time in milliseconds after which the seat at a finished table is dropped: a day. */
const finishedIsKept = 86_400_000;

/** Returns whether it is the turn of this browser's player at a table. */
export function waitsForMe({ matchID, awaited }: Table, seats: RememberedSeats): boolean {
  const seat = seats[matchID];
  return seat !== undefined && awaited.includes(seat.playerID);
}

/**
 * Fetches the unfinished tables at which this browser has a seat, every `interval` milliseconds and when `reason`
 * changes. Drops seats at deleted tables and at those finished long ago.
 */
export function useOwnTables({
  matchIDs,
  interval,
  reason,
}: {
  readonly matchIDs: readonly string[];
  readonly interval: number;
  readonly reason?: string;
}): readonly Table[] {
  const [fetched, setFetched] = useState<readonly Table[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reason is one to look again
  const look = useCallback(
    async (isCurrent: () => boolean) => {
      if (matchIDs.length === 0) return;
      const outcome = await fetchOwnTables(matchIDs);
      if (!isCurrent() || !outcome.ok) return;
      setFetched(outcome.value.filter(({ status }) => status !== 'finished'));
      const found = new Map(outcome.value.map((table) => [table.matchID, table]));
      for (const matchID of matchIDs) {
        if (isWorthForgetting(found.get(matchID))) forgetSeat(matchID);
      }
    },
    [matchIDs, reason],
  );
  usePolling(look, interval);
  return useMemo(
    () => fetched.filter(({ matchID }) => matchIDs.includes(matchID)),
    [fetched, matchIDs],
  );
}

function isWorthForgetting(table: Table | undefined): boolean {
  if (!table) return true;
  return table.status === 'finished' && table.now - table.updatedAt > finishedIsKept;
}

/** Returns the tables at which this browser has a seat: first those that wait for it, then those that changed last. */
export function useMyTables(live: LiveTables): readonly Table[] {
  const seats = useSeats();
  const matchIDs = useMemo(() => Object.keys(seats), [seats]);
  const listed = useMemo(
    () => new Map([...live.open, ...live.playing].map((table) => [table.matchID, table])),
    [live.open, live.playing],
  );
  // A table that drops out of the live lists has ended or become private, so it is fetched.
  const reason = matchIDs.filter((matchID) => listed.has(matchID)).join(' ');
  const fetched = useOwnTables({ matchIDs, interval: lookAgainAfter, reason });
  return useMemo(() => {
    const newest = fetched.map((table) => listed.get(table.matchID) ?? table);
    const rank = (table: Table) => (waitsForMe(table, seats) ? 0 : 1);
    return newest.sort((a, b) => rank(a) - rank(b) || b.updatedAt - a.updatedAt);
  }, [fetched, listed, seats]);
}
