import { expect } from 'chai';
import { TableChanges } from '../../../server/cluster/table-changes.ts';
import { loadGames } from '../../../server/games.ts';
import { log } from '../../../server/lib/log.ts';
import { openServer } from '../../../server/open-server.ts';
import { TableQuota } from '../../../server/ops/table-quota.ts';
import { openSqliteStorage } from '../../../server/persistence/sqlite/storage.ts';
import { readSettings } from '../../../server/settings.ts';
import { openedBy } from '../../support/opened-by.ts';
import { storeOldMatch } from '../../support/records/old-match.ts';
import { postFrom } from '../../support/servers/served-tables.ts';
import { temporaryFolder } from '../../support/servers/server.ts';

describe('The number of stored tables', () => {
  const { folder, remove } = temporaryFolder();
  const { level } = log;
  before(() => {
    log.level = 'error';
  });
  after(() => {
    log.level = level;
    remove();
  });

  it('the quota counts stored tables without deleted ones', async () => {
    const tableChanges = new TableChanges();
    const storage = openSqliteStorage(folder, tableChanges);
    await storage.connect();
    for (const matchID of ['one', 'two', 'three'])
      await storeOldMatch(storage, { matchID, age: 1 });
    const quota = new TableQuota({ storage, tableChanges, max: 3 });
    await quota.count();
    expect(quota.isFull).to.equal(true);
    await storage.wipe('two');
    expect(quota.isFull).to.equal(false);
    quota.created();
    expect(quota.isFull).to.equal(true);
    await storage.close();
  });
});

describe('Created tables', () => {
  const { folder, remove } = temporaryFolder();
  const server = openedBy(async () => {
    const settings = { DATA_DIR: folder, TRUSTED_PROXIES: '1', MAX_TABLES_PER_HOUR: '4' };
    return openServer(
      readSettings({ ...settings, MAX_TABLES: '7', PORT: '0', NODE_ENV: 'development' }),
      await loadGames(),
    );
  });
  after(async () => {
    await server().close();
    remove();
  });

  it('created tables are limited per address and hour, and in total', async () => {
    const url = `http://localhost:${server().port}/games/bug-race/create`;
    const lay = (from: string) => postFrom(from, url, { numPlayers: 2 });
    for (let laid = 0; laid < 4; laid += 1) expect((await lay('192.0.2.1')).status).to.equal(200);
    const refused = await lay('192.0.2.1');
    expect(refused.status).to.equal(429);
    expect(refused.text).to.equal('You have created too many tables: try again in 60 minutes.');

    let full = await lay('192.0.2.2');
    for (let laid = 1; laid < 9 && full.status === 200; laid += 1) full = await lay('192.0.2.2');
    expect(full.status).to.equal(403);
    expect(full.text).to.include('table limit');
  });
});
