/**
 * Takes the pictures of the games in docs anew: each one's table in the middle of a match, as a player with a choice sees
 * it. Run by hand when a board has changed, with a Chromium: npm run build && node --import tsx scripts/pictures.ts
 */
import path from 'node:path';
import { layInMiddle, type Middle } from '../bench/support/mid-match.ts';
import { shelf } from '../games/index.ts';
import { openBrowser, remember } from '../test/support/browser.ts';
import { startServer } from '../test/support/server.ts';

const folder = path.join(import.meta.dirname, '../docs');

const middles: Readonly<Record<string, Middle>> = {
  'bug-race': { moves: 70, cardMove: 'keepCard' },
  'crazy-race-schacht': { moves: 60, cardMove: 'placeDriver' },
  'crazy-race-gewalt': { moves: 70, cardMove: 'playSection' },
  'detroit-cleveland-grand-prix': { moves: 60, cardMove: 'playCard' },
};

const server = await startServer();
const browser = await openBrowser();
for (const game of shelf) {
  const { name } = game.info;
  const middle = middles[name];
  if (!middle) throw new Error(`Nobody has said where the middle of ${name} is.`);
  const seat = await layInMiddle(server, game, middle);
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await remember(page, seat);
  await page.goto(`${server.url}/table/${seat.matchID}`);
  await page.locator(`section.${name}`).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  await page.close();
}
await browser.close();
await server.stop();
