import { isDeepStrictEqual } from 'node:util';
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import type { Kysely, Transaction } from 'kysely';
import type { Table, TablePage } from '../../protocol/tables.ts';
import type { SeatChange } from '../domain/seat-change.ts';
import { tableFrom } from '../domain/table.ts';
import { begunTerms, type TableData } from '../domain/table-settings.ts';
import type { TableFeed } from '../realtime/table-feed.ts';
import { checkUpToDate, migrate } from './migrations.ts';
import { isOver, type SavedMove, type SaveMove } from './moves.ts';
import {
  appendChatLine,
  type ChatHistory,
  eraseLines,
  readChat,
  type SaidLine,
} from './repositories/chat.ts';
import {
  deleteIfExpired,
  type ExpiredBefore,
  type ExpiredQuery,
  findExpired,
  markVisited,
} from './repositories/expired.ts';
import { type History, readHistory } from './repositories/history.ts';
import {
  claimLeases,
  type HeldLease,
  type LeaseClaim,
  releaseLeases,
} from './repositories/leases.ts';
import {
  readLog,
  readMatch,
  readWholeMatch,
  type StoredMatch,
  type StoredSeats,
  type WholeMatch,
} from './repositories/matches.ts';
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
import {
  type NewestQuery,
  readNewest,
  readPage,
  readTables,
  type TableQuery,
} from './repositories/table-lists.ts';
import { Transfers } from './repositories/transfers.ts';
import { WaitingTables } from './repositories/waiting-tables.ts';
import { newMatchRow, newTableRow } from './rows.ts';
import type { Tables } from './schema.ts';
import { noteSeenTime, readSeenTime, type SeenTime } from './seen-time.ts';
import { stateFrom } from './state-text.ts';
import { unknownMatch } from './unknown-match.ts';

/** Tells whether anything of a match has changed. */
export interface Revision {
  readonly matchID: string;
  readonly stateID: number;
  readonly seatsVersion: number;
  readonly chatLength: number;
}

interface StorageParts {
  readonly feed: TableFeed;
  readonly saveMove: SaveMove;
  /** Brings the database up to date; left out: over the connection that everything else uses. */
  readonly migrate?: () => Promise<void>;
  /** Throws if there is no room for more; left out: only the database knows. */
  readonly checkRoom?: () => void;
  /** Sees to it that what was stored is kept; left out: the database does. */
  readonly beforeClose?: () => Promise<void>;
}

/**
 * Matches in an SQL database. What moves change and what seats change are columns apart, so that
 * neither writes over the other. Tells the feed of every change after it has been committed.
 */
export class SqlStorage extends Async {
  /** On which devices people are called. */
  readonly subscriptions: Subscriptions;
  /** Seats on their way to other devices. */
  readonly transfers: Transfers;
  /** What waits at tables: for people, or for its time. */
  readonly waiting: WaitingTables;
  /** What those who run the servers decide, and are told. */
  readonly operators: Operators;
  /** What there is, for those who look after it. */
  readonly overview: Overview;
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
    this.waiting = new WaitingTables(database, parts.feed);
    this.#parts = parts;
  }

  /** Brings the database up to date, once; boardgame.io asks for it again. */
  override connect(): Promise<void> {
    const { migrate: migrateAlone } = this.#parts;
    this.#connected ??= migrateAlone ? migrateAlone() : migrate(this.#database);
    return this.#connected;
  }

  /** A ConfigError unless the database is of this version; brings nothing up to date. */
  checkUpToDate(): Promise<void> {
    return checkUpToDate(this.#database);
  }

  async close(): Promise<void> {
    await this.#parts.beforeClose?.();
    await this.#database.destroy();
  }

  /** Resolves if the database stores what it is told. */
  async ping(): Promise<void> {
    this.#parts.checkRoom?.();
    await this.#database.updateTable('deployment').set({ tried_at: Date.now() }).execute();
  }

  /** What all servers on this database share, and no other. */
  async deploymentID(): Promise<string> {
    const query = this.#database.selectFrom('deployment').select('id');
    return (await query.executeTakeFirstOrThrow()).id;
  }

  override async createMatch(matchID: string, match: StorageAPI.CreateMatchOpts): Promise<void> {
    await this.#inTransaction((transaction) => this.#insertMatch(transaction, matchID, match));
    this.#parts.feed.change(matchID);
  }

  async #insertMatch(
    transaction: Transaction<Tables>,
    matchID: string,
    match: StorageAPI.CreateMatchOpts,
  ): Promise<void> {
    await transaction.insertInto('matches').values(newMatchRow(matchID, match)).execute();
    await insertBeginning(transaction, matchID, match.initialState);
  }

  /** Lays a table: its match is made when it begins. */
  async createTable(matchID: string, metadata: TableData): Promise<void> {
    await this.#database.insertInto('matches').values(newTableRow(matchID, metadata)).execute();
    this.#parts.feed.change(matchID);
  }

  /** Stores a move's state and log together; false: its state or seats are no longer the newest. */
  async saveMove(move: SavedMove): Promise<boolean> {
    const isSaved = await this.#parts.saveMove(move);
    if (isSaved && isOver(move.state)) this.#parts.feed.change(move.matchID);
    return isSaved;
  }

  /** boardgame.io's own way to store a state; one that isn't newer than the stored one is left. */
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

  /** boardgame.io's own way to store seats, which are read before; `changeSeats` is the safe one. */
  override async setMetadata(matchID: string, metadata: Server.MatchData): Promise<void> {
    const found = await readSeats(this.#database, matchID);
    if (!found) throw unknownMatch(matchID);
    // What is ours stays: boardgame.io's metadata doesn't know of it.
    const whole = { ...begunTerms(metadata), ...found.metadata, ...metadata };
    if (!(await writeSeats(this.#database, matchID, { metadata: whole }))) {
      throw unknownMatch(matchID);
    }
    this.#parts.feed.change(matchID);
  }

  /**
   * Changes seats as one: if somebody else has changed them between reading and writing, on this server
   * or another, `change` is asked again. It may throw to refuse; then nothing is changed.
   */
  async changeSeats<Answer>(
    matchID: string,
    change: (metadata: TableData) => SeatChange<Answer>,
  ): Promise<Answer> {
    for (;;) {
      const found = await readSeats(this.#database, matchID);
      if (!found) throw unknownMatch(matchID);
      const { metadata, newTable, beginning, answer } = change(found.metadata);
      if (metadata === undefined) return answer;
      if (metadata === null) {
        if (await this.#wipe(matchID, found.seatsVersion)) return answer;
        continue;
      }
      const written = { metadata, former: found, newTable, beginning };
      if (!(await this.#writeSeats(matchID, written))) continue;
      this.#parts.feed.change(matchID);
      if (metadata.unlisted && !found.metadata.unlisted) this.#parts.feed.hide(matchID);
      if (newTable) this.#parts.feed.change(newTable.matchID);
      return answer;
    }
  }

  /** false: somebody else has changed the seats since that version. */
  async #writeSeats(
    matchID: string,
    change: WrittenSeats & {
      readonly former: StoredSeats;
      readonly newTable: SeatChange<unknown>['newTable'] | undefined;
    },
  ): Promise<boolean> {
    const { metadata, former, newTable, beginning } = change;
    try {
      return await this.#inTransaction(async (transaction) => {
        if (!(await writeSeats(transaction, matchID, change))) return false;
        if (beginning) await insertBeginning(transaction, matchID, beginning);
        const gone = goneKeys(former.metadata, metadata);
        if (gone.length > 0) await forgetPeople(transaction, matchID, gone);
        if (newTable) {
          const row = newTableRow(newTable.matchID, newTable.metadata);
          await transaction.insertInto('matches').values(row).execute();
        }
        return true;
      });
    } catch (error) {
      // If only the answer was lost, a seat must not be taken by somebody who was told that it wasn't.
      const found = await readSeats(this.#database, matchID).catch(() => undefined);
      const isThere =
        found?.seatsVersion === former.seatsVersion + 1 &&
        found.metadata.nextMatchID === metadata.nextMatchID &&
        found.metadata.begunAt === metadata.begunAt &&
        isDeepStrictEqual(found.metadata.players, metadata.players);
      if (isThere) return true;
      // Nobody knows: who looks at it is to look again.
      if (!found) this.#parts.feed.change(matchID);
      throw error;
    }
  }

  /** A match with its newest state; undefined: there is none, or it has not begun. */
  match(matchID: string): Promise<StoredMatch | undefined> {
    return readMatch(this.#database, matchID);
  }

  /** All that there is of a match; undefined: there is none. */
  wholeMatch(matchID: string): Promise<WholeMatch | undefined> {
    return readWholeMatch(this.#database, matchID);
  }

  /** How a match has gone; undefined: there is none, or it has not begun. */
  history(matchID: string): Promise<History | undefined> {
    return readHistory(this.#database, matchID);
  }

  /** What of these matches is the newest; unknown ones are left out. */
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
    if (match && metadata) found.metadata = match.metadata;
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
    // The framework's type can't be built step by step; it also has no word for an unknown match.
    return found as StorageAPI.FetchResult<Options>;
  }

  override async wipe(matchID: string): Promise<void> {
    await this.#wipe(matchID);
  }

  async #wipe(matchID: string, seatsVersion?: number): Promise<boolean> {
    const deleted = await this.#inTransaction((transaction) =>
      deleteMatch(transaction, matchID, seatsVersion),
    );
    if (deleted) this.#parts.feed.wipe({ matchID, unlisted: deleted.unlisted });
    return deleted !== undefined;
  }

  /** Only listed matches: boardgame.io's API, which asks, drops all others anyway. */
  override async listMatches({ gameName, where }: StorageAPI.ListMatchesOpts = {}) {
    const found = await this.newestMatches({ gameName, ...where });
    return found.map(({ matchID }) => matchID);
  }

  /** Listed matches, newest first. */
  newestMatches(query: NewestQuery) {
    return readNewest(this.#database, query);
  }

  /** Matches to be cleaned up, oldest first. */
  findExpired(query: ExpiredQuery): Promise<readonly string[]> {
    return findExpired(this.#database, query);
  }

  /** Wipes a match unless somebody touched it meanwhile; false: it was left. */
  async deleteIfExpired(matchID: string, since: ExpiredBefore): Promise<boolean> {
    const wiped = await deleteIfExpired(this.#database, matchID, since);
    if (wiped) this.#parts.feed.wipe(wiped);
    return wiped !== undefined;
  }

  /** What is known of the clocks of the servers on this database. */
  seenTime(): Promise<SeenTime> {
    return readSeenTime(this.#database);
  }

  noteSeenTime(time: SeenTime): Promise<void> {
    return noteSeenTime(this.#database, time);
  }

  /** Keeps matches that somebody looks at from being cleaned up, on whatever server. */
  markVisited(matchIDs: readonly string[]): Promise<void> {
    return markVisited(this.#database, matchIDs, Date.now());
  }

  /** Claims leases on matches, or renews those held; the matches of which the holder has the lease now. */
  claimLeases(claim: LeaseClaim): Promise<readonly HeldLease[]> {
    return claimLeases(this.#database, claim);
  }

  /** Gives up a holder's leases on matches. */
  releaseLeases(holder: string, matchIDs: readonly string[]): Promise<void> {
    return releaseLeases(this.#database, holder, matchIDs);
  }

  tables(query: TableQuery): Promise<TablePage> {
    return readPage(this.#database, query);
  }

  /** Tables by their ids, listed or not; unknown ones are left out. */
  tablesOf(matchIDs: readonly string[]): Promise<readonly Table[]> {
    return readTables(this.#database, matchIDs);
  }

  /** A match without its state; undefined: there is none. */
  seats(matchID: string): Promise<StoredSeats | undefined> {
    return readSeats(this.#database, matchID);
  }

  async table(matchID: string): Promise<Table | undefined> {
    const found = await this.seats(matchID);
    return found && tableFrom(matchID, found.metadata);
  }

  /** Adds a line to a match's chat; its number, counted from 0. */
  appendChat(matchID: string, line: SaidLine): Promise<number> {
    return this.#inTransaction((transaction) => appendChatLine(transaction, matchID, line));
  }

  async chat(matchID: string): Promise<ChatHistory> {
    const found = await this.seats(matchID);
    if (!found) return { lines: [], length: 0 };
    return readChat(this.#database, matchID, found.metadata.players);
  }

  /** Takes away what somebody has said at a table. */
  eraseLines(matchID: string, seatKey: string): Promise<void> {
    return eraseLines(this.#database, matchID, seatKey);
  }

  #inTransaction<Result>(task: (transaction: Transaction<Tables>) => Promise<Result>) {
    return this.#database.transaction().execute(task);
  }
}
