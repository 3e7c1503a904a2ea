import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { LoadMessage, LoadTask, ServerMessage, ServerQuestion, Usage } from './messages.ts';

const root = path.join(import.meta.dirname, '../..');

const running = new Set<ChildProcess>();

/** Ends all processes that were started and not stopped, without asking. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

interface Script {
  /** In the folder of the bench. */
  readonly file: string;
  readonly args?: readonly string[];
  /** Node's own. */
  readonly nodeOptions?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The folder of another checkout of this project, whose script it is; left out: this one's. */
  readonly checkout?: string;
  /** The only core that the process may use; left out: all. */
  readonly core?: number | undefined;
}

function start(script: Script): ChildProcess {
  const { file, args = [], nodeOptions = [], environment = {}, checkout = root, core } = script;
  const child = fork(path.join(checkout, 'bench/server', file), args, {
    cwd: checkout,
    execArgv: [...nodeOptions, '--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    // What is logged is not read; only what is wrong is shown.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  if (core !== undefined) spawnSync('taskset', ['-acp', String(core), String(child.pid)]);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.disconnect();
  await once(child, 'exit');
}

function failWhenEnded(child: ChildProcess, reject: (error: Error) => void): void {
  child.once('exit', (code) => reject(new Error(`${child.spawnargs.at(-1)} ended (${code}).`)));
}

/** A server's process that listens. */
export interface ServerProcess {
  readonly port: number;
  readonly usage: () => Promise<Usage>;
  /** Milliseconds: see ServerQuestion. */
  readonly held: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts a server and waits until it listens. */
export async function startServer(script: Script): Promise<ServerProcess> {
  const child = start(script);
  const told = <Type extends ServerMessage['type']>(type: Type) =>
    new Promise<Extract<ServerMessage, { type: Type }>>((resolve, reject) => {
      const isAwaited = (
        message: ServerMessage,
      ): message is Extract<typeof message, { type: Type }> => message.type === type;
      const fail = (code: number | null) => reject(new Error(`${script.file} ended (${code}).`));
      child.once('exit', fail);
      child.on('message', function take(message: ServerMessage) {
        if (!isAwaited(message)) return;
        child.off('message', take).off('exit', fail);
        resolve(message);
      });
    });
  const { port } = await told('open');
  return {
    port,
    usage: async () => {
      child.send({ type: 'usage' } satisfies ServerQuestion);
      return (await told('usage')).usage;
    },
    held: async () => {
      child.send({ type: 'held' } satisfies ServerQuestion);
      return (await told('held')).milliseconds;
    },
    stop: () => stop(child),
  };
}

type LoadResult = Exclude<LoadMessage, { type: 'begin' | 'end' }>;

/** Lets a load generator do its task; `onMoment` is called when its measured time begins and ends. */
export async function generateLoad<Task extends LoadTask>(
  task: Task,
  onMoment: (moment: 'begin' | 'end') => void = () => {},
  core?: number,
): Promise<Extract<LoadResult, { type: Task['type'] }>> {
  const child = start({ file: 'load.ts', core });
  const isResult = (message: LoadMessage): message is Extract<LoadResult, { type: Task['type'] }> =>
    message.type === task.type;
  try {
    return await new Promise((resolve, reject) => {
      child.on('message', (message: LoadMessage) => {
        if (message.type === 'begin' || message.type === 'end') onMoment(message.type);
        else if (isResult(message)) resolve(message);
      });
      failWhenEnded(child, reject);
      child.send(task);
    });
  } finally {
    await stop(child);
  }
}
