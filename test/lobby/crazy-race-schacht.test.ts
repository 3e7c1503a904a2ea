import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import {
  type Advance,
  type CrazyRaceState,
  stageCards,
  waitsFor,
} from '../../games/crazy-race-schacht/index.ts';
import { afterPart, type Run } from '../../games/crazy-race-schacht/rules.ts';
import { movementIn } from '../games/crazy-race-schacht/positions.ts';
import { describeInBrowser, openBrowser, recordFrames } from '../support/browser.ts';
import { CrazyRacePlayer } from '../support/crazy-race-player.ts';
import { DatabaseView } from '../support/database.ts';
import { expectNoSecrets } from '../support/frames.ts';
import { desktop, layTable, newPage, phone, sitDown } from '../support/lobby.ts';
import { byClick, byKeyboard, type Press } from '../support/press.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const title = 'Crazy Race (Schacht)';
const hiddenMoves = ['placeDriver', 'reclaim', 'discardPoints'];

/** Number of the side, from 1, that shows a `?`; 0: none does. */
function questionMarkOf({ stageCard }: CrazyRaceState): number {
  return 1 + (stageCards[stageCard]?.sides.findIndex(({ distance }) => distance === '?') ?? -1);
}

describeInBrowser('a whole match of Crazy Race (Schacht) in the browser', function () {
  this.timeout(240_000);
  let browser: Browser;
  let server: RunningServer;
  let database: DatabaseView;

  before(async () => {
    browser = await openBrowser();
    server = await startServer();
    database = new DatabaseView(server.dataDir);
  });

  after(async () => {
    database.close();
    await browser.close();
    await server.stop();
  });

  /** Three people at a table; the second one on a phone. */
  async function seatThree(press: Press): Promise<CrazyRacePlayer[]> {
    const pages: Page[] = [];
    for (const viewport of [desktop, phone, desktop]) pages.push(await newPage(browser, viewport));
    const [first, ...others] = pages;
    if (!first) throw new Error('A match needs people.');
    await layTable(first, server.url, { title, name: 'Ada', press });
    for (const [index, page] of others.entries()) {
      await sitDown(page, first.url(), { name: ['Ben', 'Chiara'][index] ?? '', press });
    }
    for (const page of pages) await page.locator('.crazy-race-schacht').waitFor();
    return pages.map((page) => new CrazyRacePlayer(page, press));
  }

  const matchAt = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const stateOf = (page: Page) => database.state<CrazyRaceState>(matchAt(page));

  /** The players in the order in which they place in this stage. */
  function inTurn(players: readonly CrazyRacePlayer[], { firstPlayer }: CrazyRaceState) {
    const first = Number(firstPlayer);
    return [...players.slice(first), ...players.slice(0, first)];
  }

  /** All answer what the evaluation asks of them until cards are placed again, or the race is over. */
  async function finishStage(players: readonly CrazyRacePlayer[]): Promise<void> {
    const [first] = players;
    if (!first) return;
    for (;;) {
      const { G } = stateOf(first.page);
      const [seat] = waitsFor(G);
      if (seat === undefined || G.step.phase === 'driverPlacement') return;
      const player = players[Number(seat)];
      if (G.step.phase === 'reclaim') await player?.reclaim(null);
      else if (G.stage === 5) await player?.decline();
      else await player?.advance();
    }
  }

  async function passRounds(players: readonly CrazyRacePlayer[], rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      for (const player of inTurn(players, stateOf(players[0]?.page ?? expect.fail()).G)) {
        await player.pass();
      }
    }
  }

  /** The first two lay a 1 at side 1, and the first card decides. */
  async function playTie(players: readonly CrazyRacePlayer[]): Promise<void> {
    const [first, second, third] = inTurn(players, stateOf(players[0]?.page ?? expect.fail()).G);
    await first?.place(1, 1);
    await second?.place(1, 1);
    await third?.pass();
    await passRounds(players, 2);
    const { G } = stateOf(players[0]?.page ?? expect.fail());
    expect(movementIn(G)?.playerID).to.equal(G.firstPlayer);
    for (const { page } of players) {
      await page
        .getByText(/wins the tie at 1: the first card decides/)
        .first()
        .waitFor();
    }
  }

  /** All lay a card at the `?`, the first the highest; the winner of its three spaces splits them, the first locomotive twice. */
  async function playSplit(players: readonly CrazyRacePlayer[]): Promise<void> {
    const page = players[0]?.page ?? expect.fail();
    const question = questionMarkOf(stateOf(page).G);
    for (const [index, player] of inTurn(players, stateOf(page).G).entries()) {
      await (index === 0 ? player.placeHighest(question) : player.place(1, question));
    }
    await passRounds(players, 2);
    const { G } = stateOf(page);
    const movement = movementIn(G) ?? expect.fail();
    const locomotives = G.locomotives[movement.playerID] ?? expect.fail();
    expect(movement).to.include({ isSplittable: true, left: 3, playerID: G.firstPlayer });
    const parts: Advance[] = (['A', 'B', 'A'] as const).map((locomotive) => ({
      locomotive,
      distance: 1,
    }));
    await players[Number(movement.playerID)]?.splitAdvance('Pioneer', 'Tank Engine', 'Pioneer');
    const run: Run = { locomotives, movement };
    const expected = parts.reduce((now, part) => afterPart(now, part).run, run);
    expect(stateOf(page).G.locomotives[movement.playerID]).to.deep.equal(expected.locomotives);
  }

  it('three play all eight stages by clicking: a tie, a split ?, a take-back; a fourth watches', async () => {
    const players = await seatThree(byClick);
    const page = players[0]?.page ?? expect.fail();
    const watcher = await newPage(browser, desktop);
    const frames = [...players.map((player) => player.page), watcher].map(recordFrames);
    await watcher.goto(page.url());
    await watcher.getByText('You are watching.').waitFor();
    for (const player of players) await player.page.reload();

    let splits = 0;
    for (let stage = 1; stage <= 8; stage += 1) {
      const { G } = stateOf(page);
      expect(G.stage).to.equal(stage);
      if (stage === 4) await players[1]?.takeBack();
      const isToSplit = stage > 1 && splits === 0 && questionMarkOf(G) > 0;
      if (stage === 1) await playTie(players);
      else if (isToSplit) await playSplit(players);
      else {
        const [first, second, third] = inTurn(players, G);
        await first?.placeHighest(1);
        await second?.placeHighest(2);
        await third?.pass();
        await passRounds(players, 2);
      }
      splits += Number(isToSplit);
      await finishStage(players);
    }

    expect(splits).to.equal(1);
    const { G, ctx } = stateOf(page);
    expect(G).to.include({ stage: 8 });
    expect(G.hasTakenBack).to.deep.equal({ '0': false, '1': true, '2': false });
    const names = ['Ada', 'Ben', 'Chiara'];
    for (const seen of [...players.map((player) => player.page), watcher]) {
      const told = await seen
        .getByRole('list', { name: 'Ranking' })
        .getByRole('listitem')
        .allTextContents();
      const ranked: readonly { playerID: string }[] = ctx.gameover.ranking;
      for (const [index, { playerID }] of ranked.entries()) {
        expect(told[index]).to.contain(names[Number(playerID)]);
      }
    }
    for (const [index, seat] of ['0', '1', '2', undefined].entries()) {
      expectNoSecrets(frames[index] ?? [], seat, hiddenMoves);
    }
  });

  /** Waits until a button of this name has the focus. */
  async function expectFocus({ page }: CrazyRacePlayer, name: string | RegExp): Promise<void> {
    const button = page.getByRole('button', { name });
    await button.and(page.locator(':focus')).waitFor();
  }

  it('with the keyboard alone, from the shelf through a stage', async () => {
    const players = await seatThree(byKeyboard);
    const page = players[0]?.page ?? expect.fail();
    const [first, second, third] = inTurn(players, stateOf(page).G);
    if (!first || !second || !third) throw new Error('Three are to sit there.');
    await first.choose(6);
    await expectFocus(first, /^Place your 6 at side 1:/);
    await first.page.keyboard.press('Shift+Tab');
    await expectFocus(first, /^Driver card 6/);
    await first.page.keyboard.press('Escape');
    await first.sentence.getByText(/^Your turn/).waitFor();
    await first.place(3, 2);
    await second.place(4, 2);
    await third.pass();
    await passRounds(players, 2);
    await second.askDecline();
    await expectFocus(second, 'Back');
    await second.page.keyboard.press('Escape');
    await second.advance();
    await first.reclaim(3);
    const { G } = stateOf(page);
    expect(G.stage).to.equal(2);
    expect(G.step.phase).to.equal('driverPlacement');
    expect(G.players[String(players.indexOf(first))]?.hand).to.have.length(8);
  });
});
