import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import type {
  GrandPrixEvent,
  GrandPrixState,
} from '../../games/detroit-cleveland-grand-prix/index.ts';
import * as grandPrix from '../../games/detroit-cleveland-grand-prix/index.ts';
import { describeInBrowser, openBrowser, recordFrames } from '../support/browser.ts';
import { DatabaseView, putAtServer } from '../support/database.ts';
import { expectNoSecrets } from '../support/frames.ts';
import { GrandPrixPlayer } from '../support/grand-prix-player.ts';
import { desktop, layTable, newPage, phone, sitDown } from '../support/lobby.ts';
import { byClick } from '../support/press.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { TestTable } from '../support/table.ts';

const title = 'Detroit–Cleveland Grand Prix';
/** With this seed, and everybody taking what comes first, all that the test looks for happens. */
const seed = 'grand-prix-1';
const firstExchange = 47;

describeInBrowser('a whole match of Detroit–Cleveland Grand Prix in the browser', function () {
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
  const stateOf = (page: Page) => database.state<GrandPrixState>(matchAt(page));

  /** Three people at a table for one race; the second one on a phone. */
  async function seatThree(): Promise<Page[]> {
    const pages: Page[] = [];
    for (const viewport of [desktop, phone, desktop]) pages.push(await newPage(browser, viewport));
    const [first, ...others] = pages;
    if (!first) throw new Error('A match needs people.');
    await layTable(first, server.url, {
      title,
      name: 'Ada',
      press: byClick,
      chooseOptions: async (page) => {
        await page.getByRole('radio', { name: '3 players' }).check();
        await page.getByRole('textbox', { name: 'Races', exact: true }).fill('1');
      },
    });
    for (const [index, page] of others.entries()) {
      await sitDown(page, first.url(), { name: ['Ben', 'Chiara'][index] ?? '', press: byClick });
    }
    return pages;
  }

  /** Bids the least while the player has no car, then passes: every car finds an owner or none. */
  async function bidOrPass(player: GrandPrixPlayer, { step, grid }: GrandPrixState, seat: string) {
    const hasCar = grid.some(({ owner }) => owner === seat);
    const bid = step.phase === 'auction' ? (step.sale.highestBid?.amount ?? 0) : 0;
    if (hasCar || bid >= 50_000) await player.pass();
    else await player.bidLeast();
  }

  /** An exchange card if the hand has one, else the first card that can be played. */
  async function playCard(player: GrandPrixPlayer, hand: readonly number[]): Promise<void> {
    const exchange = hand.find((card) => card >= firstExchange);
    await player.playCard(exchange);
  }

  async function playToTheEnd(players: readonly GrandPrixPlayer[]): Promise<void> {
    const page = players[0]?.page ?? expect.fail();
    for (;;) {
      const { G } = stateOf(page);
      if (grandPrix.rules.result(G)) return;
      const [seat = ''] = grandPrix.waitsFor(G);
      const player = players[Number(seat)] ?? expect.fail(`Nobody sits at ${seat}.`);
      if (G.step.phase === 'auction') await bidOrPass(player, G, seat);
      else await playCard(player, G.players[seat]?.hand ?? []);
    }
  }

  it('three play a race by clicking: auction, white, exchange, blocked cars, line, prizes', async () => {
    const pages = await seatThree();
    const [first] = pages;
    const page = first ?? expect.fail();
    const settings = { numPlayers: 3, setupData: { races: 1 }, seed };
    putAtServer(server.dataDir, matchAt(page), new TestTable(grandPrix, settings));
    const watcher = await newPage(browser, desktop);
    const frames = [...pages, watcher].map(recordFrames);
    await watcher.goto(page.url());
    for (const each of pages) await each.reload();
    for (const each of [...pages, watcher]) {
      await each.locator('.detroit-cleveland-grand-prix').waitFor();
    }
    const players = pages.map((each) => new GrandPrixPlayer(each));
    await playToTheEnd(players);

    const told = database.events<GrandPrixEvent>(matchAt(page));
    const has = (
      type: GrandPrixEvent['type'],
      holds: (event: GrandPrixEvent) => boolean = () => true,
    ) => told.some((event) => event.type === type && holds(event));
    expect(has('sold'), 'a car was sold').to.equal(true);
    expect(
      has('moved', (event) => event.type === 'moved' && event.shown === 'white'),
      'white',
    ).to.equal(true);
    expect(has('exchangeBegan'), 'an exchange').to.equal(true);
    expect(
      has('stayed', (event) => event.type === 'stayed' && event.why === 'blocked'),
      'a blocked car',
    ).to.equal(true);
    expect(has('cameHome'), 'over the line').to.equal(true);
    expect(has('prize'), 'a prize').to.equal(true);

    const { ctx } = stateOf(page);
    const names = ['Ada', 'Ben', 'Chiara'];
    for (const seen of [...pages, watcher]) {
      const list = seen.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
      await list.first().waitFor();
      const ranking = await list.allTextContents();
      const ranked: readonly { playerID: string }[] = ctx.gameover.ranking;
      for (const [index, { playerID }] of ranked.entries()) {
        expect(ranking[index]).to.contain(names[Number(playerID)]);
      }
    }
    for (const [index, seat] of ['0', '1', '2', undefined].entries()) {
      expectNoSecrets(frames[index] ?? [], seat, []);
    }
  });
});
