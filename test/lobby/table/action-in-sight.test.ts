import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { newPage } from '../../support/browser/lobby.ts';
import { hurryBots, playNow } from '../../support/browser/local-match.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { screenPlayer } from '../../support/players/against-bots.ts';

/** Parts of phones that their browsers leave to a page. */
const phones = [
  { width: 390, height: 664 },
  { width: 360, height: 560 },
] as const;

const moves = 4;

describeInBrowser('The button that ends a move', () => {
  const on = suitePages();

  for (const { info } of catalog) {
    for (const phone of phones) {
      it(`the button is in sight in ${info.name} at ${phone.width}×${phone.height}`, async () => {
        const page = await newPage(on.browser, phone);
        await hurryBots(page);
        await playNow(page, on.server.url, info.name);
        const player = screenPlayer(page, info.name);
        const hidden: string[] = [];
        player.beforeSend = async (button) => {
          const { y = -1, height = 0 } = (await button.boundingBox()) ?? {};
          const isInSight = y >= 0 && y + height <= phone.height;
          if (!isInSight) hidden.push(`${await button.textContent()}: ${y} to ${y + height}`);
        };
        for (let move = 0; move < moves; move += 1) {
          await player.asked.waitFor();
          await player.playOn();
        }
        expect(hidden).to.deep.equal([]);
      });
    }
  }
});
