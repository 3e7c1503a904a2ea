/**
 * Attackers in a process of their own, each from an address of its own, until the process is ended. It is sent
 * `Target[]` whenever the tables change, and sends the numbers of its attacks every second. The servers' addresses are
 * its arguments.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import { frame, opcodes, RawSocket } from '../probe/probe-raw.ts';

/** A table that is attacked. */
export interface Target {
  readonly game: string;
  readonly matchID: string;
}

const urls = process.argv.slice(2);
const rng = seededRng('attackers');
const counts: Record<string, number> = {};
let targets: readonly Target[] = [];

const patienceMs = 3000;
/** Time for which a connection is kept that is not read or not completed. */
const stallMs = 20_000;

const anyUrl = () => rng.choose(urls);
const anyTarget = () =>
  targets.length > 0 ? rng.choose(targets) : { game: 'bug-race', matchID: 'x' };

function count(what: string, more = 1): void {
  counts[what] = (counts[what] ?? 0) + more;
}

async function openSocket(from: string, { game }: Target): Promise<RawSocket> {
  count('connections');
  const tooSlow = wait(patienceMs).then(() => {
    throw new Error('The server did not answer.');
  });
  return Promise.race([RawSocket.openIn(game, anyUrl(), from), tooSlow]);
}

/** Sends moves faster than the server reads them, until it hangs up. */
async function flood(from: string): Promise<void> {
  const target = anyTarget();
  const socket = await openSocket(from, target);
  const payload = { type: 'keepCard', args: [1], playerID: '0', credentials: 'x' };
  const update = ['update', { type: 'MAKE_MOVE', payload }, 0, target.matchID, '0'];
  const message = frame(`42/${target.game},${JSON.stringify(update)}`);
  count('messages', 500);
  const poured = socket.pour(Buffer.concat(Array.from({ length: 500 }, () => message)));
  await Promise.race([poured, wait(patienceMs)]);
  socket.tcp.destroy();
}

/** Sends messages that no page sends: cut off, of a wrong type, too deep, or with a wrong payload. */
async function sendMalformed(from: string): Promise<void> {
  const target = anyTarget();
  const socket = await openSocket(from, target);
  const name = rng.choose(['sync', 'update', 'chat', 'constructor', '__proto__', 'disconnect']);
  const text = `42/${target.game},${JSON.stringify([name, { payload: {} }, null, -1, target.matchID])}`;
  for (let sent = 0; sent < 60 && socket.tcp.writable; sent += 1) {
    count('malformed messages');
    socket.tcp.write(
      rng.choose([
        frame(text),
        frame(text.slice(0, rng.die(text.length))),
        frame(text, 0x80 | opcodes.binary),
        frame(`4${rng.die(9)}${'['.repeat(rng.die(5000))}`),
        frame(Buffer.alloc(rng.die(200), rng.die(255)), 0x80 | opcodes.reserved),
      ]),
    );
    await wait(20);
  }
  socket.tcp.destroy();
}

/** Requests whole matches and reads none of them. */
async function readNothing(from: string): Promise<void> {
  const { game, matchID } = anyTarget();
  const socket = await openSocket(from, { game, matchID });
  socket.tcp.pause();
  const end = Date.now() + stallMs;
  while (Date.now() < end && socket.tcp.writable) {
    count('messages');
    socket.tcp.write(frame(`42/${game},${JSON.stringify(['sync', matchID, null, null, 2])}`));
    await wait(100);
  }
  socket.tcp.destroy();
}

/** Begins to send a body and never completes it. */
async function stallUpload(from: string): Promise<void> {
  const { port, hostname } = new URL(anyUrl());
  const socket = connect(Number(port), hostname);
  count('connections');
  socket.on('error', () => {});
  await once(socket, 'connect');
  const head = `POST /games/bug-race/create HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n`;
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"a":"`);
  const end = Date.now() + stallMs;
  while (Date.now() < end && socket.writable) {
    socket.write('x');
    await wait(1000);
  }
  socket.destroy();
}

/** Sends expensive requests, and requests for what only others may do. */
async function request(from: string): Promise<void> {
  const { game, matchID } = anyTarget();
  const ids = Array.from({ length: 100 }, (_, index) => `${matchID}-${index}`);
  const body = rng.choose([
    `{"setupData":${'['.repeat(20_000)}`,
    JSON.stringify({ playerName: 'x'.repeat(70_000) }),
    JSON.stringify({ playerID: '0', credentials: 'wrong', isAgreed: true, kind: 'end' }),
    JSON.stringify({ numPlayers: 3, setupData: {} }),
  ]);
  const send = async (path: string, sent?: string) => {
    count('requests');
    const answer = await fetch(anyUrl() + path, {
      headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
      ...(sent !== undefined && { method: 'POST', body: sent }),
    });
    await answer.arrayBuffer();
  };
  const read = [
    `/games/${game}`,
    `/api/tables?ids=${ids}`,
    `/games/${game}/${matchID}/views`,
    `/games/${game}/${matchID}/record`,
    `/table/${matchID}`,
  ];
  const written = [
    'create',
    ...['join', 'leave', 'bots', 'agree', 'concede', 'update'].map((each) => `${matchID}/${each}`),
  ];
  await Promise.allSettled([
    ...read.map((path) => send(path)),
    ...written.map((action) => send(`/games/${game}/${action}`, body)),
  ]);
  await wait(500);
}

const attacks = [
  flood,
  flood,
  sendMalformed,
  sendMalformed,
  readNothing,
  readNothing,
  stallUpload,
  request,
];
for (const [index, attack] of attacks.entries()) {
  void (async () => {
    for (;;) {
      // Servers are away now and then, and refuse most attacks.
      await attack(`203.0.113.${index + 1}`).catch(() => count('interrupted'));
      await wait(300);
    }
  })();
}
process.on('message', (message) => {
  targets = message as readonly Target[];
});
setInterval(() => process.send?.(counts), 1000);
process.once('disconnect', () => process.exit());
// Destroyed connections go on failing.
process.on('unhandledRejection', () => count('interrupted'));
process.on('uncaughtException', () => count('interrupted'));
