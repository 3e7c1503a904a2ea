import type { FirstView } from '../../../protocol/tables.ts';
import type { Router } from '../../lib/koa-types.ts';
import { RequestError } from '../../lib/request-error.ts';
import { TableNews } from '../../realtime/table-news.ts';
import { Views } from '../../realtime/views.ts';
import type { Context, TableApi } from './table-api.ts';
import { checkInPlace, noStoreHeaders, send, viewerFrom } from './viewer-auth.ts';

/** Returns what a page's socket would be sent first of a match, for a page that is still opening. */
async function firstViewOf(ctx: Context, atTable: TableApi): Promise<FirstView> {
  const { name = '', id: matchID = '' } = ctx.params;
  const viewer = viewerFrom(ctx);
  const { storage, presence } = atTable.parts;
  const served = atTable.served(name);
  checkInPlace(await atTable.match(name, matchID), viewer);
  const match = await storage.wholeMatch(matchID);
  if (!match?.course) throw new RequestError(409, 'This match has not begun.');
  const { metadata, course } = match;
  // The seat may have another player by now.
  checkInPlace(metadata, viewer);
  const { playerID } = viewer;
  const news = new TableNews(matchID, metadata, presence);
  const sent = new Views(served).sync(matchID, playerID, course, news.seats);
  if (sent.type !== 'sync') throw new Error('A match stays a match when it is filtered.');
  return { playerID, match: sent.args[1], table: news.tableFor(playerID) };
}

/** Adds the route that pages ask before they have a socket. */
export function addFirstView(router: Router, atTable: TableApi): void {
  router.get('/games/:name/:id/first-view', async (ctx) => {
    const firstView = await firstViewOf(ctx, atTable);
    ctx.set(noStoreHeaders);
    ctx.type = 'json';
    await send(ctx, JSON.stringify(firstView));
  });
}
