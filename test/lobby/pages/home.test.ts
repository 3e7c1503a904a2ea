import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { text } from '../../../lobby/i18n/en/common.ts';
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
  [390, 664],
  [360, 640],
  [844, 390],
] as const;

describeInBrowser('The home page', () => {
  const on = suitePages();

  const isInView = (box: { y: number; height: number } | null, height: number) =>
    box !== null && box.y >= 0 && box.y + box.height <= height;

  for (const [width, height] of screens) {
    for (const [who, isNew] of [
      ['a newcomer', true],
      ['a returning player', false],
    ] as const) {
      it(`${who} can start a game without scrolling at ${width}×${height}`, async () => {
        const page = await newPage(on.browser, { width, height });
        if (!isNew) await page.addInitScript(() => localStorage.setItem('paddock.here', 'yes'));
        await page.goto(on.server.url);
        const play = page.getByRole('button', { name: text.ways.playNowOf(firstTitle) });
        await play.waitFor();
        expect(isInView(await play.boundingBox(), height), 'on the shelf').to.equal(true);
        const first = page.getByRole('button', { name: text.newHere.play(firstTitle) });
        expect(await first.count(), 'for newcomers').to.equal(isNew ? 1 : 0);
        if (isNew) expect(isInView(await first.boundingBox(), height)).to.equal(true);
      });
    }
  }

  it('a newcomer’s first press never begins a counted try', async () => {
    const page = await newPage(on.browser, phone);
    let began = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/daily/')) began += 1;
    });
    await page.goto(on.server.url);
    await page.locator('.daily-card').waitFor();
    const buttons = page.locator('main button:visible, main a.button:visible');
    const count = await buttons.count();
    expect(count).to.be.above(12);
    for (let index = 0; index < count; index += 1) {
      await buttons.nth(index).click();
      await page.waitForFunction(
        () => location.pathname !== '/' || document.querySelector('dialog[open]') !== null,
      );
      await page.goto(on.server.url);
      await page.evaluate(() => localStorage.removeItem('paddock.here'));
      await page.reload();
      await page.locator('.daily-card').waitFor();
      await page.locator('.shelf svg').last().waitFor();
    }
    expect(began).to.equal(0);
  });

  it('a returning player’s tables are shown before the games', async () => {
    const [ada] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    const page = await newPage(on.browser, phone);
    await remember(page, ada);
    await page.goto(on.server.url);
    const own = page.getByRole('heading', { name: text.tables.yours });
    await own.waitFor();
    // The daily challenge, which comes last, has the same heading on some days.
    const game = page.getByRole('heading', { name: firstTitle, exact: true }).first();
    const top = async (heading: typeof own) => (await heading.boundingBox())?.y ?? expect.fail();
    expect(await top(own)).to.be.below(await top(game));
  });

  it('other pages open at their top', async () => {
    const page = await on.visit('/', phone);
    const ways = page.getByRole('button', { name: text.ways.withPeopleOf(lastTitle) });
    await ways.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).to.be.above(100);
    await ways.click();
    await page.getByRole('link', { name: text.ways.oneScreenOf(lastTitle) }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).to.equal(0);
  });
});
