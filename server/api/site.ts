import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Router, RouterMiddleware } from '../framework.ts';
import { Buckets } from '../operations/token-bucket.ts';
import { longestReport, type SiteConfigAnswer } from '../operators/protocol.ts';
import { RequestError } from '../request-error.ts';
import type { SeatAddress } from '../storage/operators.ts';
import type { SqlStorage } from '../storage/sql-storage.ts';
import { sanitized } from '../tables/sanitize-text.ts';
import { isID } from '../transport/messages.ts';
import { readBody } from './body.ts';
import type { Body } from './checks.ts';

export interface SiteParts {
  readonly storage: Pick<SqlStorage, 'seats' | 'operators'>;
  readonly siteConfig: () => SiteConfigAnswer;
  readonly addressOf: (request: IncomingMessage) => string;
  /** From where the pages of a table are open at this server. */
  readonly pagesAt: (matchID: string) => readonly SeatAddress[];
}

/** Reports of one address: so many at once, and as many in an hour. */
const reportsPerHour = 5;

function reasonFrom({ reason }: Body): string {
  const text = typeof reason === 'string' ? sanitized(reason) : '';
  if (text !== '' && text.length <= longestReport) return text;
  throw new RequestError(400, `"reason" must be a string of 1 to ${longestReport} characters.`);
}

function report({ storage, addressOf, pagesAt }: SiteParts): RouterMiddleware {
  const allowance = new Buckets({ perSecond: reportsPerHour / 3600, atOnce: reportsPerHour });
  return async (ctx) => {
    const { matchID = '' } = ctx.params;
    const reason = reasonFrom(ctx.state.body);
    const found = isID(matchID) ? await storage.seats(matchID) : undefined;
    if (!found) throw new RequestError(404, 'There is no such table.');
    // `ctx.req` itself is a copy of the body by now, without an address.
    const address = addressOf(ctx.request.req);
    if (allowance.take(address) > 0) {
      throw new RequestError(429, 'You have sent too many reports. Try again in an hour.');
    }
    const seats = Object.values(found.metadata.players).flatMap(({ id, name }) =>
      name ? [[String(id), name] as const] : [],
    );
    await storage.operators.report({
      ...{ id: randomBytes(6).toString('hex'), matchID, reason, address, madeAt: Date.now() },
      seats: Object.fromEntries(seats),
    });
    // Other servers do so when they hear of it.
    await storage.operators.noteAddresses(pagesAt(matchID));
    ctx.body = {};
  };
}

/** Adds what those who run the servers tell all pages, and the way to tell them something of a table. */
export function addSiteRoutes(router: Router, parts: SiteParts): void {
  router.get('/api/site', (ctx) => {
    ctx.body = parts.siteConfig();
  });
  router.post('/api/tables/:matchID/report', readBody, report(parts));
}
