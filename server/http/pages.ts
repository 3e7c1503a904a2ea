import { existsSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../games/kit/language.ts';
import { buildHeader, protocolHeader, protocolVersion } from '../../protocol/tables.ts';
import type { TableData } from '../domain/table-settings.ts';
import { ConfigError } from '../lib/config-error.ts';
import { isID } from '../lib/ids.ts';
import type { Middleware } from '../lib/koa-types.ts';
import { logFailure } from '../lib/log-failure.ts';
import { type Asset, readAssets } from './assets.ts';
import { dailyInvitation, gameInvitation, homeInvitation, tableInvitation } from './invitation.ts';
import { LobbyPage } from './lobby-page.ts';
import {
  type PreloadManifest,
  preloadsOf,
  readPreloads,
  tagOfFirstView,
  tagOfTable,
} from './preload-manifest.ts';
import { contentSecurityPolicy, scriptsIn } from './security.ts';

/** Seconds. */
const aYear = 31_536_000;

const isServedElsewhere = (address: string) => /^\/(api|games|socket\.io)(\/|$)/i.test(address);

/**
 * Time that a table's page waits for the database, without which it has everything but its preview. In milliseconds.
 */
const maxLook = 1500;

/** Data that the pages need beside the built lobby. */
export interface PageParts {
  /** Names of the games that have pages in the lobby. */
  readonly games: readonly string[];
  /** Public address of the lobby, or null if not set. */
  readonly publicUrl: string | null;
  /** Resolves with the table, or undefined if there is none. */
  readonly findTable: (matchID: string) => Promise<TableData | undefined>;
}

/** Returns a pattern of the addresses at which the lobby, one page for all, has something to show. */
function pageAddresses(games: readonly string[]): RegExp {
  const game = `game/(?<game>${games.join('|')})(?:/new|/here|/lesson)?`;
  const daily = `daily/(?<day>\\d{4}-\\d\\d-\\d\\d)/(?<challenge>${games.join('|')})`;
  const replay = 'replay(?:/(?:table|here|file)/[\\w-]+)?';
  return new RegExp(
    `^/(?:${game}|table/(?<matchID>[\\w-]+)|here/[\\w-]+|${daily}|device|privacy|${replay})?$`,
  );
}

type Context = Parameters<Middleware>[0];

function send(ctx: Context, asset: Asset, name: string): void {
  // One by one: if asked for all at once, Koa takes the one that the browser happens to name first.
  const coding = [...asset.compressed.keys()].find((each) => ctx.acceptsEncodings(each));
  const body = coding === undefined ? undefined : asset.compressed.get(coding);
  ctx.type = path.extname(name);
  ctx.set('Cache-Control', asset.isHashed ? `public, max-age=${aYear}, immutable` : 'no-cache');
  ctx.vary('Accept-Encoding');
  ctx.etag = asset.etag;
  ctx.body = body ?? asset.plain;
  if (coding !== undefined) ctx.set('Content-Encoding', coding);
}

/** Returns headers with the version of the lobby. Empty if its page doesn't name its build. */
function versionOf(page: Asset): Readonly<Record<string, string>> {
  const build = /<meta name="paddock-build" content="([\w-]+)"/.exec(page.plain.toString())?.[1];
  return build ? { [buildHeader]: build, [protocolHeader]: String(protocolVersion) } : {};
}

function readLobby(folder: string) {
  const index = path.join(folder, 'index.html');
  const assets = existsSync(index) ? readAssets(folder) : undefined;
  const page = assets?.get('/index.html');
  if (assets && page)
    return { assets, page, version: versionOf(page), needs: readPreloads(folder) };
  throw new ConfigError(`The lobby has not been built: ${index} is missing. Run: npm run build`);
}

/** Resolves like the task, or rejects if it takes too long. */
function inTime<Value>(task: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const tooLate = new Error('The database took too long.');
    const timer = setTimeout(() => reject(tooLate), maxLook);
    task.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A page and the status with which it is answered. */
interface Answer {
  readonly asset: Asset;
  readonly status: 200 | 404;
}

/** The lobby's page with the data to adapt it to an address. */
interface PageMaking extends Pick<PageParts, 'findTable'> {
  readonly page: LobbyPage;
  readonly needs: PreloadManifest;
  /** Pattern of the addresses of pages. */
  readonly ofPage: RegExp;
}

/** Returns a table's page with its link preview and preloads. Returns the plain page if the database can't be read. */
async function tablePage({ page, needs, findTable }: PageMaking, matchID: string): Promise<Answer> {
  try {
    const table = isID(matchID) ? await inTime(findTable(matchID)) : undefined;
    if (!table) return { asset: page.plain, status: 404 };
    const head = {
      invitation: tableInvitation(matchID, table),
      needs: needs[preloadsOf.table(table.gameName)],
      asksFirst: table.begunAt === null ? [] : [tagOfFirstView(table.gameName, matchID)],
      asks: [tagOfTable(matchID)],
    };
    return { asset: page.uncached(head), status: 200 };
  } catch (error) {
    logFailure(error, 'A table was not found for its page.', { matchID });
    return { asset: page.plain, status: 200 };
  }
}

/** Returns the page at an address of the lobby, with its link preview and preloads. */
async function pageAt(ctx: Context, making: PageMaking): Promise<Answer> {
  const { page, needs, ofPage } = making;
  const found = ofPage.exec(ctx.path);
  if (!found) return { asset: page.plain, status: 404 };
  const { game, matchID, day = '', challenge } = found.groups ?? {};
  if (matchID !== undefined) return tablePage(making, matchID);
  const isPlain = game === undefined && challenge === undefined && ctx.path !== '/';
  if (isPlain) return { asset: page.plain, status: 200 };
  ctx.vary('Accept-Language');
  const language = languages.find((each) => each === ctx.acceptsLanguages(...languages)) ?? 'en';
  if (challenge !== undefined) {
    // Not stored: there are many days.
    const invitation = dailyInvitation({ day, game: challenge }, language);
    return { asset: page.uncached({ invitation, needs: undefined }), status: 200 };
  }
  const head =
    game === undefined
      ? { invitation: homeInvitation(language), needs: needs[preloadsOf.home] }
      : { invitation: gameInvitation(game, language), needs: undefined };
  return { asset: page.kept(head), status: 200 };
}

/**
 * Serves the built lobby: its files, and its page at all known addresses. At all others it serves the same page with
 * status 404, which can say so in the visitor's language.
 */
export function pages(folder: string, { games, publicUrl, findTable }: PageParts): Middleware {
  const { assets, page, version, needs } = readLobby(folder);
  const ofPage = pageAddresses(games);
  const policy = contentSecurityPolicy(scriptsIn(page.plain.toString()));
  const making = { page: new LobbyPage(page, publicUrl), needs, ofPage, findTable };
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
    const file = assets.get(ctx.path);
    const { asset, status } = file ? { asset: file, status: 200 } : await pageAt(ctx, making);
    ctx.status = status;
    if (!file) ctx.set('Content-Security-Policy', policy);
    send(ctx, asset, file ? ctx.path : 'index.html');
    if (ctx.status === 200 && ctx.fresh) ctx.status = 304;
  };
}
