import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, codeOf } from '../../lib/config-error.ts';

/** Creates a folder and its parents one by one. Node's own way never ends where none can be created, as below /proc. */
export function makeFolder(folder: string): void {
  const whole = path.resolve(folder);
  if (existsSync(whole)) return;
  makeFolder(path.dirname(whole));
  mkdirSync(whole);
}

/** Throws a ConfigError if a database file is empty while files beside it show that it had content. */
export function checkNotEmptied(filePath: string): void {
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;
  if (sizeOf(filePath) !== 0) return;
  const [folder, name] = [path.dirname(filePath), path.basename(filePath)];
  // A start that died before its first write leaves no more than a journal and an empty paddock.lock beside the file.
  const remains = readdirSync(folder).find(
    (each) =>
      each.startsWith(name) &&
      each !== `${name}-journal` &&
      (sizeOf(path.join(folder, each)) ?? 0) > 0,
  );
  if (remains === undefined) return;
  throw new ConfigError(
    `The file "${filePath}" is empty, but "${remains}" beside it has data. Restore a backup, or move all files whose names begin with "${name}" away to start from scratch.`,
  );
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
