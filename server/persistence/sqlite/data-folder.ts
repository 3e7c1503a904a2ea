import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, codeOf } from '../../lib/config-error.ts';

/** Makes a folder and those it is in, one by one: Node's own way never ends where there can be none, as below /proc. */
export function makeFolder(folder: string): void {
  const whole = path.resolve(folder);
  if (existsSync(whole)) return;
  makeFolder(path.dirname(whole));
  mkdirSync(whole);
}

/** Why a server can't begin in a data folder, for the person who started it. */
export function unwritable(dataDirectory: string, error: unknown): ConfigError {
  const reason = error instanceof Error ? error.message : String(error);
  if (codeOf(error) === 'ERR_DLOPEN_FAILED') {
    return new ConfigError(
      `better-sqlite3 was built for a different Node.js version or platform (${reason}). Rebuild it with: npm rebuild better-sqlite3`,
    );
  }
  return new ConfigError(
    `The data folder "${dataDirectory}" is not writable (${reason}). Set DATA_DIR to a folder that is.`,
  );
}
