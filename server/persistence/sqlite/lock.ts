import path from 'node:path';
import SQLite from 'better-sqlite3';
import { codeOf } from '../../lib/config-error.ts';
import { type InstanceLock, LockTakenError } from '../instance-lock.ts';
import { makeFolder, unwritable } from './data-folder.ts';

const isHeld = (error: unknown) => codeOf(error)?.startsWith('SQLITE_BUSY') === true;

/** Returns the path of the file whose lock reserves the folder for one server. */
const lockFileIn = (dataDirectory: string) => path.join(dataDirectory, 'paddock.lock');

function openLockFile(dataDirectory: string): SQLite.Database {
  let file: SQLite.Database | undefined;
  try {
    makeFolder(dataDirectory);
    // A database only because its locks work on every system.
    file = new SQLite(lockFileIn(dataDirectory), { timeout: 0 });
    file.exec('begin exclusive');
    return file;
  } catch (error) {
    file?.close();
    if (!isHeld(error)) throw unwritable(dataDirectory, error);
    throw new LockTakenError(
      `Another server uses the data folder "${dataDirectory}": stop it first, or set DATA_DIR to another folder. Several servers need DATABASE_URL and REDIS_URL.`,
    );
  }
}

/**
 * Locks a data folder for this server alone, by a lock on a file beside the matches. The operating system releases it
 * with the process, however that ends. The matches' own file stays open to backups. Throws a ConfigError if another
 * server has the lock.
 */
export function lockFolder(dataDirectory: string): InstanceLock {
  const held = openLockFile(dataDirectory);
  return {
    release: async () => {
      held.close();
    },
  };
}
