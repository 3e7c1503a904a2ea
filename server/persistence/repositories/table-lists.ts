import { type Kysely, sql } from 'kysely';
import {
  type Table,
  type TablePage,
  type TableStatus,
  tableStatuses,
} from '../../../protocol/tables.ts';
import { tableFrom } from '../../domain/table.ts';
import type { TableData } from '../../domain/table-settings.ts';
import { tableColumns, tableDataFrom } from '../rows.ts';
import type { Tables } from '../schema.ts';

/** End of a page of tables, after which the next one continues. */
export interface PageMark {
  readonly createdAt: number;
  readonly matchID: string;
}

export interface TableQuery {
  readonly game?: string | undefined;
  readonly status?: TableStatus | undefined;
  readonly after?: PageMark | undefined;
  readonly limit: number;
}

const markText = ({ createdAt, matchID }: PageMark) => `${createdAt}-${matchID}`;

/** Returns the mark in a page's `next`, or undefined if it is invalid. */
export function pageMarkFrom(text: string): PageMark | undefined {
  const found = /^(?<createdAt>\d{1,15})-(?<matchID>[\w-]{1,64})$/.exec(text)?.groups;
  if (!found?.createdAt || !found.matchID) return undefined;
  return { createdAt: Number(found.createdAt), matchID: found.matchID };
}

/** Criteria for listed tables. Times are in milliseconds since 1970. */
interface ListedQuery {
  readonly statuses: readonly TableStatus[];
  readonly game?: string | undefined;
  /** Table after which to continue. Left out to start at the newest. */
  readonly after?: PageMark | undefined;
  readonly createdBefore?: number | undefined;
  /** Maximum for each status. */
  readonly limit: number;
}

/** Builds a query of listed tables of one status, newest first, which reads the index only up to the limit. */
function listedOf(
  database: Kysely<Tables>,
  status: TableStatus,
  { game, after, createdBefore, limit }: ListedQuery,
) {
  let query = database
    .selectFrom('matches')
    .select(['id', ...tableColumns])
    .where('unlisted', '=', 0)
    .where('status', '=', status)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (game !== undefined) query = query.where('game', '=', game);
  if (createdBefore !== undefined) query = query.where('created_at', '<', createdBefore);
  if (after) {
    query = query.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.matchID})`);
  }
  // SQLite accepts an ordered and limited query in a union only inside another query.
  return database.selectFrom(query.as(`${status}_tables`)).selectAll();
}

/**
 * Returns listed tables, newest first, up to the limit for each status. One statement reads them all, so a table that
 * changes its status meanwhile is found once.
 */
function readListed(database: Kysely<Tables>, query: ListedQuery) {
  const [first, ...others] = query.statuses.map((status) => listedOf(database, status, query));
  if (!first) return Promise.resolve([]);
  const all = others.reduce((union, each) => union.unionAll(each), first);
  return database
    .selectFrom(all.as('listed'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Criteria of boardgame.io's own API for listed matches. Times are in milliseconds since 1970. */
export interface NewestQuery {
  readonly gameName?: string | undefined;
  readonly isGameover?: boolean | undefined;
  readonly updatedBefore?: number | undefined;
  readonly updatedAfter?: number | undefined;
}

/** Maximum of boardgame.io's list, which has no pages, and of the tables read for it from each status. */
const maxList = 200;

function statusesOf(isGameover: boolean | undefined): readonly TableStatus[] {
  if (isGameover === undefined) return tableStatuses;
  return isGameover ? ['finished'] : ['open', 'playing'];
}

/** Stored tables without their states. */
export class TableLists {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  async table(matchID: string): Promise<Table | undefined> {
    return (await this.tables([matchID]))[0];
  }

  /** Returns tables by their IDs, listed or not. Unknown ones are left out. */
  async tables(matchIDs: readonly string[]): Promise<readonly Table[]> {
    if (matchIDs.length === 0) return [];
    const rows = await this.#database
      .selectFrom('matches')
      .select(['id', ...tableColumns])
      .where('id', 'in', matchIDs)
      .execute();
    return rows.map((row) => tableFrom(row.id, tableDataFrom(row)));
  }

  /** Returns listed tables, newest first. */
  async page({ game, status, after, limit }: TableQuery): Promise<TablePage> {
    const statuses = status === undefined ? tableStatuses : [status];
    const query = { statuses, game, after, limit: limit + 1 };
    const rows = await readListed(this.#database, query);
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      tables: rows.slice(0, limit).map((row) => tableFrom(row.id, tableDataFrom(row))),
      next: last ? markText({ createdAt: last.created_at, matchID: last.id }) : null,
    };
  }

  /**
   * Returns listed matches, newest first. The time of a match's last change has no index, which every move would have
   * to update. So only the newest of each status are checked, among those created before `updatedBefore`.
   */
  async newest({
    gameName: game,
    isGameover,
    updatedBefore,
    updatedAfter,
  }: NewestQuery): Promise<readonly { readonly matchID: string; readonly table: TableData }[]> {
    const rows = await readListed(this.#database, {
      statuses: statusesOf(isGameover),
      game,
      limit: maxList,
      createdBefore: updatedBefore || undefined,
    });
    return rows
      .filter(({ updated_at: updatedAt }) => !updatedBefore || updatedAt < updatedBefore)
      .filter(({ updated_at: updatedAt }) => !updatedAfter || updatedAt > updatedAfter)
      .slice(0, maxList)
      .map((row) => ({ matchID: row.id, table: tableDataFrom(row) }));
  }
}
