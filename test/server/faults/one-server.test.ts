import { expect } from 'chai';
import { lockPostgres } from '../../../server/persistence/postgres/storage.ts';
import { lockFolder } from '../../../server/persistence/sqlite/lock.ts';
import { itLong } from '../../support/long.ts';
import { type CabledDatabase, cabledDatabase } from '../../support/servers/cabled-database.ts';
import {
  failToStart,
  killLeftServers,
  startServer,
  temporaryFolder,
} from '../../support/servers/server.ts';
import {
  describeWith,
  type TemporaryDatabase,
  temporaryDatabase,
} from '../../support/servers/services.ts';
import { until } from '../../support/until.ts';

const inUse = /^Another server uses this database: set REDIS_URL/;
const inUseAlone = /^A server without REDIS_URL uses this database/;

const failed = async (task: Promise<unknown>) =>
  task.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** Returns why a server with these settings doesn't start, in one line. */
async function refusal(settings: Readonly<Record<string, string>>): Promise<string> {
  const complaints = await failToStart({ PORT: '0', ...settings });
  expect(complaints.split('\n')).to.have.length(1);
  return complaints;
}

describe('The lock of a data folder', () => {
  const { folder, remove } = temporaryFolder();
  after(remove);
  afterEach(killLeftServers);

  it('a data folder serves one server at a time, and the next once that is gone', async () => {
    const first = await startServer({ dataDir: folder });
    expect(await refusal({ DATA_DIR: folder })).to.match(
      /^Another server uses the data folder ".+": .+ set DATA_DIR .+$/,
    );
    await first.kill();
    const second = await startServer({ dataDir: folder });
    expect(await second.stop()).to.equal(0);
    await lockFolder(folder).release();
  });
});

describeWith(['testDatabase'], 'The lock of a PostgreSQL database', () => {
  let database: TemporaryDatabase;
  let cabled: CabledDatabase;
  before(async () => {
    [database, cabled] = await Promise.all([temporaryDatabase(), cabledDatabase()]);
  });
  after(async () => {
    killLeftServers();
    await Promise.all([database.drop(), cabled.remove()]);
  });

  type Lost = (reason: Error) => void;
  const hold = (
    { isShared = false, url = database.url } = {},
    lost: Lost = ({ message }) => expect.fail(message),
  ) => lockPostgres(url, { isShared, lost });

  it('a database without REDIS_URL serves one server, and the next once that is killed', async () => {
    const settings = { DATABASE_URL: database.url };
    const first = await startServer({ settings });
    expect(await refusal(settings)).to.match(inUse);
    await first.kill();
    await (await hold()).release();
  });

  it('a database with REDIS_URL serves only servers that have it', async () => {
    const shared = await Promise.all([hold({ isShared: true }), hold({ isShared: true })]);
    expect(await failed(hold())).to.match(inUse);
    for (const each of shared) await each.release();
    const alone = await hold();
    expect(await failed(hold({ isShared: true }))).to.match(inUseAlone);
    await alone.release();
  });

  it('a server locks the database again when the connection with the lock is lost', async () => {
    const first = await hold();
    await database.endConnections();
    // The other client may be faster, for a moment.
    await until('it holds the database again', async () =>
      inUse.test(await failed(hold().then((other) => other.release()))),
    );
    await first.release();
  });

  itLong(
    'another server can take over from a silent one, which learns of it when back',
    async () => {
      let lose: Lost = () => {};
      const lost = new Promise<Error>((resolve) => {
        lose = resolve;
      });
      const first = await hold({ url: cabled.url }, lose);
      cabled.cable.cut();
      const other = await until('another server holds the database', () =>
        hold({ url: cabled.directUrl }).catch(() => null),
      );
      cabled.cable.mend();
      expect((await lost).message).to.match(inUse);
      await first.release();
      await other.release();
    },
  );
});
