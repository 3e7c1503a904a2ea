/**
 * Makes the README's animation: twenty seconds from the home page into a match of Bug Race against bots. Run it by hand
 * when the lobby or the board has changed; it needs a Chromium:
 * npm run build && node --import tsx scripts/film.ts
 */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { text } from '../lobby/i18n/en/common.ts';
import { openBrowser } from '../test/support/browser/browser.ts';
import { BugRacePlayer } from '../test/support/players/bug-race-player.ts';
import { startServer } from '../test/support/servers/server.ts';

const target = path.join(import.meta.dirname, '../docs/pictures/paddock.webp');
const size = { width: 960, height: 600 };
const lengthMs = 20_000;
const betweenFramesMs = 320;
/** In percent. Small text stays readable. */
const quality = 45;

const server = await startServer();
const browser = await openBrowser({});
const page = await browser.newPage({ viewport: size, locale: 'en', colorScheme: 'light' });
await page.addInitScript(() => localStorage.setItem('paddock.name', 'Ada'));
const devtools = await page.context().newCDPSession(page);
const frames: { file: Buffer; at: number }[] = [];
let isOver = false;

async function film(): Promise<void> {
  const start = performance.now();
  while (!isOver) {
    const at = performance.now() - start;
    isOver = at > lengthMs;
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'png' });
    frames.push({ file: Buffer.from(data, 'base64'), at });
    await wait(Math.max(0, betweenFramesMs - (performance.now() - start - at)));
  }
}

/** Presses a button as a player who looks first. */
const press = async (button: Locator) => {
  await wait(500);
  await button.click();
};

async function play(): Promise<void> {
  await wait(1500);
  await press(page.getByRole('button', { name: text.ways.playNowOf('Bug Race') }));
  const player = new BugRacePlayer(page, press);
  while (!isOver) {
    await player.asked.waitFor();
    await player.playOn();
  }
}

await page.goto(server.url);
await page.evaluate(() => document.fonts.ready);
// The match continues when the film is over.
await Promise.race([film(), play()]);
await browser.close();
await server.stop();
const delay = frames.map(({ at }, index) => Math.round((frames[index + 1]?.at ?? at + 1500) - at));
await sharp(
  frames.map(({ file }) => file),
  { join: { animated: true } },
)
  .webp({ quality, delay, loop: 0 })
  .toFile(target);
process.exit();
