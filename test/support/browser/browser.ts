import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { atEnd } from '../at-end.ts';
import { describeUnless } from '../needs.ts';
import { patience } from '../patience.ts';
import type { Seated } from '../servers/page.ts';
import { isKept } from './page-pool.ts';
import { traceOnFailure } from './traces.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Debian's Chromium without what windows need: a fifth faster, but without notifications. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Returns the path of the Chromium to test with: CHROMIUM_PATH, or one in the usual places. */
function findChromium({ isWhole }: { readonly isWhole: boolean }): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}.`);
  const places = isWhole ? usualPlaces : [headlessShell, ...usualPlaces];
  return named ?? places.find((path) => existsSync(path));
}

interface BrowserOptions {
  /** Further arguments of Chromium. */
  readonly args?: readonly string[];
  /** Whether all features of Chromium are needed, such as notifications. */
  readonly isWhole?: boolean;
}

async function launch({ args = [], isWhole = false }: BrowserOptions): Promise<Browser> {
  const executablePath = findChromium({ isWhole });
  if (!executablePath) throw new Error('No Chromium was found.');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      // It saves a drawing process, because there is no GPU anyway.
      '--in-process-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: 'block', ...options });
    context.setDefaultTimeout(20_000 * patience);
    // tsx wraps named functions in this helper, including those that run on a page.
    await context.addInitScript('globalThis.__name ??= (value) => value;');
    traceContext(context);
    return context;
  };
  return browser;
}

let numPages = 0;

/** Records what the pages of a context show and log, in case a test fails. */
function traceContext(context: BrowserContext): void {
  const pages = new Map<Page, { readonly name: string; readonly said: string[] }>();
  context.on('page', (page) => {
    numPages += 1;
    pages.set(page, { name: `page-${numPages}`, said: [] });
  });
  context.on('console', (message) => {
    const page = message.page();
    if (page) pages.get(page)?.said.push(message.text());
  });
  const forget = traceOnFailure(async () => {
    const files: Record<string, string | Buffer> = {};
    for (const [page, { name, said }] of pages) {
      if (page.isClosed()) continue;
      files[`${name}.txt`] = [page.url(), ...said].join('\n');
      const picture = await page.screenshot({ timeout: 5000 }).catch(() => null);
      if (picture) files[`${name}.png`] = picture;
    }
    return files;
  });
  context.once('close', forget);
}

let shared: Promise<Browser> | undefined;

/**
 * Launches the browser that the suites of this process use one after another. Closing it closes its contexts, except
 * those of pooled pages.
 */
async function launchShared(): Promise<Browser> {
  const browser = await launch({});
  const close = browser.close.bind(browser);
  browser.once('disconnected', () => {
    shared = undefined;
  });
  atEnd(close);
  browser.close = async () => {
    for (const context of browser.contexts()) {
      if (!isKept(browser, context)) await context.close();
    }
  };
  return browser;
}

/**
 * Opens a headless browser: a new one if there are options, otherwise that of this process. Its pages cache nothing of
 * the lobby unless a context allows service workers, because `page.route` doesn't see responses from their caches.
 */
export function openBrowser(options?: BrowserOptions): Promise<Browser> {
  if (options) return launch(options);
  shared ??= launchShared();
  return shared;
}

/** What is missing for tests in Chromium; undefined if nothing is. */
export const missingChromium = findChromium({ isWhole: true })
  ? undefined
  : 'Chromium (set CHROMIUM_PATH)';

/** Describes a suite that needs Chromium. */
export function describeInBrowser(title: string, suite: (this: Mocha.Suite) => void): void {
  describeUnless(missingChromium, title, suite);
}

/** Records all frames that the server sends to a page over its sockets from now on. */
export function recordFrames(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(payload.toString()));
  });
  return frames;
}

/**
 * Resolves once a page, opened after this call, has received its match over its socket. The page may show the match
 * earlier.
 */
export function toldBySocket(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (payload.includes('["sync"')) resolve();
      });
    });
  });
}

/**
 * Records errors and console complaints of a page from now on. It first provokes one of each, to make sure that they
 * are noticed.
 */
export async function hearFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const heard = [page.waitForEvent('pageerror'), page.waitForEvent('console')];
  await page.evaluate(() => {
    console.error('planted complaint');
    setTimeout(() => {
      throw new Error('planted error');
    });
  });
  await Promise.all(heard);
  const planted = faults.splice(0).sort();
  if (planted.join() !== 'planted complaint,planted error') throw new Error(`Heard: ${planted}`);
  return faults;
}

/** Stores a seat. It runs on the page. */
function keepSeat([matchID, seat]: readonly [string, unknown]): void {
  const kept = JSON.parse(localStorage.getItem('paddock.seats') ?? '{}');
  localStorage.setItem('paddock.seats', JSON.stringify({ ...kept, [matchID]: seat }));
}

const asKept = ({ game, matchID, playerID, credentials }: Seated) =>
  [matchID, { game, playerID, credentials, name: 'Ada' }] as const;

/** Gives a page a seat before it is opened, as if the player had joined there. */
export async function remember(page: Page, seat: Seated): Promise<void> {
  await page.addInitScript(keepSeat, asKept(seat));
}

/** Stores a seat that can be removed again. The page must be on the server, and uses the seat after the next load. */
export async function putSeat(page: Page, seat: Seated): Promise<void> {
  await page.evaluate(keepSeat, asKept(seat));
}
