import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { languages } from '../../../games/kit/language.ts';
import { arrowKeys } from '../../../games/kit/locales/arrow-keys.ts';
import * as gewalt from '../../games/crazy-race-gewalt/positions.ts';
import * as schacht from '../../games/crazy-race-schacht/positions.ts';
import * as grandPrix from '../../games/detroit-cleveland-grand-prix/positions.ts';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import type { TestTable } from '../../support/games/table.ts';
import { GrandPrixPlayer } from '../../support/players/grand-prix-player.ts';
import { putAtServer } from '../../support/servers/database.ts';
import { seatPeople } from '../../support/servers/page.ts';

/** Returns a table at which the first seat has section cards with so many squares. */
const gewaltTable = (...squares: readonly number[]) =>
  gewalt.newTable(3, {}, { sections: { '0': squares.map((each) => gewalt.sectionWith(each)) } });

describeInBrowser('The keyboard focus', () => {
  const on = suitePages();

  /** Opens the pages of all seats at a table. */
  async function openAll<G>(
    game: string,
    table: TestTable<G>,
  ): Promise<readonly [Page, ...Page[]]> {
    const seats = await seatPeople(on.server.url, ['Ada', 'Ben', 'Chiara'], { game });
    putAtServer(on.server.dataDir, seats[0].matchID, table);
    const open = async (seat: (typeof seats)[0]) => {
      const page = await on.sit(seat);
      await page.locator(`.${game}`).waitFor();
      return page;
    };
    const [first, ...others] = seats;
    return [await open(first), ...(await Promise.all(others.map(open)))];
  }

  /** Waits until the focus is within an element. */
  const untilFocused = (page: Page, selector: string) =>
    page.waitForFunction((within) => document.activeElement?.closest(within), selector);

  it('a card chosen by key moves the focus to the sections of Crazy Race (Gewalt)', async () => {
    const [page] = await openAll('crazy-race-gewalt', gewaltTable(4));
    await page.locator('.crazy-race-gewalt-hand button').first().focus();
    await page.keyboard.press('Enter');
    await untilFocused(page, '.crazy-race-gewalt-spot');
    await page.keyboard.press('Enter');
    await untilFocused(page, '.crazy-race-gewalt-spot[data-use="send"]');
    await page.keyboard.press('Enter');
    await untilFocused(page, '.crazy-race-gewalt-roll-button');
  });

  it('the focus stays on a card of Crazy Race (Gewalt) chosen with the mouse', async () => {
    const [page] = await openAll('crazy-race-gewalt', gewaltTable(4));
    await page.locator('.crazy-race-gewalt-hand button').first().click();
    await page.locator('.crazy-race-gewalt-spot').first().waitFor();
    await untilFocused(page, '.crazy-race-gewalt-hand');
  });

  it('a card chosen by key moves the focus to a side of Crazy Race (Schacht), and a side to its button', async () => {
    const table = schacht.newTable(3);
    schacht.lay(table, [1, 0], [1, 1], [1, 2]);
    const pages = await openAll('crazy-race-schacht', table);
    const page = pages[Number(table.active[0])] ?? expect.fail();
    await page.locator('.crazy-race-schacht-hand button').first().focus();
    await page.keyboard.press('Enter');
    await untilFocused(page, '[data-side="0"] > .crazy-race-schacht-target');
    await page.keyboard.press('Enter');
    await untilFocused(page, '.crazy-race-schacht-actions [data-main="true"]');
    // A taboo side is refused, so the focus stays.
    await page.locator('[data-side="3"] > .crazy-race-schacht-target').focus();
    await page.keyboard.press('Enter');
    await page.locator('.paddock-refusal').getByText(/\S/).first().waitFor();
    await untilFocused(page, '[data-side="3"] > .crazy-race-schacht-target');
  });

  it('the focus stays in the auction of the Grand Prix and goes to the next bid', async () => {
    const table = grandPrix.auctionTable(3);
    const [page, ...others] = await openAll('detroit-cleveland-grand-prix', table);
    const bid = page.getByRole('button', { name: /^Bid \$/ });
    await bid.focus();
    await page.keyboard.press('Enter');
    await untilFocused(page, '.grand-prix-bid-place:focus');
    const [second, third] = others.map((each) => new GrandPrixPlayer(each));
    await second?.bidLeast();
    await third?.pass();
    await untilFocused(page, '.grand-prix-bid [data-main="true"]');
    expect(await bid.textContent()).to.include('30,000');
  });

  it('a card under the mouse, under a resting finger or reached by keyboard is shown enlarged until it is left', async () => {
    const cases = [
      {
        game: 'crazy-race-gewalt',
        table: gewaltTable(4, 3),
        prefix: '.crazy-race-gewalt',
      },
      {
        game: 'detroit-cleveland-grand-prix',
        table: grandPrix.raceTable({ at: { yellow: [20, 1] }, hands: { '0': [17, 47] } }),
        prefix: '.grand-prix',
      },
    ];
    for (const { game, table, prefix } of cases) {
      const [page] = await openAll<unknown>(game, table);
      const large = page.locator(`${prefix}-large-card`);
      const cards = page.locator(`${prefix}-hand button`);
      await cards.first().hover();
      await large.waitFor();
      await page.mouse.move(0, 0);
      await large.waitFor({ state: 'detached' });
      await cards.first().focus();
      expect(await large.count(), 'a focus set by the page').to.equal(0);
      await page.keyboard.press('ArrowRight');
      await large.waitFor();
      await page.keyboard.press('Escape');
      await large.waitFor({ state: 'detached' });
      const touch = { pointerType: 'touch' };
      await cards.first().dispatchEvent('pointerdown', touch);
      await large.waitFor();
      await cards.first().dispatchEvent('pointerup', touch);
      await large.waitFor({ state: 'detached' });
      await cards.first().dispatchEvent('click');
      const chosen = page.locator(`${prefix}-hand [aria-pressed="true"], .grand-prix-panel`);
      expect(await chosen.count(), 'a finger that has rested chooses nothing').to.equal(0);
      await cards.first().click();
      await chosen.waitFor();
    }
  });

  it('a hint at the arrow keys appears once, in the language of the board', async () => {
    const [page] = await openAll('crazy-race-gewalt', gewaltTable(4, 3));
    const board = page.locator('.crazy-race-gewalt');
    const hint = page.locator('.arrow-hint');
    const focusHand = async () => {
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      await page.locator('.crazy-race-gewalt-hand button[tabindex="0"]').focus();
    };
    for (const language of languages) {
      await page.evaluate(() => localStorage.removeItem('paddock.arrowKeys'));
      await board.evaluate((section, lang) => section.setAttribute('lang', lang), language);
      await focusHand();
      await hint.waitFor();
      expect(await hint.textContent()).to.equal(arrowKeys[language]);
      await page.keyboard.press('ArrowRight');
      await hint.waitFor({ state: 'detached' });
    }
    await focusHand();
    expect(await hint.count()).to.equal(0);
    const keys = page.locator('.crazy-race-gewalt-hand [aria-keyshortcuts]');
    expect(await keys.count()).to.equal(1);
    expect(await keys.getAttribute('tabindex')).to.equal('0');
  });
});
