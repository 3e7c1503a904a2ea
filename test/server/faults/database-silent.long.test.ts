import { expect } from 'chai';
import { type CabledDatabase, cabledDatabase } from '../../support/servers/cabled-database.ts';
import { get } from '../../support/servers/page.ts';
import { killLeftServers, type RunningServer, startServer } from '../../support/servers/server.ts';
import { describeWith } from '../../support/servers/services.ts';
import { until } from '../../support/until.ts';

/** Lists, which are read from the database. */
const ask = async ({ url }: RunningServer) => (await get(`${url}/api/tables`)).status;

describeWith(['testDatabase'], 'connections to PostgreSQL that go dead without a word', () => {
  let database: CabledDatabase;
  let server: RunningServer;
  before(async () => {
    database = await cabledDatabase();
    server = await startServer({ settings: { DATABASE_URL: database.url } });
  });
  after(async () => {
    await server.stop();
    await database.remove();
    killLeftServers();
  });

  it('are given up after some seconds, and new ones are made', async () => {
    const many = () => Promise.all(Array.from({ length: 5 }, () => ask(server)));
    expect(await many()).to.deep.equal([200, 200, 200, 200, 200]);
    database.cable.cut();
    database.cable.mend();
    // As many as there were connections before; whoever gets a new one is answered.
    const refused = (await many()).filter((status) => status !== 200);
    expect(refused).to.not.be.empty;
    for (const status of refused) expect(status).to.be.within(500, 503);
    await until('the server answers', async () => (await ask(server)) === 200);
    expect(await many()).to.deep.equal([200, 200, 200, 200, 200]);
  });
});
