import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import type { BugRaceState } from '../../../games/bug-race/index.ts';
import {
  describeInBrowser,
  openBrowser,
  remember,
  toldBySocket,
} from '../../support/browser/browser.ts';
import { cards, desktop, newPage, phone } from '../../support/browser/lobby.ts';
import { stopTime } from '../../support/browser/own-clock.ts';
import { text } from '../../support/browser/texts.ts';
import { itLong } from '../../support/long.ts';
import { Cable } from '../../support/servers/cable.ts';
import { DatabaseView } from '../../support/servers/database.ts';
import { type Seated, seatPeople } from '../../support/servers/page.ts';
import {
  killLeftServers,
  type RunningServer,
  startServer,
  temporaryFolder,
} from '../../support/servers/server.ts';
import { until } from '../../support/until.ts';

/** Returns the banner of a lost connection, which takes a moment to appear. */
const lost = (page: Page) => page.getByText(text.connection.lost);

const toast = (page: Page) => page.getByRole('alert');

const sentence = (page: Page) => page.locator('.paddock-sentence');

const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

/** The page's time goes by itself, and can be made to go faster. */
const withOwnClock = (page: Page) => page.clock.install();

async function fieldToHold(page: Page, line: string): Promise<void> {
  await page.waitForFunction((words) => document.querySelector('input')?.value === words, line);
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await message(page).waitFor();
}

async function say(page: Page, line: string): Promise<void> {
  await openChat(page);
  await message(page).fill(line);
  await page.getByRole('button', { name: 'Send' }).click();
}

const chatOf = (page: Page) => page.locator('.chat-text').allTextContents();

async function logOf(page: Page): Promise<string[]> {
  await page.getByRole('tab', { name: 'Log' }).click();
  return page.locator('.log li').allTextContents();
}

/** Returns the element that announces the connection to screen readers. */
const heard = (page: Page) => page.locator('.connection-bar .only-read');

describeInBrowser('A table without a connection', () => {
  const { folder, remove } = temporaryFolder();
  let browser: Browser;
  let server: RunningServer;
  let database: DatabaseView;
  let cable: Cable | undefined;
  let ada: Seated;
  let ben: Seated;

  before(async () => {
    browser = await openBrowser();
    server = await startServer({ dataDir: folder });
    database = new DatabaseView(folder);
  });

  after(async () => {
    await browser.close();
    database.close();
    killLeftServers();
    remove();
  });

  beforeEach(async () => {
    [ada, ben] = await seatPeople(server.url, ['Ada', 'Ben']);
  });

  afterEach(() => cable?.remove());

  /** Opens the page of a seat, made ready by `prepare`. */
  async function openTable(
    seat: Seated,
    {
      url = server.url,
      viewport = desktop,
      prepare = async () => {},
    }: {
      readonly url?: string;
      readonly viewport?: typeof desktop;
      readonly prepare?: (page: Page) => Promise<void>;
    } = {},
  ): Promise<Page> {
    const page = await newPage(browser, viewport);
    await remember(page, seat);
    await prepare(page);
    const told = toldBySocket(page);
    await page.goto(`${url}/table/${seat.matchID}`);
    await sentence(page).waitFor();
    await told;
    return page;
  }

  async function startAgain(): Promise<void> {
    server = await startServer({ dataDir: folder, port: server.port });
  }

  const stateOf = (seat: Seated) => database.state<BugRaceState>(seat.matchID);

  it('a page without a connection says so, sends nothing, and catches up later', async () => {
    const adasPage = await openTable(ada, { prepare: withOwnClock });
    const bensPage = await openTable(ben, { viewport: phone, prepare: withOwnClock });
    await say(adasPage, 'Hello');
    await bensPage.getByRole('tab', { name: /^Chat/ }).click();
    await bensPage.locator('.chat-text').getByText('Hello').waitFor();
    await cards(bensPage).first().click();
    await adasPage.getByRole('tab', { name: 'Log' }).click();
    await adasPage.locator('.log li').getByText('Ben').waitFor();
    const { _stateID } = stateOf(ada);

    await server.kill();
    await lost(adasPage).waitFor();
    await lost(bensPage).waitFor();
    await cards(adasPage).first().click();
    await toast(adasPage).getByText(text.refusals.notConnected).waitFor();
    await say(adasPage, 'Anybody?');
    await fieldToHold(adasPage, 'Anybody?');

    await startAgain();
    // Longer than it ever waits before it tries again.
    for (const page of [adasPage, bensPage]) await page.clock.fastForward(8000);
    await lost(adasPage).waitFor({ state: 'detached' });
    await lost(bensPage).waitFor({ state: 'detached' });
    await heard(adasPage)
      .getByText(text.connection.isBack, { exact: true })
      .waitFor({ state: 'attached' });
    // A message that was held back would arrive before it.
    await adasPage.getByRole('button', { name: 'Send' }).click();
    for (const page of [adasPage, bensPage]) {
      await page.locator('.chat-text').getByText('Anybody?').waitFor();
    }
    expect(stateOf(ada)._stateID).to.equal(_stateID);
    expect(await chatOf(adasPage)).to.deep.equal(['Hello', 'Anybody?']);
    expect(await chatOf(bensPage)).to.deep.equal(['Hello', 'Anybody?']);

    await cards(adasPage).first().click();
    await sentence(bensPage).getByText('Pick a card').waitFor();
    const log = await logOf(await openTable(ben));
    await bensPage.getByRole('tab', { name: 'Log' }).click();
    await bensPage
      .locator('.log li')
      .nth(log.length - 1)
      .waitFor();
    expect(await logOf(bensPage)).to.deep.equal(log);
  });

  it('a page says at once that nothing is sent while the device is offline', async () => {
    const page = await openTable(ada);
    await page.context().setOffline(true);
    await cards(page).first().click();
    await toast(page).getByText(text.refusals.notConnected).waitFor();
    await lost(page).waitFor();
    await page.context().setOffline(false);
    await lost(page).waitFor({ state: 'detached' });
    await cards(page).first().click();
    await sentence(page).getByText('Chosen!').waitFor();
  });

  // One page comes back after a restart in whole-match.test.ts.
  itLong('a page says that the server restarts, and reconnects after it', async () => {
    const page = await openTable(ada, { prepare: withOwnClock });
    expect(await server.stop()).to.equal(0);
    await page.getByText(text.connection.restarting).waitFor();
    await startAgain();
    await page.clock.fastForward(8000);
    await page.getByText(text.connection.restarting).waitFor({ state: 'detached' });
    await cards(page).first().click();
    await sentence(page).getByText('Chosen!').waitFor();
  });

  it('a page detects missing answers and reports what has not arrived', async () => {
    cable = await Cable.lay(server.port);
    const page = await openTable(ada, { url: cable.url, prepare: withOwnClock });
    // The chat comes by the same cable, later than the board.
    await openChat(page);
    cable.cut();
    await say(page, 'Into the void');
    await cards(page).first().click();
    await page.clock.fastForward(4000);
    await page.clock.fastForward(1500);
    await lost(page).waitFor();
    cable.mend();
    await page.clock.fastForward(10_000);
    await toast(page).getByText(text.refusals.notArrived).waitFor();
    await lost(page).waitFor({ state: 'detached' });
    await fieldToHold(page, 'Into the void');
    expect(await chatOf(page)).to.deep.equal([]);
    expect(stateOf(ada)._stateID).to.equal(0);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.chat-text').getByText('Into the void').waitFor();
    await fieldToHold(page, '');
  });

  it('a press on a device that had slept is not sent later', async () => {
    const page = await openTable(ada, { prepare: withOwnClock });
    // The time that its connection has been dead has passed, and nothing has noticed yet.
    await page.clock.setSystemTime(Date.now() + 60_000);
    await cards(page).first().click();
    await toast(page).getByText(text.refusals.notArrived).waitFor();
    expect(stateOf(ada)._stateID).to.equal(0);
    // A card under the pointer rises, and is not taken for still.
    await page.mouse.move(0, 0);
    await cards(page).first().click();
    await sentence(page).getByText('Chosen!').waitFor();
    expect(stateOf(ada)._stateID).to.equal(1);
  });

  it('a page reconnects at once when the device is back in a network', async () => {
    const page = await openTable(ada, { prepare: withOwnClock });
    // Nothing that waits for its turn gets it any more.
    await stopTime(page);
    await server.kill();
    // The page may learn of the end of the connection later than this test.
    await until('the page reports the lost connection', async () => {
      await page.clock.runFor(1500);
      return lost(page).isVisible();
    });
    await startAgain();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await lost(page).waitFor({ state: 'detached' });
  });
});
