import { type Kysely, sql } from 'kysely';
import {
  type Table,
  type TablePage,
  type TableStatus,
  tableStatuses,
} from '../../../protocol/tables.ts';
import { tableFrom } from '../../domain/table.ts';
import type { TableData } from '../../domain/table-settings.ts';
import { metadataColumns, metadataFrom } from '../rows.ts';
import type { Tables } from '../schema.ts';

/** Where a page of tables ends: the next one goes on with what comes after it. */
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

/** The mark that a `next` of a page says, or undefined if it isn't one. */
export function pageMarkFrom(text: string): PageMark | undefined {
  const found = /^(?<createdAt>\d{1,15})-(?<matchID>[\w-]{1,64})$/.exec(text)?.groups;
  if (!found?.createdAt || !found.matchID) return undefined;
  return { createdAt: Number(found.createdAt), matchID: found.matchID };
}

/** Tables by their ids, listed or not; unknown ones are left out. */
export async function readTables(
  database: Kysely<Tables>,
  matchIDs: readonly string[],
): Promise<readonly Table[]> {
  if (matchIDs.length === 0) return [];
  const rows = await database
    .selectFrom('matches')
    .select(['id', ...metadataColumns])
    .where('id', 'in', matchIDs)
    .execute();
  return rows.map((row) => tableFrom(row.id, metadataFrom(row)));
}

/** Which listed tables are looked up. Times are milliseconds since 1970. */
interface ListedQuery {
  readonly statuses: readonly TableStatus[];
  readonly game?: string | undefined;
  /** Those behind this one; left out: from the newest. */
  readonly after?: PageMark | undefined;
  readonly createdBefore?: number | undefined;
  /** Of each status. */
  readonly limit: number;
}

/** Listed tables of one status, newest first: the index of lists is read as far as the limit, and no further. */
function listedOf(
  database: Kysely<Tables>,
  status: TableStatus,
  { game, after, createdBefore, limit }: ListedQuery,
) {
  let query = database
    .selectFrom('matches')
    .select(['id', ...metadataColumns])
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
  // SQLite takes an end with a limit in a union only in a query around it.
  return database.selectFrom(query.as(`${status}_tables`)).selectAll();
}

/**
 * Listed tables, newest first, so many of each status. Asked for in one statement: a table that changes its status
 * meanwhile is found once.
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

/** Listed tables, newest first. */
export async function readPage(
  database: Kysely<Tables>,
  { game, status, after, limit }: TableQuery,
): Promise<TablePage> {
  const statuses = status === undefined ? tableStatuses : [status];
  const rows = await readListed(database, { statuses, game, after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    tables: rows.slice(0, limit).map((row) => tableFrom(row.id, metadataFrom(row))),
    next: last ? markText({ createdAt: last.created_at, matchID: last.id }) : null,
  };
}

/** What boardgame.io's own API asks of listed matches. Times are milliseconds since 1970. */
export interface NewestQuery {
  readonly gameName?: string | undefined;
  readonly isGameover?: boolean | undefined;
  readonly updatedBefore?: number | undefined;
  readonly updatedAfter?: number | undefined;
}

/** The most that boardgame.io's list shows, and of each status the most that is looked at for it; it knows no pages. */
export const maxList = 200;

function statusesOf(isGameover: boolean | undefined): readonly TableStatus[] {
  if (isGameover === undefined) return tableStatuses;
  return isGameover ? ['finished'] : ['open', 'playing'];
}

/**
 * Listed matches, newest first. When they changed last is in no index, which every move would have to keep up to date:
 * it is asked of the newest of each status only, and of those that were made before they can have changed.
 */
export async function readNewest(
  database: Kysely<Tables>,
  { gameName: game, isGameover, updatedBefore, updatedAfter }: NewestQuery,
): Promise<readonly { readonly matchID: string; readonly metadata: TableData }[]> {
  const rows = await readListed(database, {
    statuses: statusesOf(isGameover),
    game,
    limit: maxList,
    createdBefore: updatedBefore || undefined,
  });
  return rows
    .filter(({ updated_at: updatedAt }) => !updatedBefore || updatedAt < updatedBefore)
    .filter(({ updated_at: updatedAt }) => !updatedAfter || updatedAt > updatedAfter)
    .slice(0, maxList)
    .map((row) => ({ matchID: row.id, metadata: metadataFrom(row) }));
}
