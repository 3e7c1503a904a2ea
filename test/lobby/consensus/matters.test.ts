import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import { type CatalogGame, catalog } from '../../../games/index.ts';
import { text as agree } from '../../../lobby/i18n/en/consensus.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { describeInBrowser, remember } from '../../support/browser/browser.ts';
import { type Aging, ageAbsences, seatInStrip } from '../../support/browser/live-table.ts';
import { phone } from '../../support/browser/lobby.ts';
import { unsharedPage } from '../../support/browser/page-pool.ts';
import { byKeyboard } from '../../support/browser/press.ts';
import { maxShift, observeShifts, shiftOn } from '../../support/browser/shifts.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { TestTable } from '../../support/games/table.ts';
import { itLong } from '../../support/long.ts';
import { namedRecord } from '../../support/records/replay.ts';
import { putAtServer } from '../../support/servers/database.ts';
import { type Seated, Page as SocketPage, seatPeople } from '../../support/servers/page.ts';
import { quickReplacement } from '../../support/servers/test-options.ts';

const { matters, away } = agree;

const across = { width: 740, height: 360 };
const smallest = { width: 320, height: 568 };

/** The button in the title's place. */
const opener = (page: Page) => page.locator('.agree-opener');

describeInBrowser('The notice about absent players', () => {
  const on = suitePages({ options: quickReplacement });
  const contexts: BrowserContext[] = [];
  const sockets: SocketPage[] = [];

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.close();
    for (const context of contexts.splice(0)) await context.close();
  });

  /**
   * A table in the middle of a recorded match, at a moment when it waits for one seat, `own`: bots that stand in for
   * others have nothing to do. The others' pages are connected.
   */
  async function createMidMatch({ info, load }: CatalogGame = catalog[0] ?? expect.fail()) {
    const { options: setupData, seats: sitting, seed, moves } = namedRecord(info.name);
    const names = sitting.map(({ name }) => name);
    const seats = await seatPeople(on.server.url, names, { game: info.name, setupData });
    const module = await load();
    const table = new TestTable(module, { numPlayers: names.length, setupData, seed });
    for (const [made, { seat, move, args }] of moves.entries()) {
      if (made > moves.length / 2 && module.playersToMove(table.G).length === 1) break;
      table.move(seat, move, ...args);
    }
    const [awaited] = module.playersToMove(table.G);
    putAtServer(on.server.dataDir, seats[0].matchID, table);
    const own = seats.find(({ playerID }) => playerID === awaited) ?? expect.fail();
    const others = seats.filter((seat) => seat !== own);
    await connect(others);
    return { own, others };
  }

  async function connect(seats: readonly Seated[]): Promise<void> {
    const others = seats.map((seat) => new SocketPage(on.server.url, seat));
    sockets.push(...others);
    await Promise.all(others.map((socket) => socket.sync()));
  }

  function disconnect(): void {
    for (const socket of sockets.splice(0)) socket.close();
  }

  async function openTable(
    { game, matchID, ...seat }: Seated,
    viewport: typeof phone,
  ): Promise<{ readonly page: Page; readonly aging: Aging }> {
    const page = await unsharedPage(on.browser, viewport);
    contexts.push(page.context());
    const aging = await ageAbsences(page);
    await page.addInitScript(observeShifts);
    await remember(page, { game, matchID, ...seat });
    await page.goto(`${on.server.url}/table/${matchID}`);
    await page.locator(`.${game}`).waitFor();
    await page.evaluate(() => document.fonts.ready);
    return { page, aging };
  }

  for (const game of catalog) {
    for (const viewport of [phone, across]) {
      const itHere = game.info.name === 'bug-race' && viewport === phone ? it : itLong;
      itHere(
        `the notice never shifts the page: ${game.info.name} on ${viewport.width} pixels`,
        async () => {
          const { own, others } = await createMidMatch(game);
          const { page, aging } = await openTable(own, viewport);
          const atFirst = await shiftOn(page);

          aging.begin();
          disconnect();
          const { length } = others;
          await page.getByText(matters.away('', length)).waitFor();
          const come = await shiftOn(page);
          await opener(page).click();
          await page.locator('.agree-note button').first().click();
          await page.getByText(matters.due).waitFor();
          // Once the warning is over.
          await opener(page).filter({ hasText: 'Now what?' }).waitFor();
          const changed = await shiftOn(page);
          await connect(others);
          await opener(page).waitFor({ state: 'detached' });
          const gone = await shiftOn(page);
          const shifts = {
            atFirst,
            come: come - atFirst,
            changed: changed - come,
            gone: gone - changed,
          };
          const moved = await page.evaluate(() => window.movedSoFar);
          for (const [when, shift] of Object.entries(shifts)) {
            expect(shift, `${when}: ${moved.join('; ')}`).to.be.at.most(maxShift);
          }
        },
      );
    }
  }

  it('the notice appears with the board as one question about all absent players', async () => {
    const { own, others } = await createMidMatch();
    disconnect();
    for (const viewport of [smallest, phone, across]) {
      const { page, aging } = await openTable(own, viewport);
      aging.begin();
      await page.reload();
      await opener(page).waitFor();
      expect(await shiftOn(page), String(viewport.width)).to.be.at.most(maxShift);
      await opener(page).click();
      const note = page.getByRole('dialog').locator('.agree-note');
      expect(await note.count()).to.equal(1);
      expect(await note.getByRole('button').count()).to.equal(others.length + 1);
      await page.context().close();
    }
  });

  it('the notice is announced, works by keyboard and covers no control', async () => {
    const { own, others } = await createMidMatch();
    const { page, aging } = await openTable(own, smallest);
    aging.begin();
    disconnect();
    await page
      .getByRole('status')
      .filter({ hasText: matters.away('', others.length) })
      .waitFor();
    const isOverAnything = await opener(page).evaluate((element) => {
      const own = element.getBoundingClientRect();
      return [...document.querySelectorAll('a[href], button, select')].some((other) => {
        const { left, right, top, bottom, width } = other.getBoundingClientRect();
        const isBeside =
          right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
        return other !== element && width > 1 && !isBeside;
      });
    });
    expect(isOverAnything).to.equal(false);

    await byKeyboard(opener(page));
    const dialog = page.getByRole('dialog', { name: matters.title });
    await dialog.getByText(/have been away for 1 minute/).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await opener(page).evaluate((element) => element === document.activeElement)).to.be.true;

    await byKeyboard(opener(page));
    await byKeyboard(dialog.getByRole('button', { name: away.wait }));
    await dialog.waitFor({ state: 'detached' });
    // The question is gone, but players can still decide.
    await page.getByText(matters.waited('', others.length), { exact: true }).waitFor();
    await byKeyboard(opener(page));
    await byKeyboard(dialog.getByRole('button', { name: /^A bot for/ }).first());
    await page.getByText(matters.due).waitFor();
    expect(await opener(page).evaluate((element) => element === document.activeElement)).to.be.true;
    await seatInStrip(page, text.strip.standsInShort).waitFor();
  });

  it('the heading receives the focus when the notice disappears', async () => {
    const { own, others } = await createMidMatch();
    const { page, aging } = await openTable(own, phone);
    aging.begin();
    disconnect();
    await byKeyboard(opener(page));
    await page.getByRole('dialog').waitFor();
    await connect(others);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('.play-title'));
  });
});
