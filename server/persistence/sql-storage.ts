import { isDeepStrictEqual } from 'node:util';
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import type { Kysely, Transaction } from 'kysely';
import type { TableChanges } from '../cluster/table-changes.ts';
import type { SeatChange } from '../domain/seat-change.ts';
import { type TableData, tableDataOf } from '../domain/table-settings.ts';
import { checkUpToDate, migrate } from './migrations.ts';
import { isOver, type MoveSaver, type SavedMove } from './moves.ts';
import { ChatLines } from './repositories/chat.ts';
import { DailyChallenges } from './repositories/daily.ts';
import { beginTry, endTry, type NewDailyTry } from './repositories/daily-tries.ts';
import { ExpiredMatches } from './repositories/expired.ts';
import { type History, readHistory } from './repositories/history.ts';
import { StoredLeases } from './repositories/leases.ts';
import {
  readLog,
  readMatch,
  readWholeMatch,
  type StoredMatch,
  type StoredSeats,
  type WholeMatch,
} from './repositories/matches.ts';
import { NotedTime } from './repositories/noted-time.ts';
import { Operators } from './repositories/operators.ts';
import { Overview } from './repositories/overview.ts';
import { forgetPeople } from './repositories/people.ts';
import {
  deleteMatch,
  goneKeys,
  insertBeginning,
  readSeats,
  type WrittenSeats,
  writeSeats,
} from './repositories/seats.ts';
import { Subscriptions } from './repositories/subscriptions.ts';
import { TableLists } from './repositories/table-lists.ts';
import { Transfers } from './repositories/transfers.ts';
import { WaitingTables } from './repositories/waiting-tables.ts';
import { newMatchRow, newTableRow } from './rows.ts';
import type { Tables } from './schema.ts';
import { stateFrom } from './state-text.ts';
import { unknownMatch } from './unknown-match.ts';

/** Numbers that tell whether anything of a match has changed. */
export interface Revision {
  readonly matchID: string;
  readonly stateID: number;
  readonly seatsVersion: number;
  readonly chatLength: number;
}

interface StorageParts {
  readonly tableChanges: TableChanges;
  readonly moveSaver: MoveSaver;
  /** Migrates the database. Defaults to the connection that everything else uses. */
  readonly migrate?: () => Promise<void>;
  /** Throws if the disk is full. Undefined if only the database knows. */
  readonly checkRoom?: () => void;
  /** Makes stored data safe before closing. Undefined if the database does so itself. */
  readonly beforeClose?: () => Promise<void>;
}

/**
 * Stores matches in an SQL database. Moves and changes of seats write different columns, so that neither overwrites the
 * other. Announces every change after it has been committed.
 */
export class SqlStorage extends Async {
  /** Devices for notifications. */
  readonly subscriptions: Subscriptions;
  /** Seats in transfer to other devices. */
  readonly transfers: Transfers;
  /** Tables that wait for players or for a deadline. */
  readonly waiting: WaitingTables;
  /** Decisions of the moderators, and reports to them. */
  readonly operators: Operators;
  /** All tables, for the admin command. */
  readonly overview: Overview;
  readonly chat: ChatLines;
  readonly leases: StoredLeases;
  readonly expired: ExpiredMatches;
  /** Deals and tries of the daily challenge. */
  readonly daily: DailyChallenges;
  readonly lists: TableLists;
  readonly notedTime: NotedTime;
  readonly #database: Kysely<Tables>;
  readonly #parts: StorageParts;
  #connected: Promise<void> | undefined;

  constructor(database: Kysely<Tables>, parts: StorageParts) {
    super();
    this.#database = database;
    this.subscriptions = new Subscriptions(database);
    this.transfers = new Transfers(database);
    this.operators = new Operators(database);
    this.overview = new Overview(database);
    this.waiting = new WaitingTables(database, parts.tableChanges);
    this.chat = new ChatLines(database);
    this.leases = new StoredLeases(database);
    this.expired = new ExpiredMatches(database, parts.tableChanges);
    this.lists = new TableLists(database);
    this.daily = new DailyChallenges(database);
    this.notedTime = new NotedTime(database);
    this.#parts = parts;
  }

  /** Migrates the database once, although boardgame.io asks for it again. */
  override connect(): Promise<void> {
    const { migrate: migrateAlone } = this.#parts;
    this.#connected ??= migrateAlone ? migrateAlone() : migrate(this.#database);
    return this.#connected;
  }

  /** Throws a ConfigError unless the database has the schema of this version. Migrates nothing. */
  checkUpToDate(): Promise<void> {
    return checkUpToDate(this.#database);
  }

  async close(): Promise<void> {
    await this.#parts.beforeClose?.();
    await this.#database.destroy();
  }

  /** Resolves if the database can store something. */
  async ping(): Promise<void> {
    this.#parts.checkRoom?.();
    await this.#database.updateTable('deployment').set({ tried_at: Date.now() }).execute();
  }

  /** Returns the ID that all servers on this database share, and no others. */
  async deploymentID(): Promise<string> {
    const query = this.#database.selectFrom('deployment').select('id');
    return (await query.executeTakeFirstOrThrow()).id;
  }

  override async createMatch(matchID: string, match: StorageAPI.CreateMatchOpts): Promise<void> {
    await this.#inTransaction((transaction) => this.#insertMatch(transaction, matchID, match));
    this.#parts.tableChanges.changed(matchID);
  }

  async #insertMatch(
    transaction: Transaction<Tables>,
    matchID: string,
    match: StorageAPI.CreateMatchOpts,
  ): Promise<void> {
    await transaction.insertInto('matches').values(newMatchRow(matchID, match)).execute();
    await insertBeginning(transaction, matchID, match.initialState);
  }

  /** Creates a table. Its match is created when it begins. */
  async createTable(matchID: string, table: TableData): Promise<void> {
    await this.#database.insertInto('matches').values(newTableRow(matchID, table)).execute();
    this.#parts.tableChanges.changed(matchID);
  }

  /**
   * Creates the match of a daily challenge: its table, changed so that the player sits there. A counted one is created
   * together with its try. Returns false if the browser has a try already; then nothing is stored.
   */
  async createDailyMatch(
    matchID: string,
    table: TableData,
    seated: Pick<WrittenSeats, 'table' | 'beginning'>,
    attempt: NewDailyTry | null,
  ): Promise<boolean> {
    const { beginning } = seated;
    const former = { table, seatsVersion: 0 };
    const isCreated = await this.#inTransaction(async (transaction) => {
      if (attempt && !(await beginTry(transaction, matchID, attempt))) return false;
      await transaction.insertInto('matches').values(newTableRow(matchID, table)).execute();
      await writeSeats(transaction, matchID, { ...seated, former });
      if (beginning) await insertBeginning(transaction, matchID, beginning);
      return true;
    }).catch(async (error) => {
      // Perhaps only the answer was lost: the player must get the seat, since the try has begun.
      if (await readSeats(this.#database, matchID).catch(() => undefined)) return true;
      throw error;
    });
    if (isCreated) this.#parts.tableChanges.changed(matchID);
    return isCreated;
  }

  /**
   * Stores a move's state and log together, with the result of the daily try that it finishes. Returns false if its
   * state or seats are no longer the newest.
   */
  async saveMove(move: SavedMove): Promise<boolean> {
    const { matchID, finishedTry } = move;
    const { moveSaver } = this.#parts;
    const isSaved = finishedTry
      ? await this.#inTransaction(async (transaction) => {
          if (!(await moveSaver.saveIn(transaction, move))) return false;
          await endTry(transaction, matchID, 'finished', finishedTry);
          return true;
        })
      : await moveSaver.save(move);
    if (isSaved && isOver(move.state)) this.#parts.tableChanges.changed(move.matchID);
    return isSaved;
  }

  /** Stores a state in boardgame.io's own way. A state that isn't newer than the stored one is ignored. */
  override async setState(matchID: string, state: State, log: LogEntry[] = []): Promise<void> {
    const row = await this.#database
      .selectFrom('matches')
      .select(['state_id', 'seats_version'])
      .where('id', '=', matchID)
      .executeTakeFirst();
    if (!row) return;
    const expected = {
      expectedStateID: row.state_id,
      expectedSeatsVersion: row.seats_version,
    };
    await this.saveMove({ matchID, ...expected, state, log });
  }

  /** Stores seats in boardgame.io's own way, without a check of what was read before. `changeSeats` is the safe way. */
  override async setMetadata(matchID: string, metadata: Server.MatchData): Promise<void> {
    const found = await readSeats(this.#database, matchID);
    if (!found) throw unknownMatch(matchID);
    // Our own data stays: boardgame.io's metadata doesn't include it.
    const whole = { ...tableDataOf(metadata), ...found.table, ...metadata };
    if (!(await writeSeats(this.#database, matchID, { table: whole }))) {
      throw unknownMatch(matchID);
    }
    this.#parts.tableChanges.changed(matchID);
  }

  /**
   * Changes seats atomically. If another change comes between reading and writing, on this server or another, `change`
   * is called again. It may throw to refuse; then nothing is changed.
   */
  async changeSeats<Answer>(
    matchID: string,
    change: (table: TableData) => SeatChange<Answer>,
  ): Promise<Answer> {
    for (;;) {
      const found = await readSeats(this.#database, matchID);
      if (!found) throw unknownMatch(matchID);
      const { table, newTable, beginning, answer } = change(found.table);
      if (table === undefined) return answer;
      if (table === null) {
        if (await this.#wipe(matchID, found.seatsVersion)) return answer;
        continue;
      }
      const written = { table, former: found, newTable, beginning };
      if (!(await this.#writeSeats(matchID, written))) continue;
      this.#parts.tableChanges.changed(matchID);
      if (table.unlisted && !found.table.unlisted) this.#parts.tableChanges.hidden(matchID);
      if (newTable) this.#parts.tableChanges.changed(newTable.matchID);
      return answer;
    }
  }

  /** Writes changed seats. Returns false if they have changed since they were read. */
  async #writeSeats(
    matchID: string,
    change: WrittenSeats & {
      readonly former: StoredSeats;
      readonly newTable: SeatChange<unknown>['newTable'] | undefined;
    },
  ): Promise<boolean> {
    const { table, former, newTable, beginning } = change;
    try {
      return await this.#inTransaction(async (transaction) => {
        if (!(await writeSeats(transaction, matchID, change))) return false;
        if (beginning) await insertBeginning(transaction, matchID, beginning);
        const gone = goneKeys(former.table, table);
        if (gone.length > 0) await forgetPeople(transaction, matchID, gone);
        const hasEnded = table.endedAt !== null && former.table.endedAt === null;
        if (hasEnded) await endTry(transaction, matchID, 'ended');
        if (newTable) {
          const row = newTableRow(newTable.matchID, newTable.table);
          await transaction.insertInto('matches').values(row).execute();
        }
        return true;
      });
    } catch (error) {
      // Perhaps only the answer was lost: a client must not be told of a failure when its seat is taken.
      const found = await readSeats(this.#database, matchID).catch(() => undefined);
      const isThere =
        found?.seatsVersion === former.seatsVersion + 1 &&
        found.table.nextMatchID === table.nextMatchID &&
        found.table.begunAt === table.begunAt &&
        isDeepStrictEqual(found.table.players, table.players);
      if (isThere) return true;
      // The outcome is unknown: subscribers are to read the table again.
      if (!found) this.#parts.tableChanges.changed(matchID);
      throw error;
    }
  }

  /** Returns a match with its newest state, or undefined if there is none or it has not begun. */
  match(matchID: string): Promise<StoredMatch | undefined> {
    return readMatch(this.#database, matchID);
  }

  /** Returns all data of a match that pages show, or undefined if there is none. */
  wholeMatch(matchID: string): Promise<WholeMatch | undefined> {
    return readWholeMatch(this.#database, matchID);
  }

  /** Returns the course of a match, or undefined if there is none or it has not begun. */
  history(matchID: string): Promise<History | undefined> {
    return readHistory(this.#database, matchID);
  }

  /** Returns the newest revisions of these matches, without unknown ones. */
  async revisions(matchIDs: readonly string[]): Promise<readonly Revision[]> {
    if (matchIDs.length === 0) return [];
    return this.#database
      .selectFrom('matches')
      .select(['id as matchID', 'state_id as stateID', 'seats_version as seatsVersion'])
      .select('chat_length as chatLength')
      .where('id', 'in', matchIDs)
      .execute();
  }

  override async fetch<Options extends StorageAPI.FetchOpts>(
    matchID: string,
    { state, metadata, log, initialState }: Options,
  ): Promise<StorageAPI.FetchResult<Options>> {
    const found: Partial<StorageAPI.FetchFields> = {};
    const match = state || metadata ? await this.match(matchID) : undefined;
    if (match && metadata) found.metadata = match.table;
    if (match && state) found.state = match.state;
    if (log) found.log = await readLog(this.#database, matchID);
    if (initialState) {
      const row = await this.#database
        .selectFrom('initial_states')
        .select('state')
        .where('match_id', '=', matchID)
        .executeTakeFirst();
      if (row) found.initialState = stateFrom(row.state);
    }
    // The framework's type can't be built step by step, and has no value for an unknown match.
    return found as StorageAPI.FetchResult<Options>;
  }

  override async wipe(matchID: string): Promise<void> {
    await this.#wipe(matchID);
  }

  async #wipe(matchID: string, seatsVersion?: number): Promise<boolean> {
    const deleted = await this.#inTransaction((transaction) =>
      deleteMatch(transaction, matchID, seatsVersion),
    );
    if (deleted) this.#parts.tableChanges.deleted({ matchID, unlisted: deleted.unlisted });
    return deleted !== undefined;
  }

  /** Returns only listed matches: boardgame.io's API, the caller, drops all others anyway. */
  override async listMatches({ gameName, where }: StorageAPI.ListMatchesOpts = {}) {
    const found = await this.lists.newest({ gameName, ...where });
    return found.map(({ matchID }) => matchID);
  }

  /** Returns a match without its state, or undefined if there is none. */
  seats(matchID: string): Promise<StoredSeats | undefined> {
    return readSeats(this.#database, matchID);
  }

  #inTransaction<Result>(task: (transaction: Transaction<Tables>) => Promise<Result>) {
    return this.#database.transaction().execute(task);
  }
}
