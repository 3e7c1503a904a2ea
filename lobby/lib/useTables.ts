import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Table } from '../../protocol/tables.ts';
import { fetchTables, type Problem, tableEventsAddress } from './api.ts';

/** Lists show running tables, too, for spectators. Finished ones leave the list. */
const listedStatuses = ['open', 'playing'] as const;

/** Milliseconds until the next attempt after the server could not be reached. */
const untilAskedAgain = 5000;

type TablesByID = Readonly<Record<string, Table>>;
type Change = (known: TablesByID) => TablesByID;

function withTables(known: TablesByID, tables: readonly Table[]): TablesByID {
  return { ...known, ...Object.fromEntries(tables.map((table) => [table.matchID, table])) };
}

function without(known: TablesByID, matchID: string): TablesByID {
  return Object.fromEntries(Object.entries(known).filter(([id]) => id !== matchID));
}

/** Returns the list after a change of one table. */
export function afterChange(known: TablesByID, table: Table, game: string | undefined): TablesByID {
  const isListed =
    !table.unlisted && table.status !== 'finished' && (game === undefined || table.game === game);
  return isListed ? withTables(known, [table]) : without(known, table.matchID);
}

/** Calls `listen` while the page is visible, and again whenever it becomes visible. */
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

/** Subscribes to the server's events about tables. Returns a function that unsubscribes. */
function followTables(hear: {
  /** Called when the connection is made or lost. */
  readonly connection: () => void;
  readonly changed: (table: Table) => void;
  readonly gone: (matchID: string) => void;
}): () => void {
  let events: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    const source = new EventSource(tableEventsAddress);
    events = source;
    source.addEventListener('open', hear.connection);
    source.addEventListener('error', () => {
      hear.connection();
      // An EventSource reconnects after a lost connection, but not after an error status, such as that of a proxy.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, untilAskedAgain);
    });
    // Our own server sends what protocol/tables.ts says.
    source.addEventListener('table', ({ data }) => hear.changed(JSON.parse(data) as Table));
    source.addEventListener('gone', ({ data }) => {
      hear.gone((JSON.parse(data) as { matchID: string }).matchID);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    events?.close();
  };
}

export interface LiveTables {
  readonly open: readonly Table[];
  readonly playing: readonly Table[];
  /** False until the first answer. */
  readonly isLoaded: boolean;
  readonly problem: Problem | null;
  /** Fetches older open tables. Null if there are none. */
  readonly showMore: (() => void) | null;
}

/** Returns the listed tables of one game, or of all, kept up to date. */
export function useTables(game?: string): LiveTables {
  const [tables, setTables] = useState<TablesByID>({});
  const [isLoaded, setLoaded] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [next, setNext] = useState<string | null>(null);

  const listen = useCallback(() => {
    let isCurrent = true;
    // Events during a fetch are newer than its result.
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
    const stopFollowing = followTables({
      // Fetches what was missed while disconnected.
      connection: () => void refetch(),
      changed: (table) => apply((known) => afterChange(known, table, game)),
      gone: (matchID) => apply((known) => without(known, matchID)),
    });
    return () => {
      isCurrent = false;
      stopFollowing();
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
