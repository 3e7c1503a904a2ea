import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import * as bugRace from '../../../games/bug-race/index.ts';
import { text as chat } from '../../../lobby/i18n/en/chat.ts';
import { text as agree } from '../../../lobby/i18n/en/consensus.ts';
import { isTooWide, seriousFaults } from '../../support/browser/axe.ts';
import {
  describeInBrowser,
  hearFaults,
  openBrowser,
  recordFrames,
} from '../../support/browser/browser.ts';
import {
  beginMatch,
  button,
  createFor,
  openSeat,
  seatInStrip,
} from '../../support/browser/live-table.ts';
import { desktop, newPage, phone } from '../../support/browser/lobby.ts';
import { takePagesBack } from '../../support/browser/page-pool.ts';
import { text } from '../../support/browser/texts.ts';
import { seededChoice, TestTable } from '../../support/games/table.ts';
import { BugRacePlayer } from '../../support/players/bug-race-player.ts';
import { putAtServer } from '../../support/servers/database.ts';
import { killLeftServers, type RunningServer, servePages } from '../../support/servers/server.ts';
import { quickReplacement } from '../../support/servers/test-options.ts';

const { again } = agree;

/** What somebody says to playing again, as others are shown it. */
const answer = (page: Page, name: string, words: string) =>
  page
    .getByRole('list', { name: again.answers })
    .getByRole('listitem')
    .filter({ hasText: `${name}: ${words}` });

/** A match that is over. */
function finished(numPlayers: number): TestTable<bugRace.BugRaceState> {
  const table = new TestTable<bugRace.BugRaceState>(bugRace, { numPlayers });
  const choose = seededChoice(1);
  while (table.state.ctx.gameover === undefined) {
    const { playerID, move, args } = choose(table.legalMoves(choose(table.active)));
    table.move(playerID, move, ...args);
  }
  return table;
}

const ownTable = (page: Page) => new URL(page.url()).pathname;

describeInBrowser('playing again', () => {
  let browser: Browser;
  let server: RunningServer;

  before(async () => {
    browser = await openBrowser();
    server = await servePages({ options: quickReplacement });
  });

  afterEach(() => takePagesBack(browser, server.url));

  after(async () => {
    await browser.close();
    killLeftServers();
  });

  /** The pages of people at the end of a match, and one of somebody who watched. */
  async function openEnd(names: readonly string[]) {
    const seats = await createFor(server.url, names);
    const [seat] = seats;
    if (!seat) throw new Error('A match needs people.');
    await beginMatch(server.url, seats);
    putAtServer(server.dataDir, seat.matchID, finished(names.length));
    const opening = seats.map((each) => openSeat(browser, server.url, { seat: each }));
    const pages = await Promise.all(opening);
    const watcher = await newPage(browser, phone);
    const frames = recordFrames(watcher);
    await watcher.goto(`${server.url}/table/${seat.matchID}`);
    for (const page of [...pages, watcher]) {
      await page.getByRole('list', { name: text.end.ranking }).waitFor();
    }
    return { pages, watcher, frames };
  }

  it('asks everybody at once, shows what they say, and begins with those who want to', async () => {
    const { pages, watcher, frames } = await openEnd(['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = pages as [Page, Page, Page];
    const faults = await hearFaults(cy);
    await bo.getByRole('tab', { name: /^Chat/ }).click();
    await bo.getByRole('textbox', { name: chat.message }).fill('Well raced!');
    await bo.getByRole('textbox', { name: chat.message }).press('Enter');
    await bo.getByText('Well raced!', { exact: true }).first().waitFor();
    await button(ada, again.playAgain).click();
    await ada.getByRole('heading', { name: /waiting for players/ }).waitFor();
    const former = ada.locator('.chat-text').getByText('Well raced!');
    await former.waitFor();
    const parts = [
      ada.getByRole('heading', { name: chat.formerMatch }),
      former,
      ada.getByRole('heading', { name: chat.thisMatch }),
    ];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
    expect(tops, 'the former chat above that of this match').to.deep.equal(
      tops.toSorted((one, other) => one - other),
    );
    for (const page of [bo, cy]) {
      await page.getByText(again.asked('Ada', 1)).waitFor();
      await answer(page, 'Ada', again.says.yes).waitFor();
      await answer(page, 'Bo', again.says.nothing).waitFor();
    }
    await cy.setViewportSize(phone);
    expect(await seriousFaults(cy)).to.deep.equal([]);
    expect(await isTooWide(cy)).to.equal(false);

    await button(bo, again.no).click();
    await bo.getByText(again.declined).waitFor();
    await answer(cy, 'Bo', again.says.no).waitFor();
    await button(cy, again.yes).click();
    await cy.waitForURL((url) => url.pathname === ownTable(ada));

    // Who watched is told neither who wants to, nor where.
    const nextID = ownTable(ada).split('/').at(-1) ?? '';
    expect(nextID).to.match(/\S{8}/);
    expect(frames.some((frame) => frame.includes('"next":null'))).to.equal(true);
    expect(frames.some((frame) => frame.includes(nextID))).to.equal(false);
    expect(await watcher.getByText(again.asked('Ada', 1)).count()).to.equal(0);

    // Nobody is left to be asked: it begins by itself, the two seats that are taken close up, and the pages follow.
    await seatInStrip(ada, /^Ada.*you/).waitFor();
    await seatInStrip(cy, /^Cy.*you/).waitFor();
    for (const page of [ada, cy]) await new BugRacePlayer(page).choose();
    for (const page of [ada, cy]) await new BugRacePlayer(page).moveAndEnd();
    expect(faults).to.deep.equal([]);
  });

  it('can be said yes to after a no, and brings a page that was reloaded to its seat', async () => {
    const { pages } = await openEnd(['Ada', 'Bo']);
    const [ada, bo] = pages as [Page, Page];
    await button(ada, again.playAgain).click();
    await button(bo, again.no).click();
    await button(bo, again.afterAll).click();
    for (const page of [ada, bo]) await new BugRacePlayer(page).choose();
    await ada.goBack();
    await ada.getByRole('link', { name: again.goThere }).click();
    await seatInStrip(ada, /^Ada.*you/).waitFor();
  });

  it('gives people other seats where there are fewer than chairs, and their pages follow, even one that was closed then', async () => {
    const [ada, bo, cy] = await createFor(server.url, ['Ada', 'Bo', 'Cy'], { numPlayers: 4 });
    if (!ada || !bo || !cy) throw new Error('Three sat down.');
    const adas = await openSeat(browser, server.url, { seat: ada });
    const cys = await openSeat(browser, server.url, { seat: cy, screen: phone });
    const bos = await openSeat(browser, server.url, { seat: bo });
    await bos.getByRole('button', { name: text.table.leave }).click();
    const dialog = bos.getByRole('dialog');
    await dialog.getByRole('button', { name: text.table.leave }).click();
    await bos.locator('.shelf').waitFor();
    await button(adas, text.host.start(2, '2')).click();
    await seatInStrip(cys, /^Cy.*you/).waitFor();
    await new BugRacePlayer(cys).choose();
    const late = await openSeat(browser, server.url, { seat: cy, screen: desktop });
    await seatInStrip(late, /^Cy.*you/).waitFor();
    const kept = await late.evaluate(() => localStorage.getItem('paddock.seats'));
    expect(JSON.parse(kept ?? '{}')[cy.matchID].playerID).to.equal('1');
  });
});
