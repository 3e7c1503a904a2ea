import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { textOfRecord } from '../../../games/kit/record/write.ts';
import { text as analysis } from '../../../lobby/i18n/en/analysis.ts';
import { text as words } from '../../../lobby/i18n/en/replay.ts';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { desktop, newPage } from '../../support/browser/lobby.ts';
import { beginHere, hurryBots, matchOn } from '../../support/browser/local-match.ts';
import { unsharedPage } from '../../support/browser/page-pool.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { itLong } from '../../support/long.ts';
import { playToTheEnd, screenPlayer } from '../../support/players/against-bots.ts';
import { playOn, untilOver } from '../../support/records/past-matches.ts';
import { lookAs, positionOn, sliderOn, waitForPosition } from '../../support/records/replay.ts';
import { closeTablePages, gather, TablePage } from '../../support/servers/served-tables.ts';

const smallest = { width: 320, height: 568 };

describeInBrowser('The replay of a match just played', () => {
  // Before the server stops.
  after(closeTablePages);

  const on = suitePages();
  let page: Page;

  before(async () => {
    page = await unsharedPage(on.browser, desktop);
  });

  const way = (name: string) => page.getByRole('button', { name, exact: true });

  it('a table offers its replay as soon as its match is over', async () => {
    const setupData = { trackLength: 9 };
    const seats = await gather(on.server.url, ['Ada', 'Ben'], { setupData });
    const [{ matchID }] = seats;
    const pages = await TablePage.openAll(on.server.url, seats);
    for (const each of pages) await each.begun();
    await page.goto(`${on.server.url}/replay/table/${matchID}?as=1`);
    await page.getByRole('heading', { name: words.running.heading }).waitFor();
    await playOn(pages);
    await untilOver(pages);
    closeTablePages();
    await page.getByRole('link', { name: words.running.goThere }).click();
    await page.getByRole('link', { name: text.end.lookAgain }).click();
    await sliderOn(page).waitFor();
    const ranked = await page.locator('.replay-seats').textContent();
    for (const name of ['Ada', 'Ben']) expect(ranked).to.contain(name);
    await way(words.toEnd).click();
    expect(await positionOn(page)).to.match(/^Move (\d+) of \1: /);
    await page.goto(`${on.server.url}/table/${matchID}?watch`);
    await page.getByRole('link', { name: text.end.analyse }).click();
    await page.getByRole('slider', { name: analysis.chart }).waitFor();
  });

  itLong('a match in this browser can be replayed, saved and opened elsewhere', async () => {
    await hurryBots(page);
    const seats = [{ person: 'Ada' }, { bot: 'easy' }] as const;
    const fields = { 'Track length': '9' };
    await beginHere(page, on.server.url, { game: 'bug-race', seats, fields });
    await page.locator('section.bug-race').waitFor();
    const matchID = matchOn(page);
    // While it goes on there is nothing to look at.
    await page.goto(`${on.server.url}/replay/here/${matchID}`);
    await page.getByRole('heading', { name: words.running.heading }).waitFor();
    await page.getByRole('link', { name: words.running.goThere }).click();
    const player = screenPlayer(page, 'bug-race');
    await player.asked.waitFor();
    // The board in play has buttons, which proves that the search for them works.
    expect(await page.locator('.bug-race button').count()).to.be.above(2);
    await playToTheEnd(player);
    await page.getByRole('link', { name: text.end.lookAgain }).click();
    await page.waitForURL(({ pathname }) => pathname === `/replay/here/${matchID}`);
    await sliderOn(page).waitFor();
    const saving = page.waitForEvent('download');
    await way(words.save).click();
    const download = await saving;
    expect(download.suggestedFilename()).to.match(/^bug-race-\d{4}-\d\d-\d\d\.json$/);
    const saved = readFileSync(await download.path(), 'utf8');
    const record = JSON.parse(saved) as MatchRecord;
    expect(saved).to.equal(textOfRecord(record));
    expect(record.seats).to.deep.equal([
      { name: 'Ada', bot: null },
      { name: record.seats[1]?.name, bot: 'easy' },
    ]);

    const elsewhere = await newPage(on.browser, smallest);
    const faults: string[] = [];
    elsewhere.on('pageerror', (error) => faults.push(error.message));
    await elsewhere.goto(`${on.server.url}/replay`);
    await elsewhere.locator('input[type="file"]').setInputFiles({
      name: 'race.json',
      mimeType: 'application/json',
      buffer: Buffer.from(saved),
    });
    await sliderOn(elsewhere).waitFor();
    for (const as of ['0', '1', 'all', '']) {
      await lookAs(elsewhere, as);
      await elsewhere.locator('h1').press('Home');
      for (let at = 1; at <= record.moves.length; at += 1) {
        await elsewhere.keyboard.press('ArrowRight');
      }
      await waitForPosition(elsewhere, record.moves.length);
    }
    expect(faults).to.deep.equal([]);
    await elsewhere.reload();
    await sliderOn(elsewhere).waitFor();
  });
});
