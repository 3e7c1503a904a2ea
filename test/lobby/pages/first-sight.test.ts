import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { languages } from '../../../games/kit/language.ts';
import type { Messages } from '../../../lobby/i18n/en/common.ts';
import { text as tableText } from '../../../lobby/i18n/en/table.ts';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { desktop } from '../../support/browser/lobby.ts';
import { maxShift, observeShifts, shiftOn } from '../../support/browser/shifts.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { textsOf } from '../../support/browser/texts.ts';

const texts = await textsOf<Messages>('common');

/** Holds back requests of a kind, and returns a function that lets them through. */
async function holdBack(page: Page, kind: string): Promise<() => void> {
  let letCome = () => {};
  const isTime = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(kind, async (route) => {
    await isTime;
    await route.continue();
  });
  return () => letCome();
}

describeInBrowser('A page before its scripts are loaded', () => {
  const on = suitePages();
  const openPage = (locale: string) => on.browser.newPage({ viewport: desktop, locale });

  it('the home page shows its head in the reader’s language', async () => {
    for (const language of languages) {
      const page = await openPage(language);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(on.server.url);
      const leads = await page.locator('p:visible').allTextContents();
      expect(leads).to.deep.equal([texts[language].tagline]);
      expect(await page.getByRole('heading').allTextContents()).to.deep.equal(['Paddock']);
    }
  });

  it('other pages show the strip with the site’s name', async () => {
    const page = await openPage('en');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${on.server.url}/replay`);
    expect(await page.locator('header:visible').count()).to.equal(1);
    expect(await page.locator('p:visible').count()).to.equal(0);
  });

  it('the head stays in place when scripts and fonts arrive', async () => {
    const page = await openPage('de');
    await page.addInitScript(observeShifts);
    const letScriptsCome = await holdBack(page, '**/assets/*.js');
    const letLettersCome = await holdBack(page, '**/*.woff2');
    const lead = page.locator('.lead:visible');
    await page.goto(on.server.url, { waitUntil: 'commit' });
    // Before that styles, which say what is to be seen, may still be on their way.
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await lead.waitFor();
    const before = await lead.boundingBox();
    letScriptsCome();
    await page.locator('.shelf svg').last().waitFor();
    expect(await lead.boundingBox()).to.deep.equal(before);
    letLettersCome();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('1em "Bricolage Grotesque Variable"'))).to
      .be.true;
    expect(await shiftOn(page)).to.be.below(maxShift);
  });

  it('the page of a table appears while the table is still being looked up', async () => {
    const page = await openPage('en');
    const letTableCome = await holdBack(page, '**/api/tables/*');
    await page.goto(`${on.server.url}/table/unknown`);
    await page.getByText(tableText.table.connecting).waitFor();
    letTableCome();
    await page.getByRole('heading', { name: tableText.unknownTable.heading }).waitFor();
  });
});
