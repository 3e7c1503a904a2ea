import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Middleware } from '../framework.ts';
import { buildHeader, protocolHeader, protocolVersion } from '../protocol.ts';
import { StartError } from '../start-error.ts';
import { type Asset, readAssets } from './assets.ts';

/** Seconds. */
const aYear = 31_536_000;

const isServedElsewhere = (address: string) => /^\/(api|games|socket\.io)(\/|$)/i.test(address);

/** The addresses at which the lobby, one page for all, has something to show. */
function pageAddresses(games: readonly string[]): RegExp {
  return new RegExp(`^/(?:game/(?:${games.join('|')})(?:/new|/here)?|(?:table|here)/[\\w-]+)?$`);
}

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

/** What answers say of the lobby that is served; nothing where its page doesn't name its build. */
function versionOf(page: Asset): Readonly<Record<string, string>> {
  const build = /<meta name="paddock-build" content="([\w-]+)"/.exec(page.plain.toString())?.[1];
  return build ? { [buildHeader]: build, [protocolHeader]: String(protocolVersion) } : {};
}

function readLobby(folder: string) {
  const index = path.join(folder, 'index.html');
  const assets = existsSync(index) ? readAssets(folder) : undefined;
  const page = assets?.get('/index.html');
  if (assets && page) return { assets, page, version: versionOf(page) };
  throw new StartError(`The lobby isn't built: there is no ${index}. Build it with: npm run build`);
}

/**
 * Serves the built lobby: its files, its page at the addresses that it knows, and the same page with
 * status 404 at all others, so that it can say so in the visitor's language. `games` are the names of
 * the games that it has pages of.
 */
export function pages(folder: string, games: readonly string[]): Middleware {
  const { assets, page, version } = readLobby(folder);
  const ofPage = pageAddresses(games);
  return async (ctx, next) => {
    ctx.set(version);
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isRead || isServedElsewhere(ctx.path)) {
      await next();
      return;
    }
    const withoutSlash = ctx.path.slice(0, -1);
    if (ctx.path.endsWith('/') && withoutSlash !== '' && ofPage.test(withoutSlash)) {
      ctx.status = 308;
      ctx.redirect(withoutSlash + ctx.search);
      return;
    }
    const asset = assets.get(ctx.path);
    ctx.status = asset || ofPage.test(ctx.path) ? 200 : 404;
    send(ctx, asset ?? page, asset ? ctx.path : 'index.html');
    if (ctx.status === 200 && ctx.fresh) ctx.status = 304;
  };
}
