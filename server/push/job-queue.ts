/** The outcome of a job: done, or the service could not be reached and asks for a pause in milliseconds, if any. */
export type JobOutcome = 'done' | { readonly rest: number | null };

/** A job at an external service. */
export interface Job {
  /** ID of the job. Of several pending jobs with the same ID only the newest is run. */
  readonly id: string;
  /** The service's host. */
  readonly service: string;
  /** Runs the job; must not throw. `isLastTry` says that it is dropped if the service can't be reached now. */
  readonly run: (isLastTry: boolean) => Promise<JobOutcome>;
}

/** Pauses after failures of a service. In milliseconds. */
export interface Backoff {
  /** Pause after the first failure. It doubles after each further one. */
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

/** Maximum number of waiting jobs; beyond it the oldest are dropped. */
const maxWaiting = 1000;
/** Maximum number of jobs at the same time. */
const maxRunning = 8;
const maxTries = 3;
/** Maximum number of failed services that are remembered; there are few, but each subdomain counts. */
const maxTired = 200;

/**
 * Runs jobs at external services, a few at a time and never more than fit into memory. A service that can't be reached
 * gets a pause, longer each time, while its jobs wait.
 */
export class JobQueue {
  readonly #backoff: Backoff;
  /** Waiting jobs, the oldest first. */
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

  /** Resolves when no job is waiting or running. */
  async idle(): Promise<void> {
    if (this.#isIdle) return;
    await new Promise<void>((resolve) => this.#whenIdle.push(resolve));
  }

  /** Drops waiting jobs. Resolves when the running ones have ended. */
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
    // Not if a newer job with this ID has arrived meanwhile.
    if (tries < maxTries && !this.#waiting.has(errand.id)) this.#put({ ...errand, tries });
  }

  #tire(service: string, asked: number | null): void {
    const now = Date.now();
    const former = this.#tired.get(service);
    // Failures of jobs that ran at the same time count once.
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
