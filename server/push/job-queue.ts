/** What became of an errand: it is done, or its service was not to be reached and asks for so long a rest. */
export type JobOutcome = 'done' | { readonly rest: number | null };

/** Something to be done at a service. */
export interface Job {
  /** Of several that have yet to be done the newest alone is. */
  readonly id: string;
  /** The service's host. */
  readonly service: string;
  /** Mustn't throw. `isLastTry`: it is given up if the service can't be reached now. */
  readonly run: (isLastTry: boolean) => Promise<JobOutcome>;
}

/** How long a service is left alone that could not be reached, in milliseconds. */
export interface Backoff {
  /** After the first failure; twice as long after each further one. */
  readonly first: number;
  readonly longest: number;
}

interface Waiting extends Job {
  readonly tries: number;
}

interface CoolingDown {
  readonly failures: number;
  readonly until: number;
}

/** What waits at most; beyond it the oldest are dropped. */
const maxWaiting = 1000;
/** Errands at the same time. */
const maxRunning = 8;
const maxTries = 3;
/** Services of which is known that they failed; there are few, but each subdomain counts. */
const maxTired = 200;

/**
 * Does errands at services elsewhere, a few at a time and never more than fit into memory. A service that can't be
 * reached is left alone for a while, longer each time; what is to be done there waits.
 */
export class JobQueue {
  readonly #backoff: Backoff;
  /** The oldest first. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #running = new Set<Promise<void>>();
  readonly #tired = new Map<string, CoolingDown>();
  readonly #whenIdle: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(backoff: Backoff) {
    this.#backoff = backoff;
  }

  get #isIdle(): boolean {
    return this.#waiting.size === 0 && this.#running.size === 0;
  }

  add(errand: Job): void {
    this.#put({ ...errand, tries: 0 });
  }

  /** Resolves when nothing is left to be done. */
  async idle(): Promise<void> {
    if (this.#isIdle) return;
    await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
  }

  /** Drops what has not begun; resolves when what has is over. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#waiting.clear();
    await Promise.all(this.#running);
  }

  #put(errand: Waiting): void {
    if (this.#isClosed) return;
    this.#waiting.delete(errand.id);
    this.#waiting.set(errand.id, errand);
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size > maxWaiting && oldest !== undefined) this.#waiting.delete(oldest);
    this.#work();
  }

  #work(): void {
    clearTimeout(this.#timer);
    const now = Date.now();
    let next = Number.POSITIVE_INFINITY;
    for (const errand of this.#waiting.values()) {
      if (this.#running.size >= maxRunning) return;
      const until = this.#tired.get(errand.service)?.until ?? 0;
      if (until > now) {
        next = Math.min(next, until);
        continue;
      }
      this.#waiting.delete(errand.id);
      this.#begin(errand);
    }
    if (next === Number.POSITIVE_INFINITY || this.#isClosed) return;
    this.#timer = setTimeout(() => this.#work(), next - now).unref();
  }

  #begin(errand: Waiting): void {
    const run = this.#run(errand).finally(() => {
      this.#running.delete(run);
      this.#work();
      if (this.#isIdle) for (const resolve of this.#whenIdle.splice(0)) resolve();
    });
    this.#running.add(run);
  }

  async #run(errand: Waiting): Promise<void> {
    const tries = errand.tries + 1;
    const outcome = await errand.run(tries >= maxTries);
    if (outcome === 'done') {
      this.#tired.delete(errand.service);
      return;
    }
    this.#tire(errand.service, outcome.rest);
    // A newer one has come meanwhile: that is enough.
    if (tries < maxTries && !this.#waiting.has(errand.id)) this.#put({ ...errand, tries });
  }

  #tire(service: string, asked: number | null): void {
    const now = Date.now();
    const former = this.#tired.get(service);
    // Several were under way when it failed: that counts once.
    if (former && former.until > now) return;
    const failures = (former?.failures ?? 0) + 1;
    const usual = this.#backoff.first * 2 ** Math.min(failures - 1, 20);
    const rest = Math.min(Math.max(usual, asked ?? 0), this.#backoff.longest);
    this.#tired.delete(service);
    this.#tired.set(service, { failures, until: now + rest });
    const [oldest] = this.#tired.keys();
    if (this.#tired.size > maxTired && oldest !== undefined) this.#tired.delete(oldest);
  }
}
