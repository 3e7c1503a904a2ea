import type { Router } from '../framework.ts';
import type { SqlStorage } from '../storage/sql-storage.ts';
import type { EraseDataAnswer } from '../tables/devices-protocol.ts';
import { forgetSeats } from '../tables/erase-people.ts';
import { readBody } from './body.ts';
import { seatsFrom } from './devices.ts';

/** Adds the way to be erased; to be called before whatever answers all else under `/api`. */
export function addForgetRoute(router: Router, storage: SqlStorage): void {
  router.post('/api/erase-data', readBody, async (ctx) => {
    const erased = await forgetSeats(storage, seatsFrom(ctx.state.body));
    ctx.body = { erased } satisfies EraseDataAnswer;
  });
}
