import type { Server } from 'boardgame.io';
import { type Kysely, sql } from 'kysely';
import type { TablePage, TableStatus } from '../protocol.ts';
import { tableFrom } from '../tables/table.ts';
import { metadataColumns, metadataFrom } from './rows.ts';
import type { Tables } from './schema.ts';

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

/** Listed tables, newest first, read from an index as far as they are asked for. */
export async function readPage(
  database: Kysely<Tables>,
  { game, status, after, limit }: TableQuery,
): Promise<TablePage> {
  let query = database
    .selectFrom('matches')
    .select(['id', ...metadataColumns])
    .where('unlisted', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (game !== undefined) query = query.where('game', '=', game);
  if (status !== undefined) query = query.where('status', '=', status);
  if (after) {
    query = query.where(sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.matchID})`);
  }
  const rows = await query.execute();
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
  readonly limit?: number | undefined;
}

/** Listed matches, newest first. */
export async function readNewest(
  database: Kysely<Tables>,
  { gameName, isGameover, updatedBefore, updatedAfter, limit }: NewestQuery,
): Promise<readonly { readonly matchID: string; readonly metadata: Server.MatchData }[]> {
  let query = database
    .selectFrom('matches')
    .select(['id', ...metadataColumns])
    .where('unlisted', '=', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (gameName !== undefined) query = query.where('game', '=', gameName);
  if (isGameover === true) query = query.where('status', '=', 'finished');
  if (isGameover === false) query = query.where('status', 'in', ['open', 'playing']);
  if (updatedBefore) query = query.where('updated_at', '<', updatedBefore);
  if (updatedAfter) query = query.where('updated_at', '>', updatedAfter);
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()).map((row) => ({ matchID: row.id, metadata: metadataFrom(row) }));
}
