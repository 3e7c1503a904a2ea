import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { text as check } from '../../../lobby/i18n/en/check.ts';
import { text as agree } from '../../../lobby/i18n/en/consensus.ts';
import { text as here } from '../../../lobby/i18n/en/local-match.ts';
import { text as races } from '../../../lobby/i18n/en/match-history.ts';
import { text as replay } from '../../../lobby/i18n/en/replay.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { describeInBrowser, hearFaults, openBrowser } from '../../support/browser/browser.ts';
import { button } from '../../support/browser/live-table.ts';
import { desktop, newPage, openTable } from '../../support/browser/lobby.ts';
import { hurryBots, matchOn, storedAt } from '../../support/browser/local-match.ts';
import { unsharedPage } from '../../support/browser/page-pool.ts';
import { byClick } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { BugRacePlayer } from '../../support/players/bug-race-player.ts';
import { mixedRecord } from '../../support/records/mixed-record.ts';
import { dropRecord, namedRecord, positionOn, sliderOn } from '../../support/records/replay.ts';
import { quickBots } from '../../support/servers/test-options.ts';

const { end, review, newTable, table } = text;
const smallest = { width: 320, height: 568 };

describeInBrowser('Past races', () => {
  const on = suitePages({ options: quickBots });
  let page: Page;

  before(async () => {
    page = await unsharedPage(on.browser, desktop);
    await hurryBots(page);
  });

  const link = (name: string | RegExp) => page.getByRole('link', { name });

  async function expectForEverybody(): Promise<void> {
    await page.setViewportSize(smallest);
    await expectAccessible(page);
    await page.setViewportSize(desktop);
  }

  it('a match at a table can be reviewed, and once it is over replayed and checked', async () => {
    await openTable(page, on.server.url, {
      title: 'Bug Race',
      name: 'Ada',
      press: byClick,
      chooseOptions: async () => {
        const bots = newTable.bots(1, text.bots.levels.easy);
        await page.getByRole('radio', { name: newTable.playersCount(2, '2') }).check();
        await page.getByRole('radio', { name: bots, exact: true }).check();
      },
    });
    const player = new BugRacePlayer(page);
    await player.choose();
    await player.moveAndEnd();

    await button(page, review.button).click();
    const back = page.getByRole('region', { name: review.heading });
    await sliderOn(page).waitFor();
    await page.keyboard.press('Home');
    await back.getByText(replay.atStart).first().waitFor();
    // The review offers the rules, and no other buttons on the board.
    const buttons = back.locator('.replay-board').getByRole('button', { name: /^(?!Rules: )/ });
    expect(await buttons.count()).to.equal(0);
    await page.keyboard.press('ArrowRight');
    expect(await positionOn(page)).to.match(/^Move 1 of \d+/);
    await expectForEverybody();
    await page.keyboard.press('Escape');
    await sliderOn(page).waitFor({ state: 'detached' });
    const opener = button(page, review.button);
    expect(await opener.evaluate((each) => each === document.activeElement)).to.equal(true);
    await player.asked.waitFor();

    await button(page, table.waysOut).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: agree.ways.end }).click();
    await dialog.locator('.button-main').getByText(agree.ways.end).click();
    await page.getByRole('heading', { name: end.without }).waitFor();
    await link(end.lookAgain).click();
    await sliderOn(page).waitFor();
    await button(page, check.button).click();
    const findings = page.locator('.findings > li');
    await findings.first().waitFor();
    const verdicts = await findings.evaluateAll((all) =>
      all.map((each) => each.getAttribute('data-verdict')),
    );
    expect(verdicts, await page.locator('.findings').innerText()).to.deep.equal(
      Array(4).fill('right'),
    );
    await page.getByText(check.proves).waitFor();
    await page.getByText(check.byHand).click();
    await expectForEverybody();
    await button(page, text.close).click();

    await page.goto(`${on.server.url}/replay`);
    await page.getByText(races.without).waitFor();
    await link(/^Watch replay: Bug Race/).click();
    await sliderOn(page).waitFor();
    const eyes = page.getByRole('combobox', { name: replay.viewer });
    expect(await eyes.inputValue(), 'my own').to.equal('0');
  });

  it('a match continued from a record against bots is listed among the player’s races', async () => {
    const faults = await hearFaults(page);
    const record = namedRecord('bug-race');
    await page.goto(`${on.server.url}/replay`);
    await button(page, replay.open).waitFor();
    await dropRecord(page, record);
    const last = record.moves.at(-1) ?? expect.fail('It has moves.');
    const own = record.seats.findIndex((_, seat) => String(seat) !== last.seat);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('combobox', { name: replay.viewer }).selectOption(String(own));
    await button(page, here.playOn.button).click();
    await expectForEverybody();
    const dialog = page.getByRole('dialog');
    const seat = (index: number) => text.seat(String(index + 1));
    for (const index of record.seats.keys()) {
      const kind = dialog.getByRole('combobox', { name: here.playerAt(seat(index)) });
      expect((await kind.inputValue()) === '', seat(index)).to.equal(index === own);
    }
    // The page is left before it can note its match: the list does that.
    await page.route('**/assets/note-match*', () => {});
    await dialog.getByRole('button', { name: here.playOn.start }).click();
    await page
      .getByRole('heading', { name: end.heading })
      .or(page.locator('.ending'))
      .first()
      .waitFor();
    const match = (await storedAt(page, await matchOn(page))) ?? expect.fail('It is kept.');
    expect(match.newSeeds?.map(({ at }) => at)).to.deep.equal([record.moves.length - 1]);
    const movesOf = (moves: readonly { readonly move: string; readonly args: unknown }[]) =>
      moves.slice(0, record.moves.length - 1).map(({ move, args }) => ({ move, args }));
    expect(movesOf(match.moves)).to.deep.equal(movesOf(record.moves));

    await page.unroute('**/assets/note-match*');
    await page.goto(`${on.server.url}/replay`);
    expect(match.seats.findIndex(({ bot }) => bot === null)).to.equal(own);
    // It does not count: a player could repeat the last move until they win.
    const card = page.getByRole('article').filter({ hasText: races.playedOn });
    await card.waitFor();
    expect(await page.getByText(races.ran(1, '1')).count()).to.equal(0);
    await expectForEverybody();
    await card.getByRole('button', { name: /^Delete: Bug Race/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: races.forget, exact: true }).click();
    await card.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText(races.without).waitFor();
    expect(await card.count()).to.equal(0);
    expect(faults).to.deep.equal([]);
  });

  it('a record can be checked without a network and without `crypto.subtle`', async () => {
    const record = mixedRecord();
    const insecure = await openBrowser({
      args: ['--host-resolver-rules=MAP paddock.test 127.0.0.1'],
    });
    const apart = await newPage(insecure, desktop);
    await apart.goto(`http://paddock.test:${on.server.port}/replay`);
    expect(await apart.evaluate(() => crypto.subtle === undefined)).to.equal(true);
    await button(apart, replay.open).waitFor();
    await dropRecord(apart, record);
    await button(apart, check.button).waitFor();
    await apart.context().setOffline(true);
    await button(apart, check.button).click();
    const { length } = record.moves;
    for (const sentence of [check.moves(String(length)), check.seed, check.notShown]) {
      await apart.getByText(sentence).waitFor();
    }
    await insecure.close();
  });

  it('the list of races is available in four languages', async () => {
    await page.goto(`${on.server.url}/replay`);
    for (const language of ['it', 'fr', 'de'] as const) {
      await page.locator('.header-language').selectOption(language);
      const { text: words } = await import(`../../../lobby/i18n/${language}/match-history.ts`);
      await page.getByRole('heading', { name: words.heading }).waitFor();
      await page.getByText(words.without).waitFor();
    }
  });
});
