import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Outcome, Pairing } from './match.ts';
import type { DealTold, Task } from './worker.ts';

function playIn(
  worker: ChildProcess,
  task: Task,
  heard: (outcomes: readonly Outcome[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', ({ outcomes }: DealTold) => heard(outcomes));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A player of the arena ended with code ${code}.`));
    });
    worker.send(task);
  });
}

/** `PROCESSES`: how many play at once; left out: one a core. */
const workers = Number(process.env.PROCESSES ?? availableParallelism());

/** Plays the deals of a pairing in several processes; the outcomes by deal. */
export async function playPairing(
  pairing: Pairing,
  deals: number,
): Promise<ReadonlyMap<number, readonly Outcome[]>> {
  const byDeal = new Map<number, readonly Outcome[]>();
  const playing = Array.from({ length: workers }, (_, index) => {
    const own = Array.from({ length: deals }, (__, deal) => deal).filter(
      (deal) => deal % workers === index,
    );
    const worker = fork(new URL('./worker.ts', import.meta.url), {
      execArgv: ['--import', 'tsx'],
    });
    return playIn(worker, { pairing, deals: own }, (outcomes) =>
      byDeal.set(outcomes[0]?.deal ?? -1, outcomes),
    );
  });
  await Promise.all(playing);
  return byDeal;
}
