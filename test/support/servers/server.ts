import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { traceOnFailure } from '../browser/traces.ts';
import { builtServers, serverScripts } from './built-servers.ts';
import type { TestOptions } from './test-options.ts';

const root = path.join(import.meta.dirname, '../../..');

export interface ServerOptions {
  /** Defaults to a folder of its own, which is removed when the server stops. */
  readonly dataDir?: string;
  /** Defaults to any free port. */
  readonly port?: number;
  /** Further environment variables. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Options in which it differs from the real server. */
  readonly options?: TestOptions;
  /**
   * Script to run with Node, with options and arguments. Defaults to the server, or with `options` to the tests' one.
   */
  readonly command?: readonly string[];
}

/** A real server in a process of its own. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Asks the server to end, as a service manager does. Returns the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Kills the server as a power cut would. Its data stay. */
  readonly kill: () => Promise<void>;
  /** Returns its stderr so far, and the warnings and errors in its log. */
  readonly complaints: () => string;
  /** Resolves when its complaints contain this text. */
  readonly complained: (text: string) => Promise<void>;
  /** Resolves when its stdout contains this text. */
  readonly said: (text: string) => Promise<void>;
  /** Returns its stdout and stderr so far. */
  readonly output: () => string;
}

/** Creates a folder for the time of a test. */
export function temporaryFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Returns a port at which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  server.close();
  await once(server, 'close');
  return port;
}

const running = new Set<ChildProcess>();

/** Kills servers that a failed test has left running, which would keep mocha from ending. */
export function killLeftServers(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Replaces a script of ours by its built file, wherever it is among the arguments of Node. */
async function argumentsFor(command: readonly string[]): Promise<readonly string[]> {
  if (!command.some((part) => serverScripts.includes(part))) return ['--import', 'tsx', ...command];
  const folder = await builtServers();
  const builtFile = (script: string) => path.join(folder, `${path.basename(script, '.ts')}.js`);
  return command.map((part) => (serverScripts.includes(part) ? builtFile(part) : part));
}

/** Spawns a server's process. Returns it with its output so far. */
async function spawnServer(
  settings: Readonly<Record<string, string>>,
  command?: readonly string[],
) {
  const isBuilt = existsSync(path.join(root, 'dist/lobby/index.html'));
  const child = spawn(process.execPath, await argumentsFor(command ?? ['server.ts']), {
    cwd: root,
    // Tests can ask scripts of their own for more than a server reports.
    stdio: ['ignore', 'pipe', 'pipe', command ? 'ipc' : 'ignore'],
    env: {
      ...process.env,
      // In development the server doesn't require a built lobby.
      NODE_ENV: isBuilt ? 'production' : 'development',
      ...settings,
    },
  });
  running.add(child);
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const forget = traceOnFailure(async () => ({
    [`server-${child.pid}.log`]: `${stdout()}\n${stderr()}`,
  }));
  child.once('exit', () => {
    running.delete(child);
    forget();
  });
  return { child, stdout, stderr };
}

function collect(stream: NodeJS.ReadableStream | null): () => string {
  let text = '';
  stream?.on('data', (chunk) => {
    text += chunk;
  });
  return () => text;
}

/** Returns the lines of a log that are warnings or errors. */
function warningsIn(log: string): string {
  return log
    .split('\n')
    .filter((line) => /"level":"(warn|error|fatal)"/.test(line))
    .join('\n');
}

/** Runs a server that must not start, and end with 1. Returns its complaints. */
export async function failToStart(settings: Readonly<Record<string, string>>): Promise<string> {
  const { child, stderr } = await spawnServer(settings);
  await once(child, 'close');
  expect(child.exitCode).to.equal(1);
  return stderr().trim();
}

function openAddress(child: ChildProcess, said: () => string, complaints: () => string) {
  return new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /is open at (http:[^\s"]+)/.exec(said())?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) =>
      reject(new Error(`The server ended (${code}) instead of opening: ${complaints()}`)),
    );
  });
}

/** Starts a server and waits until it accepts connections. */
export async function startServer({
  dataDir,
  port = 0,
  settings = {},
  options,
  command = options && ['test/support/servers/test-server.ts'],
}: ServerOptions = {}): Promise<RunningServer> {
  const own = dataDir === undefined ? temporaryFolder() : undefined;
  const folder = dataDir ?? own?.folder ?? '';
  const variables = { PORT: String(port), DATA_DIR: folder, ...settings };
  const ofTests = options && { TEST_OPTIONS: JSON.stringify(options) };
  const spawned = await spawnServer({ ...variables, ...ofTests }, command);
  const { child, stdout: said, stderr } = spawned;
  // Later than its exit, so that all its output has been read.
  const closed = once(child, 'close');
  const complaints = () => stderr() + warningsIn(said());
  const untilIn = async (output: () => string, text: string) => {
    while (!output().includes(text)) await once(child.stdout ?? child, 'data');
  };
  const url = await openAddress(child, said, complaints);
  return {
    url,
    port: Number(new URL(url).port),
    dataDir: folder,
    process: child,
    complaints,
    complained: (text) => untilIn(complaints, text),
    said: (text) => untilIn(said, text),
    output: () => said() + stderr(),
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
      own?.remove();
      return child.exitCode;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Returns whether a server's process has ended. */
export const hasEnded = ({ process }: RunningServer) =>
  process.exitCode !== null || process.signalCode !== null;

let lastForPages: RunningServer | undefined;

/**
 * Starts a server for browser pages, at the address of the last one if that is free again. Pages that are lent from
 * test to test then have the lobby's files already, and load in a third of the time.
 */
export async function servePages(options: ServerOptions = {}): Promise<RunningServer> {
  const last = lastForPages;
  if (last?.process.killed && !hasEnded(last)) await once(last.process, 'exit');
  const port = last && hasEnded(last) ? last.port : 0;
  const server = await startServer({ port, ...options });
  if (!last || hasEnded(last)) lastForPages = server;
  return server;
}
