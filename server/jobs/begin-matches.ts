import { isDeepStrictEqual } from 'node:util';
import { begin, isFull, mayPlay, playersAt } from '../domain/begin-match.ts';
import { neededAt } from '../domain/matchmaking.ts';
import { withCountdown } from '../domain/quick-start.ts';
import type { SeatChange } from '../domain/seat-change.ts';
import { isPerson } from '../domain/seat-data.ts';
import type { TableData } from '../domain/table-settings.ts';
import type { TableTimeouts } from '../domain/timeouts.ts';
import type { ServedGame } from '../games.ts';
import { logFailure } from '../lib/log-failure.ts';
import type { PendingTasks } from '../lib/pending-tasks.ts';
import { RequestError } from '../lib/request-error.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { Presence } from '../realtime/presence.ts';

export interface BeginningsParts {
  readonly storage: Pick<SqlStorage, 'changeSeats' | 'seats' | 'waiting'>;
  readonly presence: Presence;
  readonly games: readonly ServedGame[];
  readonly times: Pick<TableTimeouts, 'beforePlayedWithout' | 'beforeQuickStart'>;
  /** Checks of tables that are in progress. */
  readonly pendingTasks: PendingTasks;
  /** Called for every match that has begun here. */
  readonly begun: (matchID: string, table: TableData) => void;
}

/** A change of a table at which a match may begin. The answer is the match that has begun, or null. */
type Beginning = SeatChange<TableData | null>;

const nothing: Beginning = { answer: null };

/** Begins matches that are due, and returns tables to the lists when their players are back. */
export class Beginnings {
  readonly #parts: BeginningsParts;
  /** Tables with connected players at the last check. */
  readonly #listed = new Set<string>();
  /** Timers of the next check of tables that wait for a player. */
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(parts: BeginningsParts) {
    this.#parts = parts;
  }

  /** Checks a table after a player has connected or disconnected, or its seats have changed. */
  update(matchID: string, table: TableData): void {
    this.#list(matchID, table);
    const { pendingTasks } = this.#parts;
    if (table.begunAt === null) pendingTasks.add(this.#beginIfDue(matchID, table));
    const { nextMatchID } = table;
    // Players may be waiting there for the answer of one who is here.
    if (nextMatchID !== undefined) pendingTasks.add(this.#checkNext(nextMatchID));
  }

  /** Forgets a table that no page on this server shows any more. */
  forget(matchID: string): void {
    this.#listed.delete(matchID);
  }

  #isThere(matchID: string, { players }: TableData): boolean {
    const { presence } = this.#parts;
    return Object.values(players)
      .filter(isPerson)
      .every(({ id }) => presence.isConnected(matchID, String(id)));
  }

  #list(matchID: string, table: TableData): void {
    const { presence, storage, pendingTasks } = this.#parts;
    const isThere = neededAt(table).some(({ id }) => presence.isConnected(matchID, String(id)));
    if (!isThere) {
      this.#listed.delete(matchID);
      return;
    }
    if (this.#listed.has(matchID)) return;
    this.#listed.add(matchID);
    const listing = storage.waiting.setDormant([matchID], { isDormant: false });
    pendingTasks.add(
      listing.catch((error) => {
        this.#listed.delete(matchID);
        logFailure(error, 'A table was not put back into the lists.', { matchID });
      }),
    );
  }

  /** Checks a table again after a time in milliseconds, in place of its check planned before. */
  #checkLater(matchID: string, later: number): void {
    clearTimeout(this.#timers.get(matchID));
    const check = () => {
      this.#timers.delete(matchID);
      this.#parts.pendingTasks.add(this.#checkNext(matchID));
    };
    this.#timers.set(matchID, setTimeout(check, later).unref());
  }

  async #checkNext(matchID: string): Promise<void> {
    try {
      const found = await this.#parts.storage.seats(matchID);
      if (found && found.table.begunAt === null) await this.#beginIfDue(matchID, found.table);
    } catch (error) {
      logFailure(error, 'The next table could not be looked at.', { matchID });
    }
  }

  async #beginIfDue(matchID: string, found: TableData): Promise<void> {
    const served = this.#parts.games.find(({ game }) => game.name === found.gameName);
    if (!served) return;
    try {
      const table = await this.#countedDown(served, matchID, found);
      if (!(await this.#isDue(served, matchID, table))) return;
      const begun = await this.#parts.storage.changeSeats(matchID, (newest): Beginning => {
        // A player may have joined, left or begun the match meanwhile: then another check follows.
        const isSame = isDeepStrictEqual(newest.players, table.players);
        if (newest.begunAt !== null || !isSame || !this.#isThere(matchID, newest)) return nothing;
        const beginning = begin(served, newest, Date.now());
        return { ...beginning, answer: beginning.table };
      });
      if (begun) this.#parts.begun(matchID, begun);
    } catch (error) {
      // The rules don't let the match begin like this; the host is informed when they try.
      if (error instanceof RequestError) return;
      logFailure(error, 'A match did not begin.', { matchID });
    }
  }

  /** Begins or stops the countdown of a quick match's table. Returns the table with it. */
  async #countedDown(served: ServedGame, matchID: string, found: TableData): Promise<TableData> {
    const counted = (table: TableData) =>
      withCountdown(served, table, {
        areAllThere: this.#isThere(matchID, table),
        now: Date.now(),
        delay: this.#parts.times.beforeQuickStart,
      });
    const table =
      counted(found) === found
        ? found
        : await this.#parts.storage.changeSeats(matchID, (newest) => {
            const changed = counted(newest);
            return changed === newest ? { answer: newest } : { table: changed, answer: changed };
          });
    const left = (table.settings.quickStart?.dueAt ?? 0) - Date.now();
    if (left > 0) this.#checkLater(matchID, left + 1);
    return table;
  }

  async #isDue(served: ServedGame, matchID: string, table: TableData): Promise<boolean> {
    const { begins, formerMatchID, quickStart } = table.settings;
    if (begins === 'full') return isFull(table);
    if (!this.#isThere(matchID, table)) return false;
    if (isFull(table)) return true;
    if (!mayPlay(served, playersAt(table).length)) return false;
    if (quickStart) return quickStart.dueAt !== null && quickStart.dueAt <= Date.now();
    if (formerMatchID === null) return false;
    return !(await this.#isSomebodyAsked(formerMatchID, matchID));
  }

  /**
   * Returns whether a player who is, or has just been, at the former table has not answered yet whether to play again.
   */
  async #isSomebodyAsked(formerMatchID: string, matchID: string): Promise<boolean> {
    const former = await this.#parts.storage.seats(formerMatchID);
    if (former?.table.nextMatchID !== matchID) return false;
    const { players, settings } = former.table;
    const asked = Object.values(players).filter(
      (seat) => isPerson(seat) && settings.answers[String(seat.id)] === undefined,
    );
    const absences = asked.map(({ id }) => {
      const since = this.#parts.presence.awaySince(formerMatchID, String(id));
      return since === null ? 0 : Date.now() - since;
    });
    const shortest = Math.min(...absences);
    const longest = this.#parts.times.beforePlayedWithout;
    const isWaitedFor = shortest < longest;
    // The departure of a former table's last player is announced to no page there.
    if (isWaitedFor) this.#checkLater(matchID, longest - shortest + 1);
    return isWaitedFor;
  }
}
