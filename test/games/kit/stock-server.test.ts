import type { Game, State, StorageAPI } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import { FlatFile, Server } from 'boardgame.io/server';
import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import {
  guardedServer,
  hidingBeginnings,
  withSecretSeeds,
} from '../../../games/kit/stock-server.ts';
import { stopFlatFiles } from '../../support/servers/flat-files.ts';
import { temporaryFolder } from '../../support/servers/server.ts';

const cards: Game = {
  name: 'cards',
  setup: ({ random }) => ({ deck: random.Shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]), table: [] }),
  playerView: ({ G: { deck: _hidden, ...seen } }) => seen,
};
const open: Game = { name: 'open', setup: ({ random }) => ({ die: random.D6() }) };

const tableOf = (gameName: string) => ({
  gameName,
  players: {},
  createdAt: 1,
  updatedAt: 1,
});

const all = { state: true, log: true, metadata: true, initialState: true } as const;

/** Returns the storage that boardgame.io's server uses by default. */
const inMemory = () => Server({ games: [], origins: [] }).db;

describe('Helpers for boardgame.io’s own server', () => {
  let files: ReturnType<typeof temporaryFolder>;

  before(() => {
    files = temporaryFolder();
  });
  after(() => {
    stopFlatFiles();
    files.remove();
  });

  const storages: readonly [string, () => StorageAPI.Async | StorageAPI.Sync][] = [
    ['in memory', inMemory],
    ['in files', () => new FlatFile({ dir: files.folder })],
  ];
  for (const [where, make] of storages) {
    it(`a storage ${where} keeps initial states whole and shows them without secrets`, async () => {
      const storage = make();
      const hiding = hidingBeginnings(storage, [cards, open]);
      expect(hiding.type()).to.equal(storage.type());
      await hiding.connect();
      for (const game of [cards, open]) {
        const initialState: State = InitializeGame({ game });
        const { G } = initialState;
        const matchID = `${where}-${game.name}`;
        await hiding.createMatch(matchID, { initialState, metadata: tableOf(game.name ?? '') });
        const seen = game === cards ? { table: [] } : G;
        const { deltalog: _left, ...beginning } = initialState;
        const told = { ...beginning, G: seen, plugins: {}, _undo: [], _redo: [] };
        expect(JSON.parse(JSON.stringify(initialState))).to.deep.equal(told);
        const shown = await hiding.fetch(matchID, all);
        expect(shown.initialState).to.deep.equal(told);
        expect(shown.state.G).to.deep.equal(G);
        expect((await hiding.fetch(matchID, { initialState: true })).initialState.G).to.deep.equal(
          seen,
        );
        expect(await hiding.fetch(matchID, { state: true })).to.have.all.keys('state');
        const kept = await storage.fetch(matchID, all);
        expect(shown.log).to.deep.equal(kept.log);
        expect(kept.initialState.G).to.deep.equal(G);
        expect(kept.initialState.plugins).to.include.keys('random');
      }
      expect(await hiding.listMatches()).to.include.members([`${where}-cards`, `${where}-open`]);
      await hiding.wipe(`${where}-cards`);
      expect((await storage.fetch(`${where}-cards`, all)).state).to.equal(undefined);
    });
  }

  it('the initial state of a match is shown empty if its game is not served', async () => {
    const storage = inMemory();
    const initialState = InitializeGame({ game: cards });
    await storage.createMatch('a', { initialState, metadata: tableOf('cards') });
    const found = await hidingBeginnings(storage, [open]).fetch('a', all);
    expect(found.initialState.G).to.deep.equal({});
  });

  it('a guarded server refuses a value that is no Game object and says where to find one', async () => {
    // A project in JavaScript may call it like this.
    const opened = (...options: unknown[]) => {
      Reflect.apply(guardedServer, undefined, [Server, ...options]);
    };
    expect(() => opened()).to.throw(TypeError, /needs a list of Game objects/);
    expect(() => opened({ games: {} })).to.throw(TypeError, /needs a list of Game objects/);
    const { info } = catalog[0] ?? expect.fail('There is no game.');
    expect(() => opened({ games: [cards, info] })).to.throw(
      TypeError,
      `games[1] is not a Game object. Take \`game\` of paddock-games/${info.name}.`,
    );
    const bugRace = await import('../../../games/bug-race/index.ts');
    const bare: Game = { name: 'bare', moves: {} };
    expect(guardedServer(Server, { games: [bare, cards], origins: [] })).to.have.property('run');
    for (const none of [bugRace, null, 'bug-race']) {
      expect(() => opened({ games: [none] })).to.throw(TypeError, 'Take `game` of its module.');
    }
  });

  it('each match has a secret seed of its own unless its game has one', () => {
    const decks = (game: Game) =>
      new Set(Array.from({ length: 5 }, () => InitializeGame({ game }).G.deck.join()));
    const secret = withSecretSeeds(cards);
    expect(decks(secret)).to.have.length(5);
    const { seed, prngstate } = InitializeGame({ game: secret }).plugins.random?.data ?? {};
    expect(seed).to.match(/^[0-9a-f]{32}$/);
    expect(prngstate).to.include.keys('s0');
    expect(decks(withSecretSeeds({ ...cards, seed: 'known' }))).to.have.length(1);
    expect(cards.plugins ?? []).to.deep.equal([]);
  });
});
