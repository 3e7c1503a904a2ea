import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { text as agree } from '../../lobby/agree/words/en.ts';
import { seriousFaults } from '../support/axe.ts';
import { describeInBrowser, hearFaults, openBrowser } from '../support/browser.ts';
import { BugRacePlayer } from '../support/bug-race-player.ts';
import { button, logLine, seatInStrip, sitTogether } from '../support/live-table.ts';
import { takePagesBack } from '../support/page-pool.ts';
import { killLeftServers, type RunningServer, startServer } from '../support/server.ts';
import { text } from '../support/texts.ts';

describeInBrowser('a table with a clock', function () {
  this.timeout(60_000);
  let browser: Browser;
  let server: RunningServer;

  before(async () => {
    browser = await openBrowser();
    server = await startServer({ command: ['test/support/lively-server.ts'] });
  });

  afterEach(() => takePagesBack(browser, server.url));

  after(async () => {
    await browser.close();
    killLeftServers();
  });

  const withClock = (turnSeconds: number, reserveSeconds: number) =>
    ({ pace: { kind: 'clock', turnSeconds, reserveSeconds } }) as const;

  it('shows on every seat in words what is left, and stops the clock of who has done their part', async () => {
    const [ada, bo] = await sitTogether(browser, server.url, ['Ada', 'Bo'], withClock(60, 120));
    for (const { page } of [ada, bo]) {
      for (const name of ['Ada', 'Bo']) {
        const words = new RegExp(`${name}: .*seconds left in this turn, 2 minutes in reserve`);
        await seatInStrip(page, words).waitFor();
      }
    }
    await new BugRacePlayer(ada.page).choose();
    for (const { page } of [ada, bo]) {
      await seatInStrip(page, /Ada: (you, )?2 minutes in reserve/).waitFor();
      await seatInStrip(page, /Bo: .*to move, .*seconds left in this turn/).waitFor();
    }
  });

  it('counts down while the page can be seen, and never moves what is under it', async () => {
    const [{ page }] = await sitTogether(browser, server.url, ['Ada', 'Bo'], withClock(60, 120));
    const figures = seatInStrip(page, 'Ada').locator('.strip-state');
    const before = await figures.textContent();
    const top = async () => (await page.locator('section.bug-race').boundingBox())?.y;
    const boardBefore = await top();
    await page.waitForFunction(
      (shown) => document.querySelector('.strip-state')?.textContent !== shown,
      before,
    );
    expect(await top()).to.equal(boardBefore);
  });

  it('warns once, lets a bot play when time is up, and gives the seat back when its person says so', async () => {
    const [ada, bo] = await sitTogether(browser, server.url, ['Ada', 'Bo'], withClock(5, 0));
    const faults = await hearFaults(bo.page);
    await bo.page.getByRole('status').getByText(text.strip.hurry).waitFor();
    expect(await seatInStrip(bo.page, 'Bo').getAttribute('data-hurried')).to.equal('true');
    await new BugRacePlayer(ada.page).choose();

    await button(bo.page, agree.matters.mine).click();
    await bo.page.getByText(agree.mine.note).waitFor();
    await seatInStrip(ada.page, text.strip.standsIn('Bo')).waitFor();
    await logLine(ada.page, text.events.timeUp('Bo')).waitFor();
    expect(await seriousFaults(bo.page)).to.deep.equal([]);

    await button(bo.page, agree.mine.back).click();
    await bo.page.getByRole('dialog').waitFor({ state: 'detached' });
    await logLine(ada.page, text.events.back('Bo')).waitFor();
    expect(faults).to.deep.equal([]);
  });

  it('has no clocks, but days, at a table over days', async () => {
    const pace = { kind: 'days', days: 3 } as const;
    const [ada] = await sitTogether(browser, server.url, ['Ada', 'Bo'], { pace });
    await seatInStrip(ada.page, /Bo: .*2 days, 23 hours left in this turn$/).waitFor();
  });
});
