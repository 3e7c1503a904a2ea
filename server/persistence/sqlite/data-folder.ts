import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, codeOf } from '../../lib/config-error.ts';

/** Creates a folder and its parents one by one. Node's own way never ends where none can be created, as below /proc. */
export function makeFolder(folder: string): void {
  const whole = path.resolve(folder);
  if (existsSync(whole)) return;
  makeFolder(path.dirname(whole));
  mkdirSync(whole);
}

/** Returns the error for an operator whose server can't use a data folder. */
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
