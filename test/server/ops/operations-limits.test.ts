import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect } from 'chai';
import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { addressOf, networksOf } from '../../../server/ops/address.ts';
import { get, seatPeople, type Transports } from '../../support/servers/page.ts';
import { suiteServer, suiteSocketPages } from '../../support/servers/suites.ts';
import { until } from '../../support/until.ts';

const forwardedFor = (address: string) => ({ 'X-Forwarded-For': address });

describe('The address of a client', () => {
  function address(remoteAddress: string, forwarded = '', trustedProxies = 0): string {
    const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
    // This fake has all that is read of a request.
    return addressOf(request as unknown as IncomingMessage, trustedProxies);
  }

  it('the address is the other end of the connection if no proxy is trusted', () => {
    expect(address('203.0.113.7', '198.51.100.1')).to.equal('203.0.113.7');
    expect(address('::ffff:203.0.113.7')).to.equal('203.0.113.7');
  });

  it('the address is the one that the outermost trusted proxy has seen', () => {
    const seen = '6.6.6.6, 198.51.100.1,  192.0.2.1';
    expect(address('10.0.0.1', seen, 1)).to.equal('192.0.2.1');
    expect(address('10.0.0.1', seen, 2)).to.equal('198.51.100.1');
    expect(address('10.0.0.1', '192.0.2.1', 2)).to.equal('192.0.2.1');
    for (const nothing of ['', 'x', 'unknown', '6.6.6.6, x', '192.0.2.1:80', 'a'.repeat(9000)]) {
      expect(address('10.0.0.1', nothing, 1)).to.equal('10.0.0.1');
    }
  });

  it('an IPv6 address stands for its whole /64 network', () => {
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

  it('an IPv6 address also counts in its /48 network, with four times the limit', () => {
    const wider = (one: string) => networksOf(address(one)).slice(1);
    expect(networksOf(address('2001:db8:1:2::3'))[0]).to.deep.equal({
      network: '2001:db8:1:2::/64',
      share: 1,
    });
    expect(wider('2001:db8:1:2::3')).to.deep.equal([{ network: '2001:db8:1::/48', share: 4 }]);
    expect(wider('2001:db8::3')).to.deep.equal([{ network: '2001:db8:0::/48', share: 4 }]);
    for (const one of ['192.0.2.33', '::ffff:192.0.2.33', '::ffff:c000:221']) {
      expect(networksOf(address(one)), one).to.deep.equal([{ network: '192.0.2.33', share: 1 }]);
    }
  });

  it('an address in an unusual notation is ignored', () => {
    for (const one of ['0300.0.2.1', '0xc0.0.2.1', '192.0.513', '3221225985', '192.0.02.1']) {
      expect(address('10.0.0.1', one, 1), one).to.equal('10.0.0.1');
    }
    expect(address('::192.0.2.33'), 'not of IPv4').to.equal('0:0:0:0::/64');
  });
});

describe('Limits of a server', () => {
  const limits = { requests: 30, connections: 3, messages: 5 };
  const server = suiteServer({
    settings: {
      MAX_REQUESTS_PER_MINUTE: String(limits.requests),
      MAX_CONNECTIONS_PER_ADDRESS: String(limits.connections),
      MAX_MESSAGES_PER_SECOND: String(limits.messages),
      TRUSTED_PROXIES: '1',
    },
  });
  const openPage = suiteSocketPages(server);
  /** Polling first, as boardgame.io's clients do by default. */
  const bothWays: Transports = ['polling', 'websocket'];
  const sockets: Socket[] = [];

  function open(address: string, transports: Transports = ['websocket']): Socket {
    const socket = io(`${server().url}/bug-race`, {
      transports: [...transports],
      forceNew: true,
      reconnection: false,
      extraHeaders: forwardedFor(address),
    });
    sockets.push(socket);
    return socket;
  }

  const outcomeOf = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', () => resolve('refused'));
    });

  const endOf = (socket: Socket) =>
    new Promise<string>((resolve) => {
      socket.once('disconnect', resolve);
    });

  const ask = (path: string, address: string) =>
    fetch(server().url + path, { headers: forwardedFor(address) });

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });

  it('an address has a limited number of API requests, and a refusal says when to retry', async () => {
    const statuses = new Map<number, number>();
    for (let asked = 0; asked < 2 * limits.requests; asked += 1) {
      // The left part is the client's own invention.
      const { status } = await ask(
        asked % 2 ? '/api/tables' : '/games',
        `198.51.100.${asked}, 203.0.113.1`,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    // The number is fixed for each minute, and all this takes seconds.
    expect([...statuses]).to.deep.equal([
      [200, limits.requests],
      [429, limits.requests],
    ]);

    const refused = await ask('/games/bug-race', '203.0.113.1');
    expect(refused.status).to.equal(429);
    expect(Number(refused.headers.get('retry-after'))).to.be.within(1, 60);
    expect((await refused.json()).error).to.include({ code: 'tooMany' });
    expect((await ask('/', '203.0.113.1')).status).not.to.equal(429);
    expect((await ask('/healthz', '203.0.113.1')).status).to.equal(200);
    expect((await ask('/games', '203.0.113.2')).status).to.equal(200);
  });

  it('an address has a limited number of connections, event streams and sockets together', async () => {
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
    // Waits until the server has noticed that they are gone.
    for (const place of ['first', 'second', 'list']) {
      await until(
        `the place of the ${place} is free`,
        async () => (await outcomeOf(open('2001:db8::6'))) === 'connected',
      );
    }
    expect(await outcomeOf(open('2001:db8::7'))).to.equal('refused');
  });

  it('a /48 network of IPv6 has at most four times as many connections as an address', async () => {
    for (let network = 0; network < 4 * limits.connections; network += 1) {
      expect(await outcomeOf(open(`2001:db8:48:${network}::1`))).to.equal('connected');
    }
    expect(await outcomeOf(open('2001:db8:48:ff::1'))).to.equal('refused');
    expect(await outcomeOf(open('2001:db8:49::1'))).to.equal('connected');
  });

  it('messages beyond the limit are refused, and the page is corrected once and can continue', async () => {
    const [ada] = await seatPeople(server().url, ['Ada', 'Bo']);
    const page = openPage(ada);
    await page.sync();
    const burst = 4 * limits.messages;
    for (let sent = 0; sent < 2 * burst; sent += 1) page.say(`Line ${sent}`);
    for (let sent = 0; sent < 10; sent += 1) page.move(0, 'keepCard', 'nothing');
    const linesShown = () => page.frames.filter(({ name }) => name === 'chat').length;
    const refusals = () =>
      page.frames.flatMap(({ name, args }) => (name === 'refused' ? [args[0]] : []));
    await until('all is answered', () => linesShown() + refusals().length === 2 * burst + 10);
    expect(refusals().every(({ code }) => code === 'tooMany')).to.equal(true);
    expect(refusals().filter(({ message }) => message === 'update')).to.have.length(10);
    expect(linesShown(), 'four seconds’ worth, with five for the sync').to.equal(burst - 5);
    // Only one correction comes.
    await page.next('sync');

    await until('the page may speak again', async () => {
      page.say('Here again');
      const answer = await page.nextOf(() => true);
      return answer.name === 'chat';
    });
    expect(page.frames.filter(({ name }) => name === 'sync')).to.have.length(2);
  });

  it('an address gets a limited number of syncs, over all its connections together', async () => {
    const [{ matchID }] = await seatPeople(server().url, ['Ada', 'Bo']);
    /** The syncs of an address in four seconds, at five points each. */
    const most = (40 * limits.messages) / 5;
    const answersTo = async (address: string, times: number) => {
      const answers: string[] = [];
      while (answers.length < times) {
        const socket = open(address);
        expect(await outcomeOf(socket)).to.equal('connected');
        // One connection may send this many.
        for (let asked = 0; asked < (4 * limits.messages) / 5; asked += 1) {
          const answer = new Promise<string>((resolve) => {
            socket.once('sync', () => resolve('sync'));
            socket.once('refused', ({ message, code }) => resolve(`${message} ${code}`));
          });
          socket.emit('sync', matchID, null, undefined, 2);
          answers.push(await answer);
        }
        socket.disconnect();
      }
      return answers;
    };
    const answers = await answersTo('192.0.2.20', 2 * most);
    expect(answers.slice(0, most)).to.not.include('sync tooMany');
    expect(answers).to.include('sync tooMany');
    expect(await answersTo('192.0.2.21', 1), 'another address').to.not.include('sync tooMany');
  });

  const poll = '/socket.io/?EIO=4&transport=polling';
  const sidIn = (welcome: unknown): string => JSON.parse(String(welcome).slice(1)).sid;
  /** Opens a WebSocket from an address, for a new session or for one begun by polling. */
  const webSocket = (from: string, session = '') =>
    new WebSocket(
      `${server().url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket${session}`,
      { headers: forwardedFor(from) },
    );

  it('a connection cannot take over the session of another', async () => {
    const first = webSocket('192.0.2.23');
    const refusedOn = async (sid: string) => {
      const [error] = await once(webSocket('192.0.2.23', `&sid=${sid}`), 'error');
      expect(error.message).to.equal('Unexpected server response: 400');
    };
    const sid = sidIn((await once(first, 'message'))[0]);
    await refusedOn(sid);
    expect((await ask(`${poll}&sid=${sid}`, '192.0.2.23')).status).to.equal(400);
    expect(first.readyState).to.equal(WebSocket.OPEN);

    const polled = sidIn(await (await ask(poll, '192.0.2.23')).text());
    const over = webSocket('192.0.2.23', `&sid=${polled}`);
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

  it('a page that repeats its upgrade probe is disconnected', async () => {
    const sid = sidIn(await (await ask(poll, '192.0.2.24')).text());
    const over = webSocket('192.0.2.24', `&sid=${sid}`);
    await once(over, 'open');
    for (let sent = 0; sent < 2; sent += 1) over.send('2probe');
    await once(over, 'close');
  });

  it('handshakes of an address count as requests', async () => {
    const connect = async () => {
      const socket = open('192.0.2.30');
      const outcome = await outcomeOf(socket);
      socket.disconnect();
      return outcome;
    };
    for (let asked = 0; asked < limits.requests; asked += 1) await ask('/games', '192.0.2.30');
    expect(await connect()).to.equal('refused');
    const { text: metrics } = await get(`${server().url}/metrics`);
    expect(metrics).to.match(/paddock_refused_connections_total\{reason="tooOften"\} 1/);
    expect(await outcomeOf(open('192.0.2.31')), 'another address').to.equal('connected');
  });

  it('a client that floods the server with any message is disconnected', async () => {
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
    const { text: metrics } = await get(`${server().url}/metrics`);
    expect(metrics).to.match(/paddock_refused_connections_total\{reason="flood"\} 3/);
    expect(metrics).to.match(/paddock_refused_connections_total\{reason="perAddress"\} \d+/);
    expect(metrics).to.match(/paddock_refusals_total\{message="update",code="tooMany"\} \d+/);
  });
});
