import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Middleware } from '../framework.ts';
import { StartError } from '../start-error.ts';
import { type Asset, readAssets } from './assets.ts';

/** Seconds. */
const aYear = 31_536_000;

const isServedElsewhere = (address: string) => /^\/(api|games|socket\.io)(\/|$)/i.test(address);

/** Addresses that the lobby, one page for all, has something to show at. */
const pageAddresses = [/^\/$/, /^\/game\/[\w-]+$/, /^\/game\/[\w-]+\/new$/, /^\/table\/[\w-]+$/];

type Context = Parameters<Middleware>[0];

function send(ctx: Context, asset: Asset, name: string): void {
  // One by one: asked for all at once, Koa takes the one that the browser happens to name first.
  const coding = [...asset.compressed.keys()].find((each) => ctx.acceptsEncodings(each));
  const body = coding === undefined ? undefined : asset.compressed.get(coding);
  ctx.type = path.extname(name);
  ctx.set('Cache-Control', asset.isHashed ? `public, max-age=${aYear}, immutable` : 'no-cache');
  ctx.vary('Accept-Encoding');
  ctx.etag = asset.etag;
  ctx.body = body ?? asset.plain;
  if (coding !== undefined) ctx.set('Content-Encoding', coding);
}

function readLobby(folder: string) {
  const index = path.join(folder, 'index.html');
  const assets = existsSync(index) ? readAssets(folder) : undefined;
  const page = assets?.get('/index.html');
  if (assets && page) return { assets, page };
  throw new StartError(`The lobby isn't built: there is no ${index}. Build it with: npm run build`);
}

/**
 * Serves the built lobby: its files, its page at the addresses that it knows, and the same page with
 * status 404 at all others, so that it can say so in the visitor's language.
 */
export function pages(folder: string): Middleware {
  const { assets, page } = readLobby(folder);
  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isRead || isServedElsewhere(ctx.path)) {
      await next();
      return;
    }
    const asset = assets.get(ctx.path);
    const isPage = pageAddresses.some((address) => address.test(ctx.path));
    ctx.status = asset || isPage ? 200 : 404;
    send(ctx, asset ?? page, asset ? ctx.path : 'index.html');
    if (ctx.status === 200 && ctx.fresh) ctx.status = 304;
  };
}
