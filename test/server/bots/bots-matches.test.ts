import path from 'node:path';
import SQLite from 'better-sqlite3';
import { expect } from 'chai';
import { closeFollowingPages } from '../../support/browser/following-page.ts';
import { itLong } from '../../support/long.ts';
import { Person } from '../../support/players/person.ts';
import { faultsOfMatch, matchesInFolder } from '../../support/records/stored-match.ts';
import { noLimits } from '../../support/servers/load.ts';
import { get } from '../../support/servers/page.ts';
import { killLeftServers, startServer, temporaryFolder } from '../../support/servers/server.ts';
import { quickBots } from '../../support/servers/test-options.ts';

/** Short matches of every game. */
const matches: readonly (readonly [game: string, setupData: unknown])[] = [
  ['bug-race', { trackLength: 9 }],
  ['bug-race', { expert: true, trackLength: 9 }],
  ['crazy-race-schacht', { penalty: true, steal: true }],
  ['crazy-race-gewalt', {}],
  ['crazy-race-gewalt', { expert: true }],
  ['detroit-cleveland-grand-prix', { races: 1 }],
];

/** Returns the matches that a server looks after now. */
function leasesIn(dataDir: string): readonly unknown[] {
  const file = new SQLite(path.join(dataDir, 'paddock.sqlite'), { readonly: true });
  try {
    const held = file.prepare<[number]>('select match_id from leases where until >= ?');
    return held.pluck().all(Date.now());
  } finally {
    file.close();
  }
}

describe('A person alone with bots', () => {
  afterEach(() => {
    closeFollowingPages();
    killLeftServers();
  });

  it('a person can play whole matches of every game with bots', async () => {
    const server = await startServer({ options: quickBots, settings: noLimits });
    const stored = matchesInFolder(server.dataDir);
    for (const [game, setupData] of matches) {
      const person = await Person.sit({
        addresses: [server.url],
        game,
        setupData,
        bots: ['easy', 'fair'],
      });
      const { page, module, matchID } = person;
      await person.playUntil(() => false);
      expect(person.isOver, game).to.equal(true);
      expect(page.faults).to.deep.equal([]);
      expect(faultsOfMatch(module.game, await stored.match(matchID))).to.deep.equal([]);
      const movers = page.log.map(({ action }) => action.payload.playerID);
      expect([...new Set(movers)], game).to.include.members(['0', '1', '2']);
      expect(page.chat, 'bots say nothing').to.deep.equal([]);
      // By the time the page shows the end, nobody looks after the match.
      await page.until(() => page.table?.status === 'finished');
    }
    const metrics = (await get(`${server.url}/metrics`)).text;
    for (const game of new Set(matches.map(([name]) => name))) {
      for (const level of ['easy', 'fair']) {
        const counted = `paddock_bot_decision_seconds_count{game="${game}",level="${level}"}`;
        const [, count = '0'] =
          metrics
            .split('\n')
            .find((line) => line.startsWith(counted))
            ?.split('} ') ?? [];
        expect(Number(count), counted).to.be.above(0);
      }
    }
    expect(metrics).to.match(/^paddock_bot_threads [1-9]/m);
    expect(metrics).to.match(/^paddock_bot_decisions_waiting 0$/m);
    const { dataDir } = server;
    await stored.close();
    expect(leasesIn(dataDir)).to.deep.equal([]);
    expect(await server.stop()).to.equal(0);
    expect(server.complaints()).to.equal('');
  });

  itLong('a match continues after the server is killed while a bot thinks', async () => {
    const { folder, remove } = temporaryFolder();
    const options = { dataDir: folder, options: quickBots, settings: noLimits };
    let server = await startServer(options);
    const { port, url } = server;
    const person = await Person.sit({
      addresses: [url],
      game: 'crazy-race-schacht',
      bots: ['strong', 'easy'],
    });
    const { page, matchID, module } = person;
    // The bot may have moved before the kill: then the server is killed once more.
    for (let [thoughts, kills] = [0, 0]; thoughts < 2; kills += 1) {
      expect(kills, 'kills in vain').to.be.below(10);
      const before = person.stateID;
      await person.playUntil(() => person.stateID > before + 5 && person.awaited.includes('1'));
      const stateID = person.stateID;
      expect(leasesIn(folder), 'it is looked after').to.deep.equal([matchID]);
      await server.kill();
      expect(server.complaints()).to.equal('');
      const stored = matchesInFolder(folder);
      if ((await stored.match(matchID)).state._stateID === stateID) thoughts += 1;
      await stored.close();
      server = await startServer({ ...options, port });
      await page.until(() => person.stateID > stateID);
      const next = page.log.find(({ _stateID }) => _stateID === stateID);
      expect(next?.action.payload.playerID, 'whose move came next').to.equal('1');
    }
    const last = person.stateID;
    await person.playUntil(() => person.stateID > last + 5 && person.awaited.includes('1'));
    expect(await server.stop(), 'asked to end while a bot thinks').to.equal(0);
    expect(server.complaints()).to.equal('');
    page.close();
    expect(page.faults).to.deep.equal([]);
    const stored = matchesInFolder(folder);
    expect(faultsOfMatch(module.game, await stored.match(matchID))).to.deep.equal([]);
    await stored.close();
    expect(leasesIn(folder), 'given up at the end').to.deep.equal([]);
    remove();
  });
});
