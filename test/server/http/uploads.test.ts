import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { get } from '../../support/servers/page.ts';
import { suiteServer } from '../../support/servers/suites.ts';

/** A number of bytes that nobody sends in the time of a test. */
const endless = 1_000_000_000_000;
/** A number of pieces of a body: more than the server reads, and less than it lets pass after its answer. */
const tooMany = 4;

describe('Endless request bodies', () => {
  const server = suiteServer();

  /** Begins a request by hand and sends no body yet. */
  async function begin(length: number | null, path = '/games/bug-race/create'): Promise<Socket> {
    const socket = connect(server().port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    const size = length === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
    const head = `POST ${path} HTTP/1.1\nHost: x\nContent-Type: application/json\n${size}\n\n`;
    socket.write(head.replaceAll('\n', '\r\n'));
    return socket;
  }

  /** Opens a polling session and returns the address for its messages. */
  async function polling(): Promise<string> {
    const path = '/socket.io/?EIO=4&transport=polling';
    const { text } = await get(`${server().url}${path}`);
    return `${path}&sid=${JSON.parse(text.slice(1)).sid}`;
  }

  for (const [what, length, path] of [
    ['an endless body with a content length', endless],
    ['an endless body in chunks', null],
    ['an endless body of a polling page', endless, polling],
  ] as const) {
    it(`${what} is answered with 413, and its connection ends when it goes on`, async () => {
      const socket = await begin(length, await path?.());
      const answered = once(socket, 'data');
      // once() would fail at the error event.
      const closed = new Promise((resolve) => socket.once('close', resolve));
      const text = 'x'.repeat(100_000);
      const piece = length === null ? `${text.length.toString(16)}\r\n${text}\r\n` : text;
      for (let sent = 0; sent < tooMany; sent += 1) socket.write(piece);
      expect(String((await answered)[0])).to.match(/^HTTP\/1\.1 413 /);
      // Only now: a client that writes without a pause may lose the connection before it reads the answer.
      const fill = () => {
        while (!socket.destroyed && socket.write(piece));
      };
      socket.on('drain', fill);
      fill();
      await closed;
    });
  }

  it('a request body that breaks off is not logged', async () => {
    const half = await begin(900);
    half.end('{');
    await once(half.resume(), 'close');
    const reset = await begin(900);
    reset.write('{');
    reset.resetAndDestroy();
    await once(reset, 'close');
    expect((await get(`${server().url}/healthz`)).status).to.equal(200);
    expect(server().complaints()).to.equal('');
  });
});
