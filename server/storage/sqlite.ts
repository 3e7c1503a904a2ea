import { mkdirSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { StartError } from '../start-error.ts';
import type { TableFeed } from '../tables/feed.ts';
import type { Tables } from './schema.ts';
import { SqlStorage } from './sql-storage.ts';

function openFile(dataDirectory: string): SQLite.Database {
  try {
    mkdirSync(dataDirectory, { recursive: true });
    const file = new SQLite(path.join(dataDirectory, 'paddock.sqlite'));
    file.pragma('journal_mode = WAL');
    // Each commit is handed to the operating system before it is answered: nothing that was
    // acknowledged is lost when this process dies at any moment. Only if the whole machine loses its
    // power can the last moments be missing, and the file is whole even then. FULL would wait for the
    // disk at every move.
    file.pragma('synchronous = NORMAL');
    return file;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder "${dataDirectory}" can't be written to (${reason}). Set DATA_DIR to one that can.`,
    );
  }
}

/** The storage in `paddock.sqlite` in the data folder; both are made if they aren't there. */
export function openSqliteStorage(dataDirectory: string, feed: TableFeed): SqlStorage {
  const dialect = new SqliteDialect({ database: openFile(dataDirectory) });
  return new SqlStorage(new Kysely<Tables>({ dialect }), feed);
}
