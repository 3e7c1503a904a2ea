import { isDeepStrictEqual } from 'node:util';
import { begin, isFull, mayPlay } from '../domain/beginning.ts';
import { neededAt } from '../domain/matchmaking.ts';
import type { SeatChange } from '../domain/seat-change.ts';
import { isPerson } from '../domain/seat-data.ts';
import type { TableData } from '../domain/table-settings.ts';
import type { TableTimeouts } from '../domain/timeouts.ts';
import type { ServedGame } from '../games.ts';
import type { PendingTasks } from '../lib/pending-tasks.ts';
import { RequestError } from '../lib/request-error.ts';
import { logFailure } from '../ops/failures.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { Presence } from '../realtime/presence.ts';

export interface BeginningsParts {
  readonly storage: Pick<SqlStorage, 'changeSeats' | 'seats' | 'waiting'>;
  readonly presence: Presence;
  readonly games: readonly ServedGame[];
  readonly times: Pick<TableTimeouts, 'beforePlayedWithout'>;
  /** Tables that are being looked at. */
  readonly pendingTasks: PendingTasks;
  /** Is told of every match that has begun here. */
  readonly begun: (matchID: string, metadata: TableData) => void;
}

/** What is to become of a table at which a match may begin; the answer is the match that has. */
type Beginning = SeatChange<TableData | null>;

const nothing: Beginning = { answer: null };

/** Makes matches begin whose time has come, and puts tables back into the lists whose people are back. */
export class Beginnings {
  readonly #parts: BeginningsParts;
  /** Tables whose people were there when they were looked at last. */
  readonly #awake = new Set<string>();
  /** When tables are to be looked at again at which somebody is waited for. */
  readonly #looks = new Map<string, NodeJS.Timeout>();

  constructor(parts: BeginningsParts) {
    this.#parts = parts;
  }

  /** Looks at a table after somebody came or went, or its seats changed. */
  look(matchID: string, metadata: TableData): void {
    this.#wake(matchID, metadata);
    const { pendingTasks } = this.#parts;
    if (metadata.begunAt === null) pendingTasks.add(this.#beginIfDue(matchID, metadata));
    const { nextMatchID } = metadata;
    // There those may be waiting who have asked somebody here.
    if (nextMatchID !== undefined) pendingTasks.add(this.#lookAtNext(nextMatchID));
  }

  /** Nobody has the table open here any more. */
  forget(matchID: string): void {
    this.#awake.delete(matchID);
  }

  #isThere(matchID: string, { players }: TableData): boolean {
    const { presence } = this.#parts;
    return Object.values(players)
      .filter(isPerson)
      .every(({ id }) => presence.isConnected(matchID, String(id)));
  }

  #wake(matchID: string, metadata: TableData): void {
    const { presence, storage, pendingTasks } = this.#parts;
    const isThere = neededAt(metadata).some(({ id }) => presence.isConnected(matchID, String(id)));
    if (!isThere) {
      this.#awake.delete(matchID);
      return;
    }
    if (this.#awake.has(matchID)) return;
    this.#awake.add(matchID);
    const waking = storage.waiting.setDormant([matchID], { isDormant: false });
    pendingTasks.add(
      waking.catch((error) => {
        this.#awake.delete(matchID);
        logFailure(error, 'A table was not put back into the lists.', { matchID });
      }),
    );
  }

  /** Looks at a table once more in so many milliseconds, instead of when it was to be looked at before. */
  #lookAgain(matchID: string, later: number): void {
    clearTimeout(this.#looks.get(matchID));
    const look = () => {
      this.#looks.delete(matchID);
      this.#parts.pendingTasks.add(this.#lookAtNext(matchID));
    };
    this.#looks.set(matchID, setTimeout(look, later).unref());
  }

  async #lookAtNext(matchID: string): Promise<void> {
    try {
      const found = await this.#parts.storage.seats(matchID);
      if (found && found.metadata.begunAt === null) await this.#beginIfDue(matchID, found.metadata);
    } catch (error) {
      logFailure(error, 'The next table could not be looked at.', { matchID });
    }
  }

  async #beginIfDue(matchID: string, metadata: TableData): Promise<void> {
    const served = this.#parts.games.find(({ game }) => game.name === metadata.gameName);
    try {
      if (!served || !(await this.#isDue(served, matchID, metadata))) return;
      const begun = await this.#parts.storage.changeSeats(matchID, (newest): Beginning => {
        // Somebody may have come, gone or begun it meanwhile: then there is another look.
        const isSame = isDeepStrictEqual(newest.players, metadata.players);
        if (newest.begunAt !== null || !isSame || !this.#isThere(matchID, newest)) return nothing;
        const beginning = begin(served, newest, Date.now());
        return { ...beginning, answer: beginning.metadata };
      });
      if (begun) this.#parts.begun(matchID, begun);
    } catch (error) {
      // By the rules of this table it can't begin so; whoever runs it is told when they try.
      if (error instanceof RequestError) return;
      logFailure(error, 'A match did not begin.', { matchID });
    }
  }

  async #isDue(served: ServedGame, matchID: string, metadata: TableData): Promise<boolean> {
    const { begins, formerMatchID } = metadata.terms;
    if (begins === 'full') return isFull(metadata);
    if (!this.#isThere(matchID, metadata)) return false;
    if (isFull(metadata)) return true;
    const count = Object.values(metadata.players).filter(({ name }) => name).length;
    if (formerMatchID === null || !mayPlay(served, count)) return false;
    return !(await this.#isSomebodyAsked(formerMatchID, matchID));
  }

  /** Whether somebody at the former table is there, and has not said yet whether they play again. */
  async #isSomebodyAsked(formerMatchID: string, matchID: string): Promise<boolean> {
    const former = await this.#parts.storage.seats(formerMatchID);
    if (former?.metadata.nextMatchID !== matchID) return false;
    const { players, terms } = former.metadata;
    const asked = Object.values(players).filter(
      (seat) => isPerson(seat) && terms.answers[String(seat.id)] === undefined,
    );
    const absences = asked.map(({ id }) => {
      const since = this.#parts.presence.awaySince(formerMatchID, String(id));
      return since === null ? 0 : Date.now() - since;
    });
    const shortest = Math.min(...absences);
    const longest = this.#parts.times.beforePlayedWithout;
    const isWaitedFor = shortest < longest;
    // Who leaves the former table last is told to nobody there.
    if (isWaitedFor) this.#lookAgain(matchID, longest - shortest + 1);
    return isWaitedFor;
  }
}
