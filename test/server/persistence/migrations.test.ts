import path from 'node:path';
import SQLite from 'better-sqlite3';
import { expect } from 'chai';
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
});
