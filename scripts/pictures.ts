/**
 * Takes the games' pictures for docs: each one's table in the middle of a match, as seen by a player with a choice. Run
 * it by hand when a board has changed; it needs a Chromium:
 * npm run build && node --import tsx scripts/pictures.ts [<game>...]
 */
import path from 'node:path';
import { loadBench } from '../bench/support/game-bench.ts';
import { names, tableInMiddle } from '../bench/support/mid-match.ts';
import { catalog } from '../games/index.ts';
import { openBrowser, remember } from '../test/support/browser/browser.ts';
import { Page as SocketPage } from '../test/support/servers/page.ts';
import { startServer } from '../test/support/servers/server.ts';

const folder = path.join(import.meta.dirname, '../docs/pictures');

const server = await startServer();
const browser = await openBrowser({});
const wanted = process.argv.slice(2);
for (const game of catalog) {
  const { name } = game.info;
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { midMatch } = await loadBench(name);
  const { seats, chooser } = await tableInMiddle(server, game, midMatch);
  const others = seats
    .filter((seat) => seat !== chooser)
    .map((seat) => new SocketPage(server.url, seat));
  await Promise.all(others.map((other) => other.sync()));
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await remember(page, chooser);
  const own = names[Number(chooser.playerID)] ?? '';
  await page.addInitScript((name) => localStorage.setItem('paddock.name', name), own);
  await page.goto(`${server.url}/table/${chooser.matchID}`);
  await page.locator(`section.${name}`).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  await page.close();
  for (const other of others) other.close();
}
await browser.close();
await server.stop();
