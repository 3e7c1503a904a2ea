import { log } from '../lib/log.ts';
import type { NotedTime } from '../persistence/repositories/noted-time.ts';

/** In milliseconds. */
const maxAhead = 30 * 86_400_000;

/** Returns whether a time is too far ahead of the newest noted time to be believed. */
export const isImplausible = (now: number, noted: number | null) => now - (noted ?? now) > maxAhead;

/** Keeps a wrong clock from what can't be undone: deleting by age, and revealing the deal of a running day. */
export class ClockCheck {
  readonly #stored: Pick<NotedTime, 'read' | 'write'>;
  readonly #now: () => number;
  /** The newest noted time as this server knows it. */
  #noted: number | null = null;
  #isWrong = false;

  constructor(stored: Pick<NotedTime, 'read' | 'write'>, now: () => number) {
    [this.#stored, this.#now] = [stored, now];
  }

  /** Notes the present time. Returns false, and notes nothing, if the clock is implausible. */
  async note(): Promise<boolean> {
    const [now, noted] = [this.#now(), await this.#stored.read()];
    const wasWrong = this.#isWrong;
    this.#isWrong = isImplausible(now, noted);
    if (this.#isWrong && !wasWrong) {
      log.warn(
        'The clock is more than 30 days ahead of the newest noted time. Set it right, or run the admin command "clock --confirm". Until then nothing is deleted for its age, and no daily deal is revealed.',
      );
    }
    this.#noted = this.#isWrong ? noted : Math.max(now, noted ?? now);
    if (this.#noted !== noted) await this.#stored.write(now);
    return !this.#isWrong;
  }

  /** Returns whether a time has passed by a plausible clock. Reads the database only while it is implausible. */
  async hasPassed(time: number): Promise<boolean> {
    return this.#now() >= time && (!isImplausible(this.#now(), this.#noted) || this.note());
  }
}
