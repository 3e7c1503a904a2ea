import { log } from '../lib/log.ts';

/** Time between two comparisons with the database while pages may be stale. In milliseconds. */
const pause = 1000;
/** Number of pauses between two comparisons in a cluster when nothing is known to be missed. */
const quietPauses = 15;
/** Number of comparisons after something may have been missed: each finds what the one before should have sent. */
const comparisonsInDoubt = 3;

export interface ResyncTimerParts {
  readonly bus: { readonly isSingleNode: boolean; readonly isDisconnected: boolean };
  /** Compares all open pages with the database, and sends what they lack. */
  readonly compare: () => Promise<void>;
}

/**
 * Compares pages with the database every second while its answers or messages between servers may have been lost. In a
 * cluster it also does so now and then, since no message is sent twice.
 */
export class ResyncTimer {
  readonly #parts: ResyncTimerParts;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #comparisonsLeft = 0;

  constructor(parts: ResyncTimerParts) {
    this.#parts = parts;
  }

  start(): void {
    let pauses = 0;
    const compareIfDue = async () => {
      pauses += 1;
      const { isSingleNode, isDisconnected } = this.#parts.bus;
      const isTime = !isSingleNode && pauses % quietPauses === 0;
      if (this.#comparisonsLeft > 0 || isDisconnected || isTime) await this.#compare();
      if (!this.#isClosed) this.#timer = setTimeout(compareIfDue, pause).unref();
    };
    this.#timer = setTimeout(compareIfDue, pause).unref();
  }

  /** Notes that pages may be stale. */
  requestResync(): void {
    this.#comparisonsLeft = comparisonsInDoubt;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #compare(): Promise<void> {
    try {
      await this.#parts.compare();
      this.#comparisonsLeft -= 1;
    } catch (error) {
      this.requestResync();
      log.info({ err: error }, 'Pages can’t be compared with the database yet.');
    }
  }
}
