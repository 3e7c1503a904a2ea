import type { IncomingMessage } from 'node:http';
import { apiError, isOfApi } from '../lib/api-error.ts';
import type { Middleware } from '../lib/koa-types.ts';
import type { Settings } from '../settings.ts';

type OriginSettings = Pick<Settings, 'allowedOrigins' | 'publicUrl' | 'isDevelopment'>;

export type OriginCheck = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/** Returns whether a page comes from the requested host, with any scheme, since a proxy may have removed TLS. */
function isOfHost(origin: string, host = ''): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: ofPage } = new URL(origin);
  const asked = `${protocol}//${host}`;
  return ofPage !== '' && URL.canParse(asked) && new URL(asked).host === ofPage;
}

/**
 * Returns a check of a request's origin. It accepts pages of the server's own address, of allowed origins, and clients
 * without an origin. Browsers always send one for foreign pages. In development the pages come from Vite, at an address
 * of its own.
 */
export function originCheck(settings: OriginSettings): OriginCheck {
  const { allowedOrigins, publicUrl, isDevelopment } = settings;
  const allowed = new Set([...allowedOrigins, publicUrl]);
  return ({ headers: { origin, host } }) =>
    isDevelopment || origin === undefined || allowed.has(origin) || isOfHost(origin, host);
}

/** Refuses API requests from pages of foreign origins. */
export function refuseForeignPages(settings: OriginSettings): Middleware {
  const isOurs = originCheck(settings);
  return async (ctx, next) => {
    if (!isOfApi(ctx.path) || isOurs(ctx.req)) {
      await next();
      return;
    }
    ctx.status = 403;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = apiError('foreignOrigin', 'Pages of this origin may not use this server.');
  };
}
