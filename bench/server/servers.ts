import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { noLimits } from '../../test/support/servers/load.ts';
import { type RunningServer, startServer } from '../../test/support/servers/server.ts';
import { temporaryDatabase } from '../../test/support/servers/services.ts';

/** Servers of one kind, and what they store in. */
export interface RunningServers {
  readonly urls: readonly string[];
  /** Returns the resident memory of all of them together, in bytes. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/** A kind of server to compare. */
export interface ServerKind {
  readonly name: string;
  readonly start: () => Promise<RunningServers>;
  /** Whether all players of a match connect to the same server. */
  readonly isTogether: boolean;
  /** The core of the servers; the load then runs on the other one. Defaults to all cores for both. */
  readonly core?: number;
}

const root = path.join(import.meta.dirname, '../..');
const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** Lets a process run on one core only. */
export const pin = (pid: number | undefined, core: number) =>
  spawnSync('taskset', ['-acp', String(core), String(pid)]);

function residentMemory({ process: { pid } }: RunningServer): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

const runningServers = (
  servers: readonly RunningServer[],
  drop: () => Promise<void> = async () => {},
): RunningServers => ({
  urls: servers.map(({ url }) => url),
  memory: () => servers.reduce((total, server) => total + residentMemory(server), 0),
  stop: async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await drop();
  },
});

const startStock = async (...args: readonly string[]) =>
  runningServers([
    await startServer({ command: ['test/support/servers/stock-server.ts', ...args] }),
  ]);

/** Starts the built server of a checkout, as `npm start` runs it. */
const startPaddock = (checkout: string, settings: Readonly<Record<string, string>>) =>
  startServer({
    command: ['--max-semi-space-size=32', path.resolve(checkout, 'dist/server/server.js')],
    settings: { ...noLimits, DATABASE_URL: '', REDIS_URL: '', ...settings },
  });

/** Returns our server on SQLite; `checkout` is the folder of a built checkout. */
export const onSqlite = (name: string, checkout = root): ServerKind => ({
  name,
  isTogether: true,
  start: async () => runningServers([await startPaddock(checkout, {})]),
});

async function startOnPostgres(numServers: number, core?: number): Promise<RunningServers> {
  const { url, drop } = await temporaryDatabase();
  const servers: RunningServer[] = [];
  for (let index = 0; index < numServers; index += 1) {
    const server = await startPaddock(root, { DATABASE_URL: url, REDIS_URL: redisUrl });
    if (core !== undefined) pin(server.process.pid, core);
    servers.push(server);
  }
  return runningServers(servers, drop);
}

/** The kinds of server that hosts choose from. */
export const kinds: readonly ServerKind[] = [
  { name: 'boardgame.io, in memory', isTogether: true, start: () => startStock() },
  { name: 'boardgame.io, flat files', isTogether: true, start: () => startStock('files') },
  onSqlite('Paddock, SQLite'),
  { name: 'Paddock, PostgreSQL + Redis', isTogether: true, start: () => startOnPostgres(1) },
  { name: 'the same, two servers', isTogether: false, start: () => startOnPostgres(2) },
];

const onOneCore = (numServers: number, isTogether: boolean): ServerKind => ({
  name: `${numServers} ${numServers === 1 ? 'server' : `servers, players ${isTogether ? 'together' : 'apart'}`}`,
  isTogether,
  core: 0,
  start: () => startOnPostgres(numServers, 0),
});

/** Servers that share one core: what several of them cost more shows as fewer moves. */
export const nodes: readonly ServerKind[] = [
  onOneCore(1, true),
  onOneCore(2, true),
  onOneCore(4, true),
  onOneCore(2, false),
  onOneCore(4, false),
];
