import { codeOf } from '../lib/config-error.ts';

/** Thrown if the database is unavailable, or can't be written to. */
export class StorageDownError extends Error {
  override readonly name = 'StorageDownError';
}

/** SQLite's codes for when nothing can be stored: a full disk, a file that can't be written to, a broken disk. */
const ofSqlite = /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY|CORRUPT|NOTADB)/;

/**
 * PostgreSQL's codes: a full disk and the like (53…), a lost connection (08…), a server that shuts down or waits (57…),
 * a read-only copy (25006), a lock (55P03).
 */
const ofPostgres = /^(53|08|57|25006|55P03)[0-9A-Z]*$/;

const ofConnection = ['ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EHOSTUNREACH'];

/** The driver's messages about connections, which have no code. */
const inWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** Returns whether an error means that the database is unavailable or can't store anything. */
export function isStorageDown(error: unknown): boolean {
  if (error instanceof StorageDownError) return true;
  const code = codeOf(error) ?? '';
  if (ofSqlite.test(code) || ofPostgres.test(code) || ofConnection.includes(code)) return true;
  return error instanceof Error && inWords.test(error.message);
}
