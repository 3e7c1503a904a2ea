import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { ConfigError, codeOf, exitWithError, reasonOf } from '../lib/config-error.ts';
import { type InstanceLock, LockTakenError } from '../persistence/instance-lock.ts';
import { lockFolder } from '../persistence/sqlite/lock.ts';
import { sqliteFileIn } from '../persistence/sqlite/storage.ts';
import type { Command } from './command.ts';

/** Permissions of a file that only its owner may read. */
const ownersOnly = 0o600;

/** Creates an empty file that only its owner may read. */
function makeOwnFile(file: string): void {
  closeSync(openSync(file, 'w', ownersOnly));
}

/** Throws a ConfigError unless a file, a copy of `source`, is a complete database of ours. */
function checkCopy(file: string, source: string): void {
  let copy: SQLite.Database | undefined;
  try {
    copy = new SQLite(file, { fileMustExist: true });
    // As one file, with no others beside it.
    copy.pragma('journal_mode = delete');
    const fault = copy.pragma('quick_check', { simple: true });
    if (fault !== 'ok') throw new Error(String(fault));
    copy.prepare('select count(*) from matches').get();
    copy.prepare('select count(*) from kysely_migration').get();
  } catch (error) {
    throw new ConfigError(`"${source}" is not a complete Paddock backup (${reasonOf(error)}).`);
  } finally {
    copy?.close();
  }
}

async function backUpFile(source: string, target: string): Promise<void> {
  const file = new SQLite(source, { fileMustExist: true });
  try {
    // All pages at once: a copy made in pieces restarts whenever a server writes.
    await file.backup(target, { progress: ({ totalPages }) => Math.max(1, totalPages) });
  } finally {
    file.close();
  }
  checkCopy(target, source);
}

/**
 * Returns the error for an operator whose file can't be created. Errors that aren't the system's refusal are returned
 * as they are.
 */
function whyNotMade(file: string, error: unknown): unknown {
  const code = codeOf(error);
  if (error instanceof ConfigError || code === undefined) return error;
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return new ConfigError(
      `There is no folder "${path.dirname(file)}" for "${path.basename(file)}": make it first, or name another one.`,
    );
  }
  return new ConfigError(
    `"${file}" can't be written (${reasonOf(error)}). Check that the folder has free space and is writable for this user.`,
  );
}

/** Creates a file completely or not at all. `clear` removes the file in its place. */
async function makeWhole(
  target: string,
  make: (part: string) => Promise<void>,
  clear: () => void = () => {},
): Promise<void> {
  const part = `${target}.part`;
  try {
    makeOwnFile(part);
    try {
      await make(part);
      clear();
      renameSync(part, target);
    } finally {
      rmSync(part, { force: true });
    }
  } catch (error) {
    throw whyNotMade(target, error);
  }
}

/**
 * Replaces the database of a data folder by a backup. Returns the path of the former database, or null if there was
 * none.
 */
async function restoreFile(source: string, dataDirectory: string): Promise<string | null> {
  const target = sqliteFileIn(dataDirectory);
  const former = `${target}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  const wasThere = existsSync(target);
  await makeWhole(
    target,
    async (part) => {
      copyFileSync(source, part);
      // The copy also has the permissions of the other file.
      chmodSync(part, ownersOnly);
      checkCopy(part, source);
    },
    // SQLite's files beside the former database are moved along: it is complete only with them.
    () => {
      for (const ending of ['', '-wal', '-shm']) {
        if (existsSync(target + ending)) renameSync(target + ending, former + ending);
      }
    },
  );
  return wasThere ? former : null;
}

/**
 * Runs one of PostgreSQL's programs on a database. The password is passed where other users of the machine can't see
 * it.
 */
async function runProgram(program: string, args: readonly string[], databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { password } = url;
  url.password = '';
  const child = spawn(program, [...args, '--dbname', url.href], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) },
  });
  const [code] = await once(child, 'close').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new ConfigError(
      `${program} is not installed here. Run it where it is: see docs/operating.md, "Backups".`,
    );
  });
  if (code !== 0) throw new ConfigError(`${program} ended with code ${code}.`);
}

/** Runs a task while holding the instance lock. */
async function held<Result>(
  take: () => InstanceLock | Promise<InstanceLock>,
  task: () => Result | Promise<Result>,
) {
  let lock: InstanceLock;
  try {
    lock = await take();
  } catch (error) {
    if (!(error instanceof LockTakenError)) throw error;
    throw new ConfigError('A server is still using this database. Stop all servers first.');
  }
  try {
    return await task();
  } finally {
    await lock.release();
  }
}

async function restoreDatabase(source: string, databaseUrl: string): Promise<void> {
  const { lockPostgres } = await import('../persistence/postgres/storage.ts');
  const how = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
  await held(
    () => lockPostgres(databaseUrl, { isShared: false, lost: exitWithError }),
    () => runProgram('pg_restore', [...how, source], databaseUrl),
  );
}

/** Throws a ConfigError unless there is a file that this user may read. */
function checkSource(source: string): void {
  if (!existsSync(source)) throw new ConfigError(`There is no file "${source}".`);
  if (!statSync(source).isFile())
    throw new ConfigError(`"${source}" is not a file. Give the path of a backup.`);
  try {
    accessSync(source, constants.R_OK);
  } catch (error) {
    throw new ConfigError(
      `"${source}" can't be read (${reasonOf(error)}): make it readable for this user.`,
    );
  }
}

/** Copies the database into a file while servers may be running. */
export const backup: Command = {
  words: '<file>',
  help: 'copies the database into a new file, also while servers are running',
  maxWords: 1,
  run: async (parsed, { settings: { databaseUrl, dataDirectory }, open, say }) => {
    const target = path.resolve(parsed.word(0, 'file'));
    if (existsSync(target)) throw new ConfigError(`"${target}" already exists.`);
    // Reports errors of the database before anything is written.
    await open();
    await makeWhole(target, (part) =>
      databaseUrl === null
        ? backUpFile(sqliteFileIn(dataDirectory), part)
        : runProgram('pg_dump', ['--format=custom', '--file', part], databaseUrl),
    );
    say(`Backup written to "${target}".`);
    return true;
  },
};

/** Replaces the database by a backup, with all servers stopped. */
export const restore: Command = {
  words: '<file>',
  help: 'replaces all data with a backup; stop all servers first',
  maxWords: 1,
  run: async (parsed, { settings: { databaseUrl, dataDirectory }, say }) => {
    const source = path.resolve(parsed.word(0, 'file'));
    checkSource(source);
    if (databaseUrl !== null) await restoreDatabase(source, databaseUrl);
    else {
      const former = await held(
        () => lockFolder(dataDirectory),
        () => restoreFile(source, dataDirectory),
      );
      if (former !== null) say(`What was there before is in "${former}".`);
    }
    const where = databaseUrl === null ? `"${path.resolve(dataDirectory)}"` : 'The database';
    say(`${where} is as it was in "${source}": start the servers.`);
    return true;
  },
};
