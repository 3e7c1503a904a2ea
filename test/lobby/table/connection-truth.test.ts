import path from 'node:path';
import SQLite from 'better-sqlite3';
import { expect } from 'chai';
import type { Page, WebSocketRoute } from 'playwright-core';
import type { BugRaceState } from '../../../games/bug-race/index.ts';
import * as bugRace from '../../../games/bug-race/index.ts';
import { text as bugRaceText } from '../../../games/bug-race/locales/en.ts';
import {
  playersToMove,
  type SchachtState,
  stageCards,
} from '../../../games/crazy-race-schacht/index.ts';
import { type RefusalCode, refusalCodes } from '../../../protocol/tables.ts';
import { describeInBrowser, hearFaults, remember } from '../../support/browser/browser.ts';
import { cards, desktop, newPage, phone } from '../../support/browser/lobby.ts';
import { stopTime } from '../../support/browser/own-clock.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { TestTable } from '../../support/games/table.ts';
import { putAtServer } from '../../support/servers/database.ts';
import { post, type Seated, Page as SocketPage, seatPeople } from '../../support/servers/page.ts';
import { ServedMatch } from '../../support/servers/served-match.ts';

const toast = (page: Page) => page.locator('.toast');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const sentence = (page: Page) => page.locator('.paddock-sentence');

/** Passes on a page's socket except frames that are lost. The result returns the socket after the first sync. */
async function tapSocket(
  page: Page,
  isLost: (frame: string) => boolean = () => false,
): Promise<() => Promise<WebSocketRoute>> {
  let noteTold = (_socket: WebSocketRoute) => {};
  const told = new Promise<WebSocketRoute>((resolve) => {
    noteTold = resolve;
  });
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      if (!isLost(String(frame))) socket.send(frame);
      if (frame.includes('["sync"')) noteTold(socket);
    });
  });
  return () => told;
}

const isUpdate = (frame: string) => frame.includes('["update"');

async function tryFirstCard(page: Page): Promise<void> {
  await cards(page).first().click();
  const moveAll = button(page, 'Move everything');
  if ((await moveAll.getAttribute('aria-disabled')) !== 'true') await moveAll.click();
}

/** Returns the drawing of the player’s bug once every press has been drawn. */
async function drawnBug(page: Page): Promise<string> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return page.locator('.bug-race-closeup').innerHTML();
}

async function playFirstCard(page: Page): Promise<void> {
  await tryFirstCard(page);
  await button(page, 'Play card').click();
}

/** These bring the page to another view, which says so. */
const ofLostTables: readonly RefusalCode[] = [
  ...(['wrongCredentials', 'unknownMatch', 'removedByHost', 'seatFreed'] as const),
  // These come from commands of those who run the server.
  ...(['seatTakenAway', 'tableClosed', 'blocked'] as const),
];

describeInBrowser('A page and the true state', () => {
  const on = suitePages();
  let ada: Seated;
  let ben: Seated;
  /** Ben's page, as the server sees it. */
  let bens: SocketPage;

  beforeEach(async () => {
    [ada, ben] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    bens = new SocketPage(on.server.url, ben);
  });

  afterEach(() => bens.close());

  async function openTable(page: Page, seat = ada): Promise<Page> {
    await remember(page, seat);
    await page.goto(`${on.server.url}/table/${seat.matchID}`);
    await sentence(page).waitFor();
    return page;
  }

  /** Ben keeps a card, as soon as Ada has chosen: then both move their bugs. */
  async function beginToMove(page: Page): Promise<void> {
    await cards(page).first().click();
    const { state } = await bens.sync();
    const { players } = state.G as BugRaceState;
    bens.move(state._stateID, 'keepCard', players[1]?.offered[0]);
    await sentence(page).getByText('Pick a card').waitFor();
  }

  it('every refusal has words, and lost seats and tables have their own views', async () => {
    const page = await newPage(on.browser, desktop);
    const tapped = await tapSocket(page);
    await openTable(page);
    const socket = await tapped();
    for (const code of refusalCodes.filter((each) => !ofLostTables.includes(each))) {
      const refused = JSON.stringify(['refused', { code, reason: null, message: 'update' }]);
      socket.send(`42/bug-race,${refused}`);
      await toast(page).getByText(text.refusals[code]).waitFor();
    }
    await post(`${on.server.url}/games/bug-race/${ada.matchID}/leave`, ada);
    await page.getByText(text.lostSeat).waitFor();
    await post(`${on.server.url}/games/bug-race/${ben.matchID}/leave`, ben);
    await page.getByRole('heading', { name: text.unknownTable.heading }).waitFor();
  });

  it('a move that could not be stored is reported, and its try-out is kept', async () => {
    const page = await openTable(await newPage(on.browser, desktop));
    await beginToMove(page);
    const hand = await cards(page).count();
    const file = new SQLite(path.join(on.server.dataDir, 'paddock.sqlite'));
    file.exec(
      "create trigger full before update on matches begin select raise(abort, 'disk full'); end",
    );
    await playFirstCard(page);
    await toast(page).getByText(text.refusals.notSaved).waitFor();
    await cards(page)
      .nth(hand - 1)
      .waitFor();
    file.exec('drop trigger full');
    file.close();
    await button(page, 'Play card').click();
    await cards(page)
      .nth(hand - 1)
      .waitFor({ state: 'detached' });
  });

  it('a card stays as it was tried out until the answer comes, and is sent once', async () => {
    const page = await newPage(on.browser, desktop);
    const held: string[] = [];
    let isHolding = false;
    const tapped = await tapSocket(page, (frame) => {
      if (isHolding && isUpdate(frame)) held.push(frame);
      return isHolding && isUpdate(frame);
    });
    await openTable(page);
    await beginToMove(page);
    const { _stateID } = (await bens.sync()).state;
    await tryFirstCard(page);
    const bug = await drawnBug(page);
    isHolding = true;
    await button(page, 'Play card').dblclick();
    while ((await bens.next('update')).args[1]._stateID <= _stateID);
    expect(await drawnBug(page)).to.equal(bug);
    isHolding = false;
    const socket = await tapped();
    for (const frame of held) socket.send(frame);
    await sentence(page).getByText('Your last card').waitFor();
    expect(await toast(page).count()).to.equal(0);
  });

  it('a match of other rules shows its readable log and no board', async () => {
    const table = new TestTable<BugRaceState>(bugRace, { numPlayers: 2 });
    for (const seat of table.active)
      table.move(seat, 'keepCard', table.G.players[seat]?.offered[0]);
    const [entry = expect.fail()] = table.log;
    table.log.push({ ...entry, metadata: { events: [{ type: 'neverHeardOf' }] } });
    putAtServer(on.server.dataDir, ada.matchID, table.place({ rulesVersion: 99 }));
    const page = await newPage(on.browser, desktop);
    const board = page.locator('section.bug-race');
    const [other] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    await openTable(page, other);
    expect(await board.count(), 'of a match of these rules').to.equal(1);
    await remember(page, ada);
    await page.goto(`${on.server.url}/table/${ada.matchID}`);
    await page.getByText(bugRaceText.refusals.otherRules).waitFor();
    const lines = page.locator('.log li');
    await lines.first().waitFor();
    expect(await lines.allTextContents()).to.deep.equal(['Both players swap one card.']);
    expect(await board.count()).to.equal(0);
  });

  it('two windows of one seat, on a desktop and a phone, show the same state', async () => {
    const one = await newPage(on.browser, desktop);
    const two = await newPage(on.browser, phone);
    for (const page of [one, two]) await page.clock.install();
    await openTable(one);
    let isLosing = false;
    await tapSocket(two, (frame) => isLosing && isUpdate(frame));
    await openTable(two);
    await beginToMove(one);
    await sentence(two).getByText('Pick a card').waitFor();

    // A try-out in one window stays while the other window plays another card.
    await cards(one).first().click();
    await cards(two).nth(1).click();
    await button(two, 'Move everything').click();
    await button(two, 'Play card').click();
    await cards(one).nth(1).waitFor({ state: 'detached' });
    await sentence(one).getByText('Your last card').waitFor();
    await sentence(two).getByText('Your last card').waitFor();

    for (const page of [one, two]) await page.getByRole('tab', { name: /^Chat/ }).click();
    await one.getByRole('textbox', { name: 'Your message' }).fill('Hello');
    await button(one, 'Send').click();
    for (const page of [one, two]) {
      await page.locator('.chat-text').getByText('Hello').waitFor();
      expect(await page.locator('.chat-text').allTextContents()).to.deep.equal(['Hello']);
    }

    // The other window has already played this card: only the window that presses reports it and shows the true state.
    isLosing = true;
    // Else a turn ends by itself when it isn't ended in time.
    for (const page of [one, two]) await stopTime(page);
    await playFirstCard(one);
    await button(one, 'End turn').click();
    await sentence(one).getByText('You’re done').waitFor();
    await playFirstCard(two);
    await button(two, 'End turn').click();
    await toast(two).getByText(bugRaceText.refusals.alreadyDone).first().waitFor();
    await sentence(two).getByText('You’re done').waitFor();
    expect(await toast(one).count()).to.equal(0);
  });

  it('a page catches up on missed moves during a playback', async () => {
    const match = await ServedMatch.open<SchachtState>('crazy-race-schacht', ['Ada', 'Ben', 'Cy']);
    const page = await on.browser.newPage({ locale: 'en', reducedMotion: 'no-preference' });
    const faults = await hearFaults(page);
    let isLosing = false;
    await tapSocket(page, (frame) => isLosing && isUpdate(frame));
    const [first = expect.fail()] = playersToMove(match.G);
    const watching = match.seated(String((Number(first) + 1) % 3));
    await remember(page, watching);
    await page.goto(`${match.url}/table/${watching.matchID}`);
    await page.locator('.paddock-sentence').waitFor();

    await match.move(first, 'placeDriver', 7, 0);
    isLosing = true;
    while (match.G.step.phase === 'driverPlacement') {
      await match.move(match.G.step.toPlace, 'pass');
    }
    isLosing = false;
    const { model, distance } = stageCards[match.G.stageCard]?.sides[0] ?? expect.fail();
    await match.move(first, 'advance', model ?? 'A', distance === '?' ? 1 : distance);
    await button(page, /^Skip$/).waitFor();
    await button(page, /^Skip$/).click();
    await page.getByText('Your turn, round 1').waitFor();
    const log = await page.locator('.log li').allTextContents();
    await page.reload();
    // The log may be rendered after the board.
    await page.locator('.log li').first().waitFor();
    expect(await page.locator('.log li').allTextContents()).to.deep.equal(log);
    expect(faults).to.deep.equal([]);
    await page.close();
    await match.close();
  });
});
