import { expect } from 'chai';
import { catalog, type GameModule } from '../../../games/index.ts';
import { describeInBrowser, remember } from '../../support/browser/browser.ts';
import { desktop, newPage, phone } from '../../support/browser/lobby.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { seededChoice, type TableSettings, TestTable } from '../../support/games/table.ts';
import {
  byName,
  playTogether,
  rankedNames,
  screenPlayer,
} from '../../support/players/against-bots.ts';
import { putAtServer } from '../../support/servers/database.ts';
import { seatPeople } from '../../support/servers/page.ts';

const names = ['Ada', 'Ben', 'Chiara'];
/** Bug Race is played from start to end in whole-match.test.ts. */
const games = catalog.filter(({ info }) => info.name !== 'bug-race');
const numMovesLeft = 4;

/** Makes random legal moves, always the same ones: so many, or until the match is over. */
function playedTable(module: GameModule, settings: TableSettings, maxMoves = Infinity) {
  const choose = seededChoice(3);
  const table = new TestTable(module, settings);
  let numMoves = 0;
  for (; numMoves < maxMoves && table.state.ctx.gameover === undefined; numMoves += 1) {
    const { playerID, move, args } = choose(table.active.flatMap((seat) => table.legalMoves(seat)));
    expect(table.move(playerID, move, ...args)).to.equal(null);
  }
  return { table, numMoves };
}

describeInBrowser('The last turns of a match in the browser', () => {
  const on = suitePages();

  for (const { info, load } of games) {
    it(`${info.name}: three players play the last turns and see the same ranking as a spectator`, async () => {
      const module = await load();
      const setupData = info.name === 'detroit-cleveland-grand-prix' ? { races: 1 } : undefined;
      const settings = { numPlayers: names.length, setupData, seed: 'last-turns' };
      const { numMoves } = playedTable(module, settings);
      const seats = await seatPeople(on.server.url, names, { game: info.name });
      const { matchID } = seats[0];
      const { table } = playedTable(module, settings, numMoves - numMovesLeft);
      putAtServer(on.server.dataDir, matchID, table);
      const pages = [];
      for (const [index, seat] of [...seats, undefined].entries()) {
        const page = await newPage(on.browser, index === 1 ? phone : desktop);
        if (seat) await remember(page, seat);
        await page.goto(`${on.server.url}/table/${matchID}`);
        pages.push(page);
      }
      const players = pages.map((page) => screenPlayer(page, info.name));
      for (const { board } of players) await board.waitFor();
      await playTogether(byName(names, players), (player) => player.playOn());

      const [first = expect.fail()] = pages;
      const ranking = await rankedNames(first, names);
      expect([...ranking].sort()).to.deep.equal(names);
      for (const page of pages) expect(await rankedNames(page, names)).to.deep.equal(ranking);
      for (const page of pages) await page.context().close();
    });
  }
});
