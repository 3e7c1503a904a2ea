import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../lib/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { ExpiredBefore, ExpiredQuery } from '../persistence/repositories/expired.ts';
import type { Operators } from '../persistence/repositories/operators.ts';
import type { Transfers } from '../persistence/repositories/transfers.ts';
import type { SeenTime } from '../persistence/seen-time.ts';
import type { KeepTimes } from '../settings.ts';

/** Milliseconds. */
const hour = 3_600_000;
const day = 24 * hour;
/**
 * Between two matches that are wiped, so that moves go in between. One is wiped in a few milliseconds: so more go in a
 * second than all together may lay (`tablesPerSecond` of the limits), and what they lay can't pile up.
 */
export const wipingPause = 20;

/** How many matches of each list are looked up at once. */
const batch = 100;

/** Every server marks the matches that are open there every hour: what was not marked for two is closed. */
const visitTime = 2 * hour;

/** Between two clean-ups: more than that, or less than nothing, and a clock is wrong, or no server has run for long. */
const maxGap = 2 * day;
/** For how long nothing is wiped then: whoever runs the server can set its clock, and people can come back to their tables. */
const truce = 7 * day;

/** What clean-up asks of the storage. */
export interface CleanUpStorage {
  readonly findExpired: (query: ExpiredQuery) => Promise<readonly string[]>;
  readonly deleteIfExpired: (matchID: string, since: ExpiredBefore) => Promise<boolean>;
  readonly markVisited: (matchIDs: readonly string[]) => Promise<void>;
  readonly transfers: Pick<Transfers, 'removeExpired'>;
  readonly operators: Pick<Operators, 'cleanUp'>;
  readonly seenTime: () => Promise<SeenTime>;
  readonly noteSeenTime: (time: SeenTime) => Promise<void>;
}

export interface CleanUpParts {
  readonly storage: CleanUpStorage;
  readonly keep: KeepTimes;
  /** The matches that somebody has open at this server, players or spectators. */
  readonly openMatches: () => readonly string[];
  readonly metrics: Metrics;
}

/**
 * Wipes matches that ended long ago, and those that nobody goes on with; never one that somebody has
 * open, on whatever server. Several servers may do it at once: the database wipes each match once.
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

  /** Resolves when nothing is being wiped any more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#running;
  }

  /** Cleans up once. What fails is left for the next time. */
  async run(): Promise<void> {
    const { storage, keep, openMatches } = this.#parts;
    try {
      await storage.markVisited(openMatches());
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

  /** Whether the clock can be believed in, as far as it was seen before. */
  async #mayWipe(now: number): Promise<boolean> {
    const { storage } = this.#parts;
    const { seenAt, cleanUpFrom } = await storage.seenTime();
    const gap = seenAt === null ? 0 : now - seenAt;
    const hasJumped = Math.abs(gap) > maxGap;
    const from = hasJumped ? now + truce : cleanUpFrom;
    await storage.noteSeenTime({ seenAt: now, cleanUpFrom: from });
    if (hasJumped) {
      log.warn(
        { days: Math.round(gap / day), until: new Date(from).toISOString() },
        'The clock has jumped, or no server was running: nothing is cleaned up for a week.',
      );
    }
    return now >= from;
  }

  /** The number of matches that were wiped. */
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
      const matchIDs = await storage.findExpired({ ...since, statuses, limit: batch });
      let wipedNow = 0;
      for (const matchID of matchIDs) {
        if (this.#isStopping) return wiped;
        if (await storage.deleteIfExpired(matchID, since)) {
          wipedNow += 1;
          metrics.matchWiped();
        }
        await wait(wipingPause, undefined, { signal: this.#stopping.signal }).catch(() => {});
      }
      wiped += wipedNow;
      // Those that another server was faster with are gone as well; but never go round for nothing.
      if (matchIDs.length < batch || wipedNow === 0) return wiped;
    }
  }
}
