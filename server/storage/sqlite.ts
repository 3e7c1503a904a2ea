import { mkdirSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { codeOf, StartError } from '../start-error.ts';
import type { TableFeed } from '../tables/feed.ts';
import type { Tables } from './schema.ts';
import { SqlStorage } from './sql-storage.ts';
import { sqliteMoveSaver } from './sqlite-moves.ts';

const isBroken = (error: unknown) =>
  ['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(codeOf(error) ?? '');

function openFile(dataDirectory: string): SQLite.Database {
  const filePath = path.join(dataDirectory, 'paddock.sqlite');
  try {
    mkdirSync(dataDirectory, { recursive: true });
    const file = new SQLite(filePath);
    // Bytes; heeded where the file is new. A match's row with its state fills two such pages, not five.
    file.pragma('page_size = 8192');
    file.pragma('journal_mode = WAL');
    // Each commit is handed to the operating system before it is answered: nothing that was
    // acknowledged is lost when this process dies at any moment. Only if the whole machine loses its
    // power can the last moments be missing, and the file is whole even then. FULL would wait for the
    // disk at every move.
    file.pragma('synchronous = NORMAL');
    // Pages, SQLite's own number: with larger ones a copying into the file kept all moves waiting for 100 ms.
    file.pragma('wal_autocheckpoint = 1000');
    return file;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (isBroken(error)) {
      throw new StartError(
        `The file "${filePath}" can't be read (${reason}). Put a backup in its place, or move it away to begin anew.`,
      );
    }
    throw new StartError(
      `The data folder "${dataDirectory}" can't be written to (${reason}). Set DATA_DIR to one that can.`,
    );
  }
}

/** The statements of a server are few: each is prepared once, not every time as Kysely asks. */
function preparingOnce(file: SQLite.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare: (text) => {
      const statement = statements.get(text) ?? file.prepare(text);
      // Those of migrations are not worth keeping, and lists have a few dozen forms.
      if (statements.size < 500) statements.set(text, statement);
      return statement;
    },
    close: () => {
      file.close();
    },
  };
}

/** The storage in `paddock.sqlite` in the data folder; both are made if they aren't there. */
export function openSqliteStorage(dataDirectory: string, feed: TableFeed): SqlStorage {
  const file = openFile(dataDirectory);
  const database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: preparingOnce(file) }),
  });
  return new SqlStorage(database, { feed, saveMove: sqliteMoveSaver(database, file) });
}
