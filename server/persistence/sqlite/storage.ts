import { chmodSync, closeSync, existsSync, openSync, statfsSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { TableChanges } from '../../cluster/table-changes.ts';
import { ConfigError, codeOf } from '../../lib/config-error.ts';
import type { Tables } from '../schema.ts';
import { SqlStorage } from '../sql-storage.ts';
import { StorageDownError } from '../storage-down.ts';
import { checkNotEmptied, makeFolder, unwritable } from './data-folder.ts';
import { SqliteFile } from './file.ts';
import { sqliteMoveSaver } from './moves.ts';

/**
 * Minimum of free bytes. With less a disk counts as full: SQLite still stores small things in its own free pages, but
 * no match.
 */
const minRoom = 2_000_000;

/** Throws if the disk of a folder is full. */
export function checkRoom(folder: string, min = minRoom): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < min) throw new StorageDownError('The disk is full.');
}

/** Permissions of a file. */
const ownersOnly = 0o600;

const isBroken = (error: unknown) =>
  ['SQLITE_NOTADB', 'SQLITE_CORRUPT'].includes(codeOf(error) ?? '');

/**
 * Creates the file and makes it readable for its owner alone, with SQLite's files beside it: it has all chat and cards.
 */
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
    checkNotEmptied(filePath);
    keepToOurselves(filePath);
    const file = new SQLite(filePath);
    // In bytes; only applied to a new file. A match's row with its state fills two such pages, not five.
    file.pragma('page_size = 8192');
    file.pragma('journal_mode = WAL');
    // Each commit is handed to the operating system before it is answered: nothing that was acknowledged is lost when
    // this process dies at any moment. Only if the machine loses power can the last moments be missing, and even then
    // the file is intact. FULL would wait for the disk at every move.
    file.pragma('synchronous = NORMAL');
    // In pages, SQLite's default: with more, a checkpoint kept all moves waiting for 100 ms.
    file.pragma('wal_autocheckpoint = 1000');
    return file;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    if (isBroken(error)) {
      throw new ConfigError(
        `The file "${filePath}" can't be read (${reason}). Put a backup in its place, or move it away to start with an empty database.`,
      );
    }
    throw unwritable(dataDirectory, error);
  }
}

/** Returns the path of the database file in a data folder. */
export const sqliteFileIn = (dataDirectory: string) => path.join(dataDirectory, 'paddock.sqlite');

/**
 * Opens the storage in `paddock.sqlite` in the data folder, and creates both if they don't exist. The holder of the
 * folder's lock gives `lost`: if the file is deleted meanwhile, it is rewritten, and `lost` is called.
 */
export function openSqliteStorage(
  dataDirectory: string,
  tableChanges: TableChanges,
  lost?: (reason: ConfigError) => void,
): SqlStorage {
  const filePath = sqliteFileIn(dataDirectory);
  const file = new SqliteFile(filePath, openFile(filePath), lost);
  const database = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: file.statements }),
  });
  return new SqlStorage(database, {
    tableChanges,
    moveSaver: sqliteMoveSaver(database, file),
    checkRoom: () => checkRoom(dataDirectory),
    beforeClose: () => file.restore(),
  });
}
