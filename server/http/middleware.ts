import path from 'node:path';
import { answerErrors, logBrokenAnswers } from '../api/answers.ts';
import type { App } from '../framework.ts';
import { type HealthParts, healthRoutes } from '../operations/health.ts';
import { limitRequests } from '../operations/limits.ts';
import type { Settings } from '../settings.ts';
import { pages } from './pages.ts';
import { secureHeaders } from './security.ts';

export interface MiddlewareParts extends HealthParts {
  /** Names of the games on the shelf. */
  readonly gameNames: readonly string[];
}

/** Adds all that a request goes through before it comes to the router. */
export function addMiddleware(app: App, settings: Settings, parts: MiddlewareParts): void {
  const { limits, trustedProxies } = settings;
  app
    .use(secureHeaders)
    .use(healthRoutes(parts))
    .use(parts.metrics.countRequests)
    .use(answerErrors)
    .use(limitRequests({ ...limits, trustedProxies }));
  if (!settings.isDevelopment) {
    app.use(pages(path.join(import.meta.dirname, '../../dist/lobby'), parts.gameNames));
  }
  logBrokenAnswers(app);
}
