import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { TableChanges } from '../../cluster/table-changes.ts';
import { Broadcast } from '../../lib/broadcast.ts';
import { logFailure } from '../../lib/log-failure.ts';
import type { SqlStorage } from '../../persistence/sql-storage.ts';
import type { Presence } from '../../realtime/presence.ts';

/**
 * Time between two heartbeats: short enough for proxies that end silent connections after 30 seconds. In milliseconds.
 */
const heartbeatInterval = 25_000;
/** Maximum number of unread bytes per client. Beyond that it is disconnected, and connects again. */
const maxBacklog = 256_000;
/** Time for which changes of one table are merged into one event. In milliseconds. */
const mergingTime = 100;

const eventText = (event: string, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

interface TableListStreamParts {
  readonly storage: SqlStorage;
  readonly presence: Presence;
  readonly tableChanges: TableChanges;
}

/** A table whose changes are being sent. */
interface Change {
  /** Whether the table has changed since it was last read. */
  isDue: boolean;
  /** Whether no more may be sent of the table. */
  isOver: boolean;
}

/**
 * Server-Sent Events for clients that show lists: the state of a listed table after one or more quick changes, and its
 * removal. Nothing older is sent after anything newer.
 */
export class TableListStream {
  /** Streams with the requests that opened them. */
  readonly #streams = new Map<PassThrough, IncomingMessage>();
  /** Changes by match. A table is read once at a time: of two reads the later could be answered first. */
  readonly #changes = new Map<string, Change>();
  readonly #broadcast = new Broadcast<PassThrough>({
    listeners: () => this.#streams.keys(),
    failed: (error) => logFailure(error, 'The list of tables could not be sent.', {}),
  });
  readonly #parts: TableListStreamParts;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(parts: TableListStreamParts) {
    this.#parts = parts;
    parts.tableChanges.on('changed', (matchID) => {
      const change = this.#changes.get(matchID);
      if (change) change.isDue = true;
      else if (this.#streams.size > 0) void this.#sendChanges(matchID);
    });
    parts.tableChanges.on('deleted', ({ matchID, unlisted }) => {
      const change = this.#changes.get(matchID);
      if (change) change.isOver = true;
      if (!unlisted) void this.#send(eventText('gone', { matchID }));
    });
    parts.tableChanges.on('hidden', (matchID) => void this.#send(eventText('gone', { matchID })));
    this.#heartbeat = setInterval(() => void this.#send(': still here\n\n'), heartbeatInterval);
    this.#heartbeat.unref();
  }

  /** Opens a stream for a new client. It ends when the client disconnects. */
  open(request: IncomingMessage): PassThrough {
    const stream = new PassThrough();
    this.#streams.set(stream, request);
    this.#broadcast.skip(stream);
    stream.on('close', () => this.#streams.delete(stream));
    stream.write(': open\n\n');
    return stream;
  }

  /** Disconnects some clients, without waiting for those that don't read. */
  cutOff(isMeant: (request: IncomingMessage) => boolean): void {
    for (const request of this.#streams.values()) if (isMeant(request)) request.socket.destroy();
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const change of this.#changes.values()) change.isOver = true;
    for (const stream of this.#streams.keys()) stream.end();
  }

  async #sendChanges(matchID: string): Promise<void> {
    const change: Change = { isDue: true, isOver: false };
    this.#changes.set(matchID, change);
    while (change.isDue && !change.isOver) {
      await wait(mergingTime, undefined, { ref: false });
      change.isDue = false;
      if (!change.isOver) await this.#sendTable(matchID, change);
    }
    this.#changes.delete(matchID);
  }

  async #sendTable(matchID: string, change: Change): Promise<void> {
    const { storage, presence } = this.#parts;
    try {
      const listed = await storage.waiting.listed(matchID);
      // The table may have been deleted while it was read.
      if (!listed || change.isOver) return;
      const { table, isDormant } = listed;
      if (isDormant) await this.#send(eventText('gone', { matchID }));
      else await this.#send(eventText('table', presence.mark(table)));
    } catch (error) {
      logFailure(error, 'A change of a table could not be sent.', { matchID });
    }
  }

  #send(text: string): Promise<void> {
    return this.#broadcast.send((stream) => {
      if (stream.writableLength > maxBacklog) stream.destroy();
      else if (!stream.writableEnded) stream.write(text);
    });
  }
}
