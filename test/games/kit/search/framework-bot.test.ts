import type { State } from 'boardgame.io';
import { Simulate, Step } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { Local } from 'boardgame.io/multiplayer';
import { expect } from 'chai';
import { catalog } from '../../../../games/index.ts';
import type { LogEntry } from '../../../../games/kit/log.ts';
import type { AnyTypes } from '../../../../games/kit/rules.ts';
import type { Choice } from '../../../../games/kit/search/choose.ts';
import { type BotOptions, createBotClass } from '../../../../games/kit/search/framework-bot.ts';
import { randomFrom } from '../../../../games/kit/search/seeded.ts';
import { seededChoice } from '../../../support/games/table.ts';
import { itLong } from '../../../support/long.ts';
import { type GameWithBot, withBot } from '../../../support/players/bots.ts';

/** Quick, and the same every time. */
const quick: BotOptions = { level: 'fair', rounds: 1, seed: 'framework' };

/** A match's beginning, as boardgame.io sets it up. */
function begin({ module }: GameWithBot, numPlayers: number) {
  const game = { ...module.game, seed: 'framework' };
  return { game, state: InitializeGame({ game, numPlayers }) };
}

/** Returns the same class with a bot that also records what it is asked. */
function spying({ info, module, choose }: GameWithBot) {
  const asked: Choice<AnyTypes>[] = [];
  const Bot = createBotClass<AnyTypes>({
    identity: info,
    playersToMove: module.playersToMove,
    rules: module.rules,
    choose: (choice) => {
      asked.push(choice);
      return choose(choice);
    },
  });
  return { asked, Bot };
}

/** Returns the IDs of the states in which the moves of a log were made. */
function statesOf(log: readonly LogEntry[] = []): number[] {
  return log.filter(({ action }) => action.type === 'MAKE_MOVE').map(({ _stateID }) => _stateID);
}

describe('Bots as instances of boardgame.io’s Bot', () => {
  for (const onShelf of catalog) {
    // Whole matches of one game are enough except in long runs.
    const itHere = onShelf.info.name === 'bug-race' ? it : itLong;
    describe(onShelf.info.name, () => {
      let withItsBot: GameWithBot;
      let min: number;

      before(async () => {
        withItsBot = await withBot(onShelf);
        min = onShelf.info.minPlayers;
      });

      it('Simulate plays a match to its end with one bot and repeats it with the same seed', async () => {
        const { game, state } = begin(withItsBot, min);
        const play = async (depth: number) => {
          const bots = new withItsBot.Bot(quick);
          return (await Simulate({ game, bots, state, depth })).state;
        };
        expect((await play(10_000)).ctx.gameover.ranking).to.have.length(min);
        expect((await play(40)).G).to.deep.equal((await play(40)).G);
      });

      itHere(
        'Simulate plays with a bot for each seat, and every bot knows the whole log',
        async () => {
          const { maxPlayers } = onShelf.info;
          const { game, state } = begin(withItsBot, maxPlayers);
          const { asked, Bot } = spying(withItsBot);
          const bots = Object.fromEntries(
            state.ctx.playOrder.map((seat) => [seat, new Bot(quick)]),
          );
          const end = (await Simulate({ game, bots, state })).state;
          expect(end.ctx.gameover.ranking).to.have.length(maxPlayers);
          expect(asked).to.have.length(end._stateID);
          for (const [count, { log }] of asked.entries()) {
            expect(statesOf(log)).to.deep.equal(Array.from({ length: count }, (_, id) => id));
          }
          // The bot alternates with another match, which it must not take for this one.
          const both = [begin(withItsBot, min).state, state];
          const others = spying(withItsBot);
          const bot = new others.Bot(quick);
          for (let step = 0; step < 5; step += 1) {
            for (const [index, each] of both.entries()) {
              both[index] = (await Simulate({ game, bots: bot, state: each, depth: 1 })).state;
              expect(statesOf(others.asked.at(-1)?.log)).to.have.length(step);
            }
          }
        },
      );

      itHere('Step plays a client’s match to its end', async () => {
        const { game } = begin(withItsBot, min);
        const { asked, Bot } = spying(withItsBot);
        const client = Client({ game, numPlayers: min, debug: false });
        const bot = new Bot(quick);
        let last: unknown;
        do last = await Step(client, bot);
        while (client.getState()?.ctx.gameover === undefined && last);
        expect(client.getState()?.ctx.gameover.ranking).to.have.length(min);
        expect(statesOf(asked.at(-1)?.log)).to.deep.equal(statesOf(client.log).slice(0, -1));
      });

      it('a bot knows only the state after moves of others unless it is given the log', async () => {
        const { game } = begin(withItsBot, min);
        const client = Client({ game, numPlayers: min, debug: false });
        const forgetful = spying(withItsBot);
        const informed = spying(withItsBot);
        await Step(client, new forgetful.Bot(quick));
        const [seat] = withItsBot.module.playersToMove(client.getState()?.G);
        client.updatePlayerID(seat ?? null);
        const { G, ctx } = client.getState() ?? expect.fail();
        const [move] = game.ai?.enumerate(G, ctx, seat ?? '') ?? [];
        if (!move || !('move' in move)) throw new Error('Our games list moves only.');
        client.moves[move.move]?.(...(move.args ?? []));
        const state: State = client.store.getState();
        expect(state._stateID).to.equal(2);
        await new forgetful.Bot(quick).play(state, '0');
        await new informed.Bot({ ...quick, log: () => client.log }).play(state, '0');
        expect(forgetful.asked.at(-1)?.log).to.deep.equal([]);
        expect(statesOf(informed.asked.at(-1)?.log)).to.deep.equal([0, 1]);
      });

      it('a bot that is given the whole state answers as if it saw only its seat’s view', async () => {
        const { game, state: start } = begin(withItsBot, min);
        const { rules, playersToMove } = withItsBot.module;
        const walker = new withItsBot.Bot(quick);
        let [asks, isDifferent] = [0, 0];
        for (let state = start; asks < 12; asks += 1) {
          const [seat] = playersToMove(state.G);
          if (seat === undefined) break;
          const seen = { ...state, G: rules.view(state.G, seat) };
          const answers = [];
          for (const each of [state, seen]) {
            answers.push((await new withItsBot.Bot(quick).play(each, seat)).action);
          }
          expect(answers[0]).to.deep.equal(answers[1]);
          if (JSON.stringify(seen.G) !== JSON.stringify(state.G)) isDifferent += 1;
          state = (await Simulate({ game, bots: walker, state, depth: 3 })).state;
        }
        expect(isDifferent).to.be.above(5);
      });

      itHere('a bot in Local plays only its own seat', async () => {
        const seats = withItsBot.module.playersToMove(begin(withItsBot, min).state.G);
        const person = seats[0] ?? expect.fail();
        const botSeat = person === '1' ? '0' : '1';
        const { asked, Bot } = spying(withItsBot);
        class Quick extends Bot {
          constructor(options: BotOptions) {
            super({ ...options, ...quick });
          }
        }
        const game = { ...withItsBot.module.game, seed: 'framework' };
        const multiplayer = Local({ bots: { [botSeat]: Quick } });
        const choose = seededChoice(3);
        const own: number[] = [];
        // In Bug Race this reaches turn 2, where the bot has chosen, and could choose again, before the person.
        const enough = 8;
        const clients = Array.from({ length: min }, (_, id) => String(id))
          .filter((seat) => seat !== botSeat)
          .map((playerID) =>
            Client({ game, numPlayers: min, playerID, multiplayer, debug: false }),
          );
        await new Promise<void>((resolve) => {
          for (const client of clients) {
            client.subscribe((state) => {
              const { playerID } = client;
              const botsMoves = movesBy(client.log, botSeat);
              if (botsMoves.length >= enough) resolve();
              if (!state || playerID == null || botsMoves.length >= enough) return;
              setTimeout(() => {
                const { G, ctx, _stateID } = client.getState() ?? state;
                const awaited = withItsBot.module.playersToMove(G);
                // Local asks its bots after moves only, so somebody else has to begin.
                if (awaited.includes(botSeat) && _stateID > 0) return;
                if (own.includes(_stateID) || !awaited.includes(playerID)) return;
                const move = choose(game.ai?.enumerate(G, ctx, playerID) ?? []);
                if (!('move' in move)) throw new Error('Our games list moves only.');
                own.push(_stateID);
                client.moves[move.move]?.(...(move.args ?? []));
              });
            });
            client.start();
          }
        });
        for (const client of clients) client.stop();
        const [client] = clients;
        const others = (client?.log ?? []).filter(({ _stateID }) => !own.includes(_stateID));
        expect(statesOf(others)).to.deep.equal(movesBy(client?.log, botSeat));
        expect(asked.every(({ playerID }) => playerID === botSeat)).to.equal(true);
      });
    });
  }

  it('the class has the settings, random numbers and list of moves of boardgame.io’s class', async () => {
    const [bugRace = expect.fail()] = catalog;
    const { Bot, module } = await withBot(bugRace);
    const bot = new Bot({ milliseconds: 40, seed: 5 });
    expect(bot.opts()).to.have.keys('milliseconds');
    bot.setOpt('milliseconds', 20);
    bot.setOpt('unheardOf', 1);
    expect([bot.getOpt('milliseconds'), bot.getOpt('unheardOf')]).to.deep.equal([20, undefined]);
    bot.addOpt({ key: 'unheardOf', initial: true });
    expect(bot.opts()).to.deep.include({ unheardOf: { value: true } });
    const same = new Bot({ seed: 5 });
    expect([bot.random(), bot.random(6), bot.random(['a', 'b'])]).to.deep.equal([
      same.random(),
      same.random(6),
      same.random(['a', 'b']),
    ]);
    const { G, ctx } = begin(await withBot(bugRace), 2).state;
    expect(bot.enumerate(G, ctx, '0').map(({ payload }) => payload)).to.deep.equal(
      module.rules
        .legalMoves(G, '0')
        .map(({ move, args }) => ({ type: move, args, playerID: '0', credentials: undefined })),
    );
  });

  it('a bot does not know the log if others moved while its own move was under way', async () => {
    const [bugRace = expect.fail()] = catalog;
    const game = await withBot(bugRace);
    const { asked, Bot } = spying(game);
    const { game: match, state } = begin(game, 2);
    const reduce = CreateGameReducer({ game: match });
    const first = (await new Bot(quick).play(state, '0')).action;
    const second = (await new Bot(quick).play(state, '1')).action;
    const after = reduce(reduce(state, second), first);
    expect(after._stateID).to.equal(2);
    await new Bot(quick).play(after, '0');
    expect(asked.at(-1)?.log).to.deep.equal([]);
    const again = reduce(state, second);
    await new Bot(quick).play(again, '0');
    expect(statesOf(asked.at(-1)?.log)).to.deep.equal([0]);
  });

  it('an unknown level and an unknown seat cause errors that explain them', async () => {
    const [bugRace = expect.fail()] = catalog;
    const game = await withBot(bugRace);
    const options = { ...quick };
    Object.assign(options, { level: 'hard' });
    expect(() => new game.Bot(options)).to.throw(
      /^level must be easy, fair or strong, but is 'hard'/,
    );
    const { state } = begin(game, 2);
    const fault = await new game.Bot(quick).play(state, '7').then(
      () => expect.fail(),
      (error: unknown) => error,
    );
    expect(fault).to.have.property('message', "The match has the seats 0, 1, but no seat '7'.");
  });

  it('a bot that is given another seat’s view does nothing', async () => {
    for (const onShelf of catalog) {
      const game = await withBot(onShelf);
      const { state } = begin(game, onShelf.info.minPlayers);
      const awaited = game.module.playersToMove(state.G);
      const seat = awaited[0] ?? expect.fail();
      const other = state.ctx.playOrder.find((each) => each !== seat) ?? expect.fail();
      const seen = { ...state, G: game.module.rules.view(state.G, other) };
      expect(await new game.Bot(quick).play(seen, seat)).to.deep.equal({ action: undefined });
    }
  });

  it('a bot in an unplayable match does nothing', async () => {
    for (const onShelf of catalog) {
      const withItsBot = await withBot(onShelf);
      const { state } = begin(withItsBot, 9);
      expect(await new withItsBot.Bot(quick).play(state, '0')).to.deep.equal({ action: undefined });
    }
  });
});

/** Returns the IDs of the states in which a seat has moved. */
function movesBy(log: readonly LogEntry[] = [], seat: string): number[] {
  return statesOf(log.filter(({ action }) => action.payload.playerID === seat));
}

describe('Random numbers from a seed', () => {
  it('the numbers repeat for the same seed, differ for another seed and spread evenly', () => {
    const draw = (seed: string | number) => Array.from({ length: 5000 }, randomFrom(seed));
    const numbers = draw('a');
    expect(draw('a')).to.deep.equal(numbers);
    expect(draw('b')).to.not.deep.equal(numbers);
    expect(draw(1)).to.deep.equal(draw('1'));
    const counts = Array.from({ length: 10 }, (_, tenth) => {
      return numbers.filter((number) => Math.floor(number * 10) === tenth).length;
    });
    for (const count of counts) expect(count).to.be.within(430, 570);
  });
});
