import { type Kysely, sql } from 'kysely';
import type { Table } from '../../../protocol/tables.ts';
import type { OpenTable } from '../../domain/matchmaking.ts';
import { tableFrom } from '../../domain/table.ts';
import type { TableFeed } from '../../realtime/table-feed.ts';
import { metadataColumns, metadataFrom } from '../rows.ts';
import type { Tables } from '../schema.ts';

/** Which of the open tables are asked for. */
interface OpenQuery {
  readonly limit: number;
  /** Left out: of all games. */
  readonly game?: string;
  /** Those behind this one; left out: from the first. */
  readonly after?: OpenTable | undefined;
}

/** What waits at tables: for people to come, or for the time at which something is due. */
export class WaitingTables {
  readonly #database: Kysely<Tables>;
  readonly #feed: Pick<TableFeed, 'change'>;

  constructor(database: Kysely<Tables>, feed: Pick<TableFeed, 'change'>) {
    this.#database = database;
    this.#feed = feed;
  }

  /** Matches at which something is due by then though nobody may have a page open, the longest due first. */
  async due(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('matches')
      .select('id')
      .where('due_at', 'is not', null)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Listed tables that wait for people, the oldest first. */
  async open({ limit, game, after }: OpenQuery): Promise<readonly OpenTable[]> {
    let query = this.#database
      .selectFrom('matches')
      .select(['id', ...metadataColumns])
      .where('unlisted', '=', 0)
      .where('status', '=', 'open')
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit);
    if (game !== undefined) query = query.where('game', '=', game);
    if (after) {
      const { matchID, metadata } = after;
      query = query.where(sql<boolean>`(created_at, id) > (${metadata.createdAt}, ${matchID})`);
    }
    const rows = await query.execute();
    return rows.map((row) => ({ matchID: row.id, metadata: metadataFrom(row) }));
  }

  /** A table as lists show it, or would if its people were there; undefined: it is not for lists. */
  async listed(
    matchID: string,
  ): Promise<{ readonly table: Table; readonly isDormant: boolean } | undefined> {
    const row = await this.#database
      .selectFrom('matches')
      .select([...metadataColumns, 'status'])
      .where('id', '=', matchID)
      .where('unlisted', '=', 0)
      .executeTakeFirst();
    if (!row) return undefined;
    return { table: tableFrom(matchID, metadataFrom(row)), isDormant: row.status === 'dormant' };
  }

  /** Takes open tables out of the lists, or puts them back; tells of those that were otherwise before. */
  async setDormant(
    matchIDs: readonly string[],
    { isDormant }: { readonly isDormant: boolean },
  ): Promise<void> {
    if (matchIDs.length === 0) return;
    const changed = await this.#database
      .updateTable('matches')
      .set({ status: isDormant ? 'dormant' : 'open' })
      .where('id', 'in', matchIDs)
      .where('status', '=', isDormant ? 'open' : 'dormant')
      .returning('id')
      .execute();
    for (const { id } of changed) this.#feed.change(id);
  }
}
