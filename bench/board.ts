/**
 * How long the Grand Prix board takes to answer a press on a slow device: milliseconds of script at 6 times CPU
 * slowdown, of choosing a card, choosing where a car ends, and playing the card. Wants a built lobby and a Chromium:
 * `npm run build && node --import tsx bench/board.ts`
 */
import type { CDPSession, Page } from 'playwright-core';
import type { GrandPrixState } from '../games/detroit-cleveland-grand-prix/index.ts';
import * as grandPrix from '../games/detroit-cleveland-grand-prix/index.ts';
import { openBrowser, remember } from '../test/support/browser/browser.ts';
import { GrandPrixPlayer } from '../test/support/players/grand-prix-player.ts';
import { DatabaseView } from '../test/support/servers/database.ts';
import { seatPeople } from '../test/support/servers/page.ts';
import { startServer } from '../test/support/servers/server.ts';

const slowdown = 6;
const cardsToMeasure = 12;
const limit = 50;

/** Milliseconds of script that the page has run so far. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}

/** Presses the first button that fits as a page's own event, so that the driver's questions to the page don't count. */
async function pressed(page: Page, session: CDPSession, selector: string): Promise<number> {
  await page.locator(selector).first().waitFor();
  const before = await scriptTime(session);
  await page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        document.querySelector<HTMLElement>(wanted)?.click();
        requestAnimationFrame(() => setTimeout(done));
      }),
    selector,
  );
  return (await scriptTime(session)) - before;
}

const measured: Record<'choose a card' | 'choose an end' | 'play the card', number[]> = {
  'choose a card': [],
  'choose an end': [],
  'play the card': [],
};

const server = await startServer();
const browser = await openBrowser();
const database = new DatabaseView(server.dataDir);
const seats = await seatPeople(server.url, ['Ada', 'Ben', 'Chiara'], {
  game: 'detroit-cleveland-grand-prix',
  setupData: { races: 1 },
});
const players: GrandPrixPlayer[] = [];
for (const seat of seats) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en' });
  const page = await context.newPage();
  await remember(page, seat);
  await page.goto(`${server.url}/table/${seat.matchID}`);
  await page.locator('.grand-prix-sentence').waitFor();
  players.push(new GrandPrixPlayer(page));
}
const session = await players[0]?.page.context().newCDPSession(players[0].page);
if (!session) throw new Error('There is no page to measure.');
await session.send('Performance.enable');
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

/** The first player's card, press by press. */
async function measureCard(player: GrandPrixPlayer, watched: CDPSession): Promise<void> {
  const { page } = player;
  const card = '.grand-prix-hand button:not([aria-disabled="true"])';
  measured['choose a card'].push(await pressed(page, watched, card));
  const play = '.grand-prix-panel [data-main="true"]:not([aria-disabled="true"])';
  while ((await page.locator(play).count()) === 0) {
    measured['choose an end'].push(await pressed(page, watched, '.grand-prix-space'));
  }
  measured['play the card'].push(await pressed(page, watched, play));
  await page.locator('[data-sending="false"]').waitFor();
}

while (measured['play the card'].length < cardsToMeasure) {
  const { G } = database.state<GrandPrixState>(seats[0].matchID);
  const [seat = ''] = grandPrix.playersToMove(G);
  const player = players[Number(seat)];
  const { step } = G;
  if (!player || step.phase === 'matchOver') break;
  if (step.phase === 'auction') await (step.sale.highestBid ? player.pass() : player.bidLeast());
  else if (seat === '0') await measureCard(player, session);
  else await player.playCard();
}

const rows = Object.entries(measured).map(([press, times]) => {
  const sorted = [...times].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const [slowest] = sorted.slice(-1);
  const figures = [times.length, median.toFixed(1), slowest?.toFixed(1) ?? ''];
  return [press.padEnd(16), ...figures.map((figure) => String(figure).padStart(8))].join(' ');
});
console.info(`Script at ${slowdown}× slowdown, in milliseconds; the limit is ${limit}.`);
console.info(
  [''.padEnd(16), ...['presses', 'median', 'slowest'].map((head) => head.padStart(8))].join(' '),
);
for (const row of rows) console.info(row);
database.close();
await browser.close();
await server.stop();
