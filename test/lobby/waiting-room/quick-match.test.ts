import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { text as waitingRoom } from '../../../lobby/i18n/en/waiting-room.ts';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { button } from '../../support/browser/live-table.ts';
import { desktop, newPage, phone } from '../../support/browser/lobby.ts';
import { byClick, byKeyboard, type Press } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { namesOn } from '../../support/browser/waiting-room.ts';

const { quick: words } = waitingRoom;

const people = (page: Page, title: string) => button(page, text.ways.withPeopleOf(title));
const anybody = (page: Page, title: string) => button(page, text.ways.anybodyOf(title));

describeInBrowser('Quick matches', () => {
  const on = suitePages();

  /** Opens a page in a browser that knows the player's name. */
  async function pageOf(name: string): Promise<Page> {
    const page = await newPage(on.browser, desktop);
    await page.addInitScript((known) => localStorage.setItem('paddock.name', known), name);
    await page.goto(on.server.url);
    return page;
  }

  async function play(page: Page, title: string, press: Press = byClick): Promise<void> {
    await press(people(page, title));
    await press(anybody(page, title));
    await page.waitForURL(/\/table\//);
  }

  it('a player opens a table with one press, and the next player joins it', async () => {
    const [ada, ben] = [await pageOf('Ada'), await pageOf('Ben')];
    await play(ada, 'Bug Race');
    await ada.getByRole('heading', { name: text.waiting.heading('Bug Race') }).waitFor();
    await play(ben, 'Bug Race', byKeyboard);
    expect(ben.url()).to.equal(ada.url());
    expect(await namesOn(ada)).to.include.members(['Ada', 'Ben']);
  });

  it('a quick match for two strangers on phones begins when the second asks for it', async () => {
    const pages = [await pageOf('Eva'), await pageOf('Finn')] as const;
    const [eva, finn] = pages;
    for (const page of pages) await page.setViewportSize({ width: 390, height: 664 });
    for (const page of pages) await play(page, 'Detroit–Cleveland Grand Prix');
    expect(finn.url()).to.equal(eva.url());
    for (const page of pages) {
      const start = page.getByRole('button', { name: words.start });
      await start.waitFor();
      const { y = 0, height = 0 } = (await start.boundingBox()) ?? {};
      expect(y + height, 'in sight').to.be.at.most(664);
      await page.getByRole('button', { name: words.hold }).waitFor();
      await page.getByRole('button', { name: words.fill }).waitFor();
    }
    await finn.getByRole('button', { name: words.start }).click();
    for (const page of pages) await page.locator('.detroit-cleveland-grand-prix').first().waitFor();
  });

  it('quick matches of different games stay apart, also from a game’s own page', async () => {
    const [cleo, dora] = [await pageOf('Cleo'), await pageOf('Dora')];
    await play(cleo, 'Crazy Race (Schacht)');
    await dora.goto(`${on.server.url}/game/crazy-race-gewalt`);
    await anybody(dora, 'Crazy Race (Gewalt)').click();
    await dora.waitForURL(/\/table\//);
    expect(dora.url()).to.not.equal(cleo.url());
    expect((await namesOn(dora)).filter((name) => name !== null)).to.deep.equal(['Dora']);
  });

  it('a player without a name is asked for one first, and nothing happens without it', async () => {
    const page = await on.visit('/', phone);
    await people(page, 'Bug Race').click();
    await anybody(page, 'Bug Race').click();
    const dialog = page.getByRole('dialog', { name: text.name.title });
    await dialog.getByRole('button', { name: text.cancel }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).to.equal('/');
    await anybody(page, 'Bug Race').click();
    await dialog.getByRole('textbox', { name: text.name.label }).fill('Nele');
    await dialog.getByRole('button', { name: text.tables.join }).click();
    await page.waitForURL(/\/table\//);
    expect(await namesOn(page)).to.include('Nele');
  });

  it('the page reports that the server can’t be reached', async () => {
    const page = await pageOf('Olaf');
    await page.route('**/games/*/quick-match', (route) => route.abort());
    await people(page, 'Bug Race').click();
    await anybody(page, 'Bug Race').click();
    await page.getByRole('alert').filter({ hasText: text.problems.offline }).waitFor();
  });
});
