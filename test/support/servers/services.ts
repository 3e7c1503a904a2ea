import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { Client } from 'pg';
import { describeUnless } from '../needs.ts';
import { freePort, temporaryFolder } from './server.ts';

/** The PostgreSQL server on which tests create databases of their own. */
const testDatabaseUrl = withUser(
  process.env.TEST_DATABASE_URL ?? 'postgres:///test?host=/var/run/postgresql',
);

/**
 * Adds the system's user to an address without a user. PostgreSQL's own programs do so, but its client for Node
 * doesn't.
 */
function withUser(address: string): string {
  const url = new URL(address);
  if (url.username || url.searchParams.has('user') || process.env.PGUSER) return address;
  url.searchParams.set('user', userInfo().username);
  return url.href;
}

/** A database for the time of a test. */
export type TemporaryDatabase = Awaited<ReturnType<typeof temporaryDatabase>>;

async function onTestServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: testDatabaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates an empty database on the server of `TEST_DATABASE_URL`. */
export async function temporaryDatabase() {
  const name = `paddock_test_${randomBytes(6).toString('hex')}`;
  await onTestServer(`create database ${name}`);
  const url = new URL(testDatabaseUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    /** Ends all connections to it. */
    endConnections: () =>
      onTestServer(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      ),
    drop: () => onTestServer(`drop database if exists ${name} with (force)`),
  };
}

/** A service in a process of its own, which can stop and restart with what it had stored. */
export type OwnService = Awaited<ReturnType<typeof runService>>;

interface ServiceProgram {
  readonly url: string;
  readonly command: readonly string[];
  readonly stopSignal: NodeJS.Signals;
  /** Throws if no connection is possible yet. */
  readonly tryToConnect: () => Promise<void>;
  readonly removeFolder: () => void;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Milliseconds. */
const pauseBetweenTries = 20;
const maxStart = 15_000;

async function untilConnected({ tryToConnect, command }: ServiceProgram, child: ChildProcess) {
  const end = Date.now() + maxStart;
  for (;;) {
    try {
      return await tryToConnect();
    } catch (error) {
      if (child.exitCode !== null) throw new Error(`It ended: ${command.join(' ')}`);
      if (Date.now() > end) throw error;
      await wait(pauseBetweenTries);
    }
  }
}

async function runService(program: ServiceProgram) {
  const [name = '', ...options] = program.command;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    child = spawn(name, options, { stdio: 'ignore' });
    running.add(child);
    // If a failed test leaves it running, it doesn't keep mocha from ending, which ends it, too.
    child.unref();
    await untilConnected(program, child);
  }
  /** Ends the service. Its clients lose their connections. */
  async function stop(): Promise<void> {
    if (!child) return;
    // The end of this process must be awaited in any case.
    child.ref();
    child.kill(program.stopSignal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    running.delete(child);
    child = undefined;
  }
  /** Returns whether the service runs. False if it was stopped, or has ended by itself. */
  const isRunning = () =>
    child !== undefined && child.exitCode === null && child.signalCode === null;
  /** Ends the service, if it runs, and removes what it stored. */
  async function remove(): Promise<void> {
    await stop();
    program.removeFolder();
  }
  try {
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return { url: program.url, start, stop, isRunning, remove };
}

/** Returns the newest of Debian's folders of PostgreSQL's programs. */
function postgresPrograms(): string | undefined {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return undefined;
  const [newest] = readdirSync(versions).sort((a, b) => Number(b) - Number(a));
  return newest && path.join(versions, newest, 'bin');
}

const idOf = (user: string, kind: '-u' | '-g') =>
  Number(execFileSync('id', [kind, user], { encoding: 'utf8' }));

/** Returns a command prefix. PostgreSQL refuses to run as root, so it runs as its own user, in the same process. */
function asPostgres(folder: string): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  chownSync(folder, idOf('postgres', '-u'), idOf('postgres', '-g'));
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];
}

/** Starts a PostgreSQL of its own, which can be stopped. It would not survive a power cut, and needn't. */
export async function ownPostgres(): Promise<OwnService> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const { folder, remove } = temporaryFolder();
  const data = path.join(folder, 'data');
  const user = asPostgres(folder);
  const [initialise = '', ...options] = [
    ...[...user, path.join(programs, 'initdb'), '--no-sync', '--auth=trust'],
    ...['--username=postgres', '--encoding=UTF8', '--no-locale', data],
  ];
  execFileSync(initialise, options, { stdio: 'pipe' });
  const url = `postgres:///postgres?host=${folder}&user=postgres`;
  return runService({
    url,
    command: [
      ...user,
      path.join(programs, 'postgres'),
      // Its only address is a socket in its folder.
      ...['-D', data, '-k', folder, '-h', '', '-c', 'fsync=off'],
    ],
    // A fast shutdown, which doesn't wait for clients.
    stopSignal: 'SIGINT',
    tryToConnect: async () => {
      const client = new Client({ connectionString: url });
      // connect() reports a refused connection, too.
      client.on('error', () => {});
      await client.connect();
      await client.end();
    },
    removeFolder: remove,
  });
}

/** Starts a Redis of its own, which can be stopped. */
export async function ownRedis(): Promise<OwnService> {
  const port = await freePort();
  const { folder, remove } = temporaryFolder();
  const url = `redis://127.0.0.1:${port}`;
  return runService({
    url,
    command: [
      ...['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
      ...['--save', '', '--appendonly', 'no'],
    ],
    stopSignal: 'SIGTERM',
    tryToConnect: async () => {
      const client = createClient({ url, socket: { reconnectStrategy: false } });
      client.on('error', () => {});
      await client.connect();
      await client.close();
    },
    removeFolder: remove,
  });
}

const isTestServerThere = await onTestServer('select 1').then(
  () => true,
  () => false,
);

const isRedisInstalled = (process.env.PATH ?? '')
  .split(':')
  .some((folder) => existsSync(path.join(folder, 'redis-server')));

/** The services that a suite can need: for each its description if it is missing. */
const missing = {
  testDatabase: !isTestServerThere && 'PostgreSQL to connect to (TEST_DATABASE_URL)',
  postgresPrograms: postgresPrograms() === undefined && "PostgreSQL's programs",
  redisProgram: !isRedisInstalled && 'redis-server',
};

/** Describes a suite that needs services of the machine. */
export function describeWith(
  needed: readonly (keyof typeof missing)[],
  title: string,
  suite: (this: Mocha.Suite) => void,
): void {
  const lacking = needed.flatMap((each) => missing[each] || []);
  describeUnless(lacking.length > 0 ? lacking.join(', no ') : undefined, title, suite);
}
