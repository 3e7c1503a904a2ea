import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { ConfigError, codeOf } from '../../lib/config-error.ts';
import type { TableFeed } from '../../realtime/table-feed.ts';
import type { Tables } from '../schema.ts';
import { SqlStorage } from '../sql-storage.ts';
import { makeFolder, unwritable } from './data-folder.ts';
import { SqliteFile } from './file.ts';
import { checkRoom } from './guard.ts';
import type { FolderLock } from './lock.ts';
import { sqliteMoveSaver } from './moves.ts';

/** Rights of a file. */
const ownersOnly = 0o600;

const isBroken = (error: unknown) =>
  ['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(codeOf(error) ?? '');

/** It holds what people say, and all cards: nobody else on the machine may read it, nor what SQLite keeps beside it. */
function keepToOurselves(filePath: string): void {
  closeSync(openSync(filePath, 'a', ownersOnly));
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(filePath + ending)) chmodSync(filePath + ending, ownersOnly);
  }
}

function openFile(filePath: string): SQLite.Database {
  const dataDirectory = path.dirname(filePath);
  try {
    makeFolder(dataDirectory);
    keepToOurselves(filePath);
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
      throw new ConfigError(
        `The file "${filePath}" can't be read (${reason}). Put a backup in its place, or move it away to begin anew.`,
      );
    }
    throw unwritable(dataDirectory, error);
  }
}

/** Where a data folder has its matches. */
export const sqliteFileIn = (dataDirectory: string) => path.join(dataDirectory, 'paddock.sqlite');

/**
 * The storage in `paddock.sqlite` in the data folder; both are made if they aren't there. With the `hold` of that folder the
 * file is written anew if it is deleted meanwhile.
 */
export function openSqliteStorage(
  dataDirectory: string,
  feed: TableFeed,
  lock?: FolderLock,
): SqlStorage {
  const filePath = sqliteFileIn(dataDirectory);
  const file = new SqliteFile(filePath, { open: () => openFile(filePath), lock });
  const database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: file.statements }),
  });
  file.keepAlone((task) => database.connection().execute(task));
  return new SqlStorage(database, {
    feed,
    saveMove: sqliteMoveSaver(database, file),
    checkRoom: () => checkRoom(dataDirectory),
    beforeClose: () => file.writeAnew(),
  });
}
