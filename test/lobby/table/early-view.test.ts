import { expect } from 'chai';
import type { Page, WebSocketRoute } from 'playwright-core';
import { describeInBrowser, remember } from '../../support/browser/browser.ts';
import { newPage, phone } from '../../support/browser/lobby.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { Page as SocketPage, seatPeople } from '../../support/servers/page.ts';

/** Holds back what the server sends by a socket. The result lets it through and waits for the match. */
async function holdSocketBack(page: Page): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  let isHeld = true;
  let noteMatch = () => {};
  const match = new Promise<void>((resolve) => {
    noteMatch = resolve;
  });
  // A proxy finds the match in the address, to send its players to the same server.
  await page.routeWebSocket(/socket\.io\/\?.*\bmatch=/, (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (isHeld) held.push(() => socket.send(message));
      else socket.send(message);
      if (String(message).includes('["sync"')) noteMatch();
    });
  });
  return async () => {
    isHeld = false;
    for (const send of held) send();
    await match;
  };
}

describeInBrowser('Tables with a slow socket', () => {
  const on = suitePages();
  let page: Page;

  beforeEach(async () => {
    page = await newPage(on.browser, phone);
  });

  const cards = () => page.locator('.bug-race-hand button');

  it('a player’s table is shown early, and a move is sent once the socket is there', async () => {
    const [ada] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    await remember(page, ada);
    const letSocketSpeak = await holdSocketBack(page);
    await page.clock.install();
    await page.goto(`${on.server.url}/table/${ada.matchID}`);
    await cards().first().waitFor();
    await page.clock.pauseAt(Date.now() + 1000);
    const board = await page.locator('.bug-race').elementHandle();
    await cards().first().click();
    await letSocketSpeak();
    await page.clock.resume();
    await page.locator('.log').getByText(/Ada/).first().waitFor();
    expect(await board?.evaluate((element) => element.isConnected)).to.be.true;
  });

  it('the table shows moves that were made before the socket was there', async () => {
    const [ada, ben] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    await remember(page, ada);
    const letSocketSpeak = await holdSocketBack(page);
    await page.goto(`${on.server.url}/table/${ada.matchID}`);
    await cards().first().waitFor();
    const bens = new SocketPage(on.server.url, ben);
    const { state } = await bens.sync();
    bens.move(0, 'keepCard', state.G.players['1'].offered[0]);
    await bens.next('update');
    bens.close();
    await letSocketSpeak();
    await page.locator('.log').getByText(/Ben/).first().waitFor();
  });

  it('a spectator sees no cards in the early view', async () => {
    const [ada] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    await holdSocketBack(page);
    const answer = page.waitForResponse(/\/first-view$/);
    await page.goto(`${on.server.url}/table/${ada.matchID}`);
    await page.locator('.bug-race').waitFor();
    const { playerID, match } = await (await answer).json();
    expect([playerID, match.state.G.players]).to.deep.equal([null, {}]);
    expect(await cards().count()).to.equal(0);
  });
});
