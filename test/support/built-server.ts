import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');

/** A build of a script, and when the files were changed that it is made of. */
export interface Build {
  readonly folder: string;
  readonly madeOf: readonly (readonly [file: string, changedAt: number])[];
}

function isFresh({ folder, madeOf }: Build): boolean {
  const isAsItWas = ([file, changedAt]: Build['madeOf'][number]) =>
    existsSync(file) && statSync(file).mtimeMs === changedAt;
  return existsSync(folder) && madeOf.every(isAsItWas);
}

function lastBuild(noted: string): Build | undefined {
  return existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8')) : undefined;
}

/** In a process of its own: the bundler is larger than most tests. */
async function buildAnew(script: string, noted: string): Promise<Build> {
  const name = path.basename(script, '.ts');
  mkdirSync(dist, { recursive: true });
  const folder = path.join(dist, `test-${name}-${process.pid}-${Date.now()}`);
  const args = ['--import', 'tsx', 'test/support/build-server.ts', script, folder, noted];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  const made = lastBuild(noted);
  if (code !== 0 || !made) throw new Error(`${script} can’t be built.`);
  return made;
}

/**
 * Builds a script of ours as the server is built, if that was not done since it was changed; gives the file to run.
 * Tests start hundreds of servers, which otherwise are translated anew each time.
 */
export async function builtServer(script: string): Promise<string> {
  const name = path.basename(script, '.ts');
  const noted = path.join(dist, `test-${name}.json`);
  const last = lastBuild(noted);
  if (last && isFresh(last)) return path.join(last.folder, `${name}.js`);
  const { folder } = await buildAnew(script, noted);
  if (last) rmSync(last.folder, { recursive: true, force: true });
  return path.join(folder, `${name}.js`);
}
