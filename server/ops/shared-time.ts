import { performance } from 'node:perf_hooks';

/**
 * Splits the event loop's busy time evenly among tasks in progress. So a client is not charged while its task waits for
 * a database or for other clients. All charges together never exceed the work that was done.
 */
export class SharedTime {
  /** Returns the time for which the thread has worked so far, in milliseconds. */
  readonly #worked: () => number;
  #workedBefore = 0;
  #inHand = 0;
  /** Cost of a task that had been in progress all the time, in milliseconds. */
  #cost = 0;

  constructor(worked: () => number = () => performance.eventLoopUtilization().active) {
    this.#worked = worked;
  }

  /** Begins a task. Returns a function to call at its end, which returns its cost in milliseconds. */
  begin(): () => number {
    this.#goOn();
    this.#inHand += 1;
    const costBefore = this.#cost;
    return () => {
      this.#goOn();
      this.#inHand -= 1;
      return this.#cost - costBefore;
    };
  }

  #goOn(): void {
    const worked = this.#worked();
    if (this.#inHand > 0) this.#cost += (worked - this.#workedBefore) / this.#inHand;
    this.#workedBefore = worked;
  }
}
