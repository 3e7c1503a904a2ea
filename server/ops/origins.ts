import type { IncomingMessage } from 'node:http';
import { apiError } from '../lib/api-error.ts';
import type { Middleware } from '../lib/koa-types.ts';
import type { Settings } from '../settings.ts';
import { isOfApi } from './limits.ts';

type OriginSettings = Pick<Settings, 'allowedOrigins' | 'publicUrl' | 'isDevelopment'>;

export type OriginCheck = (request: Pick<IncomingMessage, 'headers'>) => boolean;

/** Whether a page comes from the host that was asked, by whatever scheme: a proxy may have taken off the TLS. */
function isOfHost(origin: string, host = ''): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host: ofPage } = new URL(origin);
  const asked = `${protocol}//${host}`;
  return ofPage !== '' && URL.canParse(asked) && new URL(asked).host === ofPage;
}

/**
 * Whether whoever asks may: a page of our own address or of one that is allowed, or no browser's page at all, which
 * would say where it is from. In development the pages are Vite's, at an address of its own.
 */
export function originCheck(settings: OriginSettings): OriginCheck {
  const { allowedOrigins, publicUrl, isDevelopment } = settings;
  const allowed = new Set([...allowedOrigins, publicUrl]);
  return ({ headers: { origin, host } }) =>
    isDevelopment || origin === undefined || allowed.has(origin) || isOfHost(origin, host);
}

/** Lets nobody else's pages ask the API. */
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
