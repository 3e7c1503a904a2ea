import { expect } from 'chai';
import * as crazyRace from '../../../games/crazy-race-gewalt/index.ts';
import { describeInBrowser, recordFrames } from '../../support/browser/browser.ts';
import { expectNoSecrets } from '../../support/browser/frames.ts';
import { desktop, newPage, seatThree } from '../../support/browser/lobby.ts';
import { byClick, byKeyboard } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { TestTable } from '../../support/games/table.ts';
import { byName, playTogether, rankedNames, toldLog } from '../../support/players/against-bots.ts';
import { GewaltPlayer } from '../../support/players/gewalt-player.ts';
import { putAtServer } from '../../support/servers/database.ts';

const title = 'Crazy Race (Gewalt)';
const names = ['Ada', 'Ben', 'Chiara'];
/** With this seed, and everybody playing the cards that can be played, all that the test looks for happens. */
const seed = 'gewalt-1';

describeInBrowser('A whole expert match of Crazy Race (Gewalt) in the browser', () => {
  const on = suitePages();

  it('three players finish an expert match by accessible names alone, by keyboard and mouse', async () => {
    const pages = await seatThree(on.browser, on.server.url, names, {
      title,
      press: byClick,
      chooseOptions: (host) => host.getByRole('switch', { name: 'Expert game' }).check(),
    });
    const [page] = pages;
    const matchID = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const setupData = { expert: true, counterWindow: 'atOnce' };
    putAtServer(
      on.server.dataDir,
      matchID,
      new TestTable(crazyRace, { numPlayers: 3, setupData, seed }),
    );
    const watcher = await newPage(on.browser, desktop);
    const all = [...pages, watcher];
    const frames = all.map(recordFrames);
    await watcher.goto(page.url());
    for (const each of pages) await each.reload();
    const players = pages.map((each) => new GewaltPlayer(each));
    const withoutMouse = new GewaltPlayer(page, byKeyboard);
    for (const { board } of [...players, new GewaltPlayer(watcher)]) await board.waitFor();

    let isAnythingLaid = false;
    await playTogether(byName(names, players), async (player) => {
      isAnythingLaid ||= (await toldLog(page)).includes('lays a section card');
      await (player === players[0] && !isAnythingLaid ? withoutMouse : player).playCardOn();
    });

    const ranking = await rankedNames(page, names);
    expect([...ranking].sort()).to.deep.equal(names);
    for (const seen of all) {
      expect(await rankedNames(seen, names)).to.deep.equal(ranking);
      const told = await toldLog(seen);
      expect(told, 'a counter').to.match(/ counters “/);
      expect(told, 'a relocation').to.match(/: the section card .* goes from lane/);
      expect(told, 'a 0').to.include('lays a section card with no squares');
      expect(told, 'a double roll').to.match(/rolls \d and \d, doubled/);
    }
    for (const [index, seat] of ['0', '1', '2', undefined].entries()) {
      expectNoSecrets(frames[index] ?? [], seat, []);
    }
  });
});
