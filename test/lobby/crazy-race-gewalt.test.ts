import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import {
  type ActionKind,
  actionKind,
  isArrowKind,
  squaresOn,
} from '../../games/crazy-race-gewalt/components.ts';
import type { CrazyRaceEvent, CrazyRaceState } from '../../games/crazy-race-gewalt/index.ts';
import * as crazyRace from '../../games/crazy-race-gewalt/index.ts';
import {
  freeSpots,
  movableSpots,
  targetsOf,
  whyNotCounter,
} from '../../games/crazy-race-gewalt/rules.ts';
import { describeInBrowser, openBrowser, recordFrames } from '../support/browser.ts';
import { CrazyRaceGewaltPlayer } from '../support/crazy-race-gewalt-player.ts';
import { DatabaseView, putAtServer } from '../support/database.ts';
import { expectNoSecrets } from '../support/frames.ts';
import { desktop, layTable, newPage, phone, sitDown } from '../support/lobby.ts';
import { byClick } from '../support/press.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { TestTable } from '../support/table.ts';

const title = 'Crazy Race (Gewalt)';
const names = ['Ada', 'Ben', 'Chiara'];
/** With this seed, and everybody playing as below, all that the test looks for happens. */
const seed = 'gewalt-1';

/** An action card in a hand that is of one of these kinds, the first kind preferred. */
function actionIn(hand: readonly number[], wanted: readonly ActionKind[]): ActionKind | undefined {
  return wanted.find((kind) => hand.some((card) => actionKind(card) === kind));
}

describeInBrowser('a whole expert match of Crazy Race (Gewalt) in the browser', function () {
  this.timeout(300_000);
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

  const matchAt = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const stateOf = (page: Page) => database.state<CrazyRaceState>(matchAt(page));

  /** Three people at an expert table; the second one on a phone. */
  async function seatThree(): Promise<Page[]> {
    const pages: Page[] = [];
    for (const viewport of [desktop, phone, desktop]) pages.push(await newPage(browser, viewport));
    const first = pages[0] ?? expect.fail('A match needs people.');
    await layTable(first, server.url, {
      title,
      name: 'Ada',
      press: byClick,
      chooseOptions: (page) => page.getByRole('switch', { name: 'Expert game' }).check(),
    });
    for (const [index, page] of pages.slice(1).entries()) {
      await sitDown(page, first.url(), { name: names[index + 1] ?? '', press: byClick });
    }
    return pages;
  }

  /** Uses an action card: a relocation where there is a card to move, else an arrow before somebody. */
  async function playAction(player: CrazyRaceGewaltPlayer, G: CrazyRaceState, seat: string) {
    const hand = G.players[seat]?.hand.action ?? [];
    const from = movableSpots(G)[0];
    const to = freeSpots(G).find(({ lane }) => lane !== from?.lane);
    const [target] = targetsOf(G, seat);
    if (from && to && actionIn(hand, ['relocate'])) return player.relocate(from, to);
    const arrows = hand.map(actionKind).filter(isArrowKind);
    const arrow = actionIn(hand, ['doubleRoll', ...arrows]);
    if (arrow && target) await player.playAction(arrow, names[Number(target)] ?? '');
  }

  /** Lays the smallest section card behind everybody, so that it is in nobody's way for long. */
  async function laySection(player: CrazyRaceGewaltPlayer, G: CrazyRaceState, seat: string) {
    const [smallest] = [...(G.players[seat]?.hand.section ?? [])].sort(
      (a, b) => squaresOn(a) - squaresOn(b),
    );
    const spot = freeSpots(G).find(({ lane, section }) => lane === Number(seat) && section > 0);
    if (smallest === undefined || !spot) return;
    await player.playSection(squaresOn(smallest), spot.lane, spot.section);
  }

  async function answer(player: CrazyRaceGewaltPlayer, G: CrazyRaceState, seat: string) {
    const hand = G.players[seat]?.hand.action ?? [];
    const canCounter = hand.some((card) => whyNotCounter(G, seat, card) === null);
    await (canCounter ? player.counter() : player.allow());
  }

  /** One turn of whom the table waits for, or an answer. */
  async function playOn(player: CrazyRaceGewaltPlayer, seat: string): Promise<void> {
    const state = () => stateOf(player.page).G;
    const isStillOn = () => state().turn.playerID === seat && state().asked === null;
    if (state().asked) return answer(player, state(), seat);
    const { hasUsed, effect } = state().turn;
    if (effect !== 'noCards' && !hasUsed.action) await playAction(player, state(), seat);
    if (!isStillOn()) return;
    if (effect !== 'noCards' && !hasUsed.section) await laySection(player, state(), seat);
    await player.roll();
  }

  it('three play to the scoring by clicking: a counter, a relocation, a 0, a double roll', async () => {
    const pages = await seatThree();
    const page = pages[0] ?? expect.fail();
    const setupData = { expert: true, counterWindow: 'atOnce' };
    const settings = { numPlayers: 3, setupData, seed };
    putAtServer(server.dataDir, matchAt(page), new TestTable(crazyRace, settings));
    const watcher = await newPage(browser, desktop);
    const frames = [...pages, watcher].map(recordFrames);
    await watcher.goto(page.url());
    for (const each of pages) await each.reload();
    for (const each of [...pages, watcher]) await each.locator('.crazy-race-gewalt').waitFor();
    const players = pages.map((each) => new CrazyRaceGewaltPlayer(each));

    while (stateOf(page).G.result === null) {
      const [seat = ''] = crazyRace.waitsFor(stateOf(page).G);
      await playOn(players[Number(seat)] ?? expect.fail(`Nobody sits at ${seat}.`), seat);
    }

    const told = database.events<CrazyRaceEvent>(matchAt(page));
    const happened = {
      counter: told.some(({ type }) => type === 'countered'),
      relocation: told.some(({ type }) => type === 'relocated'),
      zero: told.some((event) => event.type === 'laidSection' && squaresOn(event.cardID) === 0),
      doubleRoll: told.some((event) => event.type === 'rolled' && event.effect === 'doubleRoll'),
    };
    expect(happened).to.deep.equal({
      counter: true,
      relocation: true,
      zero: true,
      doubleRoll: true,
    });
    const ranked: readonly { playerID: string }[] = stateOf(page).ctx.gameover.ranking;
    for (const seen of [...pages, watcher]) {
      const list = seen.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
      await list.first().waitFor();
      const ranking = await list.allTextContents();
      for (const [index, { playerID }] of ranked.entries()) {
        expect(ranking[index]).to.contain(names[Number(playerID)]);
      }
    }
    for (const [index, seat] of ['0', '1', '2', undefined].entries()) {
      expectNoSecrets(frames[index] ?? [], seat, []);
    }
  });
});
