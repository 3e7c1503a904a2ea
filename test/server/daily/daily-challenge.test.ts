import { writeFileSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { expect } from 'chai';
import { catalog, catalogGame } from '../../../games/index.ts';
import { fingerprintOf } from '../../../games/kit/record/chance.ts';
import { checkOf } from '../../../games/kit/record/check.ts';
import type { Result } from '../../../games/kit/result.ts';
import type { DailyResult } from '../../../protocol/daily.ts';
import { endOf } from '../../../protocol/days.ts';
import { closeFollowingPages } from '../../support/browser/following-page.ts';
import { itLong } from '../../support/long.ts';
import { type DailyOptions, Person } from '../../support/players/person.ts';
import { noLimits } from '../../support/servers/load.ts';
import { openDeployment } from '../../support/servers/nodes.ts';
import { get, post } from '../../support/servers/page.ts';
import {
  killLeftServers,
  type RunningServer,
  startServer,
  temporaryFolder,
} from '../../support/servers/server.ts';
import { quickBots } from '../../support/servers/test-options.ts';

/** A day that is not over while the test runs. */
const today = '2100-03-04';
const tomorrow = '2100-03-05';
const noon = (day: string) => endOf(day) - 43_200_000;
/** Returns whether one result is better than another. */
const isBetter = (one: DailyResult, other: DailyResult) =>
  one.place < other.place || (one.place === other.place && one.score > other.score);

const browser = (name: string) => `browser of ${name}`.padEnd(16, '.');

describe('The daily challenge', () => {
  const { folder, remove } = temporaryFolder();
  const clockFile = path.join(folder, 'clock');
  const setClock = (time: number) => writeFileSync(clockFile, String(time));
  const serverOptions = {
    dataDir: folder,
    options: { ...quickBots, clockFile },
    settings: noLimits,
  };
  let server: RunningServer;

  before(async () => {
    setClock(noon(today));
    server = await startServer(serverOptions);
  });

  beforeEach(() => setClock(noon(today)));

  afterEach(closeFollowingPages);

  after(async () => {
    killLeftServers();
    remove();
  });

  const answer = async (address: string) => (await get(`${server.url}/api/daily${address}`)).json;

  async function finish(options: Pick<DailyOptions, 'game' | 'browser' | 'name' | 'seed'>) {
    const person = await Person.takeChallenge({ ...options, addresses: [server.url] });
    await person.playUntil(() => false);
    expect(person.page.faults).to.deep.equal([]);
    return person;
  }

  it('a day has one deal of each game, with commitments for this day and the next', async () => {
    const first = await answer('');
    expect(first.day).to.equal(today);
    expect(first.endsAt).to.equal(endOf(today));
    const names = first.challenges.map(({ game }: { game: string }) => game);
    expect(names).to.deep.equal(catalog.map(({ info }) => info.name));
    expect(names).to.include(first.main);
    expect(await answer('')).to.deep.equal(first);
    setClock(noon(tomorrow));
    const second = await answer('');
    const commitments = second.challenges.map(({ game, fingerprint }: Record<string, string>) => [
      game,
      fingerprint,
    ]);
    expect(Object.fromEntries(commitments)).to.deep.equal(first.next);
    expect(second.main).to.not.equal(first.main);
  });

  /** Has two players make the same random decisions, and expects equal matches. */
  async function expectEqualMatches(game: string, seed: string): Promise<void> {
    const logs: unknown[] = [];
    for (const who of ['one', 'two']) {
      const { page } = await finish({ game, browser: browser(`${who} ${seed}`), seed });
      logs.push(page.log.map(({ action }) => action.payload));
    }
    expect(logs[0], `${game}, ${seed}`).to.deep.equal(logs[1]);
  }

  for (const { info } of catalog) {
    it(`equal decisions lead to equal matches: ${info.name}`, () =>
      expectEqualMatches(info.name, 'alike'));
  }

  itLong('any equal decisions lead to equal matches', async () => {
    for (const { info } of catalog) {
      for (const seed of ['1', '2', '3', '4', '5']) await expectEqualMatches(info.name, seed);
    }
  });

  itLong('a match during which the server is killed equals one without a kill', async () => {
    const game = 'bug-race';
    const options = { game, addresses: [server.url], seed: 'alike' };
    const person = await Person.takeChallenge({ ...options, browser: browser('killed') });
    await person.playUntil(() => person.stateID > 20);
    const { port } = server;
    await server.kill();
    server = await startServer({ ...serverOptions, port });
    await person.playUntil(() => false);
    const { page } = await finish({ game, browser: browser('not killed'), seed: 'alike' });
    expect(person.page.state?.G).to.deep.equal(page.state?.G);
  });

  itLong('the challenge is the same at two servers on one database', async () => {
    setClock(noon(today));
    const deployment = await openDeployment({ options: { ...quickBots, clockFile } });
    for (const { info } of catalog) {
      const logs: unknown[] = [];
      for (const [index, address] of deployment.addresses.entries()) {
        const options = { game: info.name, browser: browser(`${index}`), seed: 'alike' };
        const person = await Person.takeChallenge({ ...options, addresses: [address] });
        await person.playUntil(() => false);
        logs.push(person.page.log.map(({ action }) => action.payload));
      }
      expect(logs[0], info.name).to.deep.equal(logs[1]);
    }
    await deployment.close();
  });

  it('the first try of a browser counts, and later ones are practice', async () => {
    const game = 'crazy-race-schacht';
    const ask = { browser: browser('counted'), playerName: 'Ada', isNamed: true, language: 'en' };
    const start = () => post(`${server.url}/api/daily/${game}`, ask);
    const before = await answer(`/${today}/${game}`);
    const first = await start();
    expect(first.json).to.include({ day: today, isCounted: true });
    expect((await start()).status).to.equal(409);
    const { matchID, playerID, playerCredentials: credentials } = first.json;
    const person = await Person.resume({
      addresses: [server.url],
      seat: { game, matchID, playerID, credentials },
    });
    await person.playUntil(() => false);
    const after = await answer(`/${today}/${game}?match=${matchID}`);
    expect(after.played).to.equal(before.played + 1);
    const result: Result | undefined = person.page.state?.ctx.gameover;
    const ranked = result?.ranking.find((each) => each.playerID === playerID);
    const better = after.results
      .filter((each: DailyResult) => isBetter(each, after.own))
      .reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(after.own).to.deep.equal({ place: ranked?.place, score: ranked?.score, better });
    const { place = 0, score } = ranked ?? {};
    expect(after.named).to.deep.include({ name: 'Ada', place, score });
    const points = after.numPlayers - place;
    expect((await answer('/week')).entries).to.deep.include({ name: 'Ada', tries: 1, points });
    expect((await start()).json.isCounted).to.equal(false);
  });

  it('a player learns how many others made the same decision in the same position', async () => {
    const game = 'crazy-race-gewalt';
    const tries = [
      await finish({ game, browser: browser('alike 1'), seed: 'alike' }),
      await finish({ game, browser: browser('alike 2'), seed: 'alike' }),
      await finish({ game, browser: browser('unlike'), seed: 'other' }),
    ];
    const choicesOf = async ({ matchID }: Person) =>
      (await answer(`/${today}/${game}?match=${matchID}`)).choices;
    const [one, two, other] = await Promise.all(tries.map(choicesOf));
    expect(one).to.deep.equal(two);
    expect(one[0].others).to.equal(other[0].others);
    expect(one.at(-1).same).to.be.at.least(1);
    // Sooner or later this player decided differently.
    expect(other.at(-1).same).to.equal(0);
    const { page } = tries[0] ?? expect.fail();
    const moves = page.log.filter(({ action }) => action.type === 'MAKE_MOVE');
    for (const { position } of one) {
      expect(moves[position]?.action.payload.playerID).to.equal(page.seat.playerID);
    }
  });

  it('the secret of a deal stays hidden until its day is over, and then is published', async () => {
    const game = 'crazy-race-gewalt';
    const { info } = catalogGame(game) ?? expect.fail();
    const { matchID, module } = await finish({ game, browser: browser('curious') });
    const { challenges } = await answer('');
    const { fingerprint } = challenges.find((each: { game: string }) => each.game === game);
    const record = `${server.url}/games/${game}/${matchID}/record`;
    expect((await get(record)).status).to.equal(409);
    expect(await answer(`/${today}/${game}`)).to.include({
      isOver: false,
      secret: null,
      best: null,
      fingerprint,
    });
    setClock(noon(tomorrow));
    const over = await answer(`/${today}/${game}`);
    expect(over).to.include({ isOver: true, fingerprint });
    expect(fingerprintOf(over.secret)).to.equal(fingerprint);
    const { json } = await get(`${server.url}/games/${game}/${over.best}/record`);
    expect(json.chance).to.deep.equal({ secret: over.secret, fingerprint, numbers: {} });
    expect(checkOf(json, { ...module, info }, { fingerprint }).faults).to.deep.equal([]);
    expect((await get(`${server.url}/api/daily/${tomorrow}/${game}`)).json.secret).to.equal(null);
  });

  it('the secret stays hidden when the clock jumps ahead, until the clock is confirmed', async () => {
    const game = 'bug-race';
    const { matchID } = await finish({ game, browser: browser('jump') });
    const record = `${server.url}/games/${game}/${matchID}/record`;
    const later = noon(today) + 400 * 86_400_000;
    setClock(later);
    expect(await answer(`/${today}/${game}`)).to.include({
      isOver: false,
      secret: null,
      best: null,
    });
    expect((await get(record)).status).to.equal(409);
    const file = new SQLite(path.join(folder, 'paddock.sqlite'));
    const note = (time: number) => file.prepare('update deployment set seen_at = ?').run(time);
    note(later);
    expect((await answer(`/${today}/${game}`)).secret).to.be.a('string');
    expect((await get(record)).status).to.equal(200);
    note(noon(today));
    file.close();
  });

  it('an erased player’s result stays without a name, and no second try counts', async () => {
    const game = 'bug-race';
    const { matchID, page } = await finish({ game, browser: browser('gone'), name: 'Yara' });
    const standings = () => answer(`/${today}/${game}`);
    const before = await standings();
    expect(before.named.map(({ name }: { name: string }) => name)).to.include('Yara');
    const { credentials } = page.seat;
    await post(`${server.url}/api/erase-data`, { seats: [{ matchID, credentials }] });
    const { named, results, played } = await standings();
    expect(named.map(({ name }: { name: string }) => name)).to.not.include('Yara');
    expect({ results, played }).to.deep.equal({ results: before.results, played: before.played });
    const again = { browser: browser('gone'), playerName: 'Yara', isNamed: true, language: 'en' };
    expect((await post(`${server.url}/api/daily/${game}`, again)).json.isCounted).to.equal(false);
  });

  for (const [way, giveUp] of [
    ['leaves the match', { path: 'leave', body: {} }],
    ['concedes', { path: 'concede', body: {} }],
    ['ends the match', { path: 'agree', body: { kind: 'end', isAgreed: true } }],
    ['erases their data', null],
  ] as const) {
    it(`a player who ${way} gets the last place, and then only practice`, async () => {
      const game = 'crazy-race-schacht';
      const ask = { browser: browser(way), playerName: 'Ida', isNamed: true, language: 'en' };
      const start = () => post(`${server.url}/api/daily/${game}`, ask);
      const { played } = await answer(`/${today}/${game}`);
      const { matchID, playerID, playerCredentials: credentials } = (await start()).json;
      // The page must show the match, since only present players can vote.
      const seat = { game, matchID, playerID, credentials };
      const { page } = await Person.resume({ addresses: [server.url], seat });
      await page.until(() => page.state !== undefined);
      const given = giveUp
        ? await post(`${server.url}/games/${game}/${matchID}/${giveUp.path}`, {
            ...giveUp.body,
            playerID,
            credentials,
          })
        : await post(`${server.url}/api/erase-data`, { seats: [{ matchID, credentials }] });
      expect(given.status, given.text).to.equal(200);
      const after = await answer(`/${today}/${game}?match=${matchID}`);
      expect(after.played).to.equal(played + 1);
      expect(after.own).to.include({ place: after.numPlayers, score: 0 });
      expect(after.named.map(({ name }: { name: string }) => name)).to.not.include('Ida');
      expect((await start()).json.isCounted).to.equal(false);
    });
  }

  it('requests for unknown games or days, or without a valid player, are refused', async () => {
    const start = (game: string, body: object) => post(`${server.url}/api/daily/${game}`, body);
    const right = { browser: browser('odd'), playerName: 'Ada', isNamed: true, language: 'en' };
    expect((await start('chess', right)).status).to.equal(404);
    expect((await start('bug-race', { ...right, browser: undefined })).status).to.equal(400);
    expect((await start('bug-race', { ...right, playerName: '' })).status).to.equal(400);
    for (const day of [tomorrow, '2019-01-01', '2100-02-30', 'today']) {
      expect((await get(`${server.url}/api/daily/${day}/bug-race`)).status, day).to.equal(404);
    }
  });
});
