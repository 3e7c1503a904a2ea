import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { text as agree } from '../../../lobby/i18n/en/consensus.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { describeInBrowser, hearFaults } from '../../support/browser/browser.ts';
import {
  button,
  logLine,
  openMatters,
  seatInStrip,
  sitTogether,
} from '../../support/browser/live-table.ts';
import { phone } from '../../support/browser/lobby.ts';
import { byKeyboard } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { quickReplacement } from '../../support/servers/test-options.ts';

const { ways, proposal } = agree;

/** Chooses a way out and says yes when asked once more. */
async function goBy(page: Page, way: string): Promise<void> {
  await button(page, text.table.waysOut).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: way }).click();
  await dialog.getByRole('button', { name: way }).and(page.locator('.button-main')).click();
  await dialog.waitFor({ state: 'detached' });
}

describeInBrowser('The ways out of a match', () => {
  const on = suitePages({ options: quickReplacement });

  it('a player can give up, and then watches while a bot plays on', async () => {
    const [ada, bo] = await sitTogether(on.browser, on.server.url, ['Ada', 'Bo']);
    const faults = await hearFaults(bo.page);
    await goBy(bo.page, ways.concede);
    await bo.page.getByText(text.table.watchingFull).waitFor();
    expect(await bo.page.evaluate(() => localStorage.getItem('paddock.seats'))).to.equal('{}');
    await logLine(ada.page, text.events.conceded('Somebody')).waitFor();
    await seatInStrip(ada.page, 'bot, medium').waitFor();
    expect(faults).to.deep.equal([]);
  });

  it('a player can cancel giving up with the keyboard alone', async () => {
    const [ada] = await sitTogether(on.browser, on.server.url, ['Ada', 'Bo']);
    const { page } = ada;
    const menu = button(page, text.table.waysOut);
    await byKeyboard(menu);
    const dialog = page.getByRole('dialog');
    await byKeyboard(dialog.getByRole('button', { name: ways.concede }));
    await dialog.getByText(ways.concedeSure).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await menu.evaluate((element) => element === document.activeElement)).to.equal(true);
    await seatInStrip(page, 'Ada').waitFor();
  });

  it('the match ends once all players agree', async () => {
    const [ada, bo, cy] = await sitTogether(on.browser, on.server.url, ['Ada', 'Bo', 'Cy']);
    await goBy(ada.page, ways.end);
    for (const { page } of [ada, bo, cy]) {
      await openMatters(page);
      await page.getByText(proposal.end).waitFor();
      await page.getByText(proposal.agreed('Ada')).waitFor();
      await page.getByText(proposal.missing('Bo and Cy')).waitFor();
    }
    await button(bo.page, proposal.no).click();
    for (const { page } of [ada, bo, cy]) {
      await page.getByText(proposal.end).waitFor({ state: 'detached' });
    }

    await goBy(bo.page, ways.end);
    await openMatters(ada.page);
    await button(ada.page, proposal.yes).click();
    await openMatters(cy.page);
    await cy.page.getByText(proposal.agreed('Bo and Ada')).waitFor();
    await cy.page.setViewportSize(phone);
    await expectAccessible(cy.page);
    await button(cy.page, proposal.yes).click();
    for (const { page } of [ada, bo, cy]) {
      await page.getByRole('heading', { name: text.end.without }).waitFor();
      await logLine(page, text.events.ended).waitFor();
      await page.locator('section.bug-race').waitFor();
      expect(await page.getByRole('list', { name: text.end.ranking }).count()).to.equal(0);
      await button(page, agree.again.playAgain).waitFor();
    }
    // There is nothing more to leave.
    expect(await button(ada.page, text.table.waysOut).count()).to.equal(0);
  });
});
