import path from 'node:path';
import SQLite from 'better-sqlite3';
import { expect } from 'chai';
import { openSqliteStorage } from '../../../server/persistence/sqlite/storage.ts';
import { TableFeed } from '../../../server/realtime/table-feed.ts';
import { newTable } from '../../support/servers/new-table.ts';
import {
  failToStart,
  killLeftServers,
  startServer,
  temporaryFolder,
} from '../../support/servers/server.ts';

describe('a database file', () => {
  const { folder, remove } = temporaryFolder();
  afterEach(killLeftServers);
  after(remove);

  it('is left alone by a Paddock that is older than the one that used it last', async () => {
    const server = await startServer({ dataDir: folder });
    await server.stop();
    const file = new SQLite(path.join(folder, 'paddock.sqlite'));
    file.exec("insert into kysely_migration values ('9999-of-the-future', '2099-01-01')");
    const all = () => file.serialize().toString('base64');
    const stored = all();
    const { code, complaints } = await failToStart({ PORT: '0', DATA_DIR: folder });
    expect(code).to.equal(1);
    expect(complaints.trim()).to.match(
      /^The database was last used by a newer version of Paddock\. .*\.$/,
    );
    expect(all()).to.equal(stored);
    file.exec("delete from kysely_migration where name = '9999-of-the-future'");
    expect(all(), 'a change is found').not.to.equal(stored);
    file.close();
  });

  it('takes the newest change of its matches for the newest noted time when it is updated', async () => {
    for (const newest of [null, 9]) {
      const file = new SQLite(path.join(folder, 'paddock.sqlite'));
      file.exec('alter table deployment drop column seen_at');
      file.exec("delete from kysely_migration where name = '0003-noted-time'");
      file.close();
      const storage = openSqliteStorage(folder, new TableFeed());
      await storage.connect();
      expect(await storage.notedTime.read()).to.equal(newest);
      for (const updatedAt of newest === null ? [7, 9, 8] : []) {
        await storage.createTable(`table ${updatedAt}`, newTable({ updatedAt }));
      }
      await storage.close();
    }
  });
});
