import { expect } from 'chai';
import { get } from '../../support/servers/page.ts';
import {
  failToStart,
  killLeftServers,
  startServer,
  temporaryFolder,
} from '../../support/servers/server.ts';

describe('the addresses of a server', () => {
  const { folder, remove } = temporaryFolder();
  afterEach(killLeftServers);
  after(remove);

  it('tell metrics, and what is missing, to operations only if those have one', async () => {
    const settings = { HOST: '127.0.0.2', OPERATIONS_PORT: '0' };
    const server = await startServer({ settings });
    expect(server.url).to.equal(`http://127.0.0.2:${server.port}`);
    const port = /"operationsPort":(\d+)/.exec(server.output())?.[1];
    const operations = `http://127.0.0.1:${port}`;

    expect((await get(`${server.url}/healthz`)).json).to.deep.equal({ alive: true });
    expect((await get(`${server.url}/readyz`)).json).to.deep.equal({ ready: true });
    const metrics = await get(`${server.url}/metrics`);
    expect(metrics.status).to.equal(404);
    expect(metrics.text).to.not.include('paddock_moves');

    const ready = await get(`${operations}/readyz?any=thing`);
    expect([ready.status, ready.json]).to.deep.equal([200, { ready: true, missing: [] }]);
    expect((await get(`${operations}/healthz`)).json).to.deep.equal({ alive: true });
    const told = await get(`${operations}/metrics`);
    expect(told.text).to.include('paddock_open_matches 0');
    expect(told.headers.get('content-type')).to.match(/^text\/plain; version=0\.0\.4/);
    expect((await get(`${operations}/api/tables`)).status).to.equal(404);

    const elsewhere = (address: string) => get(address).catch(() => 'nobody');
    expect(await elsewhere(`http://127.0.0.1:${server.port}/healthz`)).to.equal('nobody');
    expect(await elsewhere(`http://127.0.0.2:${port}/healthz`)).to.equal('nobody');

    const taken = { PORT: '0', DATA_DIR: folder, OPERATIONS_PORT: String(port) };
    expect((await failToStart(taken)).complaints.trim()).to.match(
      new RegExp(`^Port ${port} is already in use\\. Set OPERATIONS_PORT .+\\.$`),
    );
    expect(await server.stop()).to.equal(0);
    expect(await elsewhere(`${operations}/healthz`)).to.equal('nobody');
  });

  it('must be of this machine', async () => {
    for (const host of ['192.0.2.1', 'nowhere.invalid']) {
      const { code, complaints } = await failToStart({ PORT: '0', HOST: host, DATA_DIR: folder });
      expect(code).to.equal(1);
      expect(complaints.trim()).to.equal(
        `"${host}" is not an address of this machine. Set HOST to a local address, or leave it unset.`,
      );
    }
  });
});
