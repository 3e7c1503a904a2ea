import type { LogEntry } from 'boardgame.io';

/** One event of a match's log, with the state it led to. */
export interface LoggedEvent<Event = unknown> {
  readonly event: Event;
  /** Rises by one a move; events of one move share it. */
  readonly stateID: number;
}

function eventsOf<Event>(entry: LogEntry): readonly Event[] {
  // Metadata is untyped in boardgame.io; our moves put LogMetadata there and nothing else does.
  const metadata = entry.metadata as { events?: readonly Event[] } | undefined;
  return metadata?.events ?? [];
}

/** What of an update isn't in a log yet: whatever comes twice or late, each entry is taken once. */
export function newEntries(log: readonly LogEntry[], update: readonly LogEntry[]): LogEntry[] {
  const newest = log.at(-1)?._stateID ?? -1;
  return update.filter(({ _stateID }) => _stateID > newest);
}

/** The events of a log in order, without those that were undone; none of a client that has no log yet. */
export function readLog<Event = unknown>(
  log: readonly LogEntry[] | undefined,
): LoggedEvent<Event>[] {
  const done: LogEntry[] = [];
  const undone: LogEntry[] = [];
  for (const entry of log ?? []) {
    const move = entry.action.type;
    if (move === 'UNDO') undone.push(...done.splice(-1));
    else if (move === 'REDO') done.push(...undone.splice(-1));
    else if (move === 'MAKE_MOVE') {
      done.push(entry);
      undone.length = 0;
    }
  }
  return done.flatMap((entry) =>
    eventsOf<Event>(entry).map((event) => ({ event, stateID: entry._stateID })),
  );
}

/** What is worth reading now: what is of interest only until something else happens is left out once it has. */
export function worthReading<Event>(
  events: readonly Event[],
  isTransient: (event: Event) => boolean,
): readonly Event[] {
  const lasting = events.findLastIndex((event) => !isTransient(event));
  return events.filter((event, index) => index > lasting || !isTransient(event));
}
