import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { describeUnless } from './needs.ts';
import type { Seated } from './page.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium to test with: CHROMIUM_PATH, else one in the usual places. */
function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}.`);
  return named ?? usualPlaces.find((path) => existsSync(path));
}

/**
 * A browser without a window, its profile new. Its pages keep nothing of the lobby unless a context allows service
 * workers: what these bring from their store doesn't come past `page.route`.
 */
export async function openBrowser({
  args = [],
}: {
  readonly args?: readonly string[];
} = {}): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found.');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ serviceWorkers: 'block', ...options });
  return browser;
}

/** A suite that needs Chromium. */
export function describeInBrowser(title: string, suite: (this: Mocha.Suite) => void): void {
  describeUnless(findChromium() ? undefined : 'Chromium (set CHROMIUM_PATH)', title, suite);
}

/** All that the server sends to a page over its sockets, from now on. */
export function recordFrames(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(payload.toString()));
  });
  return frames;
}

/** Comes true once a page that is still to be opened has been told its match by its socket; it may show it before that. */
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
 * What goes wrong on a page, from now on: errors, and what it complains of. One of each is made on purpose first,
 * so that it is known to be heard.
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

/** Runs on the page. */
function keepSeat([matchID, seat]: readonly [string, unknown]): void {
  const kept = JSON.parse(localStorage.getItem('paddock.seats') ?? '{}');
  localStorage.setItem('paddock.seats', JSON.stringify({ ...kept, [matchID]: seat }));
}

const asKept = ({ game, matchID, playerID, credentials }: Seated) =>
  [matchID, { game, playerID, credentials, name: 'Ada' }] as const;

/** Gives a page a seat, as if it had sat down there itself; before it is opened. */
export async function remember(page: Page, seat: Seated): Promise<void> {
  await page.addInitScript(keepSeat, asKept(seat));
}

/** Gives a page a seat that can be taken from it; the page must be at the server, and is told when it is loaded next. */
export async function putSeat(page: Page, seat: Seated): Promise<void> {
  await page.evaluate(keepSeat, asKept(seat));
}
