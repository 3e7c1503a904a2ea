import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Outcome, Pairing } from './match.ts';
import type { Played, Task } from './worker.ts';

function answerOf(worker: ChildProcess, task: Task): Promise<readonly Outcome[]> {
  return new Promise((resolve, reject) => {
    const failed = (code: number) => reject(new Error(`A player of the arena ended with ${code}.`));
    worker.once('exit', failed);
    worker.once('message', ({ outcomes }: Played) => {
      worker.off('exit', failed);
      resolve(outcomes);
    });
    worker.send(task);
  });
}

/** How much of a pairing is played. */
export interface Extent {
  readonly deals: number;
  /** The seats that the one has in each deal, in turn. */
  readonly seats: readonly number[];
  /** No deal is begun after so many minutes, but the first always is. */
  readonly minutes: number;
}

/** `PROCESSES`: how many play at once; left out: one a core. */
const processes = Number(process.env.PROCESSES ?? availableParallelism());

/** Plays the deals of a pairing in several processes; each deal's outcomes. */
export async function playPairing(
  pairing: Pairing,
  { deals, seats, minutes }: Extent,
): Promise<readonly (readonly Outcome[])[]> {
  const end = performance.now() + 60_000 * minutes;
  const byDeal: (readonly Outcome[])[] = [];
  let given = 0;
  const playOn = async () => {
    const worker = fork(new URL('./worker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
    while (given < deals && (given === 0 || performance.now() < end)) {
      const deal = given;
      given += 1;
      byDeal.push(await answerOf(worker, { pairing, deal, seats }));
    }
    worker.disconnect();
  };
  await Promise.all(Array.from({ length: processes }, playOn));
  return byDeal;
}
