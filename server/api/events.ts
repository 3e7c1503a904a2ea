import { PassThrough } from 'node:stream';
import type { SqlStorage } from '../storage/sql-storage.ts';
import type { TableFeed } from '../tables/feed.ts';
import type { Presence } from '../tables/presence.ts';

/** Milliseconds: often enough for proxies that end silent connections after 30 seconds. */
const heartbeatInterval = 25_000;
/** Bytes that may wait for a page that doesn't read; then it is let go, and asks anew. */
const longestBacklog = 256_000;

const eventText = (event: string, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Server-Sent Events for all who look at lists: every change of a listed table. */
export class TableEvents {
  readonly #streams = new Set<PassThrough>();
  readonly #heartbeat: NodeJS.Timeout;

  constructor(parts: { storage: SqlStorage; presence: Presence; feed: TableFeed }) {
    const { storage, presence, feed } = parts;
    feed.on('changed', async (matchID) => {
      if (this.#streams.size === 0) return;
      try {
        const table = await storage.table(matchID);
        if (table && !table.unlisted) this.#send(eventText('table', presence.mark(table)));
      } catch (error) {
        console.error('A change was not told:', error);
      }
    });
    feed.on('wiped', ({ matchID, unlisted }) => {
      if (!unlisted) this.#send(eventText('gone', { matchID }));
    });
    this.#heartbeat = setInterval(() => this.#send(': still here\n\n'), heartbeatInterval);
    this.#heartbeat.unref();
  }

  /** A new listener's stream; it ends when the listener goes. */
  open(): PassThrough {
    const stream = new PassThrough();
    this.#streams.add(stream);
    stream.on('close', () => this.#streams.delete(stream));
    stream.write(': open\n\n');
    return stream;
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const stream of this.#streams) stream.end();
  }

  #send(text: string): void {
    for (const stream of this.#streams) {
      if (stream.writableLength > longestBacklog) stream.destroy();
      else stream.write(text);
    }
  }
}
