import type { Router } from '../framework.ts';
import type { SqlStorage } from '../storage/sql-storage.ts';
import type { ForgetAnswer } from '../tables/browser-protocol.ts';
import { forgetSeats } from '../tables/forget.ts';
import { readBody } from './body.ts';
import { seatsFrom } from './devices.ts';

/** Adds the way to be forgotten; to be called before whatever answers all else under `/api`. */
export function addForgetRoute(router: Router, storage: SqlStorage): void {
  router.post('/api/forget', readBody, async (ctx) => {
    const forgotten = await forgetSeats(storage, seatsFrom(ctx.state.body));
    ctx.body = { forgotten } satisfies ForgetAnswer;
  });
}
