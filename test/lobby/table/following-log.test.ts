import { expect } from 'chai';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { hurryBots, playNow } from '../../support/browser/local-match.ts';
import { unsharedPage } from '../../support/browser/page-pool.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { screenPlayer } from '../../support/players/against-bots.ts';

const game = 'crazy-race-gewalt';

describeInBrowser('The log beside a board', () => {
  const on = suitePages();

  it('the log stays at its end on a slow device until its reader scrolls up', async () => {
    // A page of its own, so that no other test gets a slow page.
    const page = await unsharedPage(on.browser, { width: 1280, height: 560 });
    await hurryBots(page);
    await page.addInitScript(() => localStorage.setItem('paddock.speed', 'Infinity'));
    await playNow(page, on.server.url, game);
    const player = screenPlayer(page, game);
    await player.asked.waitFor();
    const devices = await page.context().newCDPSession(page);
    await devices.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    const log = page.locator('.panel-newest');
    /** Returns how far above its end the log is, and how far it can be. */
    const above = () =>
      log.evaluate(({ scrollTop, scrollHeight, clientHeight }) => ({
        now: Math.abs(scrollTop),
        max: scrollHeight - clientHeight,
      }));
    const playRound = async () => {
      await player.playOn();
      await player.asked.waitFor();
    };
    let max = 0;
    while (max < 200) {
      await playRound();
      const place = await above();
      expect(place.now).to.equal(0);
      max = place.max;
    }
    await log.evaluate((panel) => panel.scrollBy(0, -150));
    const firstTop = async () =>
      (await page.locator('.log > li').first().boundingBox())?.y ?? expect.fail();
    const before = await firstTop();
    await playRound();
    expect((await above()).now).to.be.above(150);
    // Lines out of sight are as high as a usual one, until they are seen.
    expect(await firstTop()).to.be.closeTo(before, 40);
  });
});
