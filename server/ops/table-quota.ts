import { setImmediate as afterOthers } from 'node:timers/promises';
import type { TableChanges } from '../cluster/table-changes.ts';
import { log } from '../lib/log.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';

/** Milliseconds. */
const hour = 3_600_000;
/** Number of tables to count at once, before other work gets its turn. */
const step = 500;

export interface TableQuotaParts {
  readonly storage: { readonly overview: Pick<SqlStorage['overview'], 'idsAfter'> };
  readonly tableChanges: TableChanges;
  /** Maximum number of stored tables. */
  readonly max: number;
}

/**
 * Number of stored tables. It is counted every hour and estimated in between, since other servers create tables, too.
 */
export class TableQuota {
  readonly #parts: TableQuotaParts;
  #kept = 0;
  #isStopped = false;
  #counting: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: TableQuotaParts) {
    this.#parts = parts;
    parts.tableChanges.on('deleted', () => {
      this.#kept -= 1;
    });
  }

  /** Counts now and then every hour. */
  start(): void {
    const again = () => {
      this.#counting = this.count().catch((error) => {
        if (!this.#isStopped) log.warn({ err: error }, 'Tables could not be counted.');
      });
    };
    again();
    this.#timer = setInterval(again, hour).unref();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#counting;
  }

  get isFull(): boolean {
    return this.#kept >= this.#parts.max;
  }

  /** Notes that a table was created on this server. */
  created(): void {
    this.#kept += 1;
  }

  async count(): Promise<void> {
    const { storage, max } = this.#parts;
    let counted = 0;
    let last: string | undefined = '';
    while (last !== undefined && !this.#isStopped) {
      const ids: readonly string[] = await storage.overview.idsAfter(last, step);
      counted += ids.length;
      last = ids.length < step ? undefined : ids.at(-1);
      await afterOthers();
    }
    if (this.#isStopped) return;
    this.#kept = counted;
    if (!this.isFull) return;
    log.warn(
      { tables: counted, max },
      'The table limit is reached, so no new tables can be created. Raise MAX_TABLES, or lower KEEP_FINISHED_DAYS and KEEP_ABANDONED_DAYS.',
    );
  }
}
