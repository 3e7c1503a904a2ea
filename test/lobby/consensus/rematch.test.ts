import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { text as chat } from '../../../lobby/i18n/en/chat.ts';
import { text as agree } from '../../../lobby/i18n/en/consensus.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { describeInBrowser, hearFaults, recordFrames } from '../../support/browser/browser.ts';
import {
  beginMatch,
  button,
  createFor,
  finishedTable,
  openSeat,
  seatInStrip,
} from '../../support/browser/live-table.ts';
import { desktop, newPage, phone } from '../../support/browser/lobby.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { BugRacePlayer } from '../../support/players/bug-race-player.ts';
import { putAtServer } from '../../support/servers/database.ts';
import { quickReplacement } from '../../support/servers/test-options.ts';

const { again } = agree;

/** Returns the list entry that shows a player’s answer to the question of a rematch. */
const answer = (page: Page, name: string, words: string) =>
  page
    .getByRole('list', { name: again.answers })
    .getByRole('listitem')
    .filter({ hasText: `${name}: ${words}` });

const ownTable = (page: Page) => new URL(page.url()).pathname;

describeInBrowser('Rematches', () => {
  const on = suitePages({ options: quickReplacement });

  /** Opens the pages of players at the end of a match, and the page of a spectator. */
  async function openEnd(names: readonly string[]) {
    const seats = await createFor(on.server.url, names);
    const [seat] = seats;
    if (!seat) throw new Error('A match needs people.');
    await beginMatch(on.server.url, seats);
    putAtServer(on.server.dataDir, seat.matchID, finishedTable(names.length));
    const opening = seats.map((each) => openSeat(on.browser, on.server.url, { seat: each }));
    const pages = await Promise.all(opening);
    const watcher = await newPage(on.browser, phone);
    const frames = recordFrames(watcher);
    await watcher.goto(`${on.server.url}/table/${seat.matchID}`);
    for (const page of [...pages, watcher]) {
      await page.getByRole('list', { name: text.end.ranking }).waitFor();
    }
    return { pages, watcher, frames };
  }

  it('a rematch asks all players, shows their answers and begins with those who agree', async () => {
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
    await expectAccessible(cy);

    await button(bo, again.no).click();
    await bo.getByText(again.declined).waitFor();
    await answer(cy, 'Bo', again.says.no).waitFor();
    await button(cy, again.yes).click();
    await cy.waitForURL((url) => url.pathname === ownTable(ada));

    // A spectator learns neither who agrees nor the address of the rematch.
    const nextID = ownTable(ada).split('/').at(-1) ?? '';
    expect(nextID).to.match(/\S{8}/);
    expect(frames.some((frame) => frame.includes('"next":null'))).to.equal(true);
    expect(frames.some((frame) => frame.includes(nextID))).to.equal(false);
    expect(await watcher.getByText(again.asked('Ada', 1)).count()).to.equal(0);

    // All have answered: the match begins by itself, the two taken seats close up, and the pages follow.
    await seatInStrip(ada, /^Ada.*you/).waitFor();
    await seatInStrip(cy, /^Cy.*you/).waitFor();
    for (const page of [ada, cy]) await new BugRacePlayer(page).choose();
    for (const page of [ada, cy]) await new BugRacePlayer(page).moveAndEnd();
    expect(faults).to.deep.equal([]);
  });

  it('a player can agree after a refusal, and the old page leads to their new seat', async () => {
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

  it('a match with fewer seats renumbers players, and their pages follow, even those opened later', async () => {
    const [ada, bo, cy] = await createFor(on.server.url, ['Ada', 'Bo', 'Cy'], { numPlayers: 4 });
    if (!ada || !bo || !cy) throw new Error('Three sat down.');
    const adas = await openSeat(on.browser, on.server.url, { seat: ada });
    const cys = await openSeat(on.browser, on.server.url, { seat: cy, screen: phone });
    const bos = await openSeat(on.browser, on.server.url, { seat: bo });
    await bos.getByRole('button', { name: text.table.leave }).click();
    const dialog = bos.getByRole('dialog');
    await dialog.getByRole('button', { name: text.table.leave }).click();
    await bos.locator('.shelf').waitFor();
    await button(adas, text.host.start(2, '2')).click();
    await seatInStrip(cys, /^Cy.*you/).waitFor();
    await new BugRacePlayer(cys).choose();
    const late = await openSeat(on.browser, on.server.url, { seat: cy, screen: desktop });
    await seatInStrip(late, /^Cy.*you/).waitFor();
    const kept = await late.evaluate(() => localStorage.getItem('paddock.seats'));
    expect(JSON.parse(kept ?? '{}')[cy.matchID].playerID).to.equal('1');
  });
});
