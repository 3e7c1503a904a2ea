import type { Browser, BrowserContext, Page } from 'playwright-core';

interface Disposable {
  readonly dispose: () => Promise<void>;
}

/** A page that a test has, and what is to be undone before the next one gets it. */
interface Lent {
  readonly page: Page;
  readonly scripts: Disposable[];
  /** Something was done to it that can't be undone. */
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

/** Hears of all that tests do to a page and that outlasts what it shows. */
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

/** A page of its own, as of another person, in a context that no other test had or will get. */
export async function unsharedPage(browser: Browser, viewport: Size): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en', reducedMotion: 'reduce' });
  return context.newPage();
}

/** Opens a page of its own, as of another person, or takes one that another test is done with. */
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

/** Runs on the page. */
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

/** Makes a page as it was when its context was new, but for the parts of the lobby that its browser has already. */
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
  // Without scripts: nothing is left that writes something.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(forgetAll);
}

/** Whether a context has a page that is kept for tests to come. */
export function isKept(browser: Browser, context: BrowserContext): boolean {
  return poolOf(browser).free.some(({ page }) => page.context() === context);
}

/** Sockets of this page may stay routed for the tests to come. */
export function keepRouted(browser: Browser, page: Page): void {
  for (const each of poolOf(browser).lent) if (each.page === page) each.isSpent = false;
}

/**
 * After each test: the next ones get the same pages, with nothing left in them. In a context that is new a page of the
 * lobby takes three times as long. `url` is where the server is.
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
