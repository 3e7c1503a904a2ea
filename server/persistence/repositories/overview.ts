import { type Kysely, sql } from 'kysely';
import type { Table } from '../../../protocol/tables.ts';
import { tableFrom } from '../../domain/table.ts';
import { isPostgres } from '../dialect.ts';
import { tableColumns, tableDataFrom } from '../rows.ts';
import type { StoredStatus, Tables } from '../schema.ts';

/** A query for tables, the newest first. */
export interface OverviewQuery {
  readonly game?: string | undefined;
  readonly status?: StoredStatus | undefined;
  readonly limit: number;
}

/** Row counts of a match: by its own counters, and as found. */
export interface RowCounts {
  readonly log: { readonly counted: number; readonly found: number };
  readonly chat: { readonly counted: number; readonly found: number };
}

const belongings = ['initial_states', 'log', 'chat', 'leases', 'subscriptions'] as const;

/** Reads all tables, listed or not, for the admin command. Its queries may take a while. */
export class Overview {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  async tables({ game, status, limit }: OverviewQuery): Promise<readonly Table[]> {
    let query = this.#database
      .selectFrom('matches')
      .select(['id', ...tableColumns])
      .orderBy('created_at', 'desc')
      .limit(limit);
    if (game !== undefined) query = query.where('game', '=', game);
    // An open table whose host is away is in no list of the lobby, but still open.
    const kept = status === 'open' ? (['open', 'dormant'] as const) : status && [status];
    if (kept) query = query.where('status', 'in', kept);
    return (await query.execute()).map((row) => tableFrom(row.id, tableDataFrom(row)));
  }

  /** Returns the IDs of the next matches, in order of their IDs. */
  async idsAfter(matchID: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('matches')
      .select('id')
      .where('id', '>', matchID)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Returns the row counts of a match, or undefined if there is none. */
  async countsOf(matchID: string): Promise<RowCounts | undefined> {
    const { rows } = await sql<{
      readonly log_length: number;
      readonly log_found: number;
      readonly chat_length: number;
      readonly chat_found: number;
    }>`select log_length, chat_length,
      (select count(*) from log where match_id = matches.id) as log_found,
      (select count(*) from chat where match_id = matches.id) as chat_found
      from matches where id = ${matchID}`.execute(this.#database);
    const [row] = rows;
    return (
      row && {
        log: { counted: row.log_length, found: row.log_found },
        chat: { counted: row.chat_length, found: row.chat_found },
      }
    );
  }

  /** Returns the tables of the database with rows that belong to no match. */
  async strays(): Promise<readonly string[]> {
    const found: string[] = [];
    for (const table of belongings) {
      const { rows } = await sql`select 1 from ${sql.table(table)}
        where match_id not in (select id from matches) limit 1`.execute(this.#database);
      if (rows.length > 0) found.push(table);
    }
    return found;
  }

  /** Returns the first damage to the pages of an SQLite file, or null if there is none. PostgreSQL has its own tools. */
  async damage(): Promise<string | null> {
    if (isPostgres(this.#database)) return null;
    // Only the first: in search of more, SQLite reads on through the damaged pages and fails.
    const { rows } = await sql<{
      readonly integrity_check: string;
    }>`pragma integrity_check(1)`.execute(this.#database);
    const found = rows[0]?.integrity_check ?? 'ok';
    return found === 'ok' ? null : found.replace(/^\*.*\n/, '');
  }
}
