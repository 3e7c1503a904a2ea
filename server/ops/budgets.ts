import { setImmediate as afterOthers } from 'node:timers/promises';
import { KeyedQueue } from '../lib/keyed-queue.ts';
import type { Limits } from '../settings.ts';
import { SharedTime } from './shared-time.ts';
import { Buckets } from './token-bucket.ts';

/**
 * Milliseconds of the server's one thread. In the long run an address may have a quarter of it, and three seconds at
 * once: a room full of people whose pages all come back. Where it may ask for more than usual, it may have more.
 */
const timeRate = ({ requestsPerMinute }: Limits) => {
  const share = Math.max(1 / 4, requestsPerMinute / 2400);
  return { perSecond: 1000 * share, atOnce: 12_000 * share };
};

/** Milliseconds; hardly anything takes longer. Charged as long as nobody knows, so that many things at once are as many. */
const expectedTime = 20;

/** Bytes that a move or a line takes in the database, rarely more. */
const messageBytes = 1000;
/** Seconds. */
const day = 86_400;

/** Of one address: a hundred megabytes a day, which are more than a thousand whole matches. */
const bytesRate = ({ messagesPerSecond }: Limits) => {
  const daily = messagesPerSecond * 5_000_000;
  return { perSecond: daily / day, atOnce: daily };
};

/** What each address may cost the server: time, and room. */
export class Budgets {
  readonly #time: Buckets;
  readonly #bytes: Buckets;
  readonly #shared: SharedTime;
  /** By address. */
  readonly #turns = new KeyedQueue();

  constructor(limits: Limits, shared = new SharedTime()) {
    this.#shared = shared;
    this.#time = new Buckets(timeRate(limits));
    this.#bytes = new Buckets(bytesRate(limits));
  }

  /** In how many seconds something may be done for an address; 0: now. */
  wait(address: string): number {
    return this.#time.wait(address);
  }

  /** Whether an address may send a message that will be stored. */
  mayStore(address: string): boolean {
    if (this.#bytes.wait(address) > 0) return false;
    this.#bytes.spend(address, messageBytes);
    return true;
  }

  /** Resolves when it is an address's turn: whoever asks much at once lets all others go in between. */
  turn(address: string): Promise<void> {
    return this.#turns.run(address, () => afterOthers());
  }

  /** Something is done for an address, which is charged for it. What is returned is to be called when it is done. */
  begin(address: string): () => void {
    this.#time.spend(address, expectedTime);
    const end = this.#shared.begin();
    return () => this.#time.spend(address, end() - expectedTime);
  }
}
