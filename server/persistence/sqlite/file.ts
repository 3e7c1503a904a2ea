import { closeSync, existsSync, fstatSync, linkSync, openSync, rmSync, statSync } from 'node:fs';
import type SQLite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { exitWithError } from '../../lib/config-error.ts';
import { log } from '../../lib/log.ts';
import { logFailure } from '../../ops/failures.ts';
import { StorageDownError } from '../storage-down.ts';
import type { FolderLock } from './lock.ts';

/** Permissions of a file. */
const ownersOnly = 0o600;
/** Time between two attempts to rewrite the file, which take long and may find a full disk. In milliseconds. */
const pauseBetweenTries = 5000;

const isReading = (text: string) => /^\s*(select|explain|commit|rollback)\b/i.test(text);

/**
 * Statement for a transaction that SQLite has ended by itself, as on a full disk: the original error must be reported,
 * not this one.
 */
const endedAlready: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

interface Opened {
  readonly file: SQLite.Database;
  /** Descriptor of the file itself, whatever its name is by now. */
  readonly descriptor: number;
  /** Prepared statements. A server has few: each is prepared once, not every time as Kysely asks. */
  readonly statements: Map<string, SqliteStatement>;
}

/**
 * The open database file, with a check that it is still the one on disk: writes into a removed file are lost when the
 * server ends. A file that was moved or replaced may be put back. A deleted one can't, but its content is still open
 * here, and it is rewritten.
 */
export class SqliteFile {
  readonly #filePath: string;
  readonly #open: () => SQLite.Database;
  #opened: Opened;
  readonly #lock: FolderLock | undefined;
  #rescue: Promise<void> | undefined;
  #nextTry = 0;
  /** Runs a task while nothing else uses the file. */
  #alone: (task: () => Promise<void>) => Promise<void> = (task) => task();

  /** `lock` is that of the data folder: only its holder may rewrite the file. */
  constructor(
    filePath: string,
    { open, lock }: { readonly open: () => SQLite.Database; readonly lock: FolderLock | undefined },
  ) {
    this.#filePath = filePath;
    this.#open = open;
    this.#lock = lock;
    this.#opened = this.#openNow();
  }

  /** The connection to the file. It changes when the file is rewritten. */
  get connection(): SQLite.Database {
    return this.#opened.file;
  }

  /** Sets how a task is run while nothing else uses the file. */
  keepAlone(alone: (task: () => Promise<void>) => Promise<void>): void {
    this.#alone = alone;
  }

  /** Throws if the open file is no longer the one on disk. */
  readonly guard = (): void => {
    const found = statSync(this.#filePath, { throwIfNoEntry: false });
    const opened = fstatSync(this.#opened.descriptor);
    if (found?.ino === opened.ino && found.dev === opened.dev) return;
    if (found) throw new StorageDownError('The database file was replaced: restart the server.');
    if (opened.nlink > 0) {
      throw new StorageDownError('The database file is gone: put it back, or restart the server.');
    }
    if (Date.now() >= this.#nextTry) void this.writeAnew();
    throw new StorageDownError('The database file was deleted: the server writes it anew.');
  };

  /** Rewrites the file if it was deleted. Never fails: the attempt is repeated. */
  writeAnew(): Promise<void> {
    const isDeleted = fstatSync(this.#opened.descriptor).nlink === 0 && !existsSync(this.#filePath);
    const lock = this.#lock;
    if (isDeleted && lock) {
      this.#nextTry = Number.POSITIVE_INFINITY;
      this.#rescue ??= this.#writeAnew(lock)
        .catch((error: unknown) =>
          logFailure(error, 'The deleted database file can’t be rewritten.', {}),
        )
        .finally(() => {
          this.#rescue = undefined;
          this.#nextTry = Date.now() + pauseBetweenTries;
        });
    }
    return this.#rescue ?? Promise.resolve();
  }

  /** The database for Kysely, with guarded writes. */
  get statements(): SqliteDatabase {
    return {
      prepare: (text) => {
        const { file, statements } = this.#opened;
        if (text === 'rollback' && !file.inTransaction) return endedAlready;
        if (!isReading(text)) this.guard();
        const statement = statements.get(text) ?? file.prepare(text);
        // Statements of migrations are not worth keeping, and lists have a few dozen forms.
        if (statements.size < 500) statements.set(text, statement);
        return statement;
      },
      close: () => this.#close(),
    };
  }

  #openNow(): Opened {
    const file = this.#open();
    return { file, descriptor: openSync(this.#filePath, 'r'), statements: new Map() };
  }

  #close(): void {
    const { file, descriptor } = this.#opened;
    file.close();
    // Not before: the system releases a process's locks on a file with the first descriptor that is closed.
    closeSync(descriptor);
  }

  async #writeAnew(lock: FolderLock): Promise<void> {
    lock.renew();
    const copy = `${this.#filePath}-anew`;
    // Remains of a server that was killed while it wrote.
    for (const ending of ['', '-journal']) rmSync(copy + ending, { force: true });
    try {
      closeSync(openSync(copy, 'wx', ownersOnly));
      // Nothing is written meanwhile: the guard prevents it.
      await this.#opened.file.backup(copy);
      await this.#alone(async () => {
        // Fails if there is a file again.
        linkSync(copy, this.#filePath);
        // SQLite's files beside the database go by name: the old ones must be gone before the new file is opened.
        this.#close();
        try {
          this.#opened = this.#openNow();
        } catch (error) {
          // The file is complete, but the server can't work without it.
          exitWithError(error);
        }
      });
    } finally {
      rmSync(copy, { force: true });
    }
    log.warn('The database file was deleted; it has been rewritten.');
  }
}
