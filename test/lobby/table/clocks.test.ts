import path from 'node:path';
import SQLite from 'better-sqlite3';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { text as agree } from '../../../lobby/i18n/en/consensus.ts';
import { seriousFaults } from '../../support/browser/axe.ts';
import { describeInBrowser, hearFaults } from '../../support/browser/browser.ts';
import {
  button,
  logLine,
  seatInStrip,
  sitTogether,
  strip,
} from '../../support/browser/live-table.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { BugRacePlayer } from '../../support/players/bug-race-player.ts';
import { quickReplacement } from '../../support/servers/test-options.ts';

const minute = 60_000;
/** A turn that no test waits for, in seconds and in milliseconds. */
const longTurn = 1800;
const longTurnMilliseconds = longTurn * 1000;

/** Makes a page that is still to be opened believe that every clock has run for so many milliseconds more. */
async function ageClocksOn(page: Page, milliseconds: number): Promise<void> {
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) =>
      socket.send(
        String(frame).replace(
          /"runsSince":(\d+)/g,
          (_, since) => `"runsSince":${Number(since) - milliseconds}`,
        ),
      ),
    );
  });
}

/**
 * Lets the time of a seat be up in the database. The server, which takes it for a change of the seats, finds out with the
 * next move.
 */
function endTurnAt(dataDir: string, matchID: string, playerID: string): void {
  const file = new SQLite(path.join(dataDir, 'paddock.sqlite'));
  const since = `$."${playerID}".runsSince`;
  const { changes } = file
    .prepare(
      `update matches set clocks = json_set(clocks, ?, json_extract(clocks, ?) - ?),
        seats_version = seats_version + 1 where id = ? and json_extract(clocks, ?) is not null`,
    )
    .run(since, since, longTurnMilliseconds + minute, matchID, since);
  file.close();
  expect(changes, 'clocks that run').to.equal(1);
}

describeInBrowser('Tables with a clock', () => {
  const on = suitePages({ options: quickReplacement });

  const withClock = (reserveSeconds: number) =>
    ({ timeControl: { kind: 'clock', turnSeconds: longTurn, reserveSeconds } }) as const;

  it('every seat shows its time in words, and a player’s clock stops after their move', async () => {
    const [ada, bo] = await sitTogether(on.browser, on.server.url, ['Ada', 'Bo'], withClock(120));
    for (const { page } of [ada, bo]) {
      for (const name of ['Ada', 'Bo']) {
        const words = new RegExp(`${name}: .*minutes.* left in this turn, 2 minutes in reserve`);
        await seatInStrip(page, words).waitFor();
      }
    }
    await new BugRacePlayer(ada.page).choose();
    for (const { page } of [ada, bo]) {
      await seatInStrip(page, /Ada: (you, )?2 minutes in reserve/).waitFor();
      await seatInStrip(page, /Bo: .*to move, .*minutes.* left in this turn/).waitFor();
    }
  });

  it('the clock counts down without moving the board', async () => {
    const [{ page }] = await sitTogether(on.browser, on.server.url, ['Ada', 'Bo'], withClock(120));
    await page.evaluate(() => document.fonts.ready);
    const figures = seatInStrip(page, 'Ada').locator('.strip-state');
    const before = await figures.textContent();
    const top = async () => (await page.locator('section.bug-race').boundingBox())?.y;
    const boardBefore = await top();
    await page.waitForFunction(
      (shown) => document.querySelector('.strip-state')?.textContent !== shown,
      before,
    );
    expect(await top()).to.equal(boardBefore);
  });

  it('a bot plays when the time of a warned player is up, until they return', async () => {
    const [ada, bo] = await sitTogether(on.browser, on.server.url, ['Ada', 'Bo'], {
      ...withClock(0),
      // On the pages some seconds are left, and then none: to the server there is nearly the whole turn.
      prepare: (page) => ageClocksOn(page, longTurnMilliseconds - 5000),
    });
    const faults = await hearFaults(bo.page);
    await bo.page.getByRole('status').getByText(text.strip.hurry).waitFor();
    await strip(bo.page).locator('li[data-hurried=true]', { hasText: 'Bo' }).waitFor();
    expect(await seatInStrip(ada.page, text.strip.standsIn('Bo')).count()).to.equal(0);
    endTurnAt(on.server.dataDir, bo.seat.matchID, '1');
    await new BugRacePlayer(ada.page).choose();

    await button(bo.page, agree.matters.mine).click();
    await bo.page.getByText(agree.mine.note).waitFor();
    await seatInStrip(ada.page, text.strip.standsIn('Bo')).waitFor();
    await logLine(ada.page, text.events.timeUp('Bo')).waitFor();
    expect(await seriousFaults(bo.page)).to.deep.equal([]);

    await button(bo.page, agree.mine.back).click();
    await bo.page.getByRole('dialog').waitFor({ state: 'detached' });
    await logLine(ada.page, text.events.back('Bo')).waitFor();
    expect(faults).to.deep.equal([]);
  });

  it('a table with a time control of days shows days and hours instead of a clock', async () => {
    const timeControl = { kind: 'days', days: 3 } as const;
    const [ada] = await sitTogether(on.browser, on.server.url, ['Ada', 'Bo'], { timeControl });
    await seatInStrip(ada.page, /Bo: .*2 days, 23 hours left in this turn$/).waitFor();
  });
});
