import path from 'node:path';
import SQLite from 'better-sqlite3';
import { expect } from 'chai';
import { Kysely, SqliteDialect } from 'kysely';
import { Client } from 'pg';
import { dayOf } from '../../../protocol/days.ts';
import { TableChanges } from '../../../server/cluster/table-changes.ts';
import { CleanUp } from '../../../server/jobs/clean-up.ts';
import { log } from '../../../server/lib/log.ts';
import { ClockCheck } from '../../../server/ops/clock-check.ts';
import { Metrics } from '../../../server/ops/metrics.ts';
import { openPostgresStorage } from '../../../server/persistence/postgres/storage.ts';
import { ExpiredMatches } from '../../../server/persistence/repositories/expired.ts';
import type { Tables } from '../../../server/persistence/schema.ts';
import type { SqlStorage } from '../../../server/persistence/sql-storage.ts';
import { openSqliteStorage } from '../../../server/persistence/sqlite/storage.ts';
import { storeOldMatch } from '../../support/records/old-match.ts';
import { temporaryFolder } from '../../support/servers/server.ts';
import {
  describeWith,
  type TemporaryDatabase,
  temporaryDatabase,
} from '../../support/servers/services.ts';

/** In milliseconds. */
const day = 86_400_000;

const keep = { finishedDays: 90, abandonedDays: 30 };

/** A database that tests open and look into. */
interface Place {
  readonly open: (tableChanges: TableChanges) => SqlStorage;
  /** Returns all values of the first column of a query. */
  readonly ask: (query: string) => Promise<readonly unknown[]>;
}

function cleanUpFor(
  storage: SqlStorage,
  openMatches: readonly string[] = [],
  maxDeletions = 1000,
): CleanUp {
  const metrics = new Metrics();
  const clock = new ClockCheck(storage.notedTime, () => Date.now());
  return new CleanUp({
    storage,
    keep,
    clock,
    openMatches: () => openMatches,
    metrics,
    maxDeletions,
  });
}

function cleansUp(place: () => Place): void {
  let storage: SqlStorage;
  let told: string[];
  let warnings: unknown[];
  const { level, warn } = log;

  before(() => {
    log.level = 'warn';
  });
  after(() => {
    log.level = level;
  });

  const matchIDs = () => place().ask('select id from matches order by id');

  beforeEach(async () => {
    [told, warnings] = [[], []];
    log.warn = (words: unknown) => void warnings.push(words);
    const tableChanges = new TableChanges();
    tableChanges.on('deleted', ({ matchID, unlisted }) =>
      told.push(matchID + (unlisted ? ' unlisted' : '')),
    );
    storage = place().open(tableChanges);
    await storage.connect();
    for (const matchID of await matchIDs()) await storage.wipe(String(matchID));
    told = [];
  });
  afterEach(() => {
    log.warn = warn;
    return storage.close();
  });

  it('the clean-up wipes matches that ended or stood still long ago, with all their rows', async () => {
    await storeOldMatch(storage, { matchID: 'ended', age: 100, unchanged: 91, isOver: true });
    await storeOldMatch(storage, { matchID: 'left', age: 31, unlisted: true });
    await storeOldMatch(storage, { matchID: 'keep-ended', age: 100, unchanged: 89, isOver: true });
    await storeOldMatch(storage, { matchID: 'keep-long', age: 400, unchanged: 29 });
    await storeOldMatch(storage, { matchID: 'keep-new', age: 0 });
    await cleanUpFor(storage).run();
    const kept = ['keep-ended', 'keep-long', 'keep-new'];
    expect(await matchIDs()).to.deep.equal(kept);
    for (const table of ['initial_states', 'log', 'chat']) {
      const left = await place().ask(`select distinct match_id from ${table} order by match_id`);
      expect(left, table).to.deep.equal(kept);
    }
    expect(told).to.deep.equal(['ended', 'left unlisted']);
  });

  it('the clean-up wipes a limited number at once and warns when more are left', async () => {
    for (let number = 0; number < 4; number += 1) {
      await storeOldMatch(storage, { matchID: `left-${number}`, age: 50 });
      await storeOldMatch(storage, { matchID: `over-${number}`, age: 100, isOver: true });
    }
    const cleanUp = cleanUpFor(storage, [], 6);
    await cleanUp.run();
    expect(await matchIDs()).to.have.length(2);
    await cleanUp.run();
    expect(await matchIDs()).to.deep.equal([]);
    expect(warnings).to.deep.equal([{ finished: 4, abandoned: 2 }]);
  });

  it('the clean-up leaves matches that are open at any server', async () => {
    for (const matchID of ['here', 'there', 'nowhere']) {
      await storeOldMatch(storage, { matchID, age: 40 });
    }
    await storage.expired.markVisited(['there']);
    await cleanUpFor(storage, ['here']).run();
    expect(await matchIDs()).to.deep.equal(['here', 'there']);
    // The page at the other server was closed three hours ago.
    const threeHoursAgo = Date.now() - 3 * 3_600_000;
    await place().ask(`update matches set visited_at = ${threeHoursAgo} returning id`);
    await cleanUpFor(storage, ['here']).run();
    expect(await matchIDs()).to.deep.equal(['here']);
  });

  it('the clean-up leaves matches that changed or were opened after it found them', async () => {
    for (const matchID of ['moved', 'opened']) await storeOldMatch(storage, { matchID, age: 40 });
    const since = { change: Date.now() - 30 * 86_400_000, visit: Date.now() - 3_600_000 };
    const found = await storage.expired.find({ ...since, statuses: ['open'], limit: 10 });
    expect(found).to.have.members(['moved', 'opened']);
    await place().ask(
      `update matches set updated_at = ${Date.now()} where id = 'moved' returning id`,
    );
    await storage.expired.markVisited(['opened']);
    for (const matchID of found) {
      expect(await storage.expired.deleteIfExpired(matchID, since)).to.equal(false);
    }
    expect(told).to.deep.equal([]);
    expect(await place().ask('select distinct match_id from log')).to.have.length(2);
  });

  it('the clean-up deletes nothing until an implausible clock is confirmed', async () => {
    await cleanUpFor(storage).run();
    await storeOldMatch(storage, { matchID: 'over', age: 1, isOver: true });
    await storeOldMatch(storage, { matchID: 'unfinished', age: 1 });
    await storage.daily.secretOf({ day: dayOf(Date.now()), game: 'bug-race' });
    await storage.transfers.add({ id: 'code', sealed: 'seats', expiresAt: Date.now() + 60_000 });
    const stored = async () => [
      ...(await matchIDs()),
      ...(await place().ask('select id from transfers')),
      ...(await place().ask('select game from daily_deals')),
    ];
    const systemNow = Date.now;
    try {
      Date.now = () => systemNow() + 400 * day;
      const cleanUp = cleanUpFor(storage);
      for (let times = 0; times < 2; times += 1) await cleanUp.run();
      expect(await stored()).to.deep.equal(['over', 'unfinished', 'code', 'bug-race']);
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.match(/^The clock is .*"clock --confirm"/);
      await storage.notedTime.write(Date.now());
      await cleanUp.run();
      expect(await stored()).to.deep.equal([]);
    } finally {
      Date.now = systemNow;
      await storage.notedTime.write(Date.now());
    }
  });

  it('the clean-up stops at once on request', async () => {
    for (let number = 0; number < 20; number += 1) {
      await storeOldMatch(storage, { matchID: `old-${number}`, age: 50 });
    }
    const cleanUp = cleanUpFor(storage);
    cleanUp.start();
    await cleanUp.stop();
    expect(told.length).to.be.below(20);
    expect(await matchIDs()).to.have.length(20 - told.length);
  });
}

describe('The clean-up in SQLite', () => {
  const { folder, remove } = temporaryFolder();
  after(remove);

  const openFile = () => new SQLite(path.join(folder, 'paddock.sqlite'));

  cleansUp(() => ({
    open: (tableChanges) => openSqliteStorage(folder, tableChanges),
    ask: async (query) => {
      const file = openFile();
      const found = file.prepare(query).pluck().all();
      file.close();
      return found;
    },
  }));

  it('the queries of the clean-up use only the index of the table lists', async () => {
    const plans: string[] = [];
    const file = openFile();
    const slow = file.prepare('explain query plan select * from matches where state_id > 5').all();
    expect(JSON.stringify(slow)).to.include('SCAN');
    const database = new Kysely<Tables>({
      dialect: new SqliteDialect({ database: file }),
      log: ({ query }) => {
        const plan = file.prepare(`explain query plan ${query.sql}`).all(...query.parameters);
        plans.push(JSON.stringify(plan));
      },
    });
    for (const statuses of [['finished'], ['open', 'playing']] as const) {
      const wish = { statuses, change: 5, visit: 5, limit: 10 };
      await new ExpiredMatches(database, new TableChanges()).find(wish);
    }
    await database.destroy();
    expect(plans).to.have.length(2);
    for (const plan of plans) {
      const index = 'matches_listed_by_status (unlisted=? AND status=? AND created_at<?)';
      expect(plan).to.include(`INDEX ${index}`);
      // Nothing is sorted either, which would read all rows.
      expect(plan).not.to.match(/SCAN matches|TEMP B-TREE/);
    }
  });
});

describeWith(['testDatabase'], 'The clean-up in PostgreSQL', () => {
  let database: TemporaryDatabase;
  let client: Client;

  before(async () => {
    database = await temporaryDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  after(async () => {
    await client.end();
    await database.drop();
  });

  cleansUp(() => ({
    open: (tableChanges) => openPostgresStorage(database.url, tableChanges),
    ask: async (query) => (await client.query({ text: query, rowMode: 'array' })).rows.flat(),
  }));

  it('several servers that clean up at once wipe each match only once', async () => {
    const told: string[] = [];
    const [first, second, third] = [1, 2, 3].map(() => {
      const tableChanges = new TableChanges();
      tableChanges.on('deleted', ({ matchID }) => told.push(matchID));
      return openPostgresStorage(database.url, tableChanges);
    });
    if (!first || !second || !third) throw new Error('There are three.');
    for (let number = 0; number < 20; number += 1) {
      await storeOldMatch(first, { matchID: `old-${number}`, age: 50 });
    }
    const stored = async () => (await client.query('select id from matches')).rows;
    expect(await stored()).to.have.length.at.least(20);
    const servers = [first, second, third];
    await Promise.all(servers.map((each) => cleanUpFor(each).run()));
    expect(await stored()).to.deep.equal([]);
    expect(told).to.have.length(20);
    expect(new Set(told).size).to.equal(20);
    await Promise.all(servers.map((each) => each.close()));
  });
});
