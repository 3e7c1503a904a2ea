import { afterDue } from '../domain/agreement.ts';
import { withoutPause } from '../domain/clocks.ts';
import { nextDeadline } from '../domain/deadlines.ts';
import type { TableData } from '../domain/table-settings.ts';
import type { TableTimeouts } from '../domain/timeouts.ts';
import { logFailure } from '../lib/log-failure.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import { type Presence, whereaboutsAt } from '../realtime/presence.ts';

/** Time before a retry after a failure, or when nothing was due after all. In milliseconds. */
const retryPause = 500;
/** Maximum delay of a timer. In milliseconds. A longer one would fire at once. */
const maxTimer = 2 ** 31 - 1;

export interface DeadlineSchedulerParts {
  readonly storage: Pick<SqlStorage, 'changeSeats'>;
  readonly presence: Presence;
  readonly times: TableTimeouts;
  /** Called for every match that all have agreed to end. */
  readonly ended: (matchID: string, table: TableData) => void;
}

/** The changed match, or null with the next deadline if nothing was due. */
interface Done {
  readonly changed: TableData | null;
  readonly next: number | null;
}

/**
 * Carries out deadlines of tables when they are due: a player's time is up, or a warning has run out. Of several
 * servers only the lease holder does so. If two did, the database would accept one change.
 */
export class DeadlineScheduler {
  readonly #parts: DeadlineSchedulerParts;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(parts: DeadlineSchedulerParts) {
    this.#parts = parts;
  }

  /** Starts or updates the timer of a match, after the match has changed. */
  watch(matchID: string, table: TableData): void {
    this.rest(matchID);
    if (afterDue(table, this.#around(matchID)) !== table) {
      void this.carryOut(matchID);
      return;
    }
    const due = nextDeadline(table);
    if (due !== null) this.#carryOutAfter(matchID, due - Date.now());
  }

  /** Stops the timer of a match. */
  rest(matchID: string): void {
    clearTimeout(this.#timers.get(matchID));
    this.#timers.delete(matchID);
  }

  /** Carries out everything that is due at a match now. Pages are sent the result like any change. */
  async carryOut(matchID: string): Promise<void> {
    try {
      const { changed, next } = await this.#parts.storage.changeSeats<Done>(matchID, (table) => {
        const after = afterDue(table, this.#around(matchID));
        if (after === table) return { answer: { changed: null, next: nextDeadline(table) } };
        return { table: after, answer: { changed: after, next: null } };
      });
      if (changed && changed.endedAt !== null) this.#parts.ended(matchID, changed);
      // A change elsewhere triggers its own check; here nothing was due after all.
      if (next !== null) this.#carryOutAfter(matchID, Math.max(retryPause, next - Date.now()));
    } catch (error) {
      logFailure(error, 'What was due at a table was not done; it is tried again.', { matchID });
      this.#carryOutAfter(matchID, retryPause);
    }
  }

  /**
   * Deducts from the clocks the time in which no server looked after a match, since no player or no server was present.
   */
  async resume(matchID: string, pause: number): Promise<void> {
    const now = Date.now();
    await this.#parts.storage.changeSeats(matchID, (table) => {
      const { clocks, settings } = table;
      if (!clocks || settings.timeControl.kind !== 'clock') return { answer: null };
      const resumed = withoutPause(clocks, { from: now - pause, to: now });
      return { table: { ...table, clocks: resumed }, answer: null };
    });
  }

  close(): void {
    for (const matchID of [...this.#timers.keys()]) this.rest(matchID);
  }

  #around(matchID: string) {
    const { presence, times } = this.#parts;
    return { ...whereaboutsAt(presence, matchID), times, now: Date.now() };
  }

  #carryOutAfter(matchID: string, milliseconds: number): void {
    this.rest(matchID);
    const timer = setTimeout(
      () => {
        this.#timers.delete(matchID);
        void this.carryOut(matchID);
      },
      Math.min(maxTimer, Math.max(0, milliseconds)),
    );
    this.#timers.set(matchID, timer.unref());
  }
}
