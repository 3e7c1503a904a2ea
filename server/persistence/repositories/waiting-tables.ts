import { type Kysely, sql } from 'kysely';
import type { Table } from '../../../protocol/tables.ts';
import type { TableChanges } from '../../cluster/table-changes.ts';
import type { OpenTable } from '../../domain/matchmaking.ts';
import { tableFrom } from '../../domain/table.ts';
import { tableColumns, tableDataFrom } from '../rows.ts';
import type { Tables } from '../schema.ts';

/** A query for open tables. */
interface OpenQuery {
  readonly limit: number;
  /** Defaults to all games. */
  readonly game?: string;
  /** The last table of the page before. Defaults to the beginning. */
  readonly after?: OpenTable | undefined;
}

/** Reads tables that wait for players or for a deadline. */
export class WaitingTables {
  readonly #database: Kysely<Tables>;
  readonly #tableChanges: Pick<TableChanges, 'changed'>;

  constructor(database: Kysely<Tables>, tableChanges: Pick<TableChanges, 'changed'>) {
    this.#database = database;
    this.#tableChanges = tableChanges;
  }

  /** Returns matches whose deadline has passed and counts without open pages, the longest due first. */
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

  /** Returns listed tables that wait for players, the oldest first. */
  async open({ limit, game, after }: OpenQuery): Promise<readonly OpenTable[]> {
    let query = this.#database
      .selectFrom('matches')
      .select(['id', ...tableColumns])
      .where('unlisted', '=', 0)
      .where('status', '=', 'open')
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit);
    if (game !== undefined) query = query.where('game', '=', game);
    if (after) {
      const { matchID, table } = after;
      query = query.where(sql<boolean>`(created_at, id) > (${table.createdAt}, ${matchID})`);
    }
    const rows = await query.execute();
    return rows.map((row) => ({ matchID: row.id, table: tableDataFrom(row) }));
  }

  /** Returns a table as lists show it, or would if its players were connected. Undefined if it is not for lists. */
  async listed(
    matchID: string,
  ): Promise<{ readonly table: Table; readonly isDormant: boolean } | undefined> {
    const row = await this.#database
      .selectFrom('matches')
      .select([...tableColumns, 'status'])
      .where('id', '=', matchID)
      .where('unlisted', '=', 0)
      .executeTakeFirst();
    if (!row) return undefined;
    return { table: tableFrom(matchID, tableDataFrom(row)), isDormant: row.status === 'dormant' };
  }

  /** Removes open tables from the lists, or returns them, and announces those that have changed. */
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
    for (const { id } of changed) this.#tableChanges.changed(id);
  }
}
