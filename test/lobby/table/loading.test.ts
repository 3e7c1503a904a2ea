import path from 'node:path';
import { expect } from 'chai';
import type { Page, Route } from 'playwright-core';
import { preloadsOf, readPreloads } from '../../../server/http/preload-manifest.ts';
import { describeInBrowser, remember } from '../../support/browser/browser.ts';
import { desktop } from '../../support/browser/lobby.ts';
import { unsharedPage } from '../../support/browser/page-pool.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { Page as SocketPage, seatPeople } from '../../support/servers/page.ts';

const builtLobby = path.join(import.meta.dirname, '../../../dist/lobby');

const tryAgain = (page: Page) => page.getByRole('button', { name: text.tryAgain });

const language = (page: Page) => page.getByRole('combobox', { name: text.header.language });

describeInBrowser('Pages with parts that fail to load', () => {
  const on = suitePages();
  let page: Page;
  let bens: SocketPage | undefined;

  // The browser must not have the lobby's files yet.
  beforeEach(async () => {
    page = await unsharedPage(on.browser, desktop);
  });
  afterEach(() => bens?.close());

  it('a table requests the files of its game at once, each once and in one language', async () => {
    const [ada] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    await remember(page, ada);
    await page.addInitScript(() => localStorage.setItem('paddock.language', 'de'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const endingCame = page.waitForResponse((response) => response.url().includes('/Ending-'));
    await page.goto(`${on.server.url}/table/${ada.matchID}`);
    await page.locator('.bug-race-table').waitFor();
    // The table may be drawn before the page asks for what shows its end.
    await endingCame;
    const needs = readPreloads(builtLobby)[preloadsOf.table('bug-race')] ?? expect.fail();
    const { always, later, words } = needs;
    const needed = [...always, ...later, ...words.de, `/api/tables/${ada.matchID}`];
    for (const address of needed) {
      expect(
        asked.filter((each) => each === address),
        address,
      ).to.have.length(1);
    }
    for (const address of words.en) expect(asked).to.not.include(address);
    const firstLate = asked.findIndex((address) => address.includes('/Ending-'));
    expect(firstLate).to.be.above(Math.max(...needed.map((address) => asked.indexOf(address))));
  });

  it('a board has its styles even if they load only at the second try', async () => {
    const [ada] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    await remember(page, ada);
    let isLost = true;
    await page.route(/\.css/, async (route: Route) => {
      const response = await route.fetch();
      const isOfBoard = (await response.text()).includes('.bug-race-table');
      await (isLost && isOfBoard ? route.abort() : route.fulfill({ response }));
    });
    await page.goto(`${on.server.url}/table/${ada.matchID}`);
    await tryAgain(page).waitFor();
    isLost = false;
    await tryAgain(page).click();
    const table = page.locator('.bug-race-table');
    await table.waitFor();
    expect(await table.evaluate((element) => getComputedStyle(element).display)).to.equal('grid');
  });

  it('a page whose files are gone after an upgrade recovers', async () => {
    await page.goto(on.server.url);
    await page.getByRole('button', { name: text.ways.withPeopleOf('Bug Race') }).click();
    const newTable = page.getByRole('link', { name: text.shelf.newTable }).first();
    await newTable.waitFor();
    let isOld = true;
    await page.route(/\.(js|css)$/, (route) =>
      isOld ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOld = false;
    });
    await newTable.click();
    await tryAgain(page).click();
    await page.getByRole('button', { name: text.newTable.openTable }).waitFor();
  });

  it('a language that failed to load can be chosen again', async () => {
    await page.goto(on.server.url);
    await language(page).waitFor();
    await page.context().setOffline(true);
    await language(page).selectOption('de');
    await page.waitForFunction(() => localStorage.getItem('paddock.language') === 'en');
    expect(await language(page).inputValue()).to.equal('en');
    await page.context().setOffline(false);
    await language(page).selectOption('de');
    await page.locator('html[lang=de]').waitFor();
  });

  it('messages sent while a page was disconnected are counted as new', async () => {
    const [ada, ben] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    await remember(page, ada);
    bens = new SocketPage(on.server.url, ben);
    await bens.sync();
    bens.say('Hello', 'before');
    await bens.next('chat');
    let breakOff = async () => {};
    let hearChat = () => {};
    const chatCame = new Promise<void>((resolve) => {
      hearChat = resolve;
    });
    await page.routeWebSocket(/socket\.io/, (socket) => {
      const ours = socket.connectToServer();
      ours.onMessage((message) => {
        socket.send(message);
        if (String(message).includes('["chatHistory"')) hearChat();
      });
      breakOff = () => socket.close();
    });
    await page.goto(`${on.server.url}/table/${ada.matchID}`);
    const chat = page.getByRole('tab', { name: /^Chat/ });
    await chat.waitFor();
    await page.locator('.paddock-sentence').waitFor();
    await chatCame;
    await page.clock.install();
    await breakOff();
    for (const id of ['one', 'two']) {
      bens.say('Are you there?', id);
      await bens.next('chat');
    }
    await page.clock.runFor(10_000);
    await page.getByRole('tab', { name: text.panel.newMessages(2, '2') }).waitFor();
  });
});
