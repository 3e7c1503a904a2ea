import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { State } from 'boardgame.io';
import { openedBy } from '../opened-by.ts';
import { type InstalledPackage, installedPackage } from '../package/installed-package.ts';
import { createMatch, joinMatch } from '../servers/example-server.ts';
import { get, type Seated, seatPeople } from '../servers/page.ts';

/**
 * Two servers of boardgame.io in one process. One is unchanged, with games that leave it to boardgame.io which events
 * clients may send. The other uses `paddock-games/server`.
 */
const servers = `
const { Server } = require('boardgame.io/server');
const { games } = require('paddock-games');
const { guardedServer } = require('paddock-games/server');

const own = () => games.map(({ name }) => ({ ...require('paddock-games/' + name).game }));
const undefended = () =>
  own().map((game) => ({ ...game, plugins: game.plugins.filter(({ name }) => name !== 'moves-only') }));
async function main() {
  const urls = {};
  const opened = {
    stock: Server({ games: undefended(), origins: [] }),
    guarded: guardedServer(Server, { games: own(), origins: [] }),
  };
  for (const [name, server] of Object.entries(opened)) {
    // A route that no real server has: the whole state.
    server.router.get('/whole/:matchID', async (context) => {
      context.body = (await server.db.fetch(context.params.matchID, { state: true })).state;
    });
    const { appServer } = await server.run({ port: 0 });
    urls[name] = 'http://localhost:' + appServer.address().port;
  }
  console.log(JSON.stringify(urls));
}
main();
`;

export const kinds = ['stock', 'guarded'] as const;
export type Kind = (typeof kinds)[number];

export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>;

/** Starts both servers with the installed package. */
export async function startTwoServers({ folder }: InstalledPackage) {
  writeFileSync(path.join(folder, 'servers.cjs'), servers);
  const child = spawn(process.execPath, ['servers.cjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const urls: Readonly<Record<Kind, string>> = JSON.parse(line);
  return {
    urls,
    /** Resolves when the process has ended by itself. */
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: () => void child.kill(),
  };
}

/** Starts both servers for a suite. */
export function suiteTwoServers(): () => TwoServers {
  const servers = openedBy(async () => startTwoServers(await installedPackage()));
  after(() => servers().stop());
  return servers;
}

/** Creates a match of three without players. */
export async function newMatch(url: string, game: string): Promise<string> {
  return (await createMatch(url, game, { numPlayers: 3 })).json.matchID;
}

/** Takes a seat with the lobby API. */
export async function takeSeat(
  url: string,
  { game, matchID, playerID }: Pick<Seated, 'game' | 'matchID'> & { readonly playerID: string },
): Promise<Seated> {
  const { playerCredentials: credentials } = await joinMatch(url, { game, matchID, playerID });
  return { game, matchID, playerID, credentials };
}

/** Creates a match of three and takes all seats. */
export const seatThree = (url: string, game: string) =>
  seatPeople(url, ['Ada', 'Bo', 'Cy'], { game });

/** Returns the whole state of a match, which no player may see. */
export async function wholeState(url: string, matchID: string): Promise<State> {
  return (await get(`${url}/whole/${matchID}`)).json;
}
