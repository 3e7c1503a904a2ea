import { expect } from 'chai';
import { closeFollowingPages, FollowingPage } from '../../support/browser/following-page.ts';
import { isLong } from '../../support/long.ts';
import { Cable } from '../../support/servers/cable.ts';
import { noLimits } from '../../support/servers/load.ts';
import { get, type Seated, seatPeople } from '../../support/servers/page.ts';
import { killLeftServers, type RunningServer, startServer } from '../../support/servers/server.ts';
import {
  describeWith,
  type OwnService,
  ownRedis,
  type TemporaryDatabase,
  temporaryDatabase,
} from '../../support/servers/services.ts';

/** Expects, in long runs, which have a machine to themselves, an end before a person takes a page for broken. */
function expectSoon(start: number): void {
  if (isLong) expect(performance.now() - start).to.be.below(4000);
}

const firstCard = ({ seat, state }: FollowingPage) =>
  state?.G.players[seat.playerID ?? ''].offered[0];

describeWith(['testDatabase', 'redisProgram'], 'A silent connection to Redis', () => {
  let database: TemporaryDatabase;
  let redis: OwnService;
  let cable: Cable;
  /** The server behind the cable. The other server has a direct connection. */
  let server: RunningServer;
  let other: RunningServer;
  before(async () => {
    [database, redis] = await Promise.all([temporaryDatabase(), ownRedis()]);
    cable = await Cable.lay(Number(new URL(redis.url).port));
    const settings = { ...noLimits, DATABASE_URL: database.url };
    const start = (REDIS_URL: string) => startServer({ settings: { ...settings, REDIS_URL } });
    [server, other] = await Promise.all([
      start(cable.url.replace('http:', 'redis:')),
      start(redis.url),
    ]);
  });
  after(async () => {
    closeFollowingPages();
    await other.stop();
    killLeftServers();
    cable.remove();
    await redis.remove();
    await database.drop();
  });

  async function openPage({ url }: RunningServer, seat: Seated): Promise<FollowingPage> {
    const page = new FollowingPage([url], seat);
    await page.until(() => page.isConnected);
    return page;
  }

  it('pages and moves are not held up, and after the repair all news arrives once', async () => {
    const [ada, bo] = await seatPeople(other.url, ['Ada', 'Bo']);
    const early = await openPage(server, ada);
    const bos = await openPage(other, bo);
    cable.cut();

    // First visitors of a match, before and after the silence is noticed.
    const cutOff = server.complained('Redis is unreachable');
    const [cy] = await seatPeople(server.url, ['Cy', 'Di']);
    const start = performance.now();
    const cys = await openPage(server, cy);
    expectSoon(start);
    expect(await cys.move('keepCard', [firstCard(cys)])).to.equal('taken');
    early.close();
    await cutOff;
    const adas = await openPage(server, ada);
    expect(await adas.move('keepCard', [firstCard(adas)])).to.equal('taken');
    expect(await bos.move('keepCard', [firstCard(bos)])).to.equal('taken');
    await adas.until(() => adas.state?._stateID === bos.state?._stateID);
    expect((await get(`${server.url}/readyz`)).json.missing).to.deep.equal(['redis']);

    cable.mend();
    await server.said('Redis is reachable again');
    expect((await get(`${server.url}/readyz`)).status).to.equal(200);
    bos.say('one', 'id-1');
    await adas.until(() => adas.chat.includes('one'));
    adas.say('two', 'id-2');
    await bos.until(() => bos.chat.includes('two'));
    bos.say('three', 'id-3');
    await adas.until(() => adas.chat.includes('three'));
    for (const page of [adas, bos]) expect(page.chat).to.deep.equal(['one', 'two', 'three']);
    for (const page of [cys, adas, bos]) expect(page.faults).to.deep.equal([]);
  });

  it('a silent connection does not keep the server from closing', async () => {
    cable.cut();
    const start = performance.now();
    expect(await server.stop()).to.equal(0);
    expectSoon(start);
  });
});
