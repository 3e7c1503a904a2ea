import type { NetConnectOpts } from 'node:net';
import { expect } from 'chai';
import { Cable } from '../../support/cable.ts';
import { get } from '../../support/page.ts';
import { killLeftServers, type RunningServer, startServer } from '../../support/server.ts';
import { describeWith, type TemporaryDatabase, temporaryDatabase } from '../../support/services.ts';

/** Where a database listens: on a Unix socket in a folder, or at an address. */
function endOf({ hostname, port, searchParams }: URL): NetConnectOpts {
  const host = searchParams.get('host') ?? hostname;
  const number = Number(port || 5432);
  return host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${number}` }
    : { host: host || '127.0.0.1', port: number };
}

/** The address of the same database at the near end of a cable. */
function through(cable: Cable, database: URL): string {
  const url = new URL(database);
  url.searchParams.delete('host');
  const { hostname, port } = new URL(cable.url);
  // Not `host`, which sets no port where there was no name.
  Object.assign(url, { hostname, port });
  return url.href;
}

/** Lists, which are read from the database. */
const ask = async ({ url }: RunningServer) => (await get(`${url}/api/tables`)).status;

describeWith(['testDatabase'], 'connections to PostgreSQL that go dead without a word', () => {
  let database: TemporaryDatabase;
  let cable: Cable;
  let server: RunningServer;
  before(async () => {
    database = await temporaryDatabase();
    const url = new URL(database.url);
    cable = await Cable.lay(endOf(url));
    server = await startServer({ settings: { DATABASE_URL: through(cable, url) } });
  });
  after(async () => {
    await server.stop();
    cable.remove();
    await database.drop();
    killLeftServers();
  });

  it('are given up after some seconds, and new ones are made', async function () {
    this.timeout(20_000);
    const many = () => Promise.all(Array.from({ length: 5 }, () => ask(server)));
    expect(await many()).to.deep.equal([200, 200, 200, 200, 200]);
    cable.cut();
    cable.mend();
    // As many as there were connections before; whoever gets a new one is answered.
    const refused = (await many()).filter((status) => status !== 200);
    expect(refused).to.not.be.empty;
    for (const status of refused) expect(status).to.be.within(500, 503);
    while ((await ask(server)) !== 200);
    expect(await many()).to.deep.equal([200, 200, 200, 200, 200]);
  });
});
