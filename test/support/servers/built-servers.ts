import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../../../dist');
const note = path.join(dist, 'test-servers.json');

/** The server, and the scripts that tests run instead. */
export const serverScripts: readonly string[] = [
  'server.ts',
  'test/support/servers/test-server.ts',
  'test/support/servers/stock-server.ts',
];

/** A build of those scripts, with its source files and the time of each one's last change. */
export interface Build {
  readonly folder: string;
  readonly madeOf: readonly (readonly [file: string, changedAt: number])[];
}

function isFresh({ folder, madeOf }: Build): boolean {
  const isAsItWas = ([file, changedAt]: Build['madeOf'][number]) =>
    existsSync(file) && statSync(file).mtimeMs === changedAt;
  return existsSync(folder) && madeOf.every(isAsItWas);
}

function lastBuild(): Build | undefined {
  return existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : undefined;
}

/**
 * Builds the servers of the tests unless the last build is up to date, and returns its folder. Tests start hundreds of
 * servers, which would otherwise be transpiled each time.
 */
export async function builtServers(): Promise<string> {
  const last = lastBuild();
  if (last && isFresh(last)) return last.folder;
  mkdirSync(dist, { recursive: true });
  const folder = path.join(dist, `test-servers-${process.pid}-${Date.now()}`);
  // In a process of its own, because the bundler is larger than most tests.
  const script = path.join(import.meta.dirname, 'build-servers.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, note], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  const made = lastBuild();
  if (code !== 0 || !made) throw new Error('The servers of the tests can’t be built.');
  if (last) rmSync(last.folder, { recursive: true, force: true });
  return made.folder;
}
