import { setImmediate as afterOthers } from 'node:timers/promises';
import { freeAbsentSeat, seatsFreedByAbsence } from '../domain/absent-seats.ts';
import { isBotsTurn } from '../domain/deadlines.ts';
import type { OpenTable } from '../domain/matchmaking.ts';
import { neededAt } from '../domain/matchmaking.ts';
import { hostOf, seatDataOf } from '../domain/seat-data.ts';
import type { TableData } from '../domain/table-settings.ts';
import type { TableTimeouts } from '../domain/timeouts.ts';
import { logFailure } from '../lib/log-failure.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { Presence } from '../realtime/presence.ts';
import type { DeadlineScheduler } from './deadline-scheduler.ts';

/** Maximum number of due tables per round. */
const maxDue = 200;
/** Number of open tables that are checked at once; then other tasks have their turn. */
const maxAtOnce = 50;

export interface UnattendedTablesParts {
  readonly storage: Pick<SqlStorage, 'waiting' | 'seats' | 'changeSeats'>;
  readonly presence: Presence;
  readonly times: TableTimeouts;
  readonly scheduler: DeadlineScheduler;
  /** Lets bots play at a table without open pages, until it is a person's turn. */
  readonly wake: (matchID: string, table: TableData) => void;
  /** Checks again the tables that were woken. */
  readonly review: () => Promise<void>;
}

/**
 * Looks at tables every few seconds: carries out deadlines of turn-based tables without open pages, frees seats of
 * absent players at tables that have not begun, and removes tables from the lists whose players have been away for long.
 */
export class UnattendedTables {
  readonly #parts: UnattendedTablesParts;
  #timer: NodeJS.Timeout | undefined;
  #going: Promise<void> = Promise.resolve();
  #isStopped = false;
  /** When each absent player was first found absent, by the seat's key. In milliseconds since 1970. */
  #absentSince = new Map<string, number>();

  constructor(parts: UnattendedTablesParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#going = this.#checkTables().finally(() => {
        if (!this.#isStopped) this.start();
      });
    }, this.#parts.times.betweenLooks).unref();
  }

  /** Stops. Resolves when no round is in progress. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#going;
  }

  async #checkTables(): Promise<void> {
    for (const task of [() => this.#doDue(), () => this.#reviewOpen(), this.#parts.review]) {
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
      if (isBotsTurn(found.table)) wake(matchID, found.table);
      else await scheduler.carryOut(matchID);
      await afterOthers();
    }
  }

  async #reviewOpen(): Promise<void> {
    const { waiting } = this.#parts.storage;
    const absentSince = new Map<string, number>();
    let last: OpenTable | undefined;
    do {
      const open = await waiting.open({ limit: maxAtOnce, after: last });
      const gone = open.filter((table) => this.#isDeserted(table)).map(({ matchID }) => matchID);
      await waiting.setDormant(gone, { isDormant: true });
      for (const table of open) await this.#freeSeats(table, absentSince);
      last = open.length < maxAtOnce ? undefined : open.at(-1);
      await afterOthers();
    } while (last && !this.#isStopped);
    this.#absentSince = absentSince;
  }

  /** Frees the seats of players who have been absent for too long. Adds those who are absent to `absentSince`. */
  async #freeSeats({ matchID, table }: OpenTable, absentSince: Map<string, number>) {
    const { storage, presence, times } = this.#parts;
    const now = Date.now();
    for (const seat of seatsFreedByAbsence(table)) {
      const { id, key = '' } = seat;
      if (presence.isConnected(matchID, String(id))) continue;
      const since = this.#absentSince.get(key) ?? now;
      const isOurs = seatDataOf(seat).follows === true;
      const longest = isOurs ? times.beforeSeatFreed : times.beforeStockSeatFreed;
      if (now - since < longest) {
        absentSince.set(key, since);
        continue;
      }
      await storage.changeSeats(matchID, (newest) => {
        const isBack = presence.isConnected(matchID, String(id));
        return isBack ? { answer: false } : freeAbsentSeat(newest, seat, now);
      });
    }
  }

  /**
   * Returns whether the players without whom joining is pointless have been away for long: the host, or in mid-match
   * all players.
   */
  #isDeserted({ matchID, table }: OpenTable): boolean {
    const { presence, times } = this.#parts;
    const { settings, begunAt, createdAt, updatedAt } = table;
    if (settings.timeControl.kind === 'days') return false;
    const host = hostOf(table.players);
    // Other clients don't connect before the match begins.
    const isOfOthers = host ? seatDataOf(host).follows !== true : settings.begins === 'full';
    if (begunAt === null && isOfOthers) return Date.now() - updatedAt > times.beforeStockDormant;
    const absences = neededAt(table).map(({ id }) => presence.awaySince(matchID, String(id)));
    if (absences.includes(null)) return false;
    const since = Math.max(createdAt, ...absences.filter((each) => each !== null));
    return Date.now() - since > times.beforeDormant;
  }
}
