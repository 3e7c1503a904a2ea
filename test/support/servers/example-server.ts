import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { post } from './page.ts';

/** A program that goes on until it is stopped, with all that it has started. */
export class Running {
  readonly #child: ChildProcess;

  constructor(commands: string, cwd: string, settings: NodeJS.ProcessEnv) {
    const env = { ...process.env, NODE_ENV: '', NO_COLOR: '1', ...settings };
    const stdio = ['ignore', 'pipe', 'inherit'] as const;
    this.#child = spawn('bash', ['-c', commands], { cwd, env, stdio: [...stdio], detached: true });
  }

  /** Returns the group of the pattern in the first printed line that matches it. */
  async told(pattern: RegExp): Promise<string> {
    const { stdout } = this.#child;
    if (!stdout) throw new Error('It is started with a pipe.');
    for await (const line of createInterface({ input: stdout })) {
      const [, found] = pattern.exec(line) ?? [];
      if (found === undefined) continue;
      stdout.resume();
      return found;
    }
    throw new Error(`It has ended before it told ${pattern}.`);
  }

  async stop(): Promise<void> {
    const { pid, exitCode } = this.#child;
    if (pid === undefined || exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    process.kill(-pid);
    await ended;
  }
}

/** Runs the built example in this folder on any free port. */
export async function startExample(folder: string) {
  const settings = { PORT: '0', NODE_ENV: 'production' };
  const server = new Running('node server.cjs', folder, settings);
  return { url: await server.told(/Listening on (http:\S+)/), stop: () => server.stop() };
}

/** Creates a match by boardgame.io's lobby API. */
export const createMatch = (url: string, game: string, settings: object) =>
  post(`${url}/games/${game}/create`, settings);

/** Takes a seat of a match by that API. */
export async function joinMatch(
  url: string,
  { game, matchID, playerID }: { readonly game: string; matchID: string; playerID: string },
): Promise<{ readonly playerID: string; readonly playerCredentials: string }> {
  const wish = { playerID, playerName: `Player ${playerID}` };
  const { status, text, json } = await post(`${url}/games/${game}/${matchID}/join`, wish);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return { playerID, ...json };
}
