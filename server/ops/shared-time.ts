import { performance } from 'node:perf_hooks';

/**
 * What each of several things costs that one thread does in turns: while so many are in hand, each of them costs its
 * share of the time in which the thread works. So nobody is charged for what they only wait for, be it a database or
 * somebody else, and all charges together are never more than the work that was done.
 */
export class SharedTime {
  /** Milliseconds for which the thread has worked so far. */
  readonly #worked: () => number;
  #workedBefore = 0;
  #inHand = 0;
  /** Milliseconds that something would have cost that was in hand all the time. */
  #cost = 0;

  constructor(worked: () => number = () => performance.eventLoopUtilization().active) {
    this.#worked = worked;
  }

  /** Something is begun with. What is returned is to be called at its end, and says how many milliseconds it cost. */
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
