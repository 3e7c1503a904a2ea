import { expect } from 'chai';
import { type CabledDatabase, cabledDatabase } from '../../support/servers/cabled-database.ts';
import { get } from '../../support/servers/page.ts';
import { killLeftServers, type RunningServer, startServer } from '../../support/servers/server.ts';
import { describeWith } from '../../support/servers/services.ts';
import { until } from '../../support/until.ts';

/** Requests a list, which is read from the database, and returns the status. */
const ask = async ({ url }: RunningServer) => (await get(`${url}/api/tables`)).status;

describeWith(['testDatabase'], 'Silent connections to PostgreSQL', () => {
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

  it('silent connections are abandoned after some seconds and replaced by new ones', async () => {
    const many = () => Promise.all(Array.from({ length: 5 }, () => ask(server)));
    expect(await many()).to.deep.equal([200, 200, 200, 200, 200]);
    database.cable.cut();
    database.cable.mend();
    // There are as many requests as there were connections. A request on a new connection is answered.
    const refused = (await many()).filter((status) => status !== 200);
    expect(refused).to.not.be.empty;
    for (const status of refused) expect(status).to.be.within(500, 503);
    await until('the server answers', async () => (await ask(server)) === 200);
    expect(await many()).to.deep.equal([200, 200, 200, 200, 200]);
  });
});
