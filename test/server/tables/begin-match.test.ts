import { expect } from 'chai';
import type { Frame } from '../../support/servers/page.ts';
import {
  ask,
  describeServers,
  gather,
  layTable,
  type SuiteServer,
  sitAt,
  TablePage,
  tableAt,
} from '../../support/servers/served-tables.ts';

/** Returns the names of the fields in the frames of a page that only a match has. */
function matchIn(frames: readonly Frame[]): readonly string[] {
  const found = new Set<string>();
  const search = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (['G', 'ctx', '_stateID', 'initialState', 'plugins', 'secret'].includes(key)) {
        found.add(key);
      }
      search(inner);
    }
  };
  search(frames);
  return [...found];
}

/** Opens the page of a spectator. */
const spectatorOf = (url: string, { game, matchID }: { game: string; matchID: string }) =>
  TablePage.open(url, { game, matchID, playerID: null, credentials: null });

describeServers('The beginning of a match', ({ url }: SuiteServer) => {
  it('nothing of a match is sent to anybody before it begins', async () => {
    const [ada, bo] = await gather(url(), ['Ada', 'Bo'], { numPlayers: 3 });
    const pages = [...(await TablePage.openAll(url(), [ada, bo])), await spectatorOf(url(), ada)];
    const [adas] = pages;
    adas?.say('Hello');
    for (const page of pages) await page.until(() => page.has('chat'));
    adas?.move(0, 'keepCard', 1);
    expect(await adas?.refusal()).to.include({ code: 'notBegun', message: 'update' });
    for (const page of pages) {
      expect(page.has('matchData')).to.equal(true);
      expect(matchIn(page.frames)).to.deep.equal([]);
    }
    expect(await tableAt(url(), ada)).to.deep.include({
      begunAt: null,
      awaited: [],
      clocks: null,
      status: 'open',
    });
    await ask(url(), ada, { action: 'start' });
    for (const page of pages) {
      await page.begun();
      expect(matchIn(page.frames)).to.include.members(['G', 'ctx', '_stateID']);
    }
    expect((await tableAt(url(), ada)).begunAt).to.be.closeTo(Date.now(), 60_000);
  });

  it('a match at a lobby table begins when all seats are taken and all players are there', async () => {
    const [ada, bo, cy] = await gather(url(), ['Ada', 'Bo', 'Cy']);
    const [adas, bos] = await TablePage.openAll(url(), [ada, bo]);
    await bos.told(({ seats }) => seats[1]?.isConnected === true);
    expect((await tableAt(url(), ada)).begunAt).to.equal(null);
    const cys = await TablePage.open(url(), cy);
    for (const page of [adas, bos, cys]) await page.begun();
    expect((await tableAt(url(), ada)).status).to.equal('playing');
  });

  it('a match begins when a bot takes the seat of the last absent player', async () => {
    const [ada, bo] = await gather(url(), ['Ada', 'Bo'], { numPlayers: 3 });
    const page = await TablePage.open(url(), ada);
    await ask(url(), ada, { action: 'bots', bots: { 2: 'easy' } });
    await page.told(({ seats }) => seats[2]?.bot === 'easy');
    expect((await tableAt(url(), ada)).begunAt, 'Bo is missing').to.equal(null);
    await ask(url(), ada, { action: 'remove', seat: bo.playerID, address: false });
    await ask(url(), ada, { action: 'bots', bots: { 1: 'easy' } });
    await page.begun();
  });

  it('a match created through boardgame.io’s API is shown to a waiting page', async () => {
    const table = await layTable(url(), { timeControl: undefined, numPlayers: 2 } as object);
    const stock = { browser: undefined, follows: undefined };
    const ada = await sitAt(url(), table, { name: 'Ada', ...stock });
    const page = await TablePage.open(url(), ada);
    expect(matchIn(page.frames)).to.deep.equal([]);
    await sitAt(url(), table, { name: 'Bo', ...stock });
    await page.begun();
    expect(matchIn(page.frames)).to.include('G');
  });

  it('a match begins only once despite simultaneous requests to start', async () => {
    const [ada, bo] = await gather(url(), ['Ada', 'Bo'], { numPlayers: 3 });
    const page = await TablePage.open(url(), bo);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(url(), ada, { action: 'start' })),
    );
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    await page.begun();
  });
});
