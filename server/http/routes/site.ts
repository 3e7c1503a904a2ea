import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { maxReport, type SiteConfigAnswer } from '../../../protocol/site.ts';
import { sanitized } from '../../domain/sanitize-text.ts';
import { isID } from '../../lib/ids.ts';
import type { Router, RouterMiddleware } from '../../lib/koa-types.ts';
import { RequestError } from '../../lib/request-error.ts';
import type { RateLimits } from '../../ops/rate-limits.ts';
import type { SeatAddress } from '../../persistence/repositories/operators.ts';
import type { SqlStorage } from '../../persistence/sql-storage.ts';
import { readBody } from './body.ts';
import type { Body } from './checks.ts';

export interface SiteParts {
  readonly storage: Pick<SqlStorage, 'seats' | 'operators'>;
  readonly rateLimits: RateLimits;
  readonly siteConfig: () => SiteConfigAnswer;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Returns the addresses of the pages that show a table at this server. */
  readonly pagesAt: (matchID: string) => readonly SeatAddress[];
}

function reasonFrom({ reason }: Body): string {
  const text = sanitized(reason, maxReport);
  if (text !== undefined) return text;
  throw new RequestError(400, `"reason" must be a string of 1 to ${maxReport} characters.`);
}

function report({ storage, rateLimits, addressOf, pagesAt }: SiteParts): RouterMiddleware {
  return async (ctx) => {
    const { matchID = '' } = ctx.params;
    const reason = reasonFrom(ctx.state.body);
    const found = isID(matchID) ? await storage.seats(matchID) : undefined;
    if (!found) throw new RequestError(404, 'There is no such table.');
    // `ctx.req` itself is a copy of the body by now, without an address.
    const address = addressOf(ctx.request.req);
    if ((await rateLimits.take('reports', address)) > 0) {
      throw new RequestError(429, 'You have sent too many reports. Try again in an hour.');
    }
    const seats = Object.values(found.table.players).flatMap(({ id, name }) =>
      name ? [[String(id), name] as const] : [],
    );
    await storage.operators.report({
      id: randomBytes(6).toString('hex'),
      matchID,
      reason,
      address,
      madeAt: Date.now(),
      seats: Object.fromEntries(seats),
    });
    // Other servers do the same when they receive the order.
    await storage.operators.noteAddresses(pagesAt(matchID));
    ctx.body = {};
  };
}

/** Adds the routes for the site configuration and for reports of tables. */
export function addSiteRoutes(router: Router, parts: SiteParts): void {
  router.get('/api/site', (ctx) => {
    ctx.body = parts.siteConfig();
  });
  router.post('/api/tables/:matchID/report', readBody, report(parts));
}
