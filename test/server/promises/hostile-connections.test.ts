import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect } from 'chai';
import { io, type Socket } from 'socket.io-client';
import { growsFor } from '../../support/probe/probe-memory.ts';
import { frame, frameHead, opcodes, RawSocket } from '../../support/probe/probe-raw.ts';
import { holds, promise, type Subject } from '../../support/probe/probe-servers.ts';
import { post } from '../../support/servers/page.ts';

/** The number of addresses used so far, each by one test of this file only. */
let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `203.0.113.${addresses}`;
}

const megabyte = Buffer.alloc(1_000_000, 'x');
async function remembersNothing({ server }: Subject, scenario: () => Promise<void>) {
  expect(await growsFor(server.process, scenario), 'it has more in memory').to.equal(false);
}

/** A thousand messages that no page sends. */
const flood = Buffer.concat(Array.from({ length: 1000 }, () => frame('42/probe,["x"]')));

describe('Hostile connections', () => {
  promise(
    'P4 an address can have at most a hundred sockets',
    async ({ url }) => {
      const extraHeaders = { 'x-forwarded-for': newAddress() };
      const options = { transports: ['websocket'], forceNew: true, reconnection: false };
      const sockets: Socket[] = [];
      let open = 0;
      for (let count = 0; count < 120; count += 1) {
        const socket = io(`${url}/probe`, { ...options, extraHeaders });
        sockets.push(socket);
        open += await new Promise<number>((resolve) => {
          socket.once('connect', () => resolve(1)).once('connect_error', () => resolve(0));
        });
      }
      for (const socket of sockets) socket.disconnect();
      return open;
    },
    { ours: 100, stock: 120 },
  );

  promise(
    'P4 an address has a limited number of requests, and other addresses are not affected',
    async ({ url }) => {
      const ask = (address: string) =>
        fetch(`${url}/games`, { headers: { 'x-forwarded-for': address } });
      const [many, other] = [newAddress(), newAddress()];
      const statuses = new Set<number>();
      for (let round = 0; round < 70 && !statuses.has(429); round += 1) {
        const answers = await Promise.all(Array.from({ length: 50 }, () => ask(many)));
        for (const answer of answers) {
          statuses.add(answer.status);
          await answer.text();
        }
      }
      return { many: [...statuses], other: (await ask(other)).status };
    },
    { ours: { many: [200, 429], other: 200 }, stock: { many: [200], other: 200 } },
  );

  promise(
    'P4 a page that sends too much at once is refused',
    async (subject) => {
      const page = subject.open({ game: 'probe', matchID: 'x', playerID: null, credentials: null });
      for (let count = 0; count < 5000; count += 1) page.send('sync', 'one-match', null);
      const answered = () => page.frames.filter(({ name }) => /sync|refused/.test(name));
      while (answered().length < 5000) await page.nextOf(({ name }) => /sync|refused/.test(name));
      return answered().some(({ args }) => args[0].code === 'tooMany');
    },
    { ours: true, stock: false },
  );

  promise(
    'P4 syncs with unknown matches of many seats do not fill the memory',
    async (subject) => {
      const page = subject.open({ game: 'probe', matchID: 'x', playerID: null, credentials: null });
      return growsFor(subject.server.process, async () => {
        for (let count = 0; count < 200; count += 1) {
          page.send('sync', `unknown-${count}`, null, undefined, 1000);
          await page.nextOf(({ name }) => /sync|refused/.test(name));
        }
      });
    },
    { ours: false, stock: true },
  );

  holds('P4 a client that never stops sending is cut off', async ({ url }) => {
    await (await RawSocket.openIn('probe', url, newAddress())).pour(flood);
  });

  holds('P4 a client that sends on after a hang-up is cut off', async ({ url }) => {
    // This client has joined no game, so the server ends the connection at its first message.
    await (await RawSocket.open(url, newAddress())).pour(flood);
  });

  holds('P4 a body of 100 MB is answered with 413, with and without a content length', (subject) =>
    remembersNothing(subject, async () => {
      const headers = { 'content-type': 'application/json' };
      const options = { method: 'POST', headers };
      for (const [length, times] of [
        [{ 'content-length': 100_000_000 }, 1],
        [{}, 100],
      ] as const) {
        Object.assign(headers, length);
        const asking = request(`${subject.url}/games/probe/create`, options);
        asking.on('error', () => {});
        const answered = once(asking, 'response');
        // The rest of the body is not needed any more.
        const ended = new Promise((resolve) => asking.once('close', resolve));
        for (let count = 0; count < times && !asking.destroyed; count += 1) {
          const written = new Promise((resolve) => asking.write(megabyte, resolve));
          await Promise.race([written, ended]);
        }
        const [response] = await answered;
        response.resume();
        asking.destroy();
        expect(response.statusCode).to.equal(413);
      }
    }),
  );

  holds('P4 a client that sends a frame of 100 MB is cut off', (subject) =>
    remembersNothing(subject, async () => {
      const socket = await RawSocket.open(subject.url, newAddress());
      socket.tcp.write(frameHead(100_000_000));
      await socket.pour(megabyte);
    }),
  );

  holds('P4 a client that sends an endless message in pieces is cut off', (subject) =>
    remembersNothing(subject, async () => {
      const socket = await RawSocket.open(subject.url, newAddress());
      socket.tcp.write(frame('4', opcodes.text));
      await socket.pour(frame('x'.repeat(10_000), opcodes.continued));
    }),
  );

  holds('P4 a body nested too deeply is answered with 400', async ({ url }) => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const body of [
      `{"numPlayers":${deep}}`,
      `{"setupData":${deep}}`,
      deep,
      '['.repeat(60_000),
    ]) {
      expect((await post(`${url}/games/probe/create`, body)).status).to.equal(400);
    }
  });

  const update = '"update",{"_placeholder":true,"num":0}';
  const deep = '['.repeat(90_000);
  /** Texts that are not packets of engine.io or socket.io, come too early or never end. */
  const wrongTexts = [
    '',
    '9',
    '4',
    '4999',
    '4{',
    '40{',
    '0{}',
    '1',
    '2',
    '3probe',
    '5',
    '6',
    '\u0000',
    '😀',
    deep,
    '40/nowhere,',
    '40/probe,{"x":',
    '40/__proto__,',
    '42["update"]',
    '42/probe,["update"]',
    '41/probe,',
    '43/probe,1[]',
    '44/probe,"x"',
    `451-/probe,[${update}]`,
    `42/probe,${deep}`,
  ];
  /** The same for a client in the game, with the library's own events and with acknowledgements. */
  const wrongInGame = [
    ...['disconnect', 'connect', 'newListener', 'error'].map((name) => `42/probe,["${name}","x"]`),
    ...['{}', '[]', '[5]', '[[]]', '[null]', '"x"', deep].map((event) => `42/probe,${event}`),
    ...['7["sync"]', '7["update",null]', '1e9["chat"]', '-1["sync"]'].map(
      (ack) => `42/probe,${ack}`,
    ),
    '40/probe,',
    '43/probe,7["x"]',
    '44/probe,{}',
    `451-/probe,[${update}]`,
    '41/probe,x',
    `45999999999-/probe,[${update}]`,
  ];
  /** Bytes that are not valid WebSocket frames. */
  const wrongBytes = [
    frame('x', 0x80 | opcodes.binary),
    frame('4', 0x80 | opcodes.reserved),
    frame('4', 0xf0 | opcodes.text),
    frame('4', 0x80 | opcodes.continued),
    frame('x'.repeat(200), 0x80 | opcodes.ping),
    frame(Buffer.from([0xff, 0xfe])),
    Buffer.concat([frame('', 0x80 | opcodes.close), frame('4')]),
    Buffer.from([0x81, 0x01, 0x34]),
    Buffer.from('GET / HTTP/1.1\r\n\r\n'),
  ];

  holds('P4 malformed packets do not affect other clients', (subject) =>
    remembersNothing(subject, async () => {
      const { mine, other } = await subject.openMatch();
      const address = newAddress();
      const open = (bytes: Buffer) =>
        RawSocket.open(subject.url, address).then((socket) => ({ socket, bytes }));
      const openInGame = (bytes: Buffer) =>
        RawSocket.openIn('probe', subject.url, address).then((socket) => ({ socket, bytes }));
      const sockets = await Promise.all([
        ...wrongTexts.map((text) => open(frame(text))),
        ...wrongInGame.map((text) => openInGame(frame(text))),
        ...wrongBytes.map((bytes) => open(bytes)),
        openInGame(Buffer.concat([frame(`451-/probe,[${update}]`), frame('not binary')])),
      ]);
      for (const { socket, bytes } of sockets) {
        socket.tcp.write(bytes);
        // The server reads the wrong bytes before the end.
        socket.tcp.end();
      }
      await Promise.all(sockets.map(({ socket }) => socket.closed));
      mine.move(0, 'mark');
      await other.next('update');
    }),
  );

  holds('P4 malformed packets by polling do not affect other clients', async (subject) => {
    const { mine, other } = await subject.openMatch();
    const address = `${subject.url}/socket.io/?EIO=4&transport=polling`;
    const headers = { 'x-forwarded-for': newAddress() };
    const poll = async (query = '', init: RequestInit = {}) =>
      (await fetch(address + query, { headers, ...init })).text();
    const send = async (text: string) => {
      const session = `&sid=${JSON.parse((await poll()).slice(1)).sid}`;
      // The last one says goodbye, if the text has not ended the connection.
      for (const body of ['40/probe,', text, '1']) {
        await poll(session, { method: 'POST', body }).catch(() => {});
      }
    };
    const wrong = [...wrongTexts, ...wrongInGame, 'bAAAA', '\u001e'.repeat(90_000)];
    await Promise.all(wrong.map(send));
    for (const method of ['PUT', 'DELETE']) await poll('&sid=constructor', { method });
    mine.move(0, 'mark');
    await other.next('update');
  });

  holds('P4 one socket can join many games, and a thousand unknown games do no harm', (subject) =>
    remembersNothing(subject, async () => {
      const { matchID, ada } = await subject.openMatch();
      const socket = await RawSocket.open(subject.url, newAddress());
      const sync = JSON.stringify(['sync', matchID, ada.playerID, ada.credentials]);
      for (const game of ['bug-race', 'crazy-race-schacht', 'probe']) {
        await socket.enter(game);
        socket.send(`42/${game},${sync}`);
      }
      for (let count = 0; count < 1000; count += 1) socket.send(`40/nowhere-${count},`);
      await socket.hears('44/nowhere-999,');
      await socket.hears('42/probe,["sync"');
      await socket.hears('42/bug-race,["refused",{"code":"unknownMatch"');
      socket.tcp.destroy();
      await socket.closed;
    }),
  );

  holds('P4 clients that vanish repeatedly leave nothing behind', (subject) =>
    remembersNothing(subject, async () => {
      const address = newAddress();
      const { bo, mine } = await subject.openMatch();
      const sync = JSON.stringify(['sync', bo.matchID, bo.playerID, bo.credentials]);
      // If vanished clients still counted, not all could connect in the second round.
      for (const _round of [1, 2, 3]) {
        const opening = Array.from({ length: 60 }, () =>
          RawSocket.openIn('probe', subject.url, address),
        );
        const sockets = await Promise.all(opening);
        for (const socket of sockets) socket.send(`42/probe,${sync}`);
        await Promise.all(sockets.slice(0, 30).map((socket) => socket.hears('"sync"')));
        for (const { tcp } of sockets) tcp.destroy();
        await Promise.all(sockets.map(({ closed }) => closed));
      }
      const mute = Array.from({ length: 50 }, () => connect(subject.server.port, 'localhost'));
      for (const socket of mute) socket.on('error', () => {});
      await Promise.all(mute.map((socket) => once(socket, 'connect')));
      for (const half of [
        'POST /games/probe/create HTTP/1.1\r\nHost: x\r\nContent-Le',
        '\u0016\u0003\u0001',
      ]) {
        mute.pop()?.end(half);
      }
      for (const socket of mute) socket.destroy();
      mine.move(0, 'mark');
      await mine.next('update');
    }),
  );
});
