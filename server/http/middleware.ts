import path from 'node:path';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { apiError, isOfApi } from '../lib/api-error.ts';
import { KeyedQueue } from '../lib/keyed-queue.ts';
import type { App, Middleware } from '../lib/koa-types.ts';
import { refuseBlocked } from '../moderation/blocked.ts';
import { addressOf, isFromThisMachine } from '../ops/address.ts';
import { type Health, healthRoutes, refuseWhileClosing } from '../ops/health.ts';
import type { Metrics } from '../ops/metrics.ts';
import { refuseForeignPages } from '../ops/origins.ts';
import { type RateLimits, weightOf } from '../ops/rate-limits.ts';
import { endLongUploads } from '../ops/uploads.ts';
import type { Settings } from '../settings.ts';
import { type PageParts, pages } from './pages.ts';
import { answerErrors, logBrokenAnswers } from './routes/answers.ts';
import { secureHeaders } from './security.ts';

/** Returns whether a path reads from the storage. All other answers are at hand. */
const readsStorage = (path: string) => isOfApi(path) || /^\/table\//i.test(path);

/** Limits the requests of each address. Simultaneous ones take turns with those of other addresses. */
function limitRequests(rateLimits: RateLimits, trustedProxies: number): Middleware {
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

export interface MiddlewareParts extends Pick<PageParts, 'findTable'> {
  readonly health: Health;
  readonly metrics: Metrics;
  readonly rateLimits: RateLimits;
  /** Names of the games in the lobby. */
  readonly gameNames: readonly string[];
  /** Whether an address is blocked. */
  readonly isBlocked: (address: string) => boolean;
}

/** Adds the middleware that precedes the router. */
export function addMiddleware(app: App, settings: Settings, parts: MiddlewareParts): void {
  const { trustedProxies, publicUrl, operations } = settings;
  const { gameNames: games, findTable } = parts;
  app
    .use(endLongUploads)
    .use(secureHeaders)
    .use(
      healthRoutes(parts.health, (request) =>
        operations === null && isFromThisMachine(request) ? 'operator' : 'everybody',
      ),
    )
    .use(refuseWhileClosing(parts.health))
    .use(parts.metrics.countRequests)
    .use(answerErrors(() => parts.metrics.storageFailed()))
    .use(refuseBlocked({ isBlocked: parts.isBlocked, trustedProxies }))
    .use(refuseForeignPages(settings))
    .use(limitRequests(parts.rateLimits, trustedProxies));
  if (!settings.isDevelopment) {
    const lobby = path.join(import.meta.dirname, '../../dist/lobby');
    app.use(pages(lobby, { games, publicUrl, findTable }));
  }
  logBrokenAnswers(app);
}
