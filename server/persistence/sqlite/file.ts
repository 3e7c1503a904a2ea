import { closeSync, existsSync, fstatSync, linkSync, openSync, rmSync, statSync } from 'node:fs';
import type SQLite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { exitWithError } from '../../lib/config-error.ts';
import { log } from '../../lib/log.ts';
import { logFailure } from '../../ops/failures.ts';
import { StorageDownError } from '../storage-down.ts';
import type { FolderLock } from './lock.ts';

/** Rights of a file. */
const ownersOnly = 0o600;
/** Milliseconds between two tries to write a file anew, which takes long and may find a full disk. */
const pauseBetweenTries = 5000;

const isReading = (text: string) => /^\s*(select|explain|commit|rollback)\b/i.test(text);

/** For a transaction that SQLite has ended by itself, such as on a full disk: its reason is to be told, not this one. */
const endedAlready: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

interface Opened {
  readonly file: SQLite.Database;
  /** Tells of the file itself, whatever its name is by now. */
  readonly descriptor: number;
  /** The statements of a server are few: each is prepared once, not every time as Kysely asks. */
  readonly statements: Map<string, SqliteStatement>;
}

/**
 * The file of matches, as long as it is the one that was opened: what is written into one that was removed is lost when the
 * server ends. One that was moved away, or replaced, may be put back. One that was deleted can't; all of it is still here,
 * and it is written anew.
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

  /** `hold`: of whoever may write it anew, since they have the folder for themselves. */
  constructor(
    filePath: string,
    { open, lock }: { readonly open: () => SQLite.Database; readonly lock: FolderLock | undefined },
  ) {
    this.#filePath = filePath;
    this.#open = open;
    this.#lock = lock;
    this.#opened = this.#openNow();
  }

  /** The connection to it: another one after it was written anew. */
  get connection(): SQLite.Database {
    return this.#opened.file;
  }

  /** Tells how to keep everything else from the file for a moment. */
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

  /** Writes it anew if it was deleted. Never fails: it is tried again. */
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

  /** For Kysely: writes are guarded. */
  get statements(): SqliteDatabase {
    return {
      prepare: (text) => {
        const { file, statements } = this.#opened;
        if (text === 'rollback' && !file.inTransaction) return endedAlready;
        if (!isReading(text)) this.guard();
        const statement = statements.get(text) ?? file.prepare(text);
        // Those of migrations are not worth keeping, and lists have a few dozen forms.
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
    // Not before: the system ends a process's locks on a file with the first of its descriptors that is closed.
    closeSync(descriptor);
  }

  async #writeAnew(lock: FolderLock): Promise<void> {
    lock.renew();
    const copy = `${this.#filePath}-anew`;
    // What a server left that was killed while it wrote.
    for (const ending of ['', '-journal']) rmSync(copy + ending, { force: true });
    try {
      closeSync(openSync(copy, 'wx', ownersOnly));
      // Nothing is written meanwhile: the guard keeps it away.
      await this.#opened.file.backup(copy);
      await this.#alone(async () => {
        // Fails if there is a file again.
        linkSync(copy, this.#filePath);
        // What SQLite keeps beside a file goes by name: the old one's must be gone before the new one is opened.
        this.#close();
        try {
          this.#opened = this.#openNow();
        } catch (error) {
          // Everything is in the file, and nothing can be done without it.
          exitWithError(error);
        }
      });
    } finally {
      rmSync(copy, { force: true });
    }
    log.warn('The database file was deleted; it has been rewritten.');
  }
}
