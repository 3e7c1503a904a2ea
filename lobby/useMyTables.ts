import { useCallback, useMemo, useState } from 'react';
import type { Table } from '../server/protocol.ts';
import { fetchTable } from './api.ts';
import { forgetSeat, useSeats } from './seats.ts';
import { useLookAgain } from './useLookAgain.ts';
import type { LiveTables } from './useTables.ts';

/** Private tables are in no live list: how often the page looks at its own, in milliseconds. */
const lookAgainAfter = 15_000;
/** How long a finished table is remembered, in milliseconds: a day. */
const finishedIsKept = 86_400_000;

/**
 * The tables at which this browser has a seat, newest first and without finished ones; those that are gone,
 * or finished for long, are forgotten.
 */
export function useMyTables(live: LiveTables): readonly Table[] {
  const seats = useSeats();
  const matchIDs = useMemo(() => Object.keys(seats), [seats]);
  const [fetched, setFetched] = useState<readonly Table[]>([]);
  const listed = useMemo(
    () => new Map([...live.open, ...live.playing].map((table) => [table.matchID, table])),
    [live.open, live.playing],
  );
  // A table of ours that drops out of the live lists has ended, or has become private: look at it.
  const ownListed = matchIDs.filter((matchID) => listed.has(matchID)).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: ownListed is a reason to look again
  const look = useCallback(
    async (isCurrent: () => boolean) => {
      const outcomes = await Promise.all(matchIDs.map(fetchTable));
      if (!isCurrent()) return;
      const tables = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
      setFetched(tables.filter(({ status }) => status !== 'finished'));
      for (const [index, matchID] of matchIDs.entries()) {
        const outcome = outcomes[index];
        if (outcome && isWorthForgetting(outcome)) forgetSeat(matchID);
      }
    },
    [matchIDs, ownListed],
  );
  useLookAgain(look, lookAgainAfter);
  return useMemo(
    () =>
      fetched
        .map((table) => listed.get(table.matchID) ?? table)
        .sort((a, b) => b.updatedAt - a.updatedAt),
    [fetched, listed],
  );
}

function isWorthForgetting(outcome: Awaited<ReturnType<typeof fetchTable>>): boolean {
  if (!outcome.ok) return outcome.problem === 'notFound';
  const { status, updatedAt } = outcome.value;
  return status === 'finished' && Date.now() - updatedAt > finishedIsKept;
}
