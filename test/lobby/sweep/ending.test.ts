import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { type CatalogGame, catalog } from '../../../games/index.ts';
import { describeInBrowser, remember } from '../../support/browser/browser.ts';
import { desktop, phone } from '../../support/browser/lobby.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { TestTable } from '../../support/games/table.ts';
import { itLong } from '../../support/long.ts';
import { namedRecord } from '../../support/records/replay.ts';
import { putAtServer } from '../../support/servers/database.ts';
import { type Seated, Page as SocketPage, seatPeople } from '../../support/servers/page.ts';

/** Most by which a page may shift at once, counted as browsers do: the part of the screen that moves times how far. */
const maxShift = 0.03;

/** The parts of boards and page that show the end. The end begins when the first of them appears. */
const ends = '.ranking, .bug-race-reasons, .crazy-race-gewalt-scoring, .grand-prix-ceremony';

/** An entry of a kind that TypeScript doesn't know. */
type Shift = PerformanceEntry & { readonly value: number };

declare global {
  interface Window {
    shiftedBy: number;
  }
}

/** Notes the greatest shift of the page after the end. Runs on the page. */
function noteShifts(shown: string): void {
  window.shiftedBy = 0;
  const since = { time: Number.POSITIVE_INFINITY };
  new MutationObserver((_, observer) => {
    if (!document.querySelector(shown)) return;
    observer.disconnect();
    since.time = performance.now();
  }).observe(document.body, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { value, startTime } of list.getEntries() as Shift[]) {
      if (startTime >= since.time) window.shiftedBy = Math.max(window.shiftedBy, value);
    }
  }).observe({ type: 'layout-shift' });
}

describeInBrowser('The end of a match', () => {
  const on = suitePages();

  /** Creates a table of a recorded match before its last move, and returns that move with it. */
  async function createBeforeLastMove({ info, load }: CatalogGame) {
    const record = namedRecord(info.name);
    const { options: setupData, seats: sitting, seed, moves } = record;
    const people = sitting.map(({ name }) => name);
    const seats = await seatPeople(on.server.url, people, { game: info.name, setupData });
    const numPlayers = sitting.length;
    const table = new TestTable(await load(), { numPlayers, setupData, seed });
    for (const { seat, move, args } of moves.slice(0, -1)) table.move(seat, move, ...args);
    putAtServer(on.server.dataDir, seats[0].matchID, table);
    const last = moves.at(-1) ?? expect.fail('There is a last move.');
    return { seats, last, stateID: table.state._stateID };
  }

  /** Opens the page of a seat or a spectator on a screen, with quick animations. */
  async function openPage(
    game: string,
    { matchID }: Seated,
    { seat, viewport }: { readonly seat: Seated | null; readonly viewport: typeof phone },
  ): Promise<Page> {
    const context = await on.browser.newContext({ viewport, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    if (seat) await remember(page, seat);
    await page.addInitScript(() => localStorage.setItem('paddock.speed', '3'));
    await page.goto(`${on.server.url}/table/${matchID}${seat ? '' : '?watch'}`);
    await page.locator(`.${game}`).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(noteShifts, ends);
    return page;
  }

  /** Returns how far a page has shifted once everything is shown and it rests at its top. */
  async function shiftOf(page: Page): Promise<number> {
    await page.locator('.ranking').waitFor();
    await page.waitForFunction(() => scrollY === 0);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return page.evaluate(() => window.shiftedBy);
  }

  for (const game of catalog) {
    const { name } = game.info;
    const itHere = name === 'bug-race' ? it : itLong;
    itHere(`the end does not shift the page of ${name} for players and spectators`, async () => {
      const { seats, last, stateID } = await createBeforeLastMove(game);
      const other = seats.find(({ playerID }) => playerID !== last.seat) ?? expect.fail();
      const pages = [
        await openPage(name, seats[0], { seat: other, viewport: phone }),
        await openPage(name, seats[0], { seat: null, viewport: phone }),
        await openPage(name, seats[0], { seat: other, viewport: desktop }),
      ];
      const mover = seats[Number(last.seat)] ?? expect.fail();
      const socket = new SocketPage(on.server.url, mover);
      await socket.sync();
      socket.move(stateID, last.move, ...last.args);
      const shifts: number[] = [];
      for (const page of pages) shifts.push(await shiftOf(page));
      socket.close();
      await Promise.all(pages.map((page) => page.context().close()));
      expect(Math.max(...shifts), shifts.join(', ')).to.be.at.most(maxShift);
    });
  }
});
