import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { FlatFile } from 'boardgame.io/server';
import { expect } from 'chai';
import { closeFollowingPages } from '../../support/browser/following-page.ts';
import { matchesInFolder } from '../../support/records/stored-match.ts';
import { stopFlatFiles } from '../../support/servers/flat-files.ts';
import {
  expectNothingLost,
  faultsOfLoad,
  type LoadedMatch,
  noLimits,
  openMatches,
  untilAcknowledged,
} from '../../support/servers/load.ts';
import { killLeftServers, startServer, temporaryFolder } from '../../support/servers/server.ts';

const numMatches = 10;
/** The number of kills. KILLS=20 makes more, as in `npm run test:long`. */
const numKills = Number(process.env.KILLS ?? 2);
/** Moves that are acknowledged between two kills, all matches together. */
const movesEach = 50;

/** Returns how many matches of a stock server with flat files have lost moves, or can't be read, after a kill. */
async function brokenByKill(): Promise<number> {
  const { folder: dir, remove } = temporaryFolder();
  const command = ['test/support/servers/stock-server.ts', 'files'];
  const server = await startServer({ dataDir: dir, command });
  const matches = await openMatches(numMatches, () => [[server.url], [server.url]]);
  for (const match of matches) match.play();
  await untilAcknowledged(matches, movesEach);
  await server.kill();
  const files = new FlatFile({ dir });
  await files.connect();
  const areWhole = await Promise.all(
    matches
      .map(async ({ matchID, pages }) => {
        const { state, log } = await files.fetch(matchID, { state: true, log: true });
        return pages.every(
          (page) => state._stateID >= (page.state?._stateID ?? 0) && log.length >= page.log.length,
        );
      })
      .map((isWhole) => isWhole.catch(() => false)),
  );
  closeFollowingPages();
  stopFlatFiles();
  remove();
  return areWhole.filter((isWhole) => !isWhole).length;
}

const last = '(select max(number) from log)';
const lastMove = `(select max(number) from log where entry like '%"MAKE_MOVE"%')`;

/** Damages of a stored match, each with the fault that must be reported. */
const damages = [
  ["update matches set state = json_set(state, '$.G.planted', 1)", /does not lead to its G/],
  ["update matches set state = json_set(state, '$.ctx.turn', 0)", /does not lead to its ctx/],
  ['update matches set state_id = state_id + 1', /is stored as/],
  [`update log set number = 999 where number = ${last}`, /the log is numbered/],
  [`delete from log where number = ${last}`, /does not lead|other things/],
  [
    `update log set entry = json_set(entry, '$.action.payload.type', 'planted') where number = ${lastMove}`,
    /not by the rules/,
  ],
] as const;

/** Returns the faults of matches after damage to a copy of their folder. */
async function faultsAfter(
  damage: string,
  folder: string,
  matches: readonly LoadedMatch[],
): Promise<string> {
  const { folder: copy, remove } = temporaryFolder();
  cpSync(folder, copy, { recursive: true });
  const file = new SQLite(path.join(copy, 'paddock.sqlite'));
  file.exec(damage);
  file.close();
  const stored = matchesInFolder(copy);
  const faults = await faultsOfLoad(matches, stored);
  await stored.close();
  remove();
  return faults.join('\n');
}

describe('Lost moves', () => {
  const { folder, remove } = temporaryFolder();
  const { folder: older, remove: removeOlder } = temporaryFolder();
  afterEach(() => {
    closeFollowingPages();
    killLeftServers();
  });
  after(() => {
    remove();
    removeOlder();
  });

  it('lost moves are found by the pages that saw them and in the stored matches', async () => {
    const options = { dataDir: folder, settings: noLimits };
    let server = await startServer(options);
    const { port, url } = server;
    const matches = await openMatches(1, () => [[url], [url]]);
    async function playAndKill(): Promise<void> {
      for (const match of matches) match.play();
      await untilAcknowledged(matches, 20);
      const stored = matchesInFolder(folder);
      await expectNothingLost(matches, stored);
      await stored.close();
      await server.kill();
    }
    await playAndKill();
    for (const [damage, fault] of damages) {
      expect(await faultsAfter(damage, folder, matches), damage).to.match(fault);
    }

    cpSync(folder, older, { recursive: true });
    server = await startServer({ ...options, port });
    await playAndKill();
    const stored = matchesInFolder(older);
    const faults = (await faultsOfLoad(matches, stored)).join('\n');
    await stored.close();
    for (const part of ['_stateID', 'G', 'ctx', 'log']) {
      for (const seat of [0, 1])
        expect(faults).to.match(new RegExp(`${seat} (sees|has) another ${part}`));
    }
    rmSync(folder, { recursive: true });
    cpSync(older, folder, { recursive: true });
    server = await startServer({ ...options, port });
    for (const { pages } of matches) {
      for (const page of pages) {
        await page.until(() => page.isConnected);
        expect(page.faults.join('\n'))
          .to.match(/is gone/)
          .and.match(/: back from/);
      }
    }
  });
});

describe('Servers killed under load', () => {
  const { folder, remove } = temporaryFolder();
  afterEach(() => {
    closeFollowingPages();
    killLeftServers();
  });
  after(remove);

  it(`a server on SQLite keeps every acknowledged move in ${numKills} kills, and pages continue`, async function () {
    this.timeout(30_000 + 6000 * numKills);
    const options = { dataDir: folder, settings: noLimits };
    let server = await startServer(options);
    const { port, url } = server;
    const matches = await openMatches(numMatches, () => [[url], [url]]);
    for (const match of matches) match.play();
    for (let kill = 1; kill <= numKills; kill += 1) {
      await untilAcknowledged(matches, movesEach);
      await server.kill();
      expect(server.complaints()).to.equal('');
      server = await startServer({ ...options, port });
    }
    await untilAcknowledged(matches, movesEach);
    const stored = matchesInFolder(folder);
    await expectNothingLost(matches, stored);
    await stored.close();
    await server.stop();
    expect(server.complaints()).to.equal('');
  });

  it('a stock server with flat files loses moves that pages saw, or its files break', async () => {
    let broken = 0;
    // One kill is enough, sometimes two.
    for (let kill = 1; broken === 0 && kill <= 6; kill += 1) broken = await brokenByKill();
    expect(broken).to.be.above(0);
  });
});
