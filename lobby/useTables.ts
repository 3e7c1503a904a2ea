import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Table } from '../server/protocol.ts';
import { fetchTables, type Problem, tableEventsAddress } from './api.ts';

/** Lists show running tables too, so that one can watch; finished ones leave the list. */
const listedStatuses = ['open', 'playing'] as const;

type TablesByID = Readonly<Record<string, Table>>;
type Change = (known: TablesByID) => TablesByID;

function withTables(known: TablesByID, tables: readonly Table[]): TablesByID {
  return { ...known, ...Object.fromEntries(tables.map((table) => [table.matchID, table])) };
}

function without(known: TablesByID, matchID: string): TablesByID {
  return Object.fromEntries(Object.entries(known).filter(([id]) => id !== matchID));
}

/** The list after one table has changed. */
export function afterChange(known: TablesByID, table: Table, game: string | undefined): TablesByID {
  const isListed =
    !table.unlisted && table.status !== 'finished' && (game === undefined || table.game === game);
  return isListed ? withTables(known, [table]) : without(known, table.matchID);
}

/** Calls `listen` while the page can be seen, and again whenever it comes back into view. */
function useWhileVisible(listen: () => () => void): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const follow = () => {
      if (document.hidden) {
        stop?.();
        stop = undefined;
      } else {
        stop ??= listen();
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop?.();
    };
  }, [listen]);
}

export interface LiveTables {
  readonly open: readonly Table[];
  readonly playing: readonly Table[];
  /** false while the first answer is on its way. */
  readonly isLoaded: boolean;
  readonly problem: Problem | null;
  /** Fetches older open tables; null: there are none. */
  readonly showMore: (() => void) | null;
}

/** The listed tables of one game, or of all, as they are now. */
export function useTables(game?: string): LiveTables {
  const [tables, setTables] = useState<TablesByID>({});
  const [isLoaded, setLoaded] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [next, setNext] = useState<string | null>(null);

  const listen = useCallback(() => {
    let isCurrent = true;
    // What is told while a fetch is under way is newer than what it brings.
    let meanwhile: Change[] | undefined;
    const apply = (change: Change) => {
      meanwhile?.push(change);
      setTables(change);
    };
    const refetch = async () => {
      meanwhile = [];
      const [open, playing] = await Promise.all(
        listedStatuses.map((status) => fetchTables({ status, game })),
      );
      if (!isCurrent || !open || !playing) return;
      const failed = [open, playing].find((outcome) => !outcome.ok);
      setProblem(failed && !failed.ok ? failed.problem : null);
      setLoaded(true);
      if (!open.ok || !playing.ok) return;
      const fetched = withTables(withTables({}, playing.value.tables), open.value.tables);
      setTables((meanwhile ?? []).reduce((known, change) => change(known), fetched));
      meanwhile = undefined;
      setNext(open.value.next);
    };
    const events = new EventSource(tableEventsAddress);
    // Also after a lost connection: what was missed meanwhile is fetched.
    events.addEventListener('open', () => void refetch());
    events.addEventListener('error', () => void refetch());
    // Our own server sends what server/protocol.ts says.
    events.addEventListener('table', ({ data }) => {
      const table = JSON.parse(data) as Table;
      apply((known) => afterChange(known, table, game));
    });
    events.addEventListener('gone', ({ data }) => {
      const { matchID } = JSON.parse(data) as { matchID: string };
      apply((known) => without(known, matchID));
    });
    return () => {
      isCurrent = false;
      events.close();
    };
  }, [game]);
  useWhileVisible(listen);

  return useMemo(() => {
    const newestFirst = Object.values(tables).sort((a, b) => b.createdAt - a.createdAt);
    const fetchMore = async (after: string) => {
      const outcome = await fetchTables({ status: 'open', game, after });
      if (!outcome.ok) return setProblem(outcome.problem);
      setTables((known) => withTables(known, outcome.value.tables));
      setNext(outcome.value.next);
    };
    return {
      open: newestFirst.filter(({ status }) => status === 'open'),
      playing: newestFirst.filter(({ status }) => status === 'playing'),
      isLoaded,
      problem,
      showMore: next === null ? null : () => void fetchMore(next),
    };
  }, [tables, isLoaded, problem, next, game]);
}
