import { setImmediate as afterOthers } from 'node:timers/promises';
import { isBotsTurn } from '../domain/deadlines.ts';
import type { OpenTable } from '../domain/matchmaking.ts';
import { neededAt } from '../domain/matchmaking.ts';
import { hostOf, seatDataOf } from '../domain/seat-data.ts';
import type { TableData } from '../domain/table-settings.ts';
import type { TableTimeouts } from '../domain/timeouts.ts';
import { logFailure } from '../ops/failures.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { Presence } from '../realtime/presence.ts';
import type { DeadlineScheduler } from './deadline-scheduler.ts';

/** Of tables at which something is due, in one round. */
const maxDue = 200;
/** Of open tables that are looked at at once: then everybody else has their turn. */
const maxAtOnce = 50;

export interface PeriodicSweepParts {
  readonly storage: Pick<SqlStorage, 'waiting' | 'seats'>;
  readonly presence: Presence;
  readonly times: TableTimeouts;
  readonly scheduler: DeadlineScheduler;
  /** Lets bots play at a table that nobody has open, until people's turn. */
  readonly wake: (matchID: string, metadata: TableData) => void;
  /** Looks again at the tables that were woken. */
  readonly review: () => Promise<void>;
}

/**
 * Goes round every few seconds: does what is due at tables over days though nobody has a page open, and takes tables out
 * of the lists whose people have gone.
 */
export class PeriodicSweep {
  readonly #parts: PeriodicSweepParts;
  #timer: NodeJS.Timeout | undefined;
  #going: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(parts: PeriodicSweepParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#going = this.#goRound().finally(() => {
        if (!this.#isStopped) this.start();
      });
    }, this.#parts.times.betweenLooks).unref();
  }

  /** Resolves when no round is under way any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#going;
  }

  async #goRound(): Promise<void> {
    for (const task of [() => this.#doDue(), () => this.#putAway(), this.#parts.review]) {
      if (this.#isStopped) return;
      await task().catch((error) => {
        logFailure(error, 'Tables could not be looked after; it is tried again.', {});
      });
    }
  }

  async #doDue(): Promise<void> {
    const { storage, scheduler, wake } = this.#parts;
    for (const matchID of await storage.waiting.due(Date.now(), maxDue)) {
      if (this.#isStopped) return;
      const found = await storage.seats(matchID);
      if (!found) continue;
      if (isBotsTurn(found.metadata)) wake(matchID, found.metadata);
      else await scheduler.carryOut(matchID);
      await afterOthers();
    }
  }

  async #putAway(): Promise<void> {
    const { waiting } = this.#parts.storage;
    let last: OpenTable | undefined;
    do {
      const open = await waiting.open({ limit: maxAtOnce, after: last });
      const gone = open.filter((table) => this.#isDeserted(table)).map(({ matchID }) => matchID);
      await waiting.setDormant(gone, { isDormant: true });
      last = open.length < maxAtOnce ? undefined : open.at(-1);
      await afterOthers();
    } while (last && !this.#isStopped);
  }

  /** Whether those have been gone for long without whom nobody need come: the host, and in mid-match everybody. */
  #isDeserted({ matchID, metadata }: OpenTable): boolean {
    const { presence, times } = this.#parts;
    const { terms, begunAt, createdAt, updatedAt } = metadata;
    if (terms.pace.kind === 'days') return false;
    const host = hostOf(metadata.players);
    // Other clients don't connect before the match begins.
    const isOfOthers = host ? seatDataOf(host).follows !== true : terms.begins === 'full';
    if (begunAt === null && isOfOthers) return Date.now() - updatedAt > times.beforeStockDormant;
    const absences = neededAt(metadata).map(({ id }) => presence.awaySince(matchID, String(id)));
    if (absences.includes(null)) return false;
    const since = Math.max(createdAt, ...absences.filter((each) => each !== null));
    return Date.now() - since > times.beforeDormant;
  }
}
