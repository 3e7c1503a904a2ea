import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect } from 'chai';
import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { addressOf } from '../../../server/ops/address.ts';
import { Connections } from '../../../server/ops/connections.ts';
import { Metrics } from '../../../server/ops/metrics.ts';
import { Buckets, TokenBucket } from '../../../server/ops/token-bucket.ts';
import { readSettings } from '../../../server/settings.ts';
import { Page, seatPeople, type Transports } from '../../support/servers/page.ts';
import { type RunningServer, startServer } from '../../support/servers/server.ts';
import { until } from '../../support/until.ts';

const forwardedFor = (address: string) => ({ 'X-Forwarded-For': address });

describe('the address that is asking', () => {
  function address(remoteAddress: string, forwarded = '', trustedProxies = 0): string {
    const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
    // All that is read of a request.
    return addressOf(request as unknown as IncomingMessage, trustedProxies);
  }

  it('is the other end of the connection if no proxy is trusted, whatever it says', () => {
    expect(address('203.0.113.7', '198.51.100.1')).to.equal('203.0.113.7');
    expect(address('::ffff:203.0.113.7')).to.equal('203.0.113.7');
  });

  it('is what the outermost trusted proxy has seen', () => {
    const seen = '6.6.6.6, 198.51.100.1,  192.0.2.1';
    expect(address('10.0.0.1', seen, 1)).to.equal('192.0.2.1');
    expect(address('10.0.0.1', seen, 2)).to.equal('198.51.100.1');
    expect(address('10.0.0.1', '192.0.2.1', 2)).to.equal('192.0.2.1');
    for (const nothing of ['', 'x', 'unknown', '6.6.6.6, x', '192.0.2.1:80', 'a'.repeat(9000)]) {
      expect(address('10.0.0.1', nothing, 1)).to.equal('10.0.0.1');
    }
  });

  it('is a whole /64 network with IPv6', () => {
    for (const [one, network] of [
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
      ['2001:db8::9', '2001:db8:0:0::/64'],
      ['2001:db8:0:1::9', '2001:db8:0:1::/64'],
      ['2001:db8::7:8:9:a:b', '2001:db8:0:7::/64'],
      ['::1', '0:0:0:0::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
      ['1:2:3:4:5:6:192.0.2.33', '1:2:3:4::/64'],
      ['::FFFF:192.0.2.33', '192.0.2.33'],
    ] as const) {
      expect(address(one), one).to.equal(network);
    }
  });
});

describe('a token bucket', () => {
  it('gives so many at once, and then as many as come back', () => {
    const bucket = new TokenBucket({ perSecond: 2, atOnce: 3 }, 0);
    expect([1, 2, 3].map(() => bucket.take(0))).to.deep.equal([0, 0, 0]);
    expect(bucket.take(0)).to.equal(0.5);
    expect(bucket.take(250)).to.equal(0.25);
    expect(bucket.take(500)).to.equal(0);
    expect(bucket.take(500)).to.equal(0.5);
    // However long nobody asks, there are never more than at once.
    expect([1, 2, 3, 4].map(() => bucket.take(1e9) === 0)).to.deep.equal([true, true, true, false]);
  });

  it('is one for each key; memory stays bounded, and nobody gets a new one before it would be full', () => {
    const buckets = new Buckets(60, 0);
    for (let asked = 0; asked < 60; asked += 1) expect(buckets.take('a', 0)).to.equal(0);
    expect(buckets.take('a', 0)).to.equal(1);
    expect(buckets.take('b', 0)).to.equal(0);
    expect(buckets.take('a', 61_000), 'after a minute it is full again').to.equal(0);
    for (let asked = 0; asked < 59; asked += 1) buckets.take('a', 61_000);
    expect(buckets.take('a', 61_000)).to.equal(1);
    expect(buckets.take('a', 121_500), 'kept over the turn').to.equal(0);

    for (let key = 0; key < 200_000; key += 1) buckets.take(`key ${key}`, 122_000);
    expect(buckets.size).to.be.at.most(100_000);
    buckets.take('a', 190_000);
    buckets.take('a', 900_000);
    expect(buckets.size, 'all that was not asked for is forgotten').to.equal(1);
  });
});

describe('token buckets that fill up slowly', () => {
  it('are remembered until they are full', () => {
    const buckets = new Buckets({ perSecond: 1, atOnce: 600 }, 0);
    for (let asked = 0; asked < 600; asked += 1) expect(buckets.take('a', 0)).to.equal(0);
    for (const now of [61_000, 122_000]) buckets.take('b', now);
    let taken = 0;
    while (buckets.take('a', 123_000) === 0) taken += 1;
    expect(taken).to.equal(123);
  });
});

describe('the messages of an address', () => {
  it('are counted together, whatever pages they come from', () => {
    const settings = readSettings({ MAX_MESSAGES_PER_SECOND: '1' });
    const connections = new Connections(settings, new Metrics(), { isBlocked: () => false });
    const from = (remoteAddress: string) =>
      // All that is read of a handshake.
      ({ socket: { remoteAddress }, headers: {} }) as unknown as IncomingMessage;
    const said = Array.from({ length: 60 }, () => connections.maySay(from('203.0.113.7')));
    expect(said.slice(0, 40)).to.not.include(false);
    expect(said.slice(50)).to.include(false);
    expect(connections.maySay(from('203.0.113.8'))).to.equal(true);
  });
});

describe('limits of a server', () => {
  const limits = { requests: 30, connections: 3, messages: 5 };
  let server: RunningServer;
  /** By polling first, as boardgame.io's clients do by themselves. */
  const bothWays: Transports = ['polling', 'websocket'];
  const sockets: Socket[] = [];
  const pages: Page[] = [];

  function open(address: string, transports: Transports = ['websocket']): Socket {
    const socket = io(`${server.url}/bug-race`, {
      transports: [...transports],
      forceNew: true,
      reconnection: false,
      extraHeaders: forwardedFor(address),
    });
    sockets.push(socket);
    return socket;
  }

  /** How often something may be done again by now of which so much comes back in a second. */
  const comeBack = (start: number, perSecond: number) =>
    Math.ceil(((performance.now() - start) / 1000) * perSecond);

  const outcomeOf = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', () => resolve('refused'));
    });

  const next = (socket: Socket, name: string) =>
    new Promise<readonly unknown[]>((resolve) => {
      socket.once(name, (...args) => resolve(args));
    });

  const endOf = async (socket: Socket) => (await next(socket, 'disconnect'))[0];

  const ask = (path: string, address: string) =>
    fetch(server.url + path, { headers: forwardedFor(address) });

  before(async () => {
    server = await startServer({
      settings: {
        MAX_REQUESTS_PER_MINUTE: String(limits.requests),
        MAX_CONNECTIONS_PER_ADDRESS: String(limits.connections),
        MAX_MESSAGES_PER_SECOND: String(limits.messages),
        TRUSTED_PROXIES: '1',
      },
    });
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
    for (const page of pages.splice(0)) page.close();
  });
  after(async () => {
    const complaints = server.complaints();
    await server.stop();
    expect(complaints).to.equal('');
  });

  it('lets an address ask the API only so often, and says when it may again', async () => {
    const statuses = new Map<number, number>();
    const start = performance.now();
    for (let asked = 0; asked < 2 * limits.requests; asked += 1) {
      // The left part is the asker's own invention.
      const { status } = await ask(
        asked % 2 ? '/api/tables' : '/games',
        `198.51.100.${asked}, 203.0.113.1`,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()]).to.deep.equal([200, 429]);
    expect(statuses.get(200)).to.be.within(
      limits.requests,
      limits.requests + comeBack(start, limits.requests / 60),
    );

    const refused = await ask('/games/bug-race', '203.0.113.1');
    expect(refused.status).to.equal(429);
    expect(Number(refused.headers.get('retry-after'))).to.be.within(1, 2);
    expect((await refused.json()).error).to.include({ code: 'tooMany' });
    expect((await ask('/', '203.0.113.1')).status).not.to.equal(429);
    expect((await ask('/healthz', '203.0.113.1')).status).to.equal(200);
    expect((await ask('/games', '203.0.113.2')).status).to.equal(200);
  });

  it('lets an address have only so many connections, lists and sockets together', async () => {
    const [first, second] = [open('2001:db8::1', ['polling']), open('2001:db8::2', bothWays)];
    const goneOver = new Promise((resolve) => second.io.engine.once('upgrade', resolve));
    expect(await Promise.all([first, second].map(outcomeOf))).to.deep.equal([
      'connected',
      'connected',
    ]);
    await goneOver;
    const list = await ask('/api/tables/events', '2001:db8::3');
    expect(list.status).to.equal(200);
    expect(await outcomeOf(open('2001:db8::4'))).to.equal('refused');
    expect(await outcomeOf(open('2001:db8::4', ['polling']))).to.equal('refused');
    expect((await ask('/api/tables/events', '2001:db8::5')).status).to.equal(429);
    expect(await outcomeOf(open('2001:db8:0:1::1'))).to.equal('connected');

    first.disconnect();
    second.disconnect();
    await list.body?.cancel();
    // Until the server has seen them go.
    for (const place of ['first', 'second', 'list']) {
      await until(
        `the place of the ${place} is free`,
        async () => (await outcomeOf(open('2001:db8::6'))) === 'connected',
      );
    }
    expect(await outcomeOf(open('2001:db8::7'))).to.equal('refused');
  });

  it('refuses messages that are too many, corrects the page once, and goes on', async () => {
    const [ada] = await seatPeople(server.url, ['Ada', 'Bo']);
    const page = new Page(server.url, ada);
    pages.push(page);
    await page.sync();
    const burst = 4 * limits.messages;
    const start = performance.now();
    for (let sent = 0; sent < 2 * burst; sent += 1) page.say(`Line ${sent}`);
    for (let sent = 0; sent < 10; sent += 1) page.move(0, 'keepCard', 'nothing');
    const linesShown = () => page.frames.filter(({ name }) => name === 'chat').length;
    const refusals = () =>
      page.frames.flatMap(({ name, args }) => (name === 'refused' ? [args[0]] : []));
    await until('all is answered', () => linesShown() + refusals().length === 2 * burst + 10);
    const late = comeBack(start, limits.messages);
    // What the rules would have said to the moves never comes, but to those for which tokens came back.
    const passed = refusals().filter(({ code }) => code !== 'tooMany').length;
    expect(passed).to.be.at.most(late);
    expect(refusals().filter(({ message }) => message === 'update')).to.have.length(10);
    expect(linesShown(), 'four seconds’ worth, with one for the sync').to.be.within(
      burst - 1,
      burst + late,
    );
    // Nothing but a correction comes.
    await page.next('sync');

    page.say('Here again');
    await page.next('chat', ({ args }) => args[1].payload.text === 'Here again');
    const syncs = page.frames.filter(({ name }) => name === 'sync').length;
    expect(syncs).to.be.within(2, 2 + passed);
  });

  it('sends an address only so many whole matches, over however many connections', async () => {
    const [{ matchID }] = await seatPeople(server.url, ['Ada', 'Bo']);
    const atOnce = 2 * limits.connections;
    /** Asks on a new connection, one after the other. */
    async function askOften(
      address: string,
      times: number,
      transports?: Transports,
    ): Promise<readonly string[]> {
      const socket = open(address, transports);
      const answers: string[] = [];
      expect(await outcomeOf(socket)).to.equal('connected');
      for (let asked = 0; asked < times; asked += 1) {
        const answer = new Promise<string>((resolve) => {
          socket.once('sync', () => resolve('sync'));
          socket.once('refused', ({ message, code }) => resolve(`${message} ${code}`));
        });
        socket.emit('sync', matchID, null, undefined, 2);
        answers.push(await answer);
      }
      socket.disconnect();
      return answers;
    }
    const answers: string[] = [];
    const start = performance.now();
    // None of these is too many for one connection.
    for (const transports of [['websocket'], ['polling'], bothWays] as const) {
      answers.push(...(await askOften('192.0.2.20', atOnce, transports)));
    }
    const late = comeBack(start, limits.messages / 2);
    expect(new Set(answers)).to.deep.equal(new Set(['sync', 'sync tooMany']));
    const sent = answers.filter((answer) => answer === 'sync').length;
    expect(sent).to.be.within(atOnce, atOnce + late);
    expect(await askOften('192.0.2.21', 1), 'another address').to.deep.equal(['sync']);
  });

  it('corrects the pages of an address only so often after refused moves, but late rather than never', async () => {
    const [{ matchID }] = await seatPeople(server.url, ['Ada', 'Bo']);
    const socket = open('192.0.2.22');
    let sent = 0;
    let sentBefore = 0;
    socket.on('sync', () => {
      sent += 1;
    });
    expect(await outcomeOf(socket)).to.equal('connected');
    const start = performance.now();
    socket.emit('sync', matchID, null, undefined, 2);
    await next(socket, 'sync');
    // With the sync no more than one connection may send at once.
    for (let moved = 1; moved < 4 * limits.messages; moved += 1) {
      socket.emit('update', 'nonsense');
      const [refused] = await next(socket, 'refused');
      expect(refused).to.include({ code: 'badMessage' });
      sentBefore = sent;
    }
    const late = comeBack(start, limits.messages / 2);
    expect(sent).to.be.at.most(2 * limits.connections + late);
    while (sent === sentBefore) await next(socket, 'sync');
  });

  it('knows every connection: none takes over the session of another', async () => {
    const address = `${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const poll = '/socket.io/?EIO=4&transport=polling';
    const headers = forwardedFor('192.0.2.23');
    const first = new WebSocket(address, { headers });
    const sidIn = (welcome: unknown): string => JSON.parse(String(welcome).slice(1)).sid;
    const refusedOn = async (sid: string) => {
      const second = new WebSocket(`${address}&sid=${sid}`, { headers });
      const [error] = await once(second, 'error');
      expect(error.message).to.equal('Unexpected server response: 400');
    };
    const sid = sidIn((await once(first, 'message'))[0]);
    await refusedOn(sid);
    expect((await ask(`${poll}&sid=${sid}`, '192.0.2.23')).status).to.equal(400);
    expect(first.readyState).to.equal(WebSocket.OPEN);

    const polled = sidIn(await (await ask(poll, '192.0.2.23')).text());
    const over = new WebSocket(`${address}&sid=${polled}`, { headers });
    await once(over, 'open');
    await refusedOn(polled);
    over.send('2probe');
    await once(over, 'message');
    over.send('5');
    await refusedOn(polled);
    expect((await ask(`${poll}&sid=${polled}`, '192.0.2.23')).status).to.equal(400);
    expect(over.readyState).to.equal(WebSocket.OPEN);
    first.terminate();
    over.terminate();
  });

  it('hangs up on a page that begins to go over to a WebSocket again and again', async () => {
    const headers = forwardedFor('192.0.2.24');
    const welcome = await (await ask('/socket.io/?EIO=4&transport=polling', '192.0.2.24')).text();
    const { sid } = JSON.parse(welcome.slice(1));
    const over = new WebSocket(
      `${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket&sid=${sid}`,
      { headers },
    );
    await once(over, 'open');
    for (let sent = 0; sent < 2; sent += 1) over.send('2probe');
    await once(over, 'close');
  });

  it('lets an address come back only so often', async () => {
    const tooOften = async () =>
      /reason="tooOften"/.test(await (await ask('/metrics', '192.0.2.30')).text());
    let connected = 0;
    const start = performance.now();
    for (let asked = 0; !(await tooOften()); asked += 1) {
      expect(asked, 'tries').to.be.below(100);
      const socket = open('192.0.2.30', [asked % 2 === 0 ? 'websocket' : 'polling']);
      if ((await outcomeOf(socket)) === 'connected') connected += 1;
      socket.disconnect();
    }
    const atOnce = 2 * limits.connections;
    expect(connected).to.be.within(atOnce, atOnce + comeBack(start, 1 / 3));
    expect(await outcomeOf(open('192.0.2.31')), 'another address').to.equal('connected');
  });

  it('cuts off who floods, with whatever', async () => {
    const bystander = open('192.0.2.8');
    expect(await outcomeOf(bystander)).to.equal('connected');
    for (const [name, transport] of [
      ['update', 'websocket'],
      ['chat', 'polling'],
      ['nonsense', 'websocket'],
    ] as const) {
      const flood = open('192.0.2.9', [transport]);
      expect(await outcomeOf(flood)).to.equal('connected');
      const end = endOf(flood);
      for (let sent = 0; sent < 100 * limits.messages; sent += 1) flood.emit(name, sent);
      expect(await end, name).to.match(/^transport (close|error)$/);
    }
    expect(bystander.connected).to.equal(true);
    const metrics = await (await ask('/metrics', '192.0.2.9')).text();
    expect(metrics).to.match(/paddock_refused_connections_total\{reason="flood"\} 3/);
    expect(metrics).to.match(/paddock_refused_connections_total\{reason="perAddress"\} \d+/);
    expect(metrics).to.match(/paddock_refusals_total\{message="update",code="tooMany"\} \d+/);
  });
});
