import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Counts, Order, Report, Target } from './hostile/messages.ts';

/** Those who mean ill, in their process. */
export interface HostileCrowd {
  /** The tables that are under way. */
  readonly tell: (targets: readonly Target[]) => void;
  /** Ends it; what it did, and how often. */
  readonly end: () => Promise<Counts>;
  /** Ends it at once; once more is harmless. */
  readonly kill: () => void;
}

export function letLoose(urls: readonly string[]): HostileCrowd {
  const script = path.join(import.meta.dirname, 'hostile/people.ts');
  const child = fork(script, [], { execArgv: ['--import', 'tsx'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const send = (order: Order) => child.connected && child.send(order);
  send({ type: 'begin', urls });
  return {
    kill,
    tell: (targets) => send({ type: 'targets', targets }),
    end: async () => {
      const told = once(child, 'message');
      send({ type: 'end' });
      const [{ counts }] = (await told) as [Report]; // it says nothing else
      child.disconnect();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      process.off('exit', kill);
      return counts;
    },
  };
}
