import { setImmediate as afterOthers } from 'node:timers/promises';
import { apiError, isOfApi } from '../lib/api-error.ts';
import { KeyedQueue } from '../lib/keyed-queue.ts';
import type { Middleware } from '../lib/koa-types.ts';
import { addressOf } from '../ops/address.ts';
import { type RateLimits, weightOf } from '../ops/rate-limits.ts';

/** Returns whether a path reads from the storage. All other answers are at hand. */
const readsStorage = (path: string) => isOfApi(path) || /^\/table\//i.test(path);

/** Limits the requests of each address. Simultaneous ones take turns with those of other addresses. */
export function limitRequests(rateLimits: RateLimits, trustedProxies: number): Middleware {
  const turns = new KeyedQueue();
  return async (ctx, next) => {
    if (!readsStorage(ctx.path)) {
      await next();
      return;
    }
    const address = addressOf(ctx.req, trustedProxies);
    const seconds = await rateLimits.take('requests', address, weightOf(ctx.path));
    if (seconds === 0) {
      await turns.run(address, () => afterOthers());
      await next();
      return;
    }
    const sentence = 'Too many requests from your address: try again in a moment.';
    ctx.status = 429;
    ctx.set({ 'Retry-After': String(Math.ceil(seconds)), 'Cache-Control': 'no-store' });
    ctx.body = isOfApi(ctx.path) ? apiError('tooMany', sentence) : sentence;
  };
}
