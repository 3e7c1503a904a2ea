import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ChatLine, Table, TablePage, TableStatus } from '../protocol.ts';
import { RequestError } from '../request-error.ts';
import type { TableFeed } from '../tables/feed.ts';
import { seatStatusOf, tableFrom } from '../tables/table.ts';
import { appendChatLine, appendLog } from './append.ts';
import { migrate } from './migrations.ts';
import { readPage, type TableQuery } from './pages.ts';
import { metadataColumns, metadataFrom, newMatchRow, seatColumns, stateText } from './rows.ts';
import type { Tables } from './schema.ts';

/** A move's outcome, to be stored as one. */
export interface SavedMove {
  /** The state that the move was made on: if another move was faster, nothing is stored. */
  readonly expectedStateID: number;
  readonly state: State;
  readonly log: readonly LogEntry[];
}

/**
 * Matches in an SQL database. What moves change and what seats change are columns apart, so that
 * neither writes over the other. Tells the feed of every change after it has been committed.
 */
export class SqlStorage extends Async {
  readonly #database: Kysely<Tables>;
  readonly #feed: TableFeed;

  constructor(database: Kysely<Tables>, feed: TableFeed) {
    super();
    this.#database = database;
    this.#feed = feed;
  }

  override async connect(): Promise<void> {
    await migrate(this.#database);
  }

  async close(): Promise<void> {
    await this.#database.destroy();
  }

  override async createMatch(matchID: string, match: StorageAPI.CreateMatchOpts): Promise<void> {
    const row = newMatchRow(matchID, match);
    await this.#inTransaction(async (transaction) => {
      await transaction.insertInto('matches').values(row).execute();
      const initial = { match_id: matchID, state: stateText(match.initialState) };
      await transaction.insertInto('initial_states').values(initial).execute();
      await appendLog(transaction, matchID, match.initialState.deltalog ?? []);
    });
    this.#feed.emit('changed', matchID);
  }

  /** Stores a move's state and log together; false: its state is no longer the newest. */
  async saveMove(matchID: string, { expectedStateID, state, log }: SavedMove): Promise<boolean> {
    const { gameover } = state.ctx;
    const finished = gameover !== undefined && gameover !== null;
    const saved = await this.#inTransaction(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('matches')
        .set({
          state: stateText(state),
          state_id: state._stateID,
          updated_at: Date.now(),
          ...(finished && {
            gameover: JSON.stringify(gameover),
            status: 'finished' satisfies TableStatus,
          }),
        })
        .where('id', '=', matchID)
        .where('state_id', '=', expectedStateID)
        .where('state_id', '<', state._stateID)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await appendLog(transaction, matchID, log);
      return true;
    });
    if (saved && finished) this.#feed.emit('changed', matchID);
    return saved;
  }

  /** boardgame.io's own way to store a state; one that isn't newer than the stored one is left. */
  override async setState(matchID: string, state: State, log: LogEntry[] = []): Promise<void> {
    const stored = await this.#database
      .selectFrom('matches')
      .select('state_id')
      .where('id', '=', matchID)
      .executeTakeFirst();
    if (!stored) return;
    await this.saveMove(matchID, { expectedStateID: stored.state_id, state, log });
  }

  override async setMetadata(matchID: string, metadata: Server.MatchData): Promise<void> {
    const columns = seatColumns(metadata);
    const { numUpdatedRows } = await this.#database
      .updateTable('matches')
      .set({
        ...columns,
        // Whether the match is over is the moves' to say, however old this metadata is.
        status: sql<TableStatus>`case when gameover is null then ${seatStatusOf(metadata)} else 'finished' end`,
        updated_at: Date.now(),
      })
      .where('id', '=', matchID)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new RequestError(404, `There is no match ${matchID}.`);
    this.#feed.emit('changed', matchID);
  }

  override async fetch<Options extends StorageAPI.FetchOpts>(
    matchID: string,
    { state, metadata, log, initialState }: Options,
  ): Promise<StorageAPI.FetchResult<Options>> {
    const found: Partial<StorageAPI.FetchFields> = {};
    if (state || metadata) {
      const row = await this.#database
        .selectFrom('matches')
        .select(metadataColumns)
        .$if(state === true, (query) => query.select('state'))
        .where('id', '=', matchID)
        .executeTakeFirst();
      if (row && metadata) found.metadata = metadataFrom(row);
      if (row?.state !== undefined) found.state = JSON.parse(row.state);
    }
    if (log) found.log = await this.#log(matchID);
    if (initialState) {
      const row = await this.#database
        .selectFrom('initial_states')
        .select('state')
        .where('match_id', '=', matchID)
        .executeTakeFirst();
      if (row) found.initialState = JSON.parse(row.state);
    }
    // The framework's type can't be built step by step; it also has no word for an unknown match.
    return found as StorageAPI.FetchResult<Options>;
  }

  async #log(matchID: string): Promise<LogEntry[]> {
    const rows = await this.#database
      .selectFrom('log')
      .select('entry')
      .where('match_id', '=', matchID)
      .orderBy('number')
      .execute();
    return rows.map(({ entry }) => JSON.parse(entry));
  }

  override async wipe(matchID: string): Promise<void> {
    const unlisted = await this.#inTransaction(async (transaction) => {
      for (const table of ['log', 'chat', 'initial_states'] as const) {
        await transaction.deleteFrom(table).where('match_id', '=', matchID).execute();
      }
      return transaction
        .deleteFrom('matches')
        .where('id', '=', matchID)
        .returning('unlisted')
        .executeTakeFirst();
    });
    if (unlisted) this.#feed.emit('wiped', { matchID, unlisted: unlisted.unlisted === 1 });
  }

  /** Only listed matches: boardgame.io's API, which asks, drops all others anyway. */
  override async listMatches({ gameName, where }: StorageAPI.ListMatchesOpts = {}) {
    let query = this.#database
      .selectFrom('matches')
      .select('id')
      .where('unlisted', '=', 0)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
    if (gameName !== undefined) query = query.where('game', '=', gameName);
    if (where?.isGameover === true) query = query.where('status', '=', 'finished');
    if (where?.isGameover === false) query = query.where('status', 'in', ['open', 'playing']);
    if (where?.updatedBefore) query = query.where('updated_at', '<', where.updatedBefore);
    if (where?.updatedAfter) query = query.where('updated_at', '>', where.updatedAfter);
    return (await query.execute()).map(({ id }) => id);
  }

  tables(query: TableQuery): Promise<TablePage> {
    return readPage(this.#database, query);
  }

  async table(matchID: string): Promise<Table | undefined> {
    const { metadata } = await this.fetch(matchID, { metadata: true });
    // An unknown match has none, though the framework's type says so.
    return metadata ? tableFrom(matchID, metadata) : undefined;
  }

  async appendChat(matchID: string, line: ChatLine): Promise<void> {
    await this.#inTransaction((transaction) => appendChatLine(transaction, matchID, line));
  }

  /** All that was said at a table, oldest first. */
  async chat(matchID: string): Promise<readonly ChatLine[]> {
    const rows = await this.#database
      .selectFrom('chat')
      .selectAll()
      .where('match_id', '=', matchID)
      .orderBy('number')
      .execute();
    return rows.map(({ id, player_id, name, text, sent_at }) => ({
      id,
      playerID: player_id,
      name,
      text,
      sentAt: sent_at,
    }));
  }

  #inTransaction<Result>(task: (transaction: Transaction<Tables>) => Promise<Result>) {
    return this.#database.transaction().execute(task);
  }
}
