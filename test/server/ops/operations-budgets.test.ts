import { expect } from 'chai';
import { loadGames } from '../../../server/games.ts';
import { deletionPause } from '../../../server/jobs/clean-up.ts';
import { log } from '../../../server/lib/log.ts';
import { type OpenServer, openServer } from '../../../server/open-server.ts';
import { Budgets } from '../../../server/ops/budgets.ts';
import { tablesPerSecond } from '../../../server/ops/limits.ts';
import { SharedTime } from '../../../server/ops/shared-time.ts';
import { TableQuota } from '../../../server/ops/table-quota.ts';
import { TokenBucket } from '../../../server/ops/token-bucket.ts';
import { openSqliteStorage } from '../../../server/persistence/sqlite/storage.ts';
import { TableFeed } from '../../../server/realtime/table-feed.ts';
import { readSettings } from '../../../server/settings.ts';
import { storeOldMatch } from '../../support/records/old-match.ts';
import { answerOf, get, Page, seatPeople } from '../../support/servers/page.ts';
import { temporaryFolder } from '../../support/servers/server.ts';

const address = '203.0.113.1';
const another = '203.0.113.2';

/** A thread that works as long as it is told to; milliseconds. */
class Thread {
  worked = 0;
  readonly shared = new SharedTime(() => this.worked);

  work(milliseconds: number): void {
    this.worked += milliseconds;
  }
}

describe('the time of one thread', () => {
  it('is charged to what is in hand, in equal shares, and to nobody for waiting', () => {
    const thread = new Thread();
    thread.work(1000);
    const endOne = thread.shared.begin();
    thread.work(10);
    const endOther = thread.shared.begin();
    thread.work(20);
    expect(endOther()).to.equal(10);
    thread.work(5);
    expect(endOne()).to.equal(25);
    thread.work(1000);
    const endWaiting = thread.shared.begin();
    expect(endWaiting()).to.equal(0);
  });
});

describe('a token bucket in debt', () => {
  it('gives nothing until what is missing has come back', () => {
    const bucket = new TokenBucket({ perSecond: 10, atOnce: 20 }, 0);
    expect(bucket.wait(0)).to.equal(0);
    bucket.spend(40);
    expect(bucket.wait(0)).to.equal(2.1);
    expect(bucket.take(2000)).to.be.closeTo(0.1, 1e-9);
    expect(bucket.take(2200)).to.equal(0);
    bucket.spend(-100);
    expect([bucket.take(2200), bucket.wait(2200)]).to.deep.equal([0, 0]);
  });
});

describe('the budgets of an address', () => {
  it('are charged as much as was expected as long as nobody knows, so that many at once are as many', () => {
    const budgets = new Budgets(readSettings({}).limits, new Thread().shared);
    const ends: (() => void)[] = [];
    while (budgets.wait(address) === 0 && ends.length < 1000) ends.push(budgets.begin(address));
    expect(ends).to.have.length.within(150, 200);
    expect(budgets.wait(another)).to.equal(0);
    for (const end of ends) end();
    expect(budgets.wait(address), 'they cost nothing').to.equal(0);
  });

  it('have room for so many moves and lines a day', () => {
    const { limits } = readSettings({ MAX_MESSAGES_PER_SECOND: '1' });
    const budgets = new Budgets(limits);
    let stored = 0;
    while (budgets.mayStore(address) && stored < 10_000) stored += 1;
    expect(stored).to.be.within(5000, 5010);
    expect(budgets.mayStore(another)).to.equal(true);
  });

  it('let all others go in between when much is asked at once', async () => {
    const budgets = new Budgets(readSettings({}).limits);
    const turns: string[] = [];
    const take = async (who: string) => {
      await budgets.turn(who);
      turns.push(who);
    };
    const greedy = [1, 2, 3, 4].map(() => take(address));
    await Promise.all([...greedy, take(another)]);
    expect(turns.slice(0, 2)).to.have.members([address, another]);
  });
});

describe('the number of stored tables', () => {
  const { folder, remove } = temporaryFolder();
  const { level } = log;
  before(() => {
    log.level = 'error';
  });
  after(() => {
    log.level = level;
    remove();
  });

  it('are counted, those that are gone no longer', async () => {
    const feed = new TableFeed();
    const storage = openSqliteStorage(folder, feed);
    await storage.connect();
    for (const matchID of ['one', 'two', 'three'])
      await storeOldMatch(storage, { matchID, age: 1 });
    const quota = new TableQuota({ storage, feed, max: 3 });
    await quota.count();
    expect(quota.isFull).to.equal(true);
    await storage.wipe('two');
    expect(quota.isFull).to.equal(false);
    quota.created();
    expect(quota.isFull).to.equal(true);
    await storage.close();
  });
});

describe('clean-up', () => {
  it('is faster than all together may lay tables, though it pauses half of the time', () => {
    expect(1000 / (2 * deletionPause)).to.be.above(tablesPerSecond);
  });
});

describe('a server at which everything takes long', () => {
  const { folder, remove } = temporaryFolder();
  const thread = new Thread();
  /** Each look at the clock costs as much; milliseconds. */
  let costs = 0;
  const sharedTime = new SharedTime(() => {
    thread.work(costs);
    return thread.worked;
  });
  let server: OpenServer;
  let url: string;

  before(async () => {
    const settings = { DATA_DIR: folder, TRUSTED_PROXIES: '1', MAX_TABLES_PER_HOUR: '4' };
    server = await openServer(
      readSettings({ ...settings, MAX_TABLES: '9', PORT: '0', NODE_ENV: 'development' }),
      await loadGames(),
      { sharedTime },
    );
    url = `http://localhost:${server.port}`;
  });
  after(async () => {
    await server.close();
    remove();
  });

  const ask = async (path: string, from: string, body?: object) =>
    answerOf(
      await fetch(url + path, {
        headers: { 'X-Forwarded-For': from, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }),
    );

  it('refuses an address that asks for more than its share, while another is answered', async () => {
    costs = 5000;
    expect((await ask('/api/tables', address)).status).to.equal(200);
    const refused = await ask('/games/bug-race', address);
    costs = 0;
    expect(refused.status).to.equal(429);
    expect(refused.json.error.message).to.include('too much load');
    expect(Number(refused.headers.get('retry-after'))).to.be.at.least(1);
    expect((await ask('/table/x', address)).text).to.equal(refused.json.error.message);
    expect((await ask('/api/tables', another)).status).to.equal(200);
    expect((await get(`${url}/healthz`)).status).to.equal(200);
  });

  it('refuses messages of a page that cost more than the share of its address', async () => {
    const [ada] = await seatPeople(url, ['Ada', 'Bo']);
    const page = new Page(url, ada);
    await page.sync();
    costs = 5000;
    page.say('Hello');
    await page.next('chat');
    page.say('Hello again');
    const { args } = await page.next('refused');
    costs = 0;
    page.close();
    expect(args[0]).to.include({ code: 'tooMany', message: 'chat' });
  });

  it('lets an address lay so many tables, and take so many seats; and in all so many', async () => {
    const lay = (from: string) => ask('/games/bug-race/create', from, { numPlayers: 2 });
    const first = await lay('192.0.2.1');
    for (let laid = 1; laid < 4; laid += 1) expect((await lay('192.0.2.1')).status).to.equal(200);
    const refused = await lay('192.0.2.1');
    expect(refused.status).to.equal(429);
    expect(refused.text).to.equal(
      'Too many tables have been created recently: try again in 15 minutes.',
    );

    const sit = (from: string) =>
      ask(`/games/bug-race/${first.json.matchID}/join`, from, { playerName: 'Cy' });
    const seats = [];
    for (let sat = 0; sat < 5; sat += 1) seats.push((await sit('192.0.2.1')).status);
    expect(seats).to.deep.equal([200, 200, 409, 409, 429]);
    expect((await sit('192.0.2.2')).status).to.equal(409);

    let full = await lay('192.0.2.2');
    for (let laid = 1; laid < 9 && full.status === 200; laid += 1) full = await lay('192.0.2.2');
    expect(full.status).to.equal(403);
    expect(full.text).to.include('table limit');
  });
});
