import { afterDue, type Whereabouts } from '../domain/agreement.ts';
import { withoutPause } from '../domain/clocks.ts';
import { nextDeadline } from '../domain/deadlines.ts';
import type { TableData } from '../domain/table-settings.ts';
import type { TableTimeouts } from '../domain/timeouts.ts';
import { logFailure } from '../ops/failures.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { Presence } from '../realtime/presence.ts';

/** Milliseconds after which it is tried again what failed, or was not due after all. */
const retryPause = 500;
/** Of a timer, in milliseconds: more than it can hold it would be none. */
const maxTimer = 2 ** 31 - 1;

export interface DeadlineSchedulerParts {
  readonly storage: Pick<SqlStorage, 'changeSeats'>;
  readonly presence: Presence;
  readonly times: TableTimeouts;
  /** Is told of every match that all have agreed to end. */
  readonly ended: (matchID: string, metadata: TableData) => void;
}

/** What was done at a match; if nothing was due, when something is. */
interface Done {
  readonly changed: TableData | null;
  readonly next: number | null;
}

/** Who is where at a match. */
export function whereaboutsAt(presence: Presence, matchID: string): Whereabouts {
  return {
    isThere: (playerID) => presence.isConnected(matchID, playerID),
    awaySince: (playerID) => presence.awaySince(matchID, playerID),
  };
}

/**
 * Does what is due at tables by itself, at the moment in which it is: somebody's time is up, or a warning has run out.
 * Of several servers the one that looks after the table does it; were it two, the database would let one.
 */
export class DeadlineScheduler {
  readonly #parts: DeadlineSchedulerParts;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(parts: DeadlineSchedulerParts) {
    this.#parts = parts;
  }

  /** Looks after a match from now on, or looks at it again after something has changed. */
  watch(matchID: string, metadata: TableData): void {
    this.rest(matchID);
    if (afterDue(metadata, this.#around(matchID)) !== metadata) {
      void this.carryOut(matchID);
      return;
    }
    const due = nextDeadline(metadata);
    if (due !== null) this.#carryOutAfter(matchID, due - Date.now());
  }

  /** Looks after a match no longer. */
  rest(matchID: string): void {
    clearTimeout(this.#timers.get(matchID));
    this.#timers.delete(matchID);
  }

  /** Does what is due at a match now; pages are told as of any change. */
  async carryOut(matchID: string): Promise<void> {
    try {
      const { changed, next } = await this.#parts.storage.changeSeats<Done>(matchID, (metadata) => {
        const after = afterDue(metadata, this.#around(matchID));
        if (after === metadata) return { answer: { changed: null, next: nextDeadline(metadata) } };
        return { metadata: after, answer: { changed: after, next: null } };
      });
      if (changed && changed.endedAt !== null) this.#parts.ended(matchID, changed);
      // Another change comes with its own look; here nothing was due after all.
      if (next !== null) this.#carryOutAfter(matchID, Math.max(retryPause, next - Date.now()));
    } catch (error) {
      logFailure(error, 'What was due at a table was not done; it is tried again.', { matchID });
      this.#carryOutAfter(matchID, retryPause);
    }
  }

  /** Takes off the clocks what passed while nobody looked after a match: nobody was there, or no server was. */
  async resume(matchID: string, pause: number): Promise<void> {
    const now = Date.now();
    await this.#parts.storage.changeSeats(matchID, (metadata) => {
      const { clocks, terms } = metadata;
      if (!clocks || terms.pace.kind !== 'clock') return { answer: null };
      const resumed = withoutPause(clocks, { from: now - pause, to: now });
      return { metadata: { ...metadata, clocks: resumed }, answer: null };
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
