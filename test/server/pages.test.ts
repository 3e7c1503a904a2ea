import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import Koa from 'koa';
import { pages } from '../../server/http/pages.ts';
import { protocolVersion } from '../../server/protocol.ts';
import { temporaryFolder } from '../support/server.ts';

describe('the pages', () => {
  const { folder, remove } = temporaryFolder();
  const page = '<title>Paddock</title><meta name="paddock-build" content="abc-1" />';
  const script = 'console.info("hello");'.repeat(20);
  let server: Server;
  let url: string;
  before((done) => {
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'index.html'), page);
    writeFileSync(path.join(folder, 'sw.js'), script);
    writeFileSync(path.join(folder, 'icon.svg'), '<svg/>');
    writeFileSync(path.join(folder, '.hidden'), 'hidden');
    writeFileSync(path.join(folder, 'assets/main-abc.js'), script);
    writeFileSync(path.join(folder, 'assets/main-abc.js.br'), brotliCompressSync(script));
    writeFileSync(path.join(folder, 'assets/main-abc.js.gz'), gzipSync(script));
    const app = new Koa().use(pages(folder, ['bug-race', 'go'])).use((ctx) => {
      ctx.body = 'passed on';
    });
    server = createServer(app.callback()).listen(0, () => {
      url = `http://localhost:${(server.address() as AddressInfo).port}`;
      done();
    });
  });
  after((done) => {
    remove();
    server.close(done);
  });

  for (const [address, status] of [
    ['/', 200],
    ['/game/bug-race', 200],
    ['/game/bug-race/new', 200],
    ['/game/bug-race/here', 200],
    ['/table/V1StGXR8_Z5', 200],
    ['/here/V1StGXR8_Z5', 200],
    ['/table/V1StGXR8_Z5?from=mail', 200],
    ['/nothing', 404],
    ['/.hidden', 404],
    ['/game', 404],
    ['/game/nope', 404],
    ['/game/nope/new', 404],
    ['/game/go-fish', 404],
    ['/game/bug-race//', 404],
    ['/table/a/b', 404],
    ['/here', 404],
    ['/assets/main-old.js', 404],
    ['/assets/../../package.json', 404],
    ['/%2e%2e/package.json', 404],
    ['/%E0%A4%A', 404],
  ] as const) {
    it(`answer ${address} with the lobby and ${status}`, async () => {
      const answer = await fetch(url + address);
      expect(answer.status).to.equal(status);
      expect(await answer.text()).to.equal(page);
      expect(answer.headers.get('cache-control')).to.equal('no-cache');
      expect(answer.headers.get('content-type')).to.include('text/html');
    });
  }

  for (const [address, place] of [
    ['/game/bug-race/', '/game/bug-race'],
    ['/game/bug-race/new/?a=%20b', '/game/bug-race/new?a=%20b'],
    ['/table/V1StGXR8_Z5/?watch', '/table/V1StGXR8_Z5?watch'],
  ] as const) {
    it(`send ${address} to the same without its last slash`, async () => {
      const answer = await fetch(url + address, { redirect: 'manual' });
      expect(answer.status).to.equal(308);
      expect(answer.headers.get('location')).to.equal(place);
    });
  }

  it('keep built files for long, compressed for who can read it', async () => {
    const file = `${url}/assets/main-abc.js`;
    const small = await fetch(file, { headers: { 'accept-encoding': 'br' } });
    expect(small.headers.get('content-encoding')).to.equal('br');
    expect(small.headers.get('cache-control')).to.include('immutable');
    expect(small.headers.get('content-type')).to.include('javascript');
    expect(await small.text()).to.equal(script);
    const plain = await fetch(file, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).to.equal(null);
    expect(plain.headers.get('vary')).to.equal('Accept-Encoding');
    expect(await plain.text()).to.equal(script);
  });

  for (const [accepted, coding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['deflate', null],
  ] as const) {
    it(`take ${coding ?? 'no coding'} for who accepts "${accepted}"`, async () => {
      const headers = { 'accept-encoding': accepted };
      const answer = await fetch(`${url}/assets/main-abc.js`, { headers });
      expect(answer.headers.get('content-encoding')).to.equal(coding);
      expect(await answer.text()).to.equal(script);
    });
  }

  it('say of which build they are, with what others answer too', async () => {
    for (const address of ['/', '/sw.js', '/api/tables']) {
      const { headers } = await fetch(url + address);
      expect(headers.get('paddock-build'), address).to.equal('abc-1');
      expect(headers.get('paddock-protocol'), address).to.equal(String(protocolVersion));
    }
  });

  it('have the service worker asked for anew each time', async () => {
    const answer = await fetch(`${url}/sw.js`);
    expect(answer.headers.get('cache-control')).to.equal('no-cache');
    expect(answer.headers.get('content-type')).to.include('javascript');
  });

  it('send again only what has changed', async () => {
    const first = await fetch(`${url}/icon.svg`);
    expect(first.headers.get('content-type')).to.include('image/svg+xml');
    const etag = first.headers.get('etag') ?? '';
    // Not with fetch: it adds `cache-control: no-cache` to such questions.
    const question = request(`${url}/icon.svg`, { headers: { 'if-none-match': etag } }).end();
    const [again] = await once(question, 'response');
    again.resume();
    expect(again.statusCode).to.equal(304);
    expect((await fetch(`${url}/`, { method: 'HEAD' })).status).to.equal(200);
  });

  it('leave the rest to others', async () => {
    for (const address of ['/api/tables', '/games', '/games/x', '/socket.io/']) {
      expect(await (await fetch(url + address)).text()).to.equal('passed on');
    }
    const posted = await fetch(`${url}/`, { method: 'POST' });
    expect(await posted.text()).to.equal('passed on');
  });
});
