import { createRequire } from 'node:module';
import path from 'node:path';
import type { Game, State } from 'boardgame.io';
import { expect } from 'chai';
import fc from 'fast-check';
import { catalog } from '../../games/index.ts';
import { hiddenIn } from '../support/games/hidden.ts';
import { activeSeats } from '../support/games/table.ts';
import { suitePackage } from '../support/package/installed-package.ts';
import { type Frame, Page, post, type Seated } from '../support/servers/page.ts';
import {
  kinds,
  newMatch,
  seatThree,
  startTwoServers,
  suiteTwoServers,
  type TwoServers,
  takeSeat,
  wholeState,
} from '../support/stock/two-stock-servers.ts';
import { until } from '../support/until.ts';

const transports = [['websocket'], ['polling']] as const;

/** Sends something and waits until the server has dealt with all that this page has sent. */
async function sendAll(page: Page, matchID: string, messages: readonly (readonly unknown[])[]) {
  for (const [name, ...args] of messages) page.send(String(name), ...args);
  // Twice: boardgame.io answers while it still carries out what came before.
  for (let times = 0; times < 2; times += 1) {
    page.send('sync', matchID, null);
    await page.next('sync');
  }
}

/** Returns a message that makes boardgame.io copy something into what a seat may see. */
function copying({ matchID, playerID, credentials }: Seated, from: string, stateID = 0) {
  const patch = [{ op: 'copy', from, path: `/G/players/${playerID}/stolen` }];
  const payload = { type: 'x', playerID, credentials };
  return ['update', { type: 'PATCH', patch, payload }, stateID, matchID, playerID];
}

/** Returns a message with any action of boardgame.io, as a seat sends it. */
function acting({ matchID, playerID, credentials }: Seated, action: object, payload: object = {}) {
  const own = { type: 'x', playerID, credentials, ...payload };
  return ['update', { ...action, payload: own }, 0, matchID, playerID];
}

/** Returns the seat among these for which boardgame.io accepts moves. */
function activeOf(seats: readonly Seated[], state: State): Seated {
  const [active] = activeSeats(state);
  return seats.find(({ playerID }) => playerID === active) ?? expect.fail('Nobody may move.');
}

/* The titles are the promises in docs/boardgame-io-server.md: boardgame.io’s server breaks each, a guarded one keeps it. */
describe('Promises of guardedServer against made-up messages', () => {
  const installed = suitePackage();
  const servers = suiteTwoServers();
  const urls = () => servers().urls;
  /** Servers that a message may end. */
  let own: TwoServers | undefined;

  after(() => own?.stop());

  const gameOf = (name: string): Game => {
    const require = createRequire(path.join(installed().folder, 'index.cjs'));
    return (require(`paddock-games/${name}`) as { readonly game: Game }).game;
  };

  /** Makes a legal move at its seat. */
  async function moveLegally(url: string, seats: readonly Seated[]): Promise<void> {
    const [{ game, matchID }] = seats as readonly [Seated];
    const state = await wholeState(url, matchID);
    const mover = activeOf(seats, state);
    const moves = gameOf(game).ai?.enumerate(state.G, state.ctx, mover.playerID ?? '') ?? [];
    const [move] = moves;
    if (!move || !('move' in move)) throw new Error('There is no legal move.');
    const page = new Page(url, mover);
    page.move(state._stateID, move.move, ...(move.args ?? []));
    await until('the move is made', async () => {
      return (await wholeState(url, matchID))._stateID > state._stateID;
    });
    page.close();
  }

  /**
   * Sends messages to both servers, by both transports: to boardgame.io’s they do what they are made for, and on the
   * guarded one the match stays as it is.
   */
  async function expectOnlyStock(
    seatsOf: (url: string) => Promise<readonly Seated[]>,
    attack: (seat: Seated, before: State) => readonly (readonly unknown[])[],
    hasWorked: (after: State, before: State, seat: Seated) => boolean,
  ): Promise<void> {
    for (const kind of kinds) {
      for (const transport of transports) {
        const url = urls()[kind];
        const seats = await seatsOf(url);
        const [{ matchID }] = seats as readonly [Seated];
        const before = await wholeState(url, matchID);
        const seat = activeOf(seats, before);
        const page = new Page(url, seat, seat.game, transport);
        await sendAll(page, matchID, attack(seat, before));
        const now = () => wholeState(url, matchID);
        if (kind === 'stock') {
          await until('the attack works', async () => hasWorked(await now(), before, seat));
        } else expect(await now(), String(transport)).to.deep.equal(before);
        page.close();
      }
    }
  }

  /** Returns what a seat sees of what it has copied. */
  const stolen = ({ G }: State, { playerID }: Seated) => G.players[playerID ?? ''].stolen;

  for (const { info } of catalog) {
    const game = info.name;

    it(`A player reads no hidden state through a made-up message. (${game})`, async () => {
      await expectOnlyStock(
        (url) => seatThree(url, game),
        (seat) => [copying(seat, '/G/secret')],
        (after, { G }, seat) => JSON.stringify(stolen(after, seat)) === JSON.stringify(G.secret),
      );
    });

    it(`A stranger reads no hidden state before anybody has joined. (${game})`, async () => {
      await expectOnlyStock(
        async (url) => {
          const matchID = await newMatch(url, game);
          const stranger = { game, matchID, credentials: null };
          return ['0', '1', '2'].map((playerID) => ({ ...stranger, playerID }));
        },
        (seat) => [copying(seat, '/plugins/random/data')],
        (after, _, seat) => 'seed' in stolen(after, seat),
      );
    });

    it(`No client ends a match, a phase or a turn by an event. (${game})`, async () => {
      await expectOnlyStock(
        (url) => seatThree(url, game),
        (seat) => [
          acting(seat, { type: 'GAME_EVENT' }, { type: 'endGame', args: [{ winners: ['me'] }] }),
        ],
        ({ ctx }) => ctx.gameover?.winners[0] === 'me',
      );
    });
  }

  for (const type of ['SYNC', 'RESET', 'UPDATE']) {
    it(`No client replaces the state of a match. (${type})`, async () => {
      await expectOnlyStock(
        (url) => seatThree(url, 'bug-race'),
        (seat, before) => {
          const state = { ...before, ctx: { ...before.ctx, gameover: { winners: ['me'] } } };
          return [acting(seat, { type, state, deltalog: [] })];
        },
        ({ ctx }) => ctx.gameover?.winners[0] === 'me',
      );
    });
  }

  it('A player moves for no other seat.', async () => {
    await expectOnlyStock(
      (url) => seatThree(url, 'bug-race'),
      (seat, { G }) => {
        const args = [G.players['1'].offered[0]];
        return [acting(seat, { type: 'MAKE_MOVE' }, { type: 'keepCard', args, playerID: '1' })];
      },
      ({ G }) => G.hasChosen['1'],
    );
  });

  it('A page that asks for a seat before a player takes it does not see that seat.', async () => {
    for (const kind of kinds) {
      const game = 'bug-race';
      const matchID = await newMatch(urls()[kind], game);
      const early = new Page(urls()[kind], { game, matchID, playerID: '0', credentials: null });
      early.send('sync', matchID, '0', undefined, 3);
      if (kind === 'stock') await early.next('sync');
      const seats = [];
      for (const playerID of ['0', '1', '2']) {
        seats.push(await takeSeat(urls()[kind], { game, matchID, playerID }));
      }
      await moveLegally(urls()[kind], seats);
      if (kind === 'stock') {
        expect((await early.next('update')).args[1].G.players).to.have.all.keys('0');
      } else {
        await sendAll(early, matchID, []);
        expect(early.frames.map(({ name }) => name)).to.deep.equal(['sync', 'sync']);
      }
      early.close();
    }
  });

  it('A page no longer sees a seat that its player has left.', async () => {
    for (const kind of kinds) {
      for (const transport of transports) {
        const game = 'bug-race';
        const [left, other, third = expect.fail()] = await seatThree(urls()[kind], game);
        const former = new Page(urls()[kind], left, game, transport);
        const staying = new Page(urls()[kind], other, game, transport);
        former.send('sync', left.matchID, '0', left.credentials, 3);
        staying.send('sync', left.matchID, '1', other.credentials, 3);
        await Promise.all([former.next('sync'), staying.next('sync')]);
        const { playerID, credentials } = left;
        await post(`${urls()[kind]}/games/${game}/${left.matchID}/leave`, {
          playerID,
          credentials,
        });
        const taken = await takeSeat(urls()[kind], { game, matchID: left.matchID, playerID: '0' });
        await moveLegally(urls()[kind], [taken, other, third]);
        expect((await staying.next('update')).args[1].G.players).to.have.all.keys('1');
        if (kind === 'stock') {
          expect((await former.next('update')).args[1].G.players).to.have.all.keys('0');
        } else {
          expect(former.frames.map(({ name }) => name)).to.not.include('update');
          expect(former.isConnected).to.equal(false);
        }
        former.close();
        staying.close();
      }
    }
  });

  it('Only the lobby creates matches.', async () => {
    for (const kind of kinds) {
      const [seat] = await seatThree(urls()[kind], 'bug-race');
      const page = new Page(urls()[kind], seat);
      page.send('sync', 'wished-for', null);
      if (kind === 'stock') await page.next('sync');
      await sendAll(page, seat.matchID, []);
      const isThere = (await wholeState(urls()[kind], 'wished-for'))?._stateID === 0;
      expect(isThere, kind).to.equal(kind === 'stock');
      page.close();
    }
  });

  it('Only clients of its own game see a match.', async () => {
    for (const kind of kinds) {
      const [seat] = await seatThree(urls()[kind], 'bug-race');
      const page = new Page(urls()[kind], seat, 'crazy-race-schacht');
      page.send('sync', seat.matchID, null);
      const own = await newMatch(urls()[kind], 'crazy-race-schacht');
      await sendAll(page, own, []);
      const shown = page.frames.map(({ args }) => args[0]);
      expect(shown.includes(seat.matchID), kind).to.equal(kind === 'stock');
      page.close();
    }
  });

  it('No message ends the process.', async () => {
    own = await startTwoServers(installed());
    for (const kind of ['guarded', 'stock'] as const) {
      const [seat] = await seatThree(own.urls[kind], 'bug-race');
      const page = new Page(own.urls[kind], seat);
      if (kind === 'guarded') {
        const { credentials, matchID } = seat;
        const message = { id: 'x', sender: '0' };
        const line = (payload: unknown) => ['chat', matchID, { ...message, payload }, credentials];
        const deep = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`);
        await sendAll(page, matchID, [
          acting(seat, { type: 'MAKE_MOVE' }, { type: 'keepCard', args: [{ toString: 1 }] }),
          acting(seat, { type: 'MAKE_MOVE' }, { type: 'keepCard', args: [deep] }),
          line(deep),
        ]);
        expect(own.isRunning()).to.equal(true);
      } else {
        page.move(0, 'keepCard', { toString: 1 });
        await own.ended;
      }
      page.close();
    }
  });

  describe('Random messages to a guarded server', () => {
    const hostile = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom<unknown>(
        ...[null, '', -1, 0, 1e9, '0', '1', 'toString', '__proto__', {}, [], [[]]],
        ...[{ toString: 1 }, { toJSON: 1 }, { length: 1e9 }],
      ),
    );
    const types = [
      'MAKE_MOVE',
      'GAME_EVENT',
      'UNDO',
      'REDO',
      'PATCH',
      'UPDATE',
      'SYNC',
      'RESET',
      'PLUGIN',
      'STRIP_TRANSIENTS',
    ];
    const events = [
      'endGame',
      'endTurn',
      'endPhase',
      'setPhase',
      'setStage',
      'setActivePlayers',
      'pass',
    ];

    /** Returns messages of any kind, none of which is a legal move. */
    function messagesAt(seats: readonly Seated[], other: string, whole: State) {
      const playerID = fc.constantFrom<unknown>('0', '1', '2', null, undefined, 'toString', 7);
      const credentials = fc.constantFrom<unknown>(
        ...[seats[0]?.credentials, seats[1]?.credentials, null, undefined, 'guess', { length: 3 }],
      );
      const matchID = fc.constantFrom<unknown>(
        seats[0]?.matchID,
        other,
        'unknown',
        '__proto__',
        null,
      );
      const stateID = fc.constantFrom<unknown>(0, 1, -1, '0', null);
      const patch = [{ op: 'copy', from: '/G/secret', path: '/G/players/0/x' }];
      const args = fc.oneof(fc.constant(['no card']), fc.array(hostile, { maxLength: 2 }), hostile);
      const action = fc.record({
        type: fc.constantFrom(...types),
        payload: fc.oneof(
          hostile,
          fc.record({
            playerID,
            credentials,
            type: fc.oneof(fc.constantFrom('keepCard', 'toString', ...events), fc.string()),
            // A number could be the card of an offer.
            args: args.filter((each) => !(Array.isArray(each) && typeof each[0] === 'number')),
          }),
        ),
        state: fc.constantFrom<unknown>(undefined, { ...whole, G: {} }, {}),
        patch: fc.constant(patch),
      });
      return fc.oneof(
        fc.tuple(fc.constant('update'), fc.oneof(action, hostile), stateID, matchID, playerID),
        fc.tuple(fc.constant('sync'), matchID, playerID, credentials, fc.constantFrom(2, -1, '3')),
        fc.tuple(
          fc.constant('chat'),
          matchID,
          fc.oneof(hostile, fc.record({ id: fc.string(), sender: playerID, payload: hostile })),
          credentials,
        ),
        fc.tuple(fc.string(), hostile, hostile),
      );
    }

    /** Returns what a frame shows that this page may not see. The page has the credentials of seat 0. */
    function leaksOf({ name, args }: Frame): readonly string[] {
      const states = name === 'sync' ? [args[1].state, args[1].initialState] : [args[1]];
      if (name !== 'sync' && name !== 'update') return [];
      return states.flatMap(({ G, plugins }) => [
        ...hiddenIn(G, '0').filter((seat) => seat !== '1'),
        ...(plugins.random?.data === undefined ? [] : ['chance']),
      ]);
    }

    it('random messages show no secret, change no match and end no process', async () => {
      const seats = await seatThree(urls().guarded, 'bug-race');
      const other = await newMatch(urls().guarded, 'crazy-race-schacht');
      const [seat] = seats;
      const { matchID } = seat;
      const whole = await wholeState(urls().guarded, matchID);
      const others = await wholeState(urls().guarded, other);
      await fc.assert(
        fc.asyncProperty(
          fc.array(messagesAt(seats, other, whole), { minLength: 20, maxLength: 40 }),
          fc.constantFrom(...transports),
          async (messages, transport) => {
            const page = new Page(urls().guarded, seat, seat.game, transport);
            // socket.io keeps names of its own from being sent.
            const own = [
              'connect',
              'connect_error',
              'disconnect',
              'disconnecting',
              'newListener',
              'removeListener',
            ];
            await sendAll(
              page,
              matchID,
              messages.filter(([name]) => !own.includes(name)),
            );
            page.close();
            expect(page.frames.flatMap(leaksOf)).to.deep.equal([]);
            expect(await wholeState(urls().guarded, matchID)).to.deep.equal(whole);
            expect(await wholeState(urls().guarded, other)).to.deep.equal(others);
            expect(servers().isRunning()).to.equal(true);
          },
        ),
        { numRuns: 60, seed: 28 },
      );
    });
  });
});
