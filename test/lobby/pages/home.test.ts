import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { text } from '../../../lobby/i18n/en/common.ts';
import { text as daily } from '../../../lobby/i18n/en/daily.ts';
import { describeInBrowser, remember } from '../../support/browser/browser.ts';
import { newPage, phone } from '../../support/browser/lobby.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { seatPeople } from '../../support/servers/page.ts';

const titles = catalog.map(({ info }) => info.description.en.title);
const [firstTitle = ''] = titles;
const lastTitle = titles.at(-1) ?? '';

const screens = [
  [1280, 800],
  [1366, 768],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

describeInBrowser('the first page', () => {
  const on = suitePages();

  for (const [width, height] of screens) {
    it(`shows the daily challenge and its "Play" without scrolling at ${width}×${height}`, async () => {
      const page = await newPage(on.browser, { width, height });
      await page.goto(on.server.url);
      const play = page.getByRole('button', { name: daily.playOf('') });
      await play.waitFor();
      const isInView = (box: { y: number; height: number } | null) =>
        box !== null && box.y >= 0 && box.y + box.height <= height;
      expect(isInView(await play.boundingBox()), 'the button').to.equal(true);
      const cover = page.locator('.daily-card .cover');
      expect(isInView(await cover.boundingBox()), 'the cover').to.equal(true);
    });
  }

  it('shows a returning player’s tables before the games', async () => {
    const [ada] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    const page = await newPage(on.browser, phone);
    await remember(page, ada);
    await page.goto(on.server.url);
    const own = page.getByRole('heading', { name: text.tables.yours });
    await own.waitFor();
    // The daily challenge, which comes first, has the same heading on some days.
    const game = page.getByRole('heading', { name: firstTitle, exact: true }).last();
    const top = async (heading: typeof own) => (await heading.boundingBox())?.y ?? expect.fail();
    expect(await top(own)).to.be.below(await top(game));
  });

  it('opens other pages at their top', async () => {
    const page = await newPage(on.browser, phone);
    await page.goto(on.server.url);
    const link = page.getByRole('link', { name: text.ways.oneScreenOf(lastTitle) });
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).to.be.above(100);
    await link.click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).to.equal(0);
  });
});
