import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { expectAccessible, paleWords } from '../../support/browser/axe.ts';
import { describeInBrowser, hearFaults, openBrowser } from '../../support/browser/browser.ts';

const root = fileURLToPath(new URL('../../support/estimates-page', import.meta.url));

describeInBrowser('The estimates of a match on a page', () => {
  let browser: Browser;
  let site: PreviewServer;
  const outDir = mkdtempSync(path.join(tmpdir(), 'estimates-page-'));

  before(async () => {
    const vite = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
    await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', outDir], { cwd: root });
    site = await preview({ root, build: { outDir }, preview: { port: 0 } });
    browser = await openBrowser();
  });

  after(async () => {
    await browser?.close();
    await site?.close();
    rmSync(outDir, { recursive: true, force: true });
  });

  const ask = (page: Page) => page.getByRole('button', { name: 'Analyse' });
  const chart = (page: Page) => page.getByRole('slider', { name: 'Chances of winning' });
  const changes = (page: Page) => page.locator('.estimates-swings button');
  const position = async (page: Page) => Number(await page.locator('main').getAttribute('data-at'));

  async function openedPage(
    settings: NonNullable<Parameters<Browser['newPage']>[0]> = {},
  ): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 1100, height: 1400 }, ...settings });
    await page.goto(site.resolvedUrls?.local[0] ?? '');
    return page;
  }

  it('estimates appear on request and vanish when they are switched off', async () => {
    const page = await openedPage();
    const faults = await hearFaults(page);
    await ask(page).waitFor();
    expect(page.workers()).to.have.length(0);
    await ask(page).click();
    await changes(page).first().waitFor();
    expect(page.workers()).to.have.length(1);
    expect(await chart(page).getAttribute('aria-valuetext')).to.match(
      /^Before the first move: Ada \d+%, Ben \d+% and Chloé \d+%$/,
    );
    const gone = page.workers()[0]?.waitForEvent('close');
    await ask(page).click();
    await gone;
    expect(await chart(page).count()).to.equal(0);
    expect(faults).to.deep.equal([]);
    await page.close();
  });

  it('the chart and the list of greatest changes lead to positions', async () => {
    const page = await openedPage();
    await ask(page).click();
    await changes(page).first().waitFor();
    expect(await changes(page).count()).to.be.within(1, 5);
    const said = (await changes(page).first().textContent()) ?? '';
    const [, at] = /Move (\d+): (?:Ada|Ben|Chloé) \d+%\s→\s\d+%/.exec(said) ?? [];
    expect(said).to.include(`This is what move ${at} did.`);
    await changes(page).first().click();
    expect(await position(page)).to.equal(Number(at));
    const box = (await page.locator('.estimates-chart').boundingBox()) ?? expect.fail('A chart.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    expect(await position(page)).to.be.within(27, 28);
    await page.mouse.click(box.x + 1, box.y + box.height / 2);
    expect(await position(page)).to.equal(0);
    await page.keyboard.press('ArrowRight');
    expect(await position(page)).to.equal(1);
    await page.keyboard.press('End');
    expect(await position(page)).to.equal(55);
    expect(await chart(page).getAttribute('aria-valuetext')).to.include('Ada 100%');
    await page.close();
  });

  it('the page lists the moves that the bot would have tried, and the move played', async () => {
    const page = await openedPage();
    await ask(page).click();
    await page.getByText(/^Move 1: in \S+’s place the bot would have tried:$/).waitFor();
    const tried = page.locator('.estimates-tried > li');
    expect(await tried.count()).to.be.within(2, 4);
    for (const text of await tried.allTextContents()) {
      expect(text).to.match(/(Bid \$|Pass).*\d+% to win/);
    }
    expect(await tried.filter({ hasText: 'played' }).count()).to.equal(1);
    await page.close();
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`estimates fit a narrow phone and can be read in numbers: ${colorScheme}`, async () => {
      const page = await openedPage({ viewport: { width: 320, height: 700 }, colorScheme });
      await ask(page).click();
      const table = page.getByText('The chances as a table');
      await table.waitFor();
      await table.click();
      const rows = page.locator('.estimates-numbers tbody tr');
      expect(await rows.count()).to.be.above(2);
      expect(await rows.last().textContent()).to.match(/^After move 55100%0%0%$/);
      await expectAccessible(page);
      expect(await paleWords(page)).to.deep.equal([]);
      await page.close();
    });
  }
});
