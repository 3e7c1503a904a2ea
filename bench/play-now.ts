/**
 * How long it takes from the address of the home page to a board to play on, for somebody with a slow phone: with an
 * empty cache, and when the browser has been here before. Wants a built lobby and a Chromium:
 * `npm run build && node --import tsx bench/play-now.ts [runs a game, 5]`
 */
import type { BrowserContext } from 'playwright-core';
import { catalog } from '../games/index.ts';
import { text } from '../lobby/i18n/en/common.ts';
import { openBrowser } from '../test/support/browser/browser.ts';
import { phone } from '../test/support/browser/lobby.ts';
import { titleOf } from '../test/support/browser/local-match.ts';
import { startServer } from '../test/support/servers/server.ts';
import { median } from './rules/median.ts';

const slowdown = 4;
/** 1.6 Mbit/s, in bytes a second. */
const throughput = 200_000;
/** Milliseconds. */
const latency = 150;
const runs = Number(process.argv[2] ?? 5);

/** Seconds to the home page's button, and from the press to the board. */
interface Times {
  readonly home: number;
  readonly board: number;
}

const server = await startServer();
const browser = await openBrowser();

async function visit(context: BrowserContext, game: string): Promise<Times> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const start = performance.now();
  await page.goto(server.url, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: text.ways.playNowOf(titleOf(game)) });
  await button.waitFor();
  const seen = performance.now();
  await button.click();
  await page.locator(`.${game}`).waitFor();
  const board = performance.now();
  await page.close();
  return { home: (seen - start) / 1000, board: (board - seen) / 1000 };
}

console.info(
  `Seconds at ${slowdown}× CPU slowdown, 1.6 Mbit/s and ${latency} ms; medians of ${runs}.`,
);
console.info('| game | cache | home | press to board | in all |');
console.info('| --- | --- | --- | --- | --- |');
for (const { info } of catalog) {
  const cold: Times[] = [];
  const warm: Times[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      viewport: phone,
      locale: 'en',
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    });
    cold.push(await visit(context, info.name));
    warm.push(await visit(context, info.name));
    await context.close();
  }
  for (const [cache, times] of Object.entries({ empty: cold, warm })) {
    const home = median(times.map((each) => each.home));
    const board = median(times.map((each) => each.board));
    const all = median(times.map((each) => each.home + each.board));
    const cells = [info.name, cache, home.toFixed(1), board.toFixed(1), all.toFixed(1)];
    console.info(`| ${cells.join(' | ')} |`);
  }
}
await browser.close();
await server.stop();
