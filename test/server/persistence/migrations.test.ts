import path from 'node:path';
import SQLite from 'better-sqlite3';
import { expect } from 'chai';
import { TableChanges } from '../../../server/cluster/table-changes.ts';
import type { SqlStorage } from '../../../server/persistence/sql-storage.ts';
import { openSqliteStorage } from '../../../server/persistence/sqlite/storage.ts';
import { newTable } from '../../support/servers/new-table.ts';
import {
  failToStart,
  killLeftServers,
  startServer,
  temporaryFolder,
} from '../../support/servers/server.ts';

describe('Migrations of a database file', () => {
  const { folder, remove } = temporaryFolder();
  afterEach(killLeftServers);
  after(remove);

  it('an older Paddock refuses the database of a newer one and leaves it unchanged', async () => {
    const server = await startServer({ dataDir: folder });
    await server.stop();
    const file = new SQLite(path.join(folder, 'paddock.sqlite'));
    file.exec("insert into kysely_migration values ('9999-of-the-future', '2099-01-01')");
    const all = () => file.serialize().toString('base64');
    const stored = all();
    expect(await failToStart({ PORT: '0', DATA_DIR: folder })).to.match(
      /^The database was last used by a newer version of Paddock\. .*\.$/,
    );
    expect(all()).to.equal(stored);
    file.exec("delete from kysely_migration where name = '9999-of-the-future'");
    expect(all(), 'a change is found').not.to.equal(stored);
    file.close();
  });

  /** Returns the file as the version before the last migration left it. */
  function formerFile(): SQLite.Database {
    const file = new SQLite(path.join(folder, 'paddock.sqlite'));
    file.exec(`
      alter table deployment drop column seen_at;
      drop index daily_tries_by_result;
      drop index daily_tries_with_names;
      alter table daily_tries drop column outcome;
      drop table daily_results;
      drop table daily_decisions;
      drop table daily_points;
      delete from kysely_migration where name like '0003-%';
    `);
    return file;
  }

  async function updated(): Promise<SqlStorage> {
    const storage = openSqliteStorage(folder, new TableChanges());
    await storage.connect();
    return storage;
  }

  it('an update takes the newest change of a match as the newest noted time', async () => {
    for (const newest of [null, 9]) {
      formerFile().close();
      const storage = await updated();
      expect(await storage.notedTime.read()).to.equal(newest);
      for (const updatedAt of newest === null ? [7, 9, 8] : []) {
        await storage.createTable(`table ${updatedAt}`, newTable({ updatedAt }));
      }
      await storage.close();
    }
  });

  it('an update keeps the results of daily tries and the tries under way', async () => {
    const former = formerFile();
    former.exec(`
      insert into daily_tries (day, game, browser, match_id, player_id, name, rivals, place, score) values
        ('2026-11-23', 'bug-race', 'a', 'm1', '0', 'Ada', 3, 1, 30),
        ('2026-11-29', 'bug-race', 'a', 'm2', '0', 'Ada', 3, 2, 20),
        ('2026-11-29', 'bug-race', 'b', 'm3', '0', null, 3, 2, 20),
        ('2026-11-29', 'bug-race', 'c', 'table 9', '0', 'Cy', 3, null, null),
        ('2026-11-29', 'bug-race', 'd', 'deleted', '0', 'Di', 3, null, null);
    `);
    former.close();
    const storage = await updated();
    const { daily } = storage;
    const challenge = { day: '2026-11-29', game: 'bug-race' };
    expect(await daily.resultsOf(challenge)).to.deep.equal([{ place: 2, score: 20, count: 2 }]);
    expect(await daily.week('2026-11-23')).to.deep.equal([{ name: 'Ada', tries: 2, points: 5 }]);
    expect(await daily.tryOf(challenge, 'c')).to.deep.equal({ isOver: false });
    expect(await daily.tryOf(challenge, 'd')).to.deep.equal({ isOver: true });
    await storage.close();
  });
});
