import type { EraseDataAnswer } from '../../../protocol/devices.ts';
import type { Router } from '../../lib/koa-types.ts';
import { eraseSeats } from '../../people/erase-data.ts';
import type { SqlStorage } from '../../persistence/sql-storage.ts';
import { readBody } from './body.ts';
import { seatsFrom } from './devices.ts';

/** Adds the route that deletes a player's data. Call it before the catch-all of `/api` is added. */
export function addEraseDataRoute(router: Router, storage: SqlStorage): void {
  router.post('/api/erase-data', readBody, async (ctx) => {
    const erased = await eraseSeats(storage, seatsFrom(ctx.state.body));
    ctx.body = { erased } satisfies EraseDataAnswer;
  });
}
