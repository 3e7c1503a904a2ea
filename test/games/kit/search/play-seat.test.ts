import { once } from 'node:events';
import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { expect } from 'chai';
import { catalog } from '../../../../games/index.ts';
import type { AnyMove, AnyTypes } from '../../../../games/kit/rules.ts';
import type { Choice } from '../../../../games/kit/search/choose.ts';
import type { SeatClient } from '../../../../games/kit/search/play-seat.ts';
import { seededChoice } from '../../../support/games/table.ts';
import { itLong } from '../../../support/long.ts';
import { type GameWithBot, withBot } from '../../../support/players/bots.ts';

/** Quick, so that whole matches take no time. */
const quick = { level: 'fair', rounds: 1 } as const;

type FrameworkClient = ReturnType<typeof Client>;

/** Clients of all seats of one match that is kept in this process. */
function clientsOf({ module }: GameWithBot, numPlayers: number): readonly FrameworkClient[] {
  const match = { game: { ...module.game, seed: 'seats' }, numPlayers, multiplayer: Local() };
  return Array.from({ length: numPlayers }, (_, id) =>
    Client({ ...match, playerID: String(id), debug: false }),
  );
}

/** Waits until a condition holds in a client's match. */
async function until(client: FrameworkClient, isSo: () => boolean): Promise<void> {
  const heard = new EventTarget();
  client.subscribe(() => heard.dispatchEvent(new Event('state')));
  while (!isSo()) await once(heard, 'state');
}

function movesBy(log: readonly LogEntry[] = [], seat: string): readonly LogEntry[] {
  const moves = log.filter(({ action }) => action.type === 'MAKE_MOVE');
  return moves.filter(({ action }) => action.payload.playerID === seat);
}

function resultOf(client: FrameworkClient | undefined) {
  return client?.getState()?.ctx.gameover;
}

/** Runs something. Returns what boardgame.io complained of meanwhile, such as refused moves. */
async function complaintsDuring(run: () => Promise<void>): Promise<readonly unknown[]> {
  const { error } = console;
  const complaints: unknown[] = [];
  console.error = (...said: unknown[]) => complaints.push(said);
  await run().finally(() => {
    console.error = error;
  });
  return complaints;
}

/** Plays a seat as a person with random legal moves. Returns a function that counts these moves. */
function playByChance({ module }: GameWithBot, client: FrameworkClient): () => number {
  const choose = seededChoice(11);
  let count = 0;
  client.subscribe((state) => {
    const seat = client.playerID;
    if (!state || !seat || !module.playersToMove(state.G).includes(seat)) return;
    const { _stateID } = state;
    setTimeout(() => {
      const now = client.getState();
      if (now?._stateID !== _stateID) return;
      const { move, args }: AnyMove = choose(module.rules.legalMoves(now.G, seat));
      count += 1;
      client.moves[move]?.(...args);
    });
  });
  return () => count;
}

describe('Bots at the seats of boardgame.io’s clients', () => {
  let running: readonly FrameworkClient[] = [];

  afterEach(() => {
    for (const client of running) client.stop();
  });

  for (const onShelf of catalog) {
    const { name, minPlayers, maxPlayers } = onShelf.info;
    // Whole matches of one game are enough except in long runs.
    const itHere = name === 'crazy-race-schacht' ? it : itLong;

    itHere(`${name}: bots play a whole match in Local without a refused move`, async () => {
      const game = await withBot(onShelf);
      running = clientsOf(game, maxPlayers);
      const [first = expect.fail()] = running;
      const complaints = await complaintsDuring(async () => {
        for (const client of running) {
          game.playSeat(client, quick);
          client.start();
        }
        await until(first, () => resultOf(first) !== undefined);
      });
      expect(complaints).to.deep.equal([]);
      expect(resultOf(first).ranking).to.have.length(maxPlayers);
      for (const client of running) expect(resultOf(client)).to.deep.equal(resultOf(first));
    });

    itHere(`${name}: a person among bots makes every move of their own seat`, async () => {
      const game = await withBot(onShelf);
      running = clientsOf(game, minPlayers);
      const [person = expect.fail(), ...others] = running;
      const count = playByChance(game, person);
      for (const client of others) game.playSeat(client, quick);
      for (const client of running) client.start();
      await until(person, () => resultOf(person) !== undefined);
      expect(movesBy(person.log, '0')).to.have.length(count());
      expect(count()).to.be.above(5);
    });

    it(`${name}: a choose function gets only plain data that its seat sees`, async () => {
      const game = await withBot(onShelf);
      const asked: Choice<AnyTypes>[] = [];
      running = clientsOf(game, minPlayers);
      const [first = expect.fail()] = running;
      for (const client of running) {
        game.playSeat(client, {
          ...quick,
          choose: async (choice) => {
            // A worker gets such a copy; data that cannot be sent there would throw.
            const sent = structuredClone(choice);
            asked.push(sent);
            return structuredClone(game.choose(sent));
          },
        });
        client.start();
      }
      await until(first, () => asked.length > 20);
      for (const { G, playerID, level, rounds } of asked) {
        expect(Object.keys(G.players)).to.deep.equal([playerID]);
        expect(G).to.not.have.property('secret');
        expect([level, rounds]).to.deep.equal([quick.level, quick.rounds]);
      }
      expect(asked.at(-1)?.log?.length).to.be.above(10);
    });
  }

  it('a bot that leaves its seat makes no more moves', async () => {
    const [bugRace = expect.fail()] = catalog;
    const game = await withBot(bugRace);
    running = clientsOf(game, 2);
    const [first = expect.fail(), second = expect.fail()] = running;
    const leave = game.playSeat(first, quick);
    game.playSeat(second, quick);
    for (const client of running) client.start();
    await until(first, () => movesBy(first.log, '0').length >= 3);
    leave();
    await until(first, () => {
      return game.module.playersToMove(first.getState()?.G).join() === '0';
    });
    expect(movesBy(first.log, '0')).to.have.length(3);
  });
});

describe('Bots put to a seat wrongly', () => {
  const [bugRace = expect.fail()] = catalog;

  for (const playerID of [undefined, null, '', 0]) {
    it(`a client with playerID ${JSON.stringify(playerID)} causes an error at once`, async () => {
      const { module, playSeat } = await withBot(bugRace);
      const client = Client({ game: module.game, numPlayers: 2, debug: false });
      // A caller in JavaScript can pass what no type allows.
      Object.assign(client, { playerID });
      expect(() => playSeat(client)).to.throw(
        /^playerID must be a seat as a text, such as '0', but/,
      );
    });
  }

  it('an unknown level causes an error at once', async () => {
    const game = await withBot(bugRace);
    const [client = expect.fail()] = clientsOf(game, 2);
    const options = { ...quick };
    Object.assign(options, { level: 'hard' });
    expect(() => game.playSeat(client, options)).to.throw(
      "level must be easy, fair or strong, but is 'hard'.",
    );
  });

  it('unknown settings cause an error at once', async () => {
    const game = await withBot(bugRace);
    const [client = expect.fail()] = clientsOf(game, 2);
    // A caller in JavaScript can pass what no type allows.
    const put = (settings: unknown) => () => {
      Reflect.apply(game.playSeat, undefined, [client, settings]);
    };
    expect(put('easy')).to.throw("The settings must be an object, but are 'easy'.");
    expect(put({ lvel: 'easy' })).to.throw(
      "There is no setting 'lvel'. The settings are level, milliseconds, rounds, pause, choose.",
    );
  });

  it('a seat that the match lacks causes one error as soon as the match is known', async () => {
    const { module, playSeat } = await withBot(bugRace);
    const client = Client({ game: module.game, numPlayers: 2, playerID: '7', debug: false });
    expect(() => playSeat(client, quick)).to.throw(
      "The match has the seats 0, 1, but no seat '7'.",
    );
    client.overrideGameState(null); // tells all who listen
  });
});

describe('Bots with a slow connection', () => {
  /** Returns a seat of Bug Race whose moves arrive only on demand. */
  async function slowSeat() {
    const [bugRace = expect.fail()] = catalog;
    const game = await withBot(bugRace);
    const [client = expect.fail(), other = expect.fail()] = clientsOf(game, 2);
    const heard = new EventTarget();
    const sent: (() => void)[] = [];
    const line = {
      isConnected: true,
      sent,
      /** Waits until so many moves have been sent. */
      untilSent: async (count: number) => {
        while (sent.length < count) await once(heard, 'sent');
      },
    };
    const seat: SeatClient = {
      playerID: client.playerID,
      get log() {
        return client.log;
      },
      subscribe: (listener) => client.subscribe(listener),
      getState: () => {
        const state = client.getState();
        return state && { ...state, isConnected: line.isConnected };
      },
      moves: Object.fromEntries(
        Object.entries(client.moves).map(([name, move]) => [
          name,
          (...args: unknown[]) => {
            sent.push(() => move(...args));
            heard.dispatchEvent(new Event('sent'));
          },
        ]),
      ),
    };
    client.start();
    other.start();
    return { game, client, other, seat, line };
  }

  /** Waits until everything that is due has happened. */
  async function settled(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise<void>((resolve) => {
        setTimeout(resolve);
      });
    }
  }

  it('a bot sends a move once while others move, and again if the move never arrives', async () => {
    const { game, client, other, seat, line } = await slowSeat();
    const leave = game.playSeat(seat, quick);
    await line.untilSent(1);
    const [others = expect.fail()] = game.module.rules.legalMoves(other.getState()?.G, '1');
    other.moves[others.move]?.(...others.args);
    await settled();
    expect(client.getState()?._stateID).to.equal(1);
    expect(line.sent).to.have.length(1);
    await line.untilSent(2);
    line.sent[1]?.();
    expect(movesBy(client.log, '0')).to.have.length(1);
    await line.untilSent(3);
    leave();
    for (const each of [client, other]) each.stop();
  });

  it('a bot waits while there is no connection', async () => {
    const { game, client, other, seat, line } = await slowSeat();
    line.isConnected = false;
    const leave = game.playSeat(seat, quick);
    await settled();
    expect(line.sent).to.have.length(0);
    line.isConnected = true;
    client.overrideGameState(null); // tells all who listen
    await line.untilSent(1);
    leave();
    for (const each of [client, other]) each.stop();
  });

  it('a bot drops its chosen move if its seat has moved meanwhile', async () => {
    const { game, client, other, seat, line } = await slowSeat();
    const { rules } = game.module;
    const legalMoves = () => rules.legalMoves(client.getState()?.G, '0');
    const playing = () => legalMoves().filter(({ move }) => move === 'playCard');
    while (playing().length === 0) {
      for (const each of [client, other]) {
        const { G } = each.getState() ?? expect.fail();
        const [first] = rules.legalMoves(G, each.playerID ?? '');
        if (first?.move === 'keepCard') each.moves[first.move]?.(...first.args);
      }
    }
    type Answer = ReturnType<GameWithBot['choose']>;
    const answers: ((move: Answer) => void)[] = [];
    const choose = () => new Promise<Answer>((resolve) => answers.push(resolve));
    const leave = game.playSeat(seat, { choose });
    await settled();
    const [first = expect.fail()] = playing();
    const second = playing().find(({ args }) => args[0] !== first.args[0]);
    // Another page of the same seat makes these moves.
    const whyNotSecond = () =>
      rules.refusalOf(client.getState()?.G, '0', 'playCard', second?.args ?? []);
    for (let next: AnyMove | undefined = first; next; ) {
      client.moves[next.move]?.(...next.args);
      next = legalMoves().find(({ move }) => move !== 'playCard' && move !== 'endTurn');
    }
    expect([second?.move, whyNotSecond()]).to.deep.equal(['playCard', null]);
    answers[0]?.(second);
    await settled();
    expect([line.sent.length, answers.length]).to.deep.equal([0, 2]);
    leave();
    for (const each of [client, other]) each.stop();
  });

  it('a choose function that returns no legal move causes an error', async () => {
    const { game, client, other, seat } = await slowSeat();
    const rejected = once(process, 'unhandledRejection');
    const listeners = process.listeners('unhandledRejection');
    for (const listener of listeners.slice(0, -1)) process.off('unhandledRejection', listener);
    const leave = game.playSeat(seat, { choose: () => undefined });
    const [error] = await rejected;
    for (const listener of listeners.slice(0, -1)) process.on('unhandledRejection', listener);
    expect(error).to.have.property('message', 'Seat 0 was given no legal move.');
    leave();
    for (const each of [client, other]) each.stop();
  });
});
