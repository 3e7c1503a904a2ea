import { setTimeout as wait } from 'node:timers/promises';
import { dayOf } from '../../protocol/days.ts';
import { log } from '../lib/log.ts';
import type { ClockCheck } from '../ops/clock-check.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { ExpiredBefore, ExpiredQuery } from '../persistence/repositories/expired.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { KeepTimes } from '../settings.ts';

/** Milliseconds. */
const hour = 3_600_000;
const day = 24 * hour;
/** Pause between two deletions, so that moves are carried out in between. In milliseconds. */
const deletionPause = 20;
/**
 * Maximum number of deletions per clean-up, which is once an hour. If a wrong clock makes all matches look expired,
 * operators have time to notice it.
 */
const defaultMaxDeletions = 5000;

/** Number of matches of each list that are looked up at once. */
const batch = 100;

/**
 * Time after which an unmarked match counts as closed. Every server marks its open matches every hour. In milliseconds.
 */
const visitTime = 2 * hour;

export interface CleanUpParts {
  readonly storage: Pick<SqlStorage, 'expired' | 'transfers' | 'operators' | 'daily'>;
  readonly keep: KeepTimes;
  readonly clock: Pick<ClockCheck, 'note'>;
  /** The matches that players or spectators have open at this server. */
  readonly openMatches: () => readonly string[];
  readonly metrics: Metrics;
  /** Maximum number of deletions per clean-up. Defaults to 5000. */
  readonly maxDeletions?: number;
}

/**
 * Deletes matches that ended long ago or were abandoned, but never one that a page shows on any server. Several servers
 * may clean up at once: the database deletes each match once.
 */
export class CleanUp {
  readonly #parts: CleanUpParts;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: CleanUpParts) {
    this.#parts = parts;
  }

  /** Cleans up now and every hour. */
  start(): void {
    const again = () => {
      this.#running = this.#running.then(() => this.run());
    };
    again();
    this.#timer = setInterval(again, hour).unref();
  }

  /** Stops. Resolves when no deletion is in progress. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#running;
  }

  /** Cleans up once, unless the clock is implausible. Failed deletions are left for the next time. */
  async run(): Promise<void> {
    const { storage, keep, clock, openMatches, maxDeletions = defaultMaxDeletions } = this.#parts;
    try {
      // Even with a wrong clock: other servers must not delete what is open here.
      await storage.expired.markVisited(openMatches());
      if (!(await clock.note())) return;
      const now = Date.now();
      await storage.transfers.removeExpired(now);
      await storage.operators.cleanUp(now);
      await storage.daily.deleteBefore(dayOf(now - keep.finishedDays * day));
      const visit = now - visitTime;
      const finished = await this.#wipe(maxDeletions, {
        statuses: ['finished'],
        since: { change: now - keep.finishedDays * day, visit },
      });
      const abandoned = await this.#wipe(maxDeletions - finished, {
        statuses: ['open', 'dormant', 'playing'],
        since: { change: now - keep.abandonedDays * day, visit },
      });
      const deleted = { finished, abandoned };
      if (finished + abandoned >= maxDeletions) {
        log.warn(
          deleted,
          'Cleaned up as many matches as allowed at once; clean-up continues in an hour.',
        );
      } else if (finished + abandoned > 0) log.info(deleted, 'Cleaned up.');
    } catch (error) {
      if (!this.#isStopping)
        log.warn({ err: error }, 'Clean-up failed; it is tried again in an hour.');
    }
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Deletes at most so many expired matches. Returns their number. */
  async #wipe(
    max: number,
    {
      statuses,
      since,
    }: { readonly statuses: ExpiredQuery['statuses']; readonly since: ExpiredBefore },
  ): Promise<number> {
    const { storage, metrics } = this.#parts;
    let deleted = 0;
    for (;;) {
      const matchIDs = await storage.expired.find({ ...since, statuses, limit: batch });
      let deletedNow = 0;
      for (const matchID of matchIDs) {
        if (this.#isStopping || deleted + deletedNow >= max) return deleted + deletedNow;
        if (await storage.expired.deleteIfExpired(matchID, since)) {
          deletedNow += 1;
          metrics.matchDeleted();
        }
        await wait(deletionPause, undefined, { signal: this.#stopping.signal }).catch(() => {});
      }
      deleted += deletedNow;
      // Matches that another server deleted first are gone as well, but the loop must not run for nothing.
      if (matchIDs.length < batch || deletedNow === 0) return deleted;
    }
  }
}
