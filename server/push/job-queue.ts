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
const maxCoolingDown = 200;

/**
 * Runs jobs at external services, a few at a time and never more than fit into memory. A service that can't be reached
 * gets a pause, longer each time, while its jobs wait.
 */
export class JobQueue {
  readonly #backoff: Backoff;
  /** Waiting jobs, the oldest first. */
  readonly #waiting = new Map<string, Waiting>();
  readonly #running = new Set<Promise<void>>();
  readonly #coolingDown = new Map<string, CoolingDown>();
  readonly #whenIdle: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(backoff: Backoff) {
    this.#backoff = backoff;
  }

  get #isIdle(): boolean {
    return this.#waiting.size === 0 && this.#running.size === 0;
  }

  add(job: Job): void {
    this.#put({ ...job, tries: 0 });
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

  #put(job: Waiting): void {
    if (this.#isClosed) return;
    this.#waiting.delete(job.id);
    this.#waiting.set(job.id, job);
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size > maxWaiting && oldest !== undefined) this.#waiting.delete(oldest);
    this.#work();
  }

  #work(): void {
    clearTimeout(this.#timer);
    const now = Date.now();
    let next = Number.POSITIVE_INFINITY;
    for (const job of this.#waiting.values()) {
      if (this.#running.size >= maxRunning) return;
      const until = this.#coolingDown.get(job.service)?.until ?? 0;
      if (until > now) {
        next = Math.min(next, until);
        continue;
      }
      this.#waiting.delete(job.id);
      this.#begin(job);
    }
    if (next === Number.POSITIVE_INFINITY || this.#isClosed) return;
    this.#timer = setTimeout(() => this.#work(), next - now).unref();
  }

  #begin(job: Waiting): void {
    const run = this.#run(job).finally(() => {
      this.#running.delete(run);
      this.#work();
      if (this.#isIdle) for (const resolve of this.#whenIdle.splice(0)) resolve();
    });
    this.#running.add(run);
  }

  async #run(job: Waiting): Promise<void> {
    const tries = job.tries + 1;
    const outcome = await job.run(tries >= maxTries);
    if (outcome === 'done') {
      this.#coolingDown.delete(job.service);
      return;
    }
    this.#coolDown(job.service, outcome.rest);
    // Not if a newer job with this ID has arrived meanwhile.
    if (tries < maxTries && !this.#waiting.has(job.id)) this.#put({ ...job, tries });
  }

  #coolDown(service: string, asked: number | null): void {
    const now = Date.now();
    const former = this.#coolingDown.get(service);
    // Failures of jobs that ran at the same time count once.
    if (former && former.until > now) return;
    const failures = (former?.failures ?? 0) + 1;
    const usual = this.#backoff.first * 2 ** Math.min(failures - 1, 20);
    const rest = Math.min(Math.max(usual, asked ?? 0), this.#backoff.longest);
    this.#coolingDown.delete(service);
    this.#coolingDown.set(service, { failures, until: now + rest });
    const [oldest] = this.#coolingDown.keys();
    if (this.#coolingDown.size > maxCoolingDown && oldest !== undefined)
      this.#coolingDown.delete(oldest);
  }
}
