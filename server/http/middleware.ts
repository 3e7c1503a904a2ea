import path from 'node:path';
import { answerErrors, logBrokenAnswers } from '../api/answers.ts';
import type { App } from '../framework.ts';
import type { Budgets } from '../operations/budgets.ts';
import { type Health, healthRoutes } from '../operations/health.ts';
import { limitRequests, limitWork } from '../operations/limits.ts';
import type { Metrics } from '../operations/metrics.ts';
import { refuseForeignPages } from '../operations/origins.ts';
import { endLongUploads } from '../operations/uploads.ts';
import { refuseBlocked } from '../operators/blocked.ts';
import type { Settings } from '../settings.ts';
import { type PageParts, pages } from './pages.ts';
import { secureHeaders } from './security.ts';

export interface MiddlewareParts extends Pick<PageParts, 'findTable'> {
  readonly health: Health;
  readonly metrics: Metrics;
  /** What each address may cost. */
  readonly budgets: Budgets;
  /** Names of the games on the shelf. */
  readonly gameNames: readonly string[];
  /** Whether nobody at an address is let in. */
  readonly isBlocked: (address: string) => boolean;
}

/** Adds all that a request goes through before it comes to the router. */
export function addMiddleware(app: App, settings: Settings, parts: MiddlewareParts): void {
  const { limits, trustedProxies, publicUrl } = settings;
  const { gameNames: games, findTable } = parts;
  app
    .use(endLongUploads)
    .use(secureHeaders)
    .use(healthRoutes(parts.health))
    .use(parts.metrics.countRequests)
    .use(answerErrors(() => parts.metrics.storageFailed()))
    .use(refuseBlocked({ isBlocked: parts.isBlocked, trustedProxies }))
    .use(refuseForeignPages(settings))
    .use(limitRequests({ ...limits, trustedProxies }))
    .use(limitWork(parts.budgets, trustedProxies));
  if (!settings.isDevelopment) {
    const lobby = path.join(import.meta.dirname, '../../dist/lobby');
    app.use(pages(lobby, { games, publicUrl, findTable }));
  }
  logBrokenAnswers(app);
}
