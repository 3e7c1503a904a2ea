import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../lib/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { ExpiredBefore, ExpiredQuery } from '../persistence/repositories/expired.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { KeepTimes } from '../settings.ts';

/** Milliseconds. */
const hour = 3_600_000;
const day = 24 * hour;
/**
 * Pause between two deletions, so that moves are carried out in between. In milliseconds. A deletion takes a few
 * milliseconds: more matches are deleted per second than all clients together may create (`tablesPerSecond` of the
 * limits), so they can't pile up.
 */
export const deletionPause = 20;

/** Number of matches of each list that are looked up at once. */
const batch = 100;

/**
 * Time after which an unmarked match counts as closed. Every server marks its open matches every hour. In milliseconds.
 */
const visitTime = 2 * hour;

/**
 * Maximum time between two clean-ups. A longer or negative one means that a clock is wrong, or no server has run for
 * long. In milliseconds.
 */
const maxGap = 2 * day;
/** Time for which nothing is deleted then: operators can set the clock, and players can return. In milliseconds. */
const truce = 7 * day;

export interface CleanUpParts {
  readonly storage: Pick<SqlStorage, 'expired' | 'transfers' | 'operators'>;
  readonly keep: KeepTimes;
  /** The matches that players or spectators have open at this server. */
  readonly openMatches: () => readonly string[];
  readonly metrics: Metrics;
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

  /** Cleans up once. Failed deletions are left for the next time. */
  async run(): Promise<void> {
    const { storage, keep, openMatches } = this.#parts;
    try {
      await storage.expired.markVisited(openMatches());
      const now = Date.now();
      await storage.transfers.removeExpired(now);
      if (!(await this.#mayWipe(now))) return;
      await storage.operators.cleanUp(now);
      const visit = now - visitTime;
      const finished = await this.#wipe({
        statuses: ['finished'],
        since: { change: now - keep.finishedDays * day, visit },
      });
      const abandoned = await this.#wipe({
        statuses: ['open', 'dormant', 'playing'],
        since: { change: now - keep.abandonedDays * day, visit },
      });
      if (finished + abandoned > 0) log.info({ finished, abandoned }, 'Cleaned up.');
    } catch (error) {
      if (!this.#isStopping)
        log.warn({ err: error }, 'Clean-up failed; it is tried again in an hour.');
    }
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Returns whether the clock can be trusted, compared with the times seen before. */
  async #mayWipe(now: number): Promise<boolean> {
    const { storage } = this.#parts;
    const { seenAt, cleanUpFrom } = await storage.expired.seenTime();
    const gap = seenAt === null ? 0 : now - seenAt;
    const hasJumped = Math.abs(gap) > maxGap;
    const from = hasJumped ? now + truce : cleanUpFrom;
    await storage.expired.noteSeenTime({ seenAt: now, cleanUpFrom: from });
    if (hasJumped) {
      log.warn(
        { days: Math.round(gap / day), until: new Date(from).toISOString() },
        'The clock has jumped, or no server was running: nothing is cleaned up for a week.',
      );
    }
    return now >= from;
  }

  /** Deletes expired matches. Returns their number. */
  async #wipe({
    statuses,
    since,
  }: {
    readonly statuses: ExpiredQuery['statuses'];
    readonly since: ExpiredBefore;
  }): Promise<number> {
    const { storage, metrics } = this.#parts;
    let wiped = 0;
    for (;;) {
      const matchIDs = await storage.expired.find({ ...since, statuses, limit: batch });
      let wipedNow = 0;
      for (const matchID of matchIDs) {
        if (this.#isStopping) return wiped;
        if (await storage.expired.deleteIfExpired(matchID, since)) {
          wipedNow += 1;
          metrics.matchDeleted();
        }
        await wait(deletionPause, undefined, { signal: this.#stopping.signal }).catch(() => {});
      }
      wiped += wipedNow;
      // Matches that another server deleted first are gone as well, but the loop must not run for nothing.
      if (matchIDs.length < batch || wipedNow === 0) return wiped;
    }
  }
}
