import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import Koa from 'koa';
import { protocolVersion } from '../../../protocol/tables.ts';
import { TableChanges } from '../../../server/cluster/table-changes.ts';
import { pages } from '../../../server/http/pages.ts';
import { printPreloads } from '../../../server/http/preload-manifest.ts';
import { log } from '../../../server/lib/log.ts';
import { openSqliteStorage } from '../../../server/persistence/sqlite/storage.ts';
import { newTable } from '../../support/servers/new-table.ts';
import { temporaryFolder } from '../../support/servers/server.ts';

describe('The pages', () => {
  const { folder, remove } = temporaryFolder();
  const data = temporaryFolder();
  const storage = openSqliteStorage(data.folder, new TableChanges());
  const build = '<meta name="paddock-build" content="abc-1" />';
  const style = '<link rel="stylesheet" href="/assets/base.css" />';
  const page = `<title>Paddock</title>${build}<meta name="description" content="as built" />${style}</head><p>`;
  const words = (name: string) => ({
    en: [`/assets/en-${name}.js`, '/assets/en.js'],
    it: [`/assets/it-${name}.js`],
    fr: [`/assets/fr-${name}.js`],
    de: [`/assets/de-${name}.js`],
  });
  const needs = {
    home: {
      always: ['/assets/Home.js'],
      later: ['/assets/letters.woff2'],
      words: words('home'),
    },
    'table bug-race': {
      always: ['/assets/table.js', '/assets/rules.js'],
      later: ['/assets/bugs.js', '/assets/bugs.css'],
      words: words('bugs'),
    },
    'table crazy-race-gewalt': { always: ['/assets/lanes.js'], later: [], words: words('lanes') },
  };
  const script = 'console.info("hello");'.repeat(20);
  let server: Server;
  let url: string;

  async function serve(findTable: Parameters<typeof pages>[1]['findTable']) {
    const games = ['bug-race', 'crazy-race-gewalt'];
    const app = new Koa().use(pages(folder, { games, publicUrl: null, findTable })).use((ctx) => {
      ctx.body = 'passed on';
    });
    const opened = createServer(app.callback()).listen(0);
    await once(opened, 'listening');
    const { port } = opened.address() as AddressInfo;
    return { server: opened, url: `http://localhost:${port}` };
  }

  const htmlAt = async (address: string) => (await fetch(url + address)).text();

  before(async () => {
    await storage.connect();
    await storage.createTable('V1StGXR8_Z5', newTable());
    for (const name of ['assets', '.vite']) mkdirSync(path.join(folder, name));
    writeFileSync(...printPreloads(folder, needs));
    for (const [name, content] of [
      ['index.html', page],
      ['sw.js', script],
      ['icon.svg', '<svg/>'],
      ['.hidden', 'hidden'],
      ['assets/main-abc.js', script],
      ['assets/main-abc.js.br', brotliCompressSync(script)],
      ['assets/main-abc.js.gz', gzipSync(script)],
    ] as const) {
      writeFileSync(path.join(folder, name), content);
    }
    ({ server, url } = await serve(async (matchID) => (await storage.seats(matchID))?.table));
  });
  after(async () => {
    remove();
    server.close();
    await storage.close();
    data.remove();
  });

  for (const [address, status] of [
    ['/here/V1StGXR8_Z5', 200],
    ['/device', 200],
    ['/table/unknown', 404],
    [`/table/${'long'.repeat(1000)}`, 404],
    ['/device/x', 404],
    ['/nothing', 404],
    ['/.hidden', 404],
    ['/game', 404],
    ['/game/nope', 404],
    ['/game/nope/new', 404],
    ['/game/detroit-cleveland-grand-prix', 404],
    ['/game/bug-race//', 404],
    ['/table/a/b', 404],
    ['/here', 404],
    ['/assets/main-old.js', 404],
    ['/assets/../../package.json', 404],
    ['/%2e%2e/package.json', 404],
    ['/%E0%A4%A', 404],
  ] as const) {
    it(`${address.slice(0, 40)} is answered with the lobby as built and ${status}`, async () => {
      const answer = await fetch(url + address);
      expect(answer.status).to.equal(status);
      expect(await answer.text()).to.equal(page);
      expect(answer.headers.get('cache-control')).to.equal('no-cache');
      expect(answer.headers.get('content-type')).to.include('text/html');
    });
  }

  for (const [address, title] of [
    ['/', 'Paddock – racing board games'],
    ['/game/bug-race', 'Bug Race – Paddock'],
    ['/game/bug-race/new', 'Bug Race – Paddock'],
    ['/game/crazy-race-gewalt/here', 'Crazy Race (Gewalt) – Paddock'],
    ['/table/V1StGXR8_Z5', 'Bug Race: Ada’s table, 1 of 2 seats free'],
    ['/table/V1StGXR8_Z5?from=mail', 'Bug Race: Ada’s table, 1 of 2 seats free'],
  ] as const) {
    it(`${address} is answered with the lobby, titled "${title}"`, async () => {
      const answer = await fetch(url + address);
      expect(answer.status).to.equal(200);
      expect(answer.headers.get('cache-control')).to.equal('no-cache');
      expect(answer.headers.get('content-type')).to.include('text/html');
      const html = await answer.text();
      expect(html.split(`<title>${title}</title>`)).to.have.length(2);
      expect(html).to.include(build).and.include('<p>').and.not.include('as built');
      expect(html.match(/<title|name="description"/g)).to.have.length(2);
    });
  }

  for (const [address, place] of [
    ['/game/bug-race/', '/game/bug-race'],
    ['/game/bug-race/new/?a=%20b', '/game/bug-race/new?a=%20b'],
    ['/table/V1StGXR8_Z5/?watch', '/table/V1StGXR8_Z5?watch'],
  ] as const) {
    it(`${address} is redirected to the address without its last slash`, async () => {
      const answer = await fetch(url + address, { redirect: 'manual' });
      expect(answer.status).to.equal(308);
      expect(answer.headers.get('location')).to.equal(place);
    });
  }

  for (const [accepted, coding] of [
    ['br', 'br'],
    ['identity', null],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['deflate', null],
  ] as const) {
    it(`a client that accepts "${accepted}" gets a built file with ${coding ?? 'no coding'}`, async () => {
      const asked = { 'accept-encoding': accepted };
      const answer = await fetch(`${url}/assets/main-abc.js`, { headers: asked });
      const { headers } = answer;
      expect(headers.get('content-encoding')).to.equal(coding);
      expect(headers.get('vary')).to.equal('Accept-Encoding');
      expect(headers.get('cache-control'), 'for long').to.include('immutable');
      expect(headers.get('content-type')).to.include('javascript');
      expect(await answer.text()).to.equal(script);
    });
  }

  it('every answer names its build and protocol', async () => {
    for (const address of ['/', '/sw.js', '/api/tables']) {
      const { headers } = await fetch(url + address);
      expect(headers.get('paddock-build'), address).to.equal('abc-1');
      expect(headers.get('paddock-protocol'), address).to.equal(String(protocolVersion));
    }
  });

  for (const [accepted, language] of [
    ['de-AT,de;q=0.9,en;q=0.8', 'de_DE'],
    ['pt, fr;q=0.4, it;q=0.6', 'it_IT'],
    ['pt', 'en_GB'],
    ['*', 'en_GB'],
  ] as const) {
    it(`link previews are in ${language} for a reader of "${accepted}"`, async () => {
      for (const address of ['/', '/game/bug-race']) {
        const headers = { 'accept-language': accepted };
        const answer = await fetch(url + address, { headers });
        expect(answer.headers.get('vary')).to.include('Accept-Language');
        expect(await answer.text()).to.include(`"og:locale" content="${language}"`);
      }
    });
  }

  const namedIn = (html: string) =>
    [...html.matchAll(/"(\/(?:assets|api)\/[^"]*)"/g)].map(([, all]) => all);

  it('the page of a table preloads the files of its game after those of the lobby', async () => {
    const html = await htmlAt('/table/V1StGXR8_Z5?watch');
    const { words: said, always, later } = needs['table bug-race'];
    expect(namedIn(html)).to.have.ordered.members([
      ...Object.values(said).map((files) => files.join(' ')),
      '/assets/base.css',
      '/api/tables/V1StGXR8_Z5',
      ...always,
      ...later,
    ]);
    for (const tag of [
      '<meta name="paddock-words" lang="it" content="/assets/it-bugs.js" />',
      '<link rel="modulepreload" crossorigin href="/assets/rules.js" />',
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/bugs.js" />',
      '<link rel="preload" as="style" crossorigin fetchpriority="low" href="/assets/bugs.css" />',
      '<link rel="preload" as="fetch" crossorigin href="/api/tables/V1StGXR8_Z5" />',
    ]) {
      expect(html.slice(0, html.indexOf('</head>'))).to.include(tag);
    }
  });

  it('the home page preloads its files', async () => {
    const html = await htmlAt('/');
    const { words: said, always, later } = needs.home;
    const ofWords = Object.values(said).map((files) => files.join(' '));
    expect(namedIn(html)).to.have.members([...ofWords, '/assets/base.css', ...always, ...later]);
    expect(html).to.match(
      /<link rel="preload" as="font" [^>]* crossorigin [^>]*href="[^"]*\.woff2"/,
    );
  });

  it('pages of games and of tables with an unknown game preload nothing', async () => {
    await storage.createTable('foreign', newTable({ gameName: 'chess' }));
    for (const address of ['/table/foreign', '/game/bug-race', '/here/V1StGXR8_Z5']) {
      expect(namedIn(await htmlAt(address)), address).to.deep.equal(['/assets/base.css']);
    }
  });

  it('pages are compressed separately for each language', async () => {
    const of = (language: string, coding: string) =>
      fetch(`${url}/`, { headers: { 'accept-language': language, 'accept-encoding': coding } });
    const [english, italian, plain] = await Promise.all([
      of('en', 'br'),
      of('it', 'br'),
      of('it', 'identity'),
    ]);
    expect(english.headers.get('content-encoding')).to.equal('br');
    expect(english.headers.get('etag')).not.to.equal(italian.headers.get('etag'));
    expect(await italian.text()).to.equal(await plain.text());
  });

  it('the page of a table follows changes of the table', async () => {
    await storage.createTable('filling', newTable());
    const before = await fetch(`${url}/table/filling`);
    expect(await before.text()).to.include('1 of 2 seats free');
    await storage.changeSeats('filling', (table) => {
      const players = { ...table.players, 1: { id: 1, name: 'Ben' } };
      return { table: { ...table, players }, answer: null };
    });
    const after = await fetch(`${url}/table/filling`);
    expect(await after.text()).to.include('all seats taken');
    expect(after.headers.get('etag')).not.to.equal(before.headers.get('etag'));
  });

  it('the service worker is revalidated each time', async () => {
    const answer = await fetch(`${url}/sw.js`);
    expect(answer.headers.get('cache-control')).to.equal('no-cache');
    expect(answer.headers.get('content-type')).to.include('javascript');
  });

  it('an unchanged file is answered with 304', async () => {
    const first = await fetch(`${url}/icon.svg`);
    expect(first.headers.get('content-type')).to.include('image/svg+xml');
    const etag = first.headers.get('etag') ?? '';
    // This is not done with fetch, which adds `cache-control: no-cache` to such requests.
    const question = request(`${url}/icon.svg`, { headers: { 'if-none-match': etag } }).end();
    const [again] = await once(question, 'response');
    again.resume();
    expect(again.statusCode).to.equal(304);
    expect((await fetch(`${url}/`, { method: 'HEAD' })).status).to.equal(200);
  });

  it('other requests are passed on', async () => {
    for (const address of ['/api/tables', '/games', '/games/x', '/socket.io/']) {
      expect(await htmlAt(address)).to.equal('passed on');
    }
    const posted = await fetch(`${url}/`, { method: 'POST' });
    expect(await posted.text()).to.equal('passed on');
  });

  it('the page of a table comes without an invitation while the database is away', async () => {
    const { level } = log;
    log.level = 'silent';
    const away = openSqliteStorage(data.folder, new TableChanges());
    await away.connect();
    await away.close();
    const findTable = async (matchID: string) => (await away.seats(matchID))?.table;
    const stuck = () => new Promise<undefined>(() => {});
    for (const found of [findTable, stuck]) {
      const other = await serve(found);
      const answer = await fetch(`${other.url}/table/V1StGXR8_Z5`);
      other.server.close();
      expect(answer.status).to.equal(200);
      expect(await answer.text()).to.equal(page);
    }
    log.level = level;
  });
});
