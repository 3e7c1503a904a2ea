import { type OnlineAnswer, type TableStatus, tableStatuses } from '../../../protocol/tables.ts';
import type { TableChanges } from '../../cluster/table-changes.ts';
import { apiError } from '../../lib/api-error.ts';
import { isID } from '../../lib/ids.ts';
import type { Middleware, Router, RouterMiddleware } from '../../lib/koa-types.ts';
import { pageMarkFrom, type TableQuery } from '../../persistence/repositories/table-lists.ts';
import type { SqlStorage } from '../../persistence/sql-storage.ts';
import type { Presence } from '../../realtime/presence.ts';
import { TableListStream } from './table-list-stream.ts';

export interface ApiParts {
  readonly storage: SqlStorage;
  readonly presence: Presence;
  readonly tableChanges: TableChanges;
  /** Names of the games in the lobby. */
  readonly gameNames: readonly string[];
  /** Limits answers that stay open. */
  readonly limitStreams: Middleware;
}

const tablesOnAPage = 30;

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the query for a list of tables, or the reason why it is invalid. */
function tableQueryFrom(query: Query, gameNames: readonly string[]): TableQuery | string {
  const { game, status, after } = query;
  for (const [name, value] of Object.entries(query)) {
    if (!['game', 'status', 'after'].includes(name)) return `"${name}" is not known here.`;
    if (typeof value !== 'string') return `"${name}" can be given once only.`;
  }
  if (game !== undefined && !gameNames.includes(String(game))) {
    return `"game" must be one of ${gameNames.join(', ')}.`;
  }
  const knownStatus: TableStatus | undefined = tableStatuses.find((each) => each === status);
  if (status !== undefined && !knownStatus) {
    return `"status" must be one of ${tableStatuses.join(', ')}.`;
  }
  const mark = after === undefined ? undefined : pageMarkFrom(String(after));
  if (after !== undefined && !mark) return '"after" must be the "next" of another page.';
  return {
    game: game === undefined ? undefined : String(game),
    status: knownStatus,
    after: mark,
    limit: tablesOnAPage,
  };
}

/**
 * Maximum number of IDs per request: more than any player has under way. A player's own tables are requested at once.
 */
const maxAskedFor = 100;

/** Returns the requested IDs, or the reason why they are invalid. */
function matchIDsFrom(ids: unknown): readonly string[] | string {
  const asked = typeof ids === 'string' ? ids.split(',') : [];
  if (asked.length > 0 && asked.length <= maxAskedFor && asked.every(isID)) return asked;
  return `"ids" must be at most ${maxAskedFor} ids of tables, with commas between them.`;
}

/** Returns tables by their IDs, link-only ones too: a client with the ID has the link. */
async function someTables({ storage, presence }: ApiParts, ctx: Parameters<RouterMiddleware>[0]) {
  const matchIDs = matchIDsFrom(ctx.query.ids);
  if (typeof matchIDs === 'string') {
    ctx.status = 400;
    ctx.body = apiError('badParameter', matchIDs);
    return;
  }
  const tables = await storage.lists.tables(matchIDs);
  ctx.body = { tables: tables.map((table) => presence.mark(table)), next: null };
}

function listTables(parts: ApiParts): RouterMiddleware {
  const { storage, presence, gameNames } = parts;
  return async (ctx) => {
    if (ctx.query.ids !== undefined) return someTables(parts, ctx);
    const query = tableQueryFrom(ctx.query, gameNames);
    if (typeof query === 'string') {
      ctx.status = 400;
      ctx.body = apiError('badParameter', query);
      return;
    }
    const { tables, next } = await storage.lists.page(query);
    ctx.body = { tables: tables.map((table) => presence.mark(table)), next };
  };
}

function oneTable({ storage, presence }: ApiParts): RouterMiddleware {
  return async (ctx) => {
    const { matchID = '' } = ctx.params;
    const table = isID(matchID) ? await storage.lists.table(matchID) : undefined;
    if (table) {
      ctx.body = presence.mark(table);
      return;
    }
    ctx.status = 404;
    ctx.body = apiError('unknownMatch', 'There is no such table.');
  };
}

/** Adds the lobby's routes beyond boardgame.io's own API. Returns the running events. */
export function addTableRoutes(router: Router, parts: ApiParts): TableListStream {
  const events = new TableListStream(parts);
  router.get('/api/tables', listTables(parts));
  router.get('/api/tables/events', parts.limitStreams, (ctx) => {
    ctx.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    ctx.body = events.open(ctx.req);
  });
  router.get('/api/tables/:matchID', oneTable(parts));
  router.get('/api/online', (ctx) => {
    ctx.body = { atTables: parts.presence.numConnected } satisfies OnlineAnswer;
  });
  router.all(['/api', '/api/(.*)'], (ctx) => {
    ctx.status = 404;
    ctx.body = apiError('notFound', `There is no ${ctx.method} ${ctx.path}.`);
  });
  return events;
}
