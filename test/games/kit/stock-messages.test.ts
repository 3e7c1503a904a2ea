import type { Game } from 'boardgame.io';
import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { guardMessages } from '../../../games/kit/stock-messages.ts';

const metadata = { gameName: 'cards', players: { 0: { credentials: 'secret' } } };

/** Guards a made-up server with one match. Returns how to open sockets, and how to let time pass. */
function guarded(game: Game = { name: 'cards' }) {
  type Look = (message: unknown[], goOn: () => void) => void;
  type Hear = Parameters<ReturnType<Parameters<typeof guardMessages>[1]['of']>['on']>[1];
  const heard: Hear[] = [];
  let [time, reads] = [0, 0];
  const warnings: string[] = [];
  guardMessages(
    {
      auth: { authenticateCredentials: ({ credentials }) => credentials === 'secret' },
      db: {
        fetch: () => {
          reads += 1;
          return { metadata };
        },
        setMetadata: () => {},
        wipe: () => {},
      },
    },
    { of: () => ({ on: (_, hear) => heard.push(hear) }) },
    [game],
    { now: () => time, warn: (sentence) => warnings.push(sentence) },
  );
  return {
    warnings,
    reads: () => reads,
    passes: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Opens a socket. Returns a function that sends a message and resolves with what was let through. */
    open: () => {
      let look: Look = () => expect.fail('The socket is not guarded.');
      for (const hear of heard) {
        hear({
          use: (each) => {
            look = each;
          },
          on: () => {},
          disconnect: () => {},
        });
      }
      return async (...message: unknown[]) => {
        let passed: unknown[] | null = null;
        look(message, () => {
          passed = message;
        });
        // All that follows from a message are promises that are fulfilled at once.
        await new Promise(setImmediate);
        return passed;
      };
    },
  };
}

type Send = ReturnType<ReturnType<typeof guarded>['open']>;

/** Returns a function that says something so many times, and returns how many lines were let through. */
const chatOf =
  (send: Send) =>
  async (payload: unknown, times = 1) => {
    let passed = 0;
    for (let sent = 0; sent < times; sent += 1) {
      const line = { id: 'x', sender: '0', payload };
      if (await send('chat', 'match', line, 'secret')) passed += 1;
    }
    return passed;
  };

describe('Chat lines to a guarded server', () => {
  it('a guarded server passes on 30 chat lines of a socket in a minute', async () => {
    const { open, passes, reads } = guarded();
    const [say, sayToo] = [chatOf(open()), chatOf(open())];
    expect(await say('Hello', 20)).to.equal(20);
    passes(59_999);
    expect(await say('Hello', 300)).to.equal(10);
    expect(reads(), 'dropped lines read nothing').to.equal(30);
    expect(await sayToo('Hello')).to.equal(1);
    passes(1);
    expect(await say('Hello', 300)).to.equal(30);
  });

  it('a guarded server drops a chat line that is too long in any form', async () => {
    const { open, reads } = guarded();
    const say = chatOf(open());
    for (const payload of ['x'.repeat(2000), { text: 'x'.repeat(2000) }, Array(1000).fill(1)]) {
      expect(await say(payload)).to.equal(0);
    }
    expect(reads(), 'dropped lines read nothing').to.equal(0);
    for (const payload of ['x'.repeat(1000), { text: '🏁'.repeat(500) }, undefined]) {
      expect(await say(payload)).to.equal(1);
    }
  });
});

/** Returns a message with an event of boardgame.io, as its client sends it from seat 0. */
function event(type: string, ...args: unknown[]): readonly unknown[] {
  const payload = { type, args, playerID: '0', credentials: 'secret' };
  return ['update', { type: 'GAME_EVENT', payload }, 0, 'match', '0'];
}

describe('Events to a guarded server', () => {
  const phases = { play: { start: true } };

  it('a game that says nothing of events keeps them', async () => {
    const send = guarded({ name: 'cards', phases }).open();
    const stage = { all: 'draw' };
    for (const sent of [
      event('endTurn'),
      event('setPhase', 'play'),
      event('setActivePlayers', stage),
    ]) {
      expect(await send(...structuredClone(sent))).to.deep.equal(sent);
    }
  });

  it('an event that the game has switched off is dropped', async () => {
    const send = guarded({ name: 'cards', events: { endTurn: false } }).open();
    expect(await send(...event('endTurn'))).to.equal(null);
    expect(await send(...event('endStage'))).not.to.equal(null);
    for (const { info, load } of catalog) {
      const { game } = await load();
      const ofGame = guarded({ ...game, name: 'cards' }).open();
      expect(await ofGame(...event('endTurn')), info.name).to.equal(null);
    }
  });

  it('an event that would end the process is dropped', async () => {
    const send = guarded({ name: 'cards', phases }).open();
    for (const [type, ...args] of [
      ['toString'],
      ['setPhase', 'toString'],
      ['setPhase', { toString: 1 }],
      ['setActivePlayers'],
      ['setActivePlayers', null],
    ]) {
      expect(await send(...event(String(type), ...args)), JSON.stringify(args)).to.equal(null);
    }
  });
});

describe('What a guarded server says of dropped messages', () => {
  const move = (credentials: unknown, playerID = '0') => [
    'update',
    { type: 'MAKE_MOVE', payload: { type: 'draw', args: [], playerID, credentials } },
    0,
    'match',
    playerID,
  ];

  it('each kind of message is logged once with its reason, and nothing that a client sent', async () => {
    const { open, warnings } = guarded();
    const send = open();
    for (const playerID of ['0', '0', 'x'.repeat(500)]) await send('sync', 'match', playerID);
    await send(...move('wrong'));
    await send(...move('secret', '1'));
    await send('update', { type: 'UNDO', payload: {} }, 0, 'match', '0');
    await send('disruption'.repeat(100));
    const toJoin =
      'Join the match through the lobby, which answers with the credentials of the seat';
    expect(warnings).to.deep.equal([
      `guardedServer dropped a client's sync to cards: it has a playerID without credentials. ${toJoin}. A client without playerID watches.`,
      `guardedServer dropped a client's update to cards: the credentials are not those of the seat. ${toJoin}.`,
      `guardedServer dropped a client's update to cards: nobody has joined at the seat. ${toJoin}.`,
      "guardedServer dropped a client's update to cards: clients may send moves and events, but no other action, such as UNDO.",
      "guardedServer dropped a client's message to cards: boardgame.io’s client sends no such message.",
    ]);
  });

  it('nothing is logged in production', async () => {
    const { NODE_ENV } = process.env;
    process.env.NODE_ENV = 'production';
    try {
      const { open, warnings } = guarded();
      await open()('sync', 'match', '0');
      expect(warnings).to.deep.equal([]);
    } finally {
      if (NODE_ENV === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = NODE_ENV;
    }
  });
});
