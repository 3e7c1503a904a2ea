import { expect } from 'chai';
import { describeInBrowser } from '../support/browser/browser.ts';
import { suiteBrowser, suiteExample, withPage } from '../support/package/example-pages.ts';
import { installedPackage } from '../support/package/installed-package.ts';
import { BugRacePlayer } from '../support/players/bug-race-player.ts';

describeInBrowser('The example examples/bots-in-worker', () => {
  const browser = suiteBrowser();
  const url = suiteExample('bots-in-worker', installedPackage);

  it('a turn of Bug Race can be played against three bots that think in the worker', () =>
    withPage(browser(), async (page) => {
      // Notes for which seats and levels the worker is asked.
      await page.addInitScript(() => {
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (message, ...others) {
          const { playerID, level } = message.choice;
          document.body.dataset.asked = `${document.body.dataset.asked ?? ''} ${playerID}:${level}`;
          Reflect.apply(postMessage, this, [message, ...others]);
        };
      });
      await page.goto(url());
      const player = new BugRacePlayer(page);
      const wantsMove = page.getByText(/Pick (a|your last) card/).first();
      // Between four, a packet has one card for each choice.
      while (!(await wantsMove.isVisible())) {
        await player.choose();
        await player.sentence.getByText('Keep one card.').or(wantsMove).first().waitFor();
      }
      await player.moveAndEnd();
      await page.getByText('Turn 2').first().waitFor();
      expect(page.workers()).to.have.length(1);
      const asked = (await page.locator('body').getAttribute('data-asked')) ?? '';
      for (const bot of ['1:easy', '2:fair', '3:strong']) {
        expect(asked.split(' ').filter((each) => each === bot).length, bot).to.be.above(2);
      }
      expect(asked).to.match(/^( [123]:\w+)+$/);
    }));
});
