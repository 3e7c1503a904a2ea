import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { io } from 'socket.io-client';
import { Connections } from '../../../server/ops/connections.ts';
import { Metrics } from '../../../server/ops/metrics.ts';
import { RateLimits } from '../../../server/ops/rate-limits.ts';
import { readSettings } from '../../../server/settings.ts';

const megabyte = 'x'.repeat(1_000_000);

describe('Pages that do not read', () => {
  let sockets: Server;
  let metrics: Metrics;
  let url: string;

  beforeEach(async () => {
    const http = createServer();
    sockets = new Server(http);
    metrics = new Metrics();
    const settings = readSettings({});
    const blocks = { isBlocked: () => false };
    const rateLimits = new RateLimits(settings.limits);
    new Connections(settings, { metrics, blocks, rateLimits }).watch(sockets.engine);
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const { port } = http.address() as AddressInfo; // it listens on a port
    url = `http://127.0.0.1:${port}`;
  });
  afterEach(() => sockets.close());

  /** Returns the server's socket of the next page that connects. */
  async function nextPage(): Promise<ServerSocket> {
    const [socket] = await once(sockets, 'connection');
    return socket;
  }

  async function open() {
    const page = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    return { page, socket: await nextPage() };
  }

  /** Opens a page that polls by hand. */
  async function openPolling() {
    const address = `${url}/socket.io/?EIO=4&transport=polling`;
    const welcome = await (await fetch(address)).text();
    const poll = `${address}&sid=${JSON.parse(welcome.slice(1)).sid}`;
    const coming = nextPage();
    await fetch(poll, { method: 'POST', body: '40' });
    return { poll, socket: await coming };
  }

  /** Sends data until the page is disconnected, and returns the number of megabytes sent. */
  async function fill(socket: ServerSocket): Promise<number> {
    let sent = 0;
    while (socket.connected && sent < 100) {
      socket.emit('text', megabyte);
      sent += 1;
      await new Promise(setImmediate);
    }
    return sent;
  }

  it('a page with too large a backlog is disconnected, while a page that reads stays', async () => {
    const reader = await open();
    reader.page.on('text', (_, acknowledge) => acknowledge());
    for (let sent = 0; sent < 20; sent += 1) await reader.socket.emitWithAck('text', megabyte);
    expect(reader.socket.connected).to.equal(true);

    const sleeper = await open();
    // The WebSocket of the page, which the types of socket.io-client leave out.
    const { ws } = sleeper.page.io.engine.transport as unknown as {
      readonly ws: { pause(): void; terminate(): void };
    };
    ws.pause();
    expect(await fill(sleeper.socket), 'what systems hold comes on top').to.be.within(8, 60);
    expect(await metrics.text()).to.include('refused_connections_total{reason="backlog"} 1');
    expect(reader.socket.connected).to.equal(true);
    for (const { page } of [reader, sleeper]) page.disconnect();
    ws.terminate();
  });

  it('a page that stops polling is disconnected', async () => {
    const { poll, socket } = await openPolling();
    expect(await fill(socket)).to.be.within(8, 9);
    expect((await fetch(poll)).status).to.equal(400);
    expect(await metrics.text()).to.include('refused_connections_total{reason="backlog"} 1');
  });

  it('a second poll is refused until the last answer has been read', async () => {
    const { poll, socket } = await openPolling();
    // This is more than systems buffer for a client that reads nothing.
    for (let sent = 0; sent < 7; sent += 1) socket.emit('text', megabyte);
    const [unread]: IncomingMessage[] = await once(get(poll), 'response');
    expect((await fetch(poll)).status).to.equal(400);
    const read = once(unread?.resume() ?? expect.fail(), 'end');
    await read;
    socket.emit('text', 'more');
    expect(await (await fetch(poll)).text()).to.include('more');
  });
});
