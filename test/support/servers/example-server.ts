import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The server of examples/stock-server, in a process of its own. */
export interface ExampleServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function urlOf({ stdout }: ChildProcess): Promise<string | undefined> {
  if (!stdout) return undefined;
  for await (const line of createInterface({ input: stdout })) {
    const said = /Listening on (http:\S+)/.exec(line);
    if (said) return said[1];
  }
  return undefined;
}

/** Runs the built example in this folder on any free port. */
export async function startExample(folder: string): Promise<ExampleServer> {
  const child = spawn(process.execPath, ['server.cjs'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await urlOf(child);
  if (!url) throw new Error('The example’s server ended before it listened.');
  child.stdout?.resume();
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** A seat of a match on a server of boardgame.io. */
export interface SeatOnServer {
  readonly playerID: string;
  readonly playerCredentials: string;
}

/** Returns the answer to a request to boardgame.io's lobby API: the text of a refusal, else JSON. */
async function posted(url: string, body: object): Promise<{ status: number; text: string }> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, text: await answer.text() };
}

/** Creates a match by boardgame.io's lobby API. */
export async function createMatch(
  url: string,
  game: string,
  settings: { readonly numPlayers: number; readonly setupData?: unknown },
) {
  return posted(`${url}/games/${game}/create`, settings);
}

/** Takes a seat of a match by that API. */
export async function joinMatch(
  url: string,
  { game, matchID, playerID }: { readonly game: string; matchID: string; playerID: string },
): Promise<SeatOnServer> {
  const body = { playerID, playerName: `Player ${playerID}` };
  const { status, text } = await posted(`${url}/games/${game}/${matchID}/join`, body);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return { playerID, ...JSON.parse(text) };
}
