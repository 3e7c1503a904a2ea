import { isDeepStrictEqual } from 'node:util';
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ChatLine, Table, TablePage } from '../protocol.ts';
import type { TableFeed } from '../tables/feed.ts';
import { tableFrom } from '../tables/table.ts';
import { appendChatLine, type ChatHistory, readChat } from './chat.ts';
import { claimLeases, type LeaseClaim, releaseLeases } from './leases.ts';
import { migrate } from './migrations.ts';
import { isOver, type SavedMove, type SaveMove } from './moves.ts';
import { type NewestQuery, readNewest, readPage, type TableQuery } from './pages.ts';
import { logRows, metadataColumns, metadataFrom, newMatchRow } from './rows.ts';
import type { Tables } from './schema.ts';
import { deleteMatch, readSeats, type SeatChange, writeSeats } from './seats.ts';
import { stateFrom, stateText } from './state-text.ts';
import { unknownMatch } from './unknown-match.ts';
import {
  findUntouched,
  markVisited,
  type UntouchedQuery,
  type UntouchedSince,
  wipeIfUntouched,
} from './untouched.ts';

/** Of a log: what the column of their numbers can hold. */
const mostEntries = 2 ** 31 - 1;

/** A match as moves need it. */
export interface StoredMatch {
  readonly metadata: Server.MatchData;
  readonly seatsVersion: number;
  readonly state: State;
}

/** A match as somebody needs it who comes to look. */
export interface WholeMatch extends StoredMatch {
  readonly initialState: State;
  /** Up to `state`, no entry further. */
  readonly log: LogEntry[];
  readonly chat: ChatHistory;
}

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
}

/**
 * Matches in an SQL database. What moves change and what seats change are columns apart, so that
 * neither writes over the other. Tells the feed of every change after it has been committed.
 */
export class SqlStorage extends Async {
  readonly #database: Kysely<Tables>;
  readonly #parts: StorageParts;
  #connected: Promise<void> | undefined;

  constructor(database: Kysely<Tables>, parts: StorageParts) {
    super();
    this.#database = database;
    this.#parts = parts;
  }

  /** Brings the database up to date, once; boardgame.io asks for it again. */
  override connect(): Promise<void> {
    const { migrate: migrateAlone } = this.#parts;
    this.#connected ??= migrateAlone ? migrateAlone() : migrate(this.#database);
    return this.#connected;
  }

  async close(): Promise<void> {
    await this.#database.destroy();
  }

  /** Resolves if the database answers. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#database);
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
    const initial = { match_id: matchID, state: stateText(match.initialState) };
    await transaction.insertInto('initial_states').values(initial).execute();
    const entries = logRows(matchID, match.initialState.deltalog ?? []);
    if (entries.length > 0) await transaction.insertInto('log').values(entries).execute();
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
    if (!(await writeSeats(this.#database, matchID, { metadata }))) throw unknownMatch(matchID);
    this.#parts.feed.change(matchID);
  }

  /**
   * Changes seats as one: if somebody else has changed them between reading and writing, on this server
   * or another, `change` is asked again. It may throw to refuse; then nothing is changed.
   */
  async changeSeats<Answer>(
    matchID: string,
    change: (metadata: Server.MatchData) => SeatChange<Answer>,
  ): Promise<Answer> {
    for (;;) {
      const found = await readSeats(this.#database, matchID);
      if (!found) throw unknownMatch(matchID);
      const { seatsVersion } = found;
      const { metadata, newMatch, answer } = change(found.metadata);
      if (metadata === undefined) return answer;
      if (metadata === null) {
        if (await this.#wipe(matchID, seatsVersion)) return answer;
        continue;
      }
      const written = { metadata, seatsVersion, newMatch };
      if (!(await this.#writeSeats(matchID, written))) continue;
      this.#parts.feed.change(matchID);
      if (newMatch) this.#parts.feed.change(newMatch.matchID);
      return answer;
    }
  }

  /** false: somebody else has changed the seats since that version. */
  async #writeSeats(
    matchID: string,
    change: Omit<StoredMatch, 'state'> & {
      readonly newMatch: SeatChange<unknown>['newMatch'] | undefined;
    },
  ): Promise<boolean> {
    const { newMatch, seatsVersion } = change;
    try {
      return await this.#inTransaction(async (transaction) => {
        if (!(await writeSeats(transaction, matchID, change))) return false;
        if (newMatch) await this.#insertMatch(transaction, newMatch.matchID, newMatch.match);
        return true;
      });
    } catch (error) {
      // If only the answer was lost, a seat must not be taken by somebody who was told that it wasn't.
      const found = await readSeats(this.#database, matchID).catch(() => undefined);
      const isThere =
        found?.seatsVersion === seatsVersion + 1 &&
        found.metadata.nextMatchID === change.metadata.nextMatchID &&
        isDeepStrictEqual(found.metadata.players, change.metadata.players);
      if (isThere) return true;
      // Nobody knows: who looks at it is to look again.
      if (!found) this.#parts.feed.change(matchID);
      throw error;
    }
  }

  /** A match with its newest state; undefined: there is none. */
  async match(matchID: string): Promise<StoredMatch | undefined> {
    const row = await this.#database
      .selectFrom('matches')
      .select([...metadataColumns, 'seats_version', 'state'])
      .where('id', '=', matchID)
      .executeTakeFirst();
    if (!row) return undefined;
    const { seats_version: seatsVersion, state } = row;
    return { metadata: metadataFrom(row), seatsVersion, state: stateFrom(state) };
  }

  async wholeMatch(matchID: string): Promise<WholeMatch | undefined> {
    const row = await this.#database
      .selectFrom('matches')
      .innerJoin('initial_states', 'initial_states.match_id', 'matches.id')
      .select([...metadataColumns, 'seats_version', 'log_length', 'matches.state'])
      .select('initial_states.state as initial_state')
      .where('id', '=', matchID)
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      metadata: metadataFrom(row),
      seatsVersion: row.seats_version,
      state: stateFrom(row.state),
      initialState: stateFrom(row.initial_state),
      // Between two questions another server may have added to it.
      log: await this.#log(matchID, row.log_length),
      chat: await this.chat(matchID),
    };
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
    if (log) found.log = await this.#log(matchID);
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

  async #log(matchID: string, length = mostEntries): Promise<LogEntry[]> {
    const rows = await this.#database
      .selectFrom('log')
      .select('entry')
      .where('match_id', '=', matchID)
      .where('number', '<', length)
      .orderBy('number')
      .execute();
    return rows.map(({ entry }) => JSON.parse(entry));
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
  untouched(query: UntouchedQuery): Promise<readonly string[]> {
    return findUntouched(this.#database, query);
  }

  /** Wipes a match unless somebody touched it meanwhile; false: it was left. */
  async wipeIfUntouched(matchID: string, since: UntouchedSince): Promise<boolean> {
    const wiped = await wipeIfUntouched(this.#database, matchID, since);
    if (wiped) this.#parts.feed.wipe(wiped);
    return wiped !== undefined;
  }

  /** Keeps matches that somebody looks at from being cleaned up, on whatever server. */
  markVisited(matchIDs: readonly string[]): Promise<void> {
    return markVisited(this.#database, matchIDs, Date.now());
  }

  /** Claims leases on matches, or renews those held; the matches of which the holder has the lease now. */
  claimLeases(claim: LeaseClaim): Promise<readonly string[]> {
    return claimLeases(this.#database, claim);
  }

  /** Gives up a holder's leases on matches. */
  releaseLeases(holder: string, matchIDs: readonly string[]): Promise<void> {
    return releaseLeases(this.#database, holder, matchIDs);
  }

  tables(query: TableQuery): Promise<TablePage> {
    return readPage(this.#database, query);
  }

  /** A match without its state; undefined: there is none. */
  seats(matchID: string): Promise<Omit<StoredMatch, 'state'> | undefined> {
    return readSeats(this.#database, matchID);
  }

  async table(matchID: string): Promise<Table | undefined> {
    const found = await this.seats(matchID);
    return found && tableFrom(matchID, found.metadata);
  }

  /** Adds a line to a match's chat; its number, counted from 0. */
  appendChat(matchID: string, line: ChatLine): Promise<number> {
    return this.#inTransaction((transaction) => appendChatLine(transaction, matchID, line));
  }

  chat(matchID: string): Promise<ChatHistory> {
    return readChat(this.#database, matchID);
  }

  #inTransaction<Result>(task: (transaction: Transaction<Tables>) => Promise<Result>) {
    return this.#database.transaction().execute(task);
  }
}
