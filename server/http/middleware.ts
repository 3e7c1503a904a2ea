import path from 'node:path';
import type { App } from '../lib/koa-types.ts';
import { refuseBlocked } from '../moderation/blocked.ts';
import { isFromThisMachine } from '../ops/address.ts';
import { type Health, healthRoutes, refuseWhileClosing } from '../ops/health.ts';
import type { Metrics } from '../ops/metrics.ts';
import { refuseForeignPages } from '../ops/origins.ts';
import type { RateLimits } from '../ops/rate-limits.ts';
import { endLongUploads } from '../ops/uploads.ts';
import type { Settings } from '../settings.ts';
import { limitRequests } from './limit-requests.ts';
import { type PageParts, pages } from './pages.ts';
import { answerErrors, logBrokenAnswers } from './routes/answers.ts';
import { secureHeaders } from './security.ts';

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
