import type { Browser, BrowserContext, Page } from 'playwright-core';

interface Disposable {
  readonly dispose: () => Promise<void>;
}

/** A page lent to a test, and what must be undone before the next test gets it. */
interface Lent {
  readonly page: Page;
  readonly scripts: Disposable[];
  /** Whether something was done to the page that can't be undone. */
  isSpent: boolean;
}

interface Pool {
  readonly free: Lent[];
  readonly lent: Lent[];
}

const pools = new WeakMap<Browser, Pool>();

function poolOf(browser: Browser): Pool {
  const pool = pools.get(browser) ?? { free: [], lent: [] };
  pools.set(browser, pool);
  return pool;
}

/** Records everything that a test does to a page and that outlasts a navigation. */
function watch(page: Page): Lent {
  const lent: Lent = { page, scripts: [], isSpent: false };
  const { clock } = page;
  for (const place of [page, page.context()]) {
    const addInitScript = place.addInitScript.bind(place);
    place.addInitScript = async (script, arg, options) => {
      const added = await addInitScript(script, arg, options);
      lent.scripts.push(added);
      return added;
    };
  }
  const routeWebSocket = page.routeWebSocket.bind(page);
  page.routeWebSocket = (address, handler) => {
    lent.isSpent = true;
    return routeWebSocket(address, handler);
  };
  for (const way of ['install', 'setSystemTime', 'setFixedTime', 'pauseAt'] as const) {
    const change = clock[way].bind(clock);
    clock[way] = (time: never) => {
      lent.isSpent = true;
      return change(time);
    };
  }
  return lent;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Opens a page of its own, like another person's, in a context that no other test uses. */
export async function unsharedPage(browser: Browser, viewport: Size): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en', reducedMotion: 'reduce' });
  return context.newPage();
}

/** Lends a page of its own, like another person's: a new one, or one that another test has finished with. */
export async function lendPage(browser: Browser, viewport: Size): Promise<Page> {
  const { free, lent } = poolOf(browser);
  const known = free.pop();
  if (known && !known.page.isClosed()) {
    lent.push(known);
    await known.page.setViewportSize(viewport);
    return known.page;
  }
  const page = await unsharedPage(browser, viewport);
  lent.push(watch(page));
  return page;
}

/** Deletes everything that is stored. It runs on the page. */
async function forgetAll(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) {
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase(name ?? '');
      deleting.onsuccess = resolve;
      deleting.onerror = reject;
    });
  }
}

/** Resets a page to the state of a new context, except for the lobby's files in the browser's cache. */
async function tidy({ page, scripts }: Lent, url: string): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const script of scripts.splice(0)) await script.dispose();
  for (const type of ['console', 'pageerror', 'request', 'response', 'websocket'] as const) {
    page.removeAllListeners(type);
    context.removeAllListeners(type);
  }
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll()]);
  await Promise.all([context.setOffline(false), context.clearPermissions()]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
  // A page without scripts, so that nothing can store anything.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(forgetAll);
}

/** Returns whether a context has a page that is pooled for later tests. */
export function isKept(browser: Browser, context: BrowserContext): boolean {
  return poolOf(browser).free.some(({ page }) => page.context() === context);
}

/** Allows sockets of this page to stay routed for later tests. */
export function keepRouted(browser: Browser, page: Page): void {
  for (const each of poolOf(browser).lent) if (each.page === page) each.isSpent = false;
}

/**
 * Takes all lent pages back after a test, and clears them for the next ones. In a new context, a page of the lobby
 * takes three times as long. `url` is the server's address.
 */
export async function takePagesBack(browser: Browser, url: string): Promise<void> {
  const { free, lent } = poolOf(browser);
  const back = lent.splice(0).map(async (each) => {
    if (each.page.isClosed()) return;
    if (each.isSpent) return each.page.context().close();
    await tidy(each, url);
    free.push(each);
  });
  await Promise.all(back);
}
