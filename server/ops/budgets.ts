import { setImmediate as afterOthers } from 'node:timers/promises';
import { KeyedQueue } from '../lib/keyed-queue.ts';
import type { Limits } from '../settings.ts';
import { SharedTime } from './shared-time.ts';
import { Buckets } from './token-bucket.ts';

/**
 * Rates in milliseconds of the server's main thread. In the long run an address may use a quarter of it, with bursts of
 * three seconds. Such a burst is a room full of people whose pages all reconnect. Where the request limit is raised,
 * the share grows with it.
 */
const timeRate = ({ requestsPerMinute }: Limits) => {
  const share = Math.max(1 / 4, requestsPerMinute / 2400);
  return { perSecond: 1000 * share, atOnce: 12_000 * share };
};

/**
 * Provisional charge per request, in milliseconds; hardly any takes longer. It is corrected when the request ends, so
 * that parallel requests are charged, too.
 */
const expectedTime = 20;

/** Usual size of a stored move or chat line, in bytes. */
const messageBytes = 1000;
/** In seconds. */
const day = 86_400;

/** Rates in bytes for one address: by default 100 MB a day, which is more than a thousand whole matches. */
const bytesRate = ({ messagesPerSecond }: Limits) => {
  const daily = messagesPerSecond * 5_000_000;
  return { perSecond: daily / day, atOnce: daily };
};

/** Limits how much time and storage each address may use. */
export class Budgets {
  readonly #time: Buckets;
  readonly #bytes: Buckets;
  readonly #shared: SharedTime;
  /** One queue per address. */
  readonly #turns = new KeyedQueue();

  constructor(limits: Limits, shared = new SharedTime()) {
    this.#shared = shared;
    this.#time = new Buckets(timeRate(limits));
    this.#bytes = new Buckets(bytesRate(limits));
  }

  /** Returns the seconds until an address may make another request, or 0. */
  wait(address: string): number {
    return this.#time.wait(address);
  }

  /** Returns whether an address may send a message that will be stored, and charges for it. */
  mayStore(address: string): boolean {
    if (this.#bytes.wait(address) > 0) return false;
    this.#bytes.spend(address, messageBytes);
    return true;
  }

  /** Resolves when it is an address's turn. An address with many requests lets those of others run in between. */
  turn(address: string): Promise<void> {
    return this.#turns.run(address, () => afterOthers());
  }

  /** Charges an address for a request. Returns a function to call when the request ends. */
  begin(address: string): () => void {
    this.#time.spend(address, expectedTime);
    const end = this.#shared.begin();
    return () => this.#time.spend(address, end() - expectedTime);
  }
}
