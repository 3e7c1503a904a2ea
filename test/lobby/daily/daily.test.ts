import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { text } from '../../../lobby/i18n/en/common.ts';
import { text as consensus } from '../../../lobby/i18n/en/consensus.ts';
import { text as daily } from '../../../lobby/i18n/en/daily.ts';
import { text as history } from '../../../lobby/i18n/en/match-history.ts';
import { text as tableText } from '../../../lobby/i18n/en/table.ts';
import type { DailyChallenge } from '../../../protocol/daily.ts';
import { expectAccessible, isTooWide } from '../../support/browser/axe.ts';
import { describeInBrowser, hearFaults } from '../../support/browser/browser.ts';
import { closeFollowingPages } from '../../support/browser/following-page.ts';
import { titleOf } from '../../support/browser/local-match.ts';
import { unsharedPage } from '../../support/browser/page-pool.ts';
import { maxShift, observeShifts, shiftOn } from '../../support/browser/shifts.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { Person } from '../../support/players/person.ts';
import { get } from '../../support/servers/page.ts';
import { servePages } from '../../support/servers/server.ts';
import { quickBots } from '../../support/servers/test-options.ts';

const { ways } = consensus;
const { table } = tableText;
const phone = { width: 360, height: 740 };

/** Makes the page note in its root element what it would share with a device. Runs on the page. */
function shareIntoPage(): void {
  navigator.canShare = () => true;
  navigator.share = async ({ text, files = [] }: ShareData = {}) => {
    const [{ type, size } = { type: '', size: 0 }] = files;
    document.documentElement.dataset.shared = `${text}\n${type} ${size}`;
  };
}

describeInBrowser('The daily challenge in the lobby', () => {
  // Before the server stops.
  after(closeFollowingPages);

  const on = suitePages({ options: quickBots });
  let page: Page;

  before(async () => {
    page = await unsharedPage(on.browser, phone);
  });

  const link = (name: string) => page.getByRole('link', { name });
  const section = () => page.getByRole('region', { name: daily.heading });

  /** Plays the page's match to its end, as its player. */
  async function playToTheEnd(): Promise<void> {
    const [, matchID = ''] = /table\/([\w-]+)/.exec(page.url()) ?? [];
    const seats = await page.evaluate(() => localStorage.getItem('paddock.seats'));
    const { game, playerID, credentials } = JSON.parse(seats ?? '{}')[matchID];
    const person = await Person.resume({
      addresses: [on.server.url],
      seat: { game, matchID, playerID, credentials },
    });
    await person.playUntil(() => false);
  }

  it('the challenge appears on the home page without shifting it', async () => {
    await page.addInitScript(observeShifts);
    await page.goto(on.server.url);
    await section().getByRole('button', { name: daily.play, exact: false }).first().waitFor();
    await page.locator('.shelf svg').last().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shiftOn(page)).to.be.below(maxShift);
    await expectAccessible(page);
  });

  it('a player plays the challenge at a table and continues it from the home page', async () => {
    const faults = await hearFaults(page);
    await page.addInitScript(shareIntoPage);
    const { main } = (await get(`${on.server.url}/api/daily`)).json;
    const title = titleOf(main);
    await section()
      .getByRole('button', { name: daily.playOf(title) })
      .click();
    const sheet = page.getByRole('dialog', { name: daily.page.title(title) });
    await sheet.getByText(daily.sheet.once).waitFor();
    await sheet.getByRole('button', { name: daily.sheet.practise }).waitFor();
    await expectAccessible(page);
    await sheet.getByRole('textbox').fill('Ada');
    await sheet.getByRole('button', { name: daily.sheet.start }).click();
    await page.waitForURL(/\/table\//);
    await page.getByText(table.daily, { exact: true }).waitFor();
    await page.locator(`.${main}`).first().waitFor();
    await page.goto(on.server.url);
    await link(daily.continueOf(title)).click();
    await page.locator(`.${main}`).first().waitFor();
    await playToTheEnd();
    await link(daily.resultsOfDay).click();
    await page.getByRole('heading', { name: daily.page.title(title) }).waitFor();
    await page.getByText(daily.page.alone).waitFor();
    await page.locator('.daily-table').getByText('Ada').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: daily.page.share }).click();
    const shared = await page.waitForFunction(() => document.documentElement.dataset.shared);
    expect(await shared.jsonValue())
      .to.include(title)
      .and.match(/image\/png \d{4,}$/);
    await page.goto(on.server.url);
    await link(daily.resultOf(title)).waitFor();
    await page.getByRole('button', { name: text.header.menu }).click();
    await link(text.header.races).click();
    await page.getByRole('article').getByText(history.replayTomorrow).waitFor();
    await page.getByText(history.ran(1, '1'), { exact: true }).waitFor();
    await link(history.resultsOf(title)).click();
    await page.getByRole('heading', { name: daily.page.title(title) }).waitFor();
    expect(faults).to.deep.equal([]);
  });

  it('a player who gives up confirms and then sees the last place', async () => {
    const { main, challenges } = (await get(`${on.server.url}/api/daily`)).json;
    const { game, numPlayers } = challenges.find((each: DailyChallenge) => each.game !== main);
    const title = titleOf(game);
    await page.goto(on.server.url);
    await section()
      .getByRole('button', { name: daily.playOf(title) })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: daily.sheet.start }).click();
    await page.locator(`.${game}`).first().waitFor();
    await page.getByRole('button', { name: 'Leave', exact: false }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(ways.trySure).waitFor();
    expect(await dialog.getByRole('button', { name: ways.end, exact: true }).count()).to.equal(0);
    await dialog.getByRole('button', { name: ways.concede, exact: true }).click();
    await dialog.getByText(ways.concedeTitle).waitFor();
    await dialog.getByRole('button', { name: ways.concede, exact: true }).click();
    await page.getByRole('heading', { name: daily.page.title(title) }).waitFor();
    const place = daily.page.placeOf(numPlayers, String(numPlayers));
    await page.getByText(place).first().waitFor();
    await page.getByRole('button', { name: daily.page.practise }).waitFor();
    expect(await isTooWide(page)).to.equal(false);
  });

  it('a server without the challenge shows none', async () => {
    const without = await servePages({ settings: { DAILY_CHALLENGE: 'off' } });
    await page.goto(without.url);
    await page.locator('.shelf svg').last().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await section().count()).to.equal(0);
    await without.stop();
  });
});
