import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Rng } from '../../../games/kit/rng.ts';
import { frame, RawSocket } from '../../../test/support/probe/probe-raw.ts';
import { malformed } from './malformed.ts';
import type { Target } from './messages.ts';

/** What somebody who means ill has at hand. */
export interface Hostile {
  readonly rng: Rng;
  /** Where they come from. */
  readonly from: string;
  readonly url: () => string;
  readonly target: () => Target;
  readonly count: (what: string, more?: number) => void;
}

/** Does harm once; it is done again and again. */
export type Way = (hostile: Hostile) => Promise<void>;

/** Milliseconds; nobody waits longer for what may never come. */
const patience = 3000;
/** Milliseconds for which a connection that isn't read is kept. */
const sleep = 20_000;

const soon = <Value>(task: Promise<Value>): Promise<Value> =>
  Promise.race([
    task,
    wait(patience).then(() => {
      throw new Error('It took too long.');
    }),
  ]);

async function openSocket({ url, from, target, count }: Hostile): Promise<RawSocket> {
  count('connections');
  const socket = await soon(RawSocket.open(url(), from));
  await soon(socket.enter(target().game)).catch((error: Error) => {
    socket.tcp.destroy();
    throw error;
  });
  return socket;
}

const syncOf = ({ game, matchID }: Target) =>
  frame(`42/${game},${JSON.stringify(['sync', matchID, null, null, 2])}`);

const floods = 500;

/** Sends far more than anybody reads, until the server hangs up. */
export const flood: Way = async (hostile) => {
  const { game, matchID } = hostile.target();
  const socket = await openSocket(hostile);
  const payload = { type: 'keepCard', args: [1], playerID: '0', credentials: 'x' };
  const update = ['update', { type: 'MAKE_MOVE', payload }, 0, matchID, '0'];
  const bytes = Buffer.concat(
    Array.from({ length: floods }, () => frame(`42/${game},${JSON.stringify(update)}`)),
  );
  hostile.count('messages', floods);
  await soon(socket.pour(bytes)).finally(() => socket.tcp.destroy());
};

/** Sends what no page would. */
export const mangle: Way = async (hostile) => {
  const socket = await openSocket(hostile);
  for (let sent = 0; sent < 60 && socket.tcp.writable; sent += 1) {
    hostile.count('malformed messages');
    socket.tcp.write(malformed(hostile.rng, hostile.target()));
    await wait(20);
  }
  socket.tcp.destroy();
};

/** Asks for whole matches and reads none of them. */
export const readNothing: Way = async (hostile) => {
  const socket = await openSocket(hostile);
  socket.tcp.pause();
  const end = Date.now() + sleep;
  while (Date.now() < end && socket.tcp.writable) {
    hostile.count('messages');
    socket.tcp.write(syncOf(hostile.target()));
    await wait(100);
  }
  socket.tcp.destroy();
};

/** Comes and goes without a word. */
export const comeAndGo: Way = async ({ url, count }) => {
  const { port, hostname } = new URL(url());
  const mute = Array.from({ length: 20 }, () => connect(Number(port), hostname));
  count('connections', mute.length);
  for (const socket of mute) socket.on('error', () => {});
  mute[0]?.write(
    'POST /games/bug-race/create HTTP/1.1\r\nHost: x\r\nContent-Length: 50000\r\n\r\n{',
  );
  await wait(200);
  for (const socket of mute) socket.destroy();
};

/** Begins to send a body, and never comes to its end. */
export const stall: Way = async ({ url, from, count }) => {
  const { port, hostname } = new URL(url());
  const socket = connect(Number(port), hostname);
  count('connections');
  await once(socket, 'connect');
  socket.on('error', () => {});
  const head = `POST /games/bug-race/create HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n`;
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"a":"`);
  const end = Date.now() + sleep;
  while (Date.now() < end && socket.writable) {
    socket.write('x');
    await wait(1000);
  }
  socket.destroy();
};

async function ask(hostile: Hostile, path: string, body?: string): Promise<void> {
  hostile.count('requests');
  const answer = await fetch(hostile.url() + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-forwarded-for': hostile.from, 'content-type': 'application/json' },
    signal: AbortSignal.timeout(patience),
    ...(body !== undefined && { body }),
  });
  hostile.count(`answered ${answer.status}`);
  await answer.arrayBuffer();
}

const actions = [
  'join',
  'leave',
  'rename',
  'settings',
  'bots',
  'order',
  'number',
  'remove',
  'start',
  'agree',
  'back',
  'concede',
  'playAgain',
  'close',
  'update',
  'constructor',
];

/** Asks for everything that costs much, much at once. */
export const askMuch: Way = async (hostile) => {
  const { game, matchID } = hostile.target();
  const ids = Array.from({ length: 100 }, (_, index) => (index === 0 ? matchID : `none-${index}`));
  const paths = [
    `/games/${game}?updatedBefore=1`,
    `/games/${game}`,
    `/api/tables?ids=${ids}`,
    `/games/${game}/${matchID}/views`,
    `/games/${game}/${matchID}/views?playerID=0`,
    `/games/${game}/${matchID}/record`,
    `/table/${matchID}`,
    '/api/tables',
    '/../../etc/passwd',
  ];
  await Promise.allSettled([...paths, ...paths].map((path) => ask(hostile, path)));
  await wait(500);
};

function body({ rng }: Hostile): string {
  switch (rng.die(5)) {
    case 1:
      return `{"setupData":${'['.repeat(20_000)}`;
    case 2:
      return JSON.stringify({ playerName: 'x'.repeat(70_000) });
    case 3:
      return JSON.stringify({ playerID: '0', credentials: 'wrong', isAgreed: true, kind: 'end' });
    case 4:
      return JSON.stringify({ numPlayers: 1e9, bots: { __proto__: 'easy' }, order: [[], {}] });
    default:
      return JSON.stringify(Object.fromEntries(actions.map((name) => [name, [null, -1, name]])));
  }
}

/** Asks for what others may not have, with bodies of all kinds. */
export const posture: Way = async (hostile) => {
  const { game, matchID } = hostile.target();
  const paths = [
    ...actions.map((action) => `/games/${game}/${matchID}/${action}`),
    '/api/erase-data',
    '/api/devices',
    `/api/tables/${matchID}/report`,
    `/games/${game}/create`,
  ];
  await Promise.allSettled(paths.map((path) => ask(hostile, path, body(hostile))));
  await wait(500);
};

/** Lays as many tables as it may, and more. */
export const layMany: Way = async (hostile) => {
  const { game } = hostile.target();
  const laying = JSON.stringify({ numPlayers: 3, setupData: {} });
  await Promise.allSettled(
    Array.from({ length: 20 }, () => ask(hostile, `/games/${game}/create`, laying)),
  );
  await wait(1000);
};
