import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { text as agree } from '../../../lobby/i18n/en/consensus.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { describeInBrowser, hearFaults } from '../../support/browser/browser.ts';
import {
  type Aging,
  ageAbsences,
  button,
  logLine,
  openMatters,
  openSeat,
  type Sitting,
  seatInStrip,
  sitTogether,
} from '../../support/browser/live-table.ts';
import { joinTable, newPage, phone } from '../../support/browser/lobby.ts';
import { keepRouted } from '../../support/browser/page-pool.ts';
import { byClick } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { itLong } from '../../support/long.ts';
import { BugRacePlayer } from '../../support/players/bug-race-player.ts';
import { quickReplacement } from '../../support/servers/test-options.ts';

const { away, matters, proposal } = agree;

/** Returns the log lines of a bot's decisions. */
const decidedByBot = (page: Page) =>
  page.locator('.log li').filter({ has: page.getByRole('img', { name: 'bot, medium' }) });

describeInBrowser('Absent players', () => {
  /** The control over the clock of absences, for every page that has been at a table here. */
  const aging = new Map<Page, Aging>();

  // Before the pages are taken back.
  afterEach(() => {
    for (const each of aging.values()) each.end();
  });

  const on = suitePages({ options: quickReplacement });

  async function prepare(page: Page): Promise<void> {
    if (aging.has(page)) return;
    aging.set(page, await ageAbsences(page));
    keepRouted(on.browser, page);
  }

  const sit = <const Names extends readonly string[]>(names: Names) =>
    sitTogether(on.browser, on.server.url, names, { prepare });

  /** Takes a page from a table. To the others it seems to have left a minute earlier. */
  async function vanish(gone: Sitting, others: readonly Sitting[]): Promise<void> {
    for (const { page } of others) aging.get(page)?.begin();
    await gone.page.goto('about:blank');
    await Promise.all(
      others.map(async ({ page }) => {
        await openMatters(page);
        await page.getByText(/has been away for .* Let a bot/).waitFor();
      }),
    );
  }

  itLong(
    'a bot stands in once all others agree, and its player can return during a turn',
    async () => {
      const [ada, bo, cy] = await sit(['Ada', 'Bo', 'Cy']);
      await vanish(bo, [ada, cy]);
      const faults = await hearFaults(ada.page);
      await ada.page.getByText(away.ask('Bo', '1 minute', 1)).waitFor();
      await button(ada.page, away.letBot).click();
      await cy.page.getByText(proposal.replace('Bo')).waitFor();
      await cy.page.getByText(proposal.missing('Cy')).waitFor();
      // The warning, in which one can still say no, is too short to be looked for on a slow machine.
      aging.get(cy.page)?.holdAtWarning();
      await button(cy.page, proposal.yes).click();
      await openMatters(cy.page);
      await cy.page.getByText(/^Everybody agreed\. It happens in 0:0\d/).waitFor();
      aging.get(cy.page)?.letThrough();
      for (const { page } of [ada, cy]) {
        await seatInStrip(page, text.strip.standsIn('Bo')).waitFor();
        await logLine(page, text.events.standIn('Bo')).waitFor();
      }

      await button(cy.page, 'Close').click();
      // Bo’s page is loaded before the bot begins, which would go on meanwhile. Bo is back when the page says so.
      await bo.page.setViewportSize(phone);
      aging.get(bo.page)?.holdSending();
      await bo.page.goto(ada.page.url());
      for (const { page } of [ada, cy]) await new BugRacePlayer(page).choose();
      await decidedByBot(ada.page).first().waitFor();
      aging.get(bo.page)?.letThrough();
      await logLine(ada.page, text.events.back('Bo')).waitFor();
      await seatInStrip(ada.page, /^Bo.*: to move$/).waitFor();
      await new BugRacePlayer(bo.page).moveAndEnd();
      await ada.page.locator('.log li').filter({ hasText: 'Bo' }).last().waitFor();
      const lines = await ada.page.locator('.log li').allTextContents();
      const back = lines.indexOf(text.events.back('Bo'));
      expect(lines.slice(back + 1).some((line) => line.includes('Bo'))).to.equal(true);
      const marked = await decidedByBot(ada.page).allTextContents();
      expect(marked.every((line) => lines.indexOf(line) < back)).to.equal(true);
      expect(faults).to.deep.equal([]);
    },
  );

  it('no bot stands in as long as one player objects', async () => {
    const [ada, bo, cy] = await sit(['Ada', 'Bo', 'Cy']);
    await vanish(bo, [ada, cy]);
    await button(ada.page, away.letBot).click();
    await button(cy.page, proposal.no).click();
    await ada.page.getByText(matters.away('Bo', 1)).waitFor();
    await openMatters(ada.page);
    await button(ada.page, away.wait).click();
    await ada.page.getByText(/has been away for/).waitFor({ state: 'detached' });
    await seatInStrip(ada.page, /^Bo.*away/).waitFor();
  });

  itLong('an absent player loses the seat to a newcomer if the others offer it', async () => {
    const [ada, bo] = await sit(['Ada', 'Bo']);
    await vanish(bo, [ada]);
    await button(ada.page, away.letBot).click();
    await button(ada.page, matters.standIn('Bo', 1)).waitFor();
    await openMatters(ada.page);
    await button(ada.page, away.offer).click();
    await ada.page.getByText(away.offered('Bo')).waitFor();
    await ada.page.setViewportSize(phone);
    await expectAccessible(ada.page);

    const newcomer = await newPage(on.browser, phone);
    await joinTable(newcomer, ada.page.url(), { name: 'Cy', press: byClick });
    await seatInStrip(newcomer, /^Cy.*you/).waitFor();
    await logLine(ada.page, text.events.joined('Cy')).waitFor();
    const page = await openSeat(on.browser, on.server.url, { seat: bo.seat });
    await page.getByText(text.lostSeat).waitFor();
  });

  for (const language of ['it', 'fr', 'de']) {
    itLong(`the notice about an absent player fits a narrow screen: ${language}`, async () => {
      const [ada, bo] = await sit(['Ada', 'Bo']);
      await vanish(bo, [ada]);
      await button(ada.page, 'Close').click();
      await ada.page.setViewportSize({ width: 320, height: 640 });
      await ada.page.locator('.header-language').selectOption(language);
      await openMatters(ada.page);
      await ada.page.locator(`html[lang=${language}] .agree-note`).waitFor();
      await button(ada.page, away.letBot).waitFor({ state: 'detached' });
      await expectAccessible(ada.page);
    });
  }
});
