import { closeSync, existsSync, fstatSync, linkSync, openSync, rmSync, statSync } from 'node:fs';
import type SQLite from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { ConfigError } from '../../lib/config-error.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { StorageDownError } from '../storage-down.ts';

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

/**
 * The open database file, with a check that it is still the one on disk: writes into a removed file are lost when the
 * server ends. A file that was moved or replaced may be put back. A deleted one can't, but its content is still open
 * here: it is written to the disk again, and the server must start with that file.
 */
export class SqliteFile {
  readonly connection: SQLite.Database;
  readonly #filePath: string;
  /** Called when a deleted file has been restored. Undefined if it must not be. */
  readonly #lost: ((reason: ConfigError) => void) | undefined;
  /** Descriptor of the file itself, whatever its name is by now. */
  readonly #descriptor: number;
  /** Prepared statements. A server has few: each is prepared once, not every time as Kysely asks. */
  readonly #statements = new Map<string, SqliteStatement>();
  #restoring: Promise<void> | undefined;
  #nextTry = 0;

  constructor(filePath: string, connection: SQLite.Database, lost?: (reason: ConfigError) => void) {
    this.#filePath = filePath;
    this.connection = connection;
    this.#lost = lost;
    this.#descriptor = openSync(filePath, 'r');
  }

  /** Throws if the open file is no longer the one on disk. */
  readonly guard = (): void => {
    const found = statSync(this.#filePath, { throwIfNoEntry: false });
    const opened = fstatSync(this.#descriptor);
    if (found?.ino === opened.ino && found.dev === opened.dev) return;
    if (found) throw new StorageDownError('The database file was replaced: restart the server.');
    if (opened.nlink > 0) {
      throw new StorageDownError('The database file is gone: put it back, or restart the server.');
    }
    if (Date.now() >= this.#nextTry) void this.restore();
    throw new StorageDownError('The database file was deleted: the server rewrites it.');
  };

  /** Writes the file to the disk again if it was deleted. Never fails: the attempt is repeated. */
  restore(): Promise<void> {
    const isDeleted = fstatSync(this.#descriptor).nlink === 0 && !existsSync(this.#filePath);
    const lost = this.#lost;
    if (isDeleted && lost) {
      this.#nextTry = Number.POSITIVE_INFINITY;
      this.#restoring ??= this.#copyBack()
        .then(
          () =>
            lost(
              new ConfigError(
                'The database file was deleted. It was rewritten: restart the server.',
              ),
            ),
          (error: unknown) =>
            logFailure(error, 'The deleted database file can’t be rewritten.', {}),
        )
        .finally(() => {
          this.#restoring = undefined;
          this.#nextTry = Date.now() + pauseBetweenTries;
        });
    }
    return this.#restoring ?? Promise.resolve();
  }

  async #copyBack(): Promise<void> {
    const copy = `${this.#filePath}-copy`;
    // Remains of a server that was killed while it wrote.
    for (const ending of ['', '-journal']) rmSync(copy + ending, { force: true });
    closeSync(openSync(copy, 'wx', ownersOnly));
    try {
      // Nothing is written meanwhile: the guard prevents it.
      await this.connection.backup(copy);
      // Fails if there is a file again.
      linkSync(copy, this.#filePath);
    } finally {
      rmSync(copy, { force: true });
    }
  }

  /** The database for Kysely, with guarded writes. */
  get statements(): SqliteDatabase {
    return {
      prepare: (text) => {
        if (text === 'rollback' && !this.connection.inTransaction) return endedAlready;
        if (!isReading(text)) this.guard();
        const statement = this.#statements.get(text) ?? this.connection.prepare(text);
        // Statements of migrations are not worth keeping, and lists have a few dozen forms.
        if (this.#statements.size < 500) this.#statements.set(text, statement);
        return statement;
      },
      close: () => {
        this.connection.close();
        // Not before: the system releases a process's locks on a file with the first descriptor that is closed.
        closeSync(this.#descriptor);
      },
    };
  }
}
