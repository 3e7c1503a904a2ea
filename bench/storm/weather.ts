import { setTimeout as wait } from 'node:timers/promises';
import type { Ground } from './ground.ts';

/** Milliseconds. */
const minute = 60_000;
/** Milliseconds: from one thing that goes away until the next; three of them make a minute. */
const pause = 20_000;
/** Milliseconds for which something is away. */
const absence = 5000;
/** Milliseconds after something is back until all is calm again: pages come back, and servers catch up. */
const aftermath = 4000;

/** Faults that the storm causes. */
export const kinds = ['server killed', 'database stopped', 'Redis stopped', 'disk filled'] as const;
export type Kind = (typeof kinds)[number];

async function killServer({ killSecond, restartSecond }: Ground): Promise<void> {
  await killSecond();
  await wait(absence / 5);
  await restartSecond();
}

async function stopService({ stop, start }: Ground['database']): Promise<void> {
  await stop();
  await wait(absence);
  await start();
}

async function fillDisk({ disk, database }: Ground): Promise<void> {
  await disk?.fill();
  await wait(absence);
  disk?.free();
  // It gives up when it can't even write down what happened, and is started again as by a service manager.
  if (!database.isRunning()) await database.start();
}

/** What goes away, one after the other, while matches are played: each minute a server, and two of the others. */
export class Weather {
  readonly counts: Record<Kind, number>;
  #isCalm = true;
  readonly #ground: Ground;
  readonly #back: (kind: Kind) => void;

  /** `back` is called when something is there again. */
  constructor(ground: Ground, back: (kind: Kind) => void) {
    this.#ground = ground;
    this.#back = back;
    this.counts = {
      'server killed': 0,
      'database stopped': 0,
      'Redis stopped': 0,
      'disk filled': 0,
    };
  }

  /** Whether nothing is away, and all is as usual again. */
  get isCalm(): boolean {
    return this.#isCalm;
  }

  /** Goes on for so many minutes; on a busy machine until all has been that belongs in them. */
  async storm(minutes: number): Promise<void> {
    const others: Kind[] = this.#ground.disk ? ['Redis stopped', 'disk filled'] : ['Redis stopped'];
    const begin = performance.now();
    const untilAfter = (time: number) => wait(Math.max(0, begin + time - performance.now()));
    for (let round = 0; (round + 1) * pause <= minutes * minute; round += 1) {
      const other = others[Math.floor(round / 3) % others.length] ?? 'Redis stopped';
      const all = ['server killed', 'database stopped', other] as const;
      await untilAfter((round + 0.5) * pause);
      await this.#letHappen(all[round % all.length] ?? other);
    }
    await untilAfter(minutes * minute);
  }

  async #letHappen(kind: Kind): Promise<void> {
    this.#isCalm = false;
    this.counts[kind] += 1;
    if (kind === 'server killed') await killServer(this.#ground);
    else if (kind === 'database stopped') await stopService(this.#ground.database);
    else if (kind === 'Redis stopped') await stopService(this.#ground.redis);
    else await fillDisk(this.#ground);
    this.#back(kind);
    await wait(aftermath);
    this.#isCalm = true;
  }
}
