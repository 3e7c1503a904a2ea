import { codeOf } from '../lib/config-error.ts';

/** The database is there no more, or not for writing. */
export class StorageDownError extends Error {
  override readonly name = 'StorageDownError';
}

/** SQLite's reasons for which nothing can be stored for now: a full disk, a file that can't be written to, a broken disk. */
const ofSqlite = /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY|CORRUPT|NOTADB)/;

/**
 * PostgreSQL's: a full disk and the like (53…), a connection that is lost (08…), a server that goes or waits for somebody
 * (57…), a copy for reading only (25006), a lock (55P03).
 */
const ofPostgres = /^(53|08|57|25006|55P03)[0-9A-Z]*$/;

const ofConnection = ['ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH'];

/** What the driver says of connections, without a code. */
const inWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Whether an error says that the database is away or can't store anything, whatever was asked of it. */
export function isStorageDown(error: unknown): boolean {
  if (error instanceof StorageDownError) return true;
  const code = codeOf(error) ?? '';
  if (ofSqlite.test(code) || ofPostgres.test(code) || ofConnection.includes(code)) return true;
  return error instanceof Error && inWords.test(error.message);
}
