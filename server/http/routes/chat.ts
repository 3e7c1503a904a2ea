import type { Router } from '../../lib/koa-types.ts';
import type { TableApi } from './table-api.ts';
import { checkInPlace, noStoreHeaders, viewerFrom } from './viewer-auth.ts';

/** Adds the route of a match's newest chat lines: a rematch shows those of the match before. */
export function addChat(router: Router, atTable: TableApi): void {
  router.get('/games/:name/:id/chat', async (ctx) => {
    const { name = '', id = '' } = ctx.params;
    const viewer = viewerFrom(ctx);
    checkInPlace(await atTable.match(name, id), viewer);
    const { lines } = await atTable.parts.storage.chat.read(id);
    ctx.set(noStoreHeaders);
    ctx.body = { lines };
  });
}
