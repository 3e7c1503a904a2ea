import type { IncomingMessage } from 'node:http';
import { expect } from 'chai';
import { isFromThisMachine } from '../../../server/ops/address.ts';
import { Health } from '../../../server/ops/health.ts';
import { Metrics } from '../../../server/ops/metrics.ts';
import { openOperations } from '../../../server/ops/operations-server.ts';
import { get } from '../../support/servers/page.ts';
import {
  failToStart,
  killLeftServers,
  startServer,
  temporaryFolder,
} from '../../support/servers/server.ts';

describe('The addresses of a server', () => {
  const { folder, remove } = temporaryFolder();
  afterEach(killLeftServers);
  after(remove);

  it('a separate operations port is the only one with metrics and missing dependencies', async () => {
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
    expect(await failToStart(taken)).to.match(
      new RegExp(`^Port ${port} is already in use\\. Set OPERATIONS_PORT .+\\.$`),
    );
    expect(await server.stop()).to.equal(0);
    expect(await elsewhere(`${operations}/healthz`)).to.equal('nobody');
  });

  it('a server without an operations port shows metrics only to its own machine, never through a proxy', async () => {
    const server = await startServer({ settings: { HOST: '127.0.0.1' } });
    const ask = async (path: string, headers = {}) => {
      const answer = await fetch(`${server.url}${path}`, { headers });
      return [answer.status, await answer.text()];
    };
    expect(await ask('/readyz')).to.deep.equal([200, '{"ready":true,"missing":[]}']);
    expect((await ask('/metrics'))[0]).to.equal(200);
    for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via']) {
      const proxied = { [header]: '127.0.0.1' };
      expect(await ask('/readyz', proxied), header).to.deep.equal([200, '{"ready":true}']);
      expect((await ask('/metrics', proxied))[0], header).to.equal(404);
    }
    const local = (remoteAddress: string) =>
      // This fake has all that is read of a request.
      isFromThisMachine({ socket: { remoteAddress }, headers: {} } as IncomingMessage);
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].map(local)).to.not.include(false);
    expect(['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1', '::'].map(local)).to.not.include(true);
    await server.stop();
  });

  it('a server refuses a HOST that is not an address of its machine', async () => {
    for (const host of ['192.0.2.1', 'nowhere.invalid']) {
      expect(await failToStart({ PORT: '0', HOST: host, DATA_DIR: folder })).to.equal(
        `"${host}" is not an address of this machine. Set HOST to a local address, or leave it unset.`,
      );
    }
  });
});

describe('An operations address', () => {
  /** Asks for a path while metrics can't be read. Returns the answer and what was written to stdout and stderr. */
  async function ask(path: string) {
    const metrics = new Metrics();
    metrics.watch(() => {
      throw new Error('No match can be counted.');
    });
    const health = new Health({ dependencies: [], metrics, isClosing: () => true });
    const server = await openOperations({ host: '127.0.0.1', port: 0 }, health);
    const written: string[] = [];
    const outputs = [process.stdout, process.stderr].map((stream) => ({
      stream,
      write: stream.write,
    }));
    for (const { stream } of outputs) stream.write = (text) => written.push(String(text)) > 0;
    try {
      const { status, headers } = await get(`http://127.0.0.1:${server.port}${path}`);
      return { status, cacheControl: headers.get('cache-control'), written };
    } finally {
      for (const { stream, write } of outputs) stream.write = write;
      await server.close();
    }
  }

  it('an operations address answers an unknown path with 404, also when the server closes', async () => {
    const notFound = { status: 404, cacheControl: 'no-store', written: [] };
    expect(await ask('/api/tables')).to.deep.equal(notFound);
  });

  it('an operations address answers an error with 500 and logs it once', async () => {
    const { status, cacheControl, written } = await ask('/metrics');
    expect({ status, cacheControl }).to.deep.equal({ status: 500, cacheControl: 'no-store' });
    expect(written).to.have.length(1);
    expect(JSON.parse(written[0] ?? '')).to.deep.include({
      level: 'error',
      msg: 'A request failed.',
      path: '/metrics',
    });
  });
});
