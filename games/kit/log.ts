import type { PlayerID } from './player-id.ts';

/** An entry of boardgame.io's log, as far as it is read here. */
export interface LogEntry {
  readonly action: {
    readonly type: string;
    readonly payload: {
      readonly type?: string;
      readonly args?: unknown;
      readonly playerID?: PlayerID | null;
    };
  };
  readonly _stateID: number;
  readonly metadata?: unknown;
}

/** Metadata that our moves add to their log entries. */
export interface LogMetadata<Event> {
  readonly events: readonly Event[];
}

/** An event of a match's log, with the ID of the state that it led to. */
export interface LoggedEvent<Event = unknown> {
  readonly event: Event;
  /** ID of the state: it rises by one with each move. Events of one move share it. */
  readonly stateID: number;
}

function eventsOf<Event>(entry: LogEntry): readonly Event[] {
  // Metadata is untyped in boardgame.io; only our moves write it.
  const metadata = entry.metadata as LogMetadata<Event> | undefined;
  return metadata?.events ?? [];
}

/** Returns the entries of an update that a log doesn't contain yet, even if updates arrive twice or late. */
export function newEntries<Entry extends LogEntry>(
  log: readonly Entry[],
  update: readonly Entry[],
): Entry[] {
  const newest = log.at(-1)?._stateID ?? -1;
  return update.filter(({ _stateID }) => _stateID > newest);
}

/** Returns the events of a log in order, without undone ones. A client without a log has no events. */
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

/** Returns the events worth reading: transient ones are dropped once a lasting event has followed. */
export function worthReading<Event>(
  events: readonly Event[],
  isTransient: (event: Event) => boolean,
): readonly Event[] {
  const lasting = events.findLastIndex((event) => !isTransient(event));
  return events.filter((event, index) => index > lasting || !isTransient(event));
}
