import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { shelf } from '../../games/index.ts';
import { text } from '../../lobby/i18n/en.ts';
import { screenPlayer } from '../support/against-bots.ts';
import { describeInBrowser, openBrowser } from '../support/browser.ts';
import { hurryBots, titleOf } from '../support/here.ts';
import { newPage } from '../support/lobby.ts';
import { takePagesBack } from '../support/page-pool.ts';
import { type RunningServer, servePages } from '../support/server.ts';
import { observeShifts, shiftOn } from '../support/shifts.ts';

/** Most by which a page may shift during a turn, presses included. */
const most = 0.01;

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

describeInBrowser('a board while a turn is played', () => {
  let browser: Browser;
  let server: RunningServer;

  before(async () => {
    browser = await openBrowser();
    server = await servePages();
  });

  afterEach(() => takePagesBack(browser, server.url));

  after(async () => {
    await browser.close();
    await server.stop();
  });

  for (const { info } of shelf) {
    for (const screen of screens) {
      it(`keeps its places: ${info.name} at ${screen.width}×${screen.height}`, async () => {
        const page = await newPage(browser, screen);
        await hurryBots(page);
        await page.addInitScript(observeShifts);
        await page.goto(server.url);
        await page.getByRole('button', { name: text.ways.playNowOf(titleOf(info.name)) }).click();
        const player = screenPlayer(page, info.name);
        await player.asked.waitFor();
        await shiftOn(page);
        await page.evaluate(() => {
          window.shiftedSoFar = 0;
          window.movedSoFar = [];
        });
        for (let i = 0; i < 3; i += 1) {
          await player.playOn();
          await player.asked.waitFor();
        }
        const shift = await shiftOn(page);
        const moved = await page.evaluate(() => window.movedSoFar);
        expect(shift, moved.join('\n')).to.be.at.most(most);
      });
    }
  }
});
