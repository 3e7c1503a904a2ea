import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { catalog, type GameModule } from '../../../games/index.ts';
import { describeInBrowser, remember, toldBySocket } from '../../support/browser/browser.ts';
import { desktop } from '../../support/browser/lobby.ts';
import { passTimeUntil, stopTime } from '../../support/browser/own-clock.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { type Move, seededChoice, TestTable } from '../../support/games/table.ts';
import { itLong } from '../../support/long.ts';
import { putAtServer } from '../../support/servers/database.ts';
import { type Seated, Page as SocketPage, seatPeople } from '../../support/servers/page.ts';

const names = ['Mia', 'Noa', 'Ole'];

/** Returns a random match before its last move, and that move, which takes its time to be shown. */
function beforeTheEnd(module: GameModule): { table: TestTable<unknown>; last: Move } {
  for (let seed = 1; ; seed += 1) {
    const settings = { numPlayers: names.length, seed: String(seed) };
    const choose = seededChoice(seed);
    const whole = new TestTable(module, settings);
    const moves: Move[] = [];
    while (whole.state.ctx.gameover === undefined) {
      const move = choose(whole.legalMoves(choose(whole.active)));
      moves.push(move);
      whole.move(move.playerID, move.move, ...move.args);
    }
    const last = moves.pop();
    if (!last || module.playbackMilliseconds(whole.lastTold) < 300) continue;
    const table = new TestTable(module, settings);
    for (const { playerID, move, args } of moves) table.move(playerID, move, ...args);
    return { table, last };
  }
}

describeInBrowser('Announcements while a move is played back', () => {
  const on = suitePages();

  /** Opens the page of a seat and stops its time. */
  async function openPage(
    seat: Seated,
    lastSeen: readonly (readonly [matchID: string, moves: number])[] = [],
  ): Promise<Page> {
    const context = await on.browser.newContext({
      viewport: desktop,
      locale: 'en',
      reducedMotion: 'no-preference',
    });
    const page = await context.newPage();
    await remember(page, seat);
    const kept = JSON.stringify(lastSeen);
    await page.addInitScript((seen) => localStorage.setItem('paddock.lastSeen', seen), kept);
    await page.clock.install();
    const told = toldBySocket(page);
    await page.goto(`${on.server.url}/table/${seat.matchID}`);
    await page.locator('.log li').last().waitFor();
    // Earlier messages are not announced as new.
    await told;
    await stopTime(page);
    return page;
  }

  for (const { info, load } of catalog) {
    // The lobby does the same for all: one game with one move at a time, and one in which much follows from one.
    const itHere = /^(bug-race|detroit)/.test(info.name) ? it : itLong;
    itHere(
      `${info.name}: the page reveals nothing of a move until the board has shown it`,
      async () => {
        const { table, last } = beforeTheEnd(await load());
        const seats = await seatPeople(on.server.url, names, { game: info.name });
        const [mover, viewer] = [last.playerID, last.playerID === '0' ? '1' : '0'].map(
          (playerID) => seats[Number(playerID)] ?? expect.fail(),
        ) as [Seated, Seated];
        putAtServer(on.server.dataDir, viewer.matchID, table);
        const page = await openPage(viewer);
        const lines = () => page.locator('.log li').allTextContents();
        const isOver = () => page.locator('.ending').isVisible();
        const title = await page.title();

        const socket = new SocketPage(on.server.url, mover);
        const { state } = await socket.sync();
        socket.move(state._stateID, last.move, ...last.args);
        // Messages come in order: with this one the move is there.
        socket.say('Well raced!');
        await page.getByText(text.panel.newMessages(1, '1')).waitFor({ state: 'attached' });
        const told = await lines();
        const read = await page.locator('[aria-live]').allInnerTexts();
        expect(await isOver(), 'the ending').to.equal(false);
        expect(await page.title()).to.equal(title);

        await page.keyboard.press('Escape');
        await page.mouse.click(2, 2);
        await page.clock.resume();
        await page.locator('.ending').waitFor();
        const all = await lines();
        const newest = all.at(-1) ?? expect.fail();
        expect(told).to.not.include(newest);
        expect(told.length).to.be.below(all.length);
        expect(read.join(' ')).to.not.include(newest);
        socket.close();

        if (info.name !== 'bug-race') {
          await page.keyboard.press('Backspace');
          await page.getByRole('button', { name: /^Skip$/ }).waitFor();
          expect(await lines(), 'shown again').to.deep.equal(all);
          expect(await isOver(), 'the ending, meanwhile').to.equal(true);
        }
        await page.context().close();
      },
    );
  }

  it('a returning player sees how many moves they missed and can watch them', async () => {
    const schacht = catalog.find(({ info }) => info.name === 'crazy-race-schacht') ?? expect.fail();
    const { table } = beforeTheEnd(await schacht.load());
    const [seat] = await seatPeople(on.server.url, names, { game: 'crazy-race-schacht' });
    putAtServer(on.server.dataDir, seat.matchID, table);
    const { _stateID } = table.state;
    const missed = table.log.filter(
      ({ action, _stateID: at }) =>
        action.type === 'MAKE_MOVE' && action.payload.playerID !== '0' && at >= _stateID - 9,
    ).length;
    const page = await openPage(seat, [[seat.matchID, _stateID - 9]]);
    await page.getByText(text.missed.told(missed, String(missed))).waitFor();
    await page.getByRole('button', { name: text.missed.show }).click();
    await page.locator(`.replay-board[data-at="${_stateID - 9}"]`).waitFor();
    await passTimeUntil(page.locator(`.replay-board[data-at="${_stateID - 8}"]`));
    await page.getByRole('button', { name: text.review.close }).click();
    await page.locator('.missed').waitFor({ state: 'detached' });
    await page.context().close();
  });
});
