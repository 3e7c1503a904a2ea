import type { LogEntry, PlayerID, State } from 'boardgame.io';
import { AssertionError, expect } from 'chai';
import { type GameModule, shelf } from '../../games/index.ts';
import type { SecretState } from '../../games/kit/view.ts';
import { DatabaseView } from '../support/database.ts';
import { noLimits } from '../support/load.ts';
import { Page, type Seated, seatPeople } from '../support/page.ts';
import { killLeftServers, startServer } from '../support/server.ts';
import { wordsIn } from '../support/words.ts';

type Whole = State<SecretState>;
type Viewer = PlayerID | null;

/** Options with which a game hides as much as it can; a short match. Others take their standard. */
const setups: Readonly<Record<string, unknown>> = {
  'bug-race': { expert: true, trackLength: 9 },
  'crazy-race-gewalt': { expert: true },
  'crazy-race-schacht': { pointsOrder: 'shuffled', penalty: true, steal: true },
  'detroit-cleveland-grand-prix': { races: 1, tensInDeck: true },
};

/** Moves whose arguments nobody but their player may know. */
const hiddenMoves = ['keepCard', 'placeDriver', 'reclaim', 'discardPoints'];
const gamesWithHiddenMoves = ['bug-race', 'crazy-race-schacht'];

/** Says what a viewer may know of a state; written apart from the code that hides. */
function allowedView({ G }: Whole, viewer: Viewer) {
  const { secret: _pile, players, ...seen } = G;
  return { ...seen, players: viewer === null ? {} : { [viewer]: players[viewer] } };
}

function expectNothingHidden(state: State, whole: Whole, viewer: Viewer): void {
  expect(state.G).to.deep.equal(allowedView(whole, viewer));
  expect(state._undo).to.deep.equal([]);
  expect(state._redo).to.deep.equal([]);
  expect(state.plugins.random).to.deep.equal({});
}

/** A state as a viewer was sent it, each time with one thing more of what it hides. */
function leaksOf(sent: State<SecretState>, whole: Whole, viewer: Viewer): readonly State[] {
  const { G, ctx, plugins } = whole;
  const others = Object.keys(G.players).filter((seat) => seat !== viewer);
  return [
    { ...sent, G: { ...sent.G, secret: G.secret } },
    ...others.map((seat) => {
      const players = { ...sent.G.players, [seat]: G.players[seat] };
      return { ...sent, G: { ...sent.G, players } };
    }),
    { ...sent, _undo: [{ G, ctx, plugins }] },
    { ...sent, _redo: [{ G, ctx, plugins }] },
    { ...sent, plugins },
  ];
}

function expectRedacted(log: readonly LogEntry[], viewer: Viewer): void {
  for (const { action } of log) {
    const { type, playerID, args } = action.payload;
    if (hiddenMoves.includes(type) && playerID !== viewer) expect(args).to.equal(null);
  }
}

/** Some legal move of somebody the table waits for; always the same one in the same state. */
function someMove({ game, waitsFor }: GameModule, { G, ctx, _stateID }: Whole) {
  const choices = waitsFor(G).flatMap((playerID) =>
    (game.ai?.enumerate(G, ctx, playerID) ?? []).map((choice) => ({ playerID, ...choice })),
  );
  const choice = choices[(_stateID * 7) % choices.length];
  if (!choice || !('move' in choice)) return expect.fail('Nobody can move.');
  return { ...choice, args: choice.args ?? [] };
}

describe('what the rules hide', function () {
  this.timeout(60_000);
  afterEach(killLeftServers);

  for (const { info, load } of shelf) {
    it(`is in no frame of anybody, over a whole match of ${info.name} with its reloads`, () =>
      playAndLookAtFrames(info.name, load));
  }
});

async function playAndLookAtFrames(game: string, load: () => Promise<GameModule>): Promise<void> {
  const module = await load();
  const server = await startServer({ settings: noLimits });
  const database = new DatabaseView(server.dataDir);
  const seats = await seatPeople(server.url, ['Ada', 'Bo', 'Cy'], {
    game,
    setupData: setups[game] ?? {},
  });
  const { matchID } = seats[0];
  const viewers: readonly Seated[] = [
    ...seats,
    { game, matchID, playerID: null, credentials: null },
  ];
  const pages = viewers.map((seat) => ({
    viewer: seat.playerID,
    page: new Page(server.url, seat),
  }));
  const initial = database.initialState<SecretState>(matchID);
  for (const { viewer, page } of pages) {
    const { initialState } = await page.sync();
    for (const leak of leaksOf(initialState, initial, viewer)) {
      expect(() => expectNothingHidden(leak, initial, viewer)).to.throw(AssertionError);
    }
  }
  const states = new Map([[0, database.state<SecretState>(matchID)]]);
  for (;;) {
    const whole = database.state<SecretState>(matchID);
    states.set(whole._stateID, whole);
    if (whole.ctx.gameover !== undefined) break;
    const { playerID, move, args } = someMove(module, whole);
    pages.find(({ viewer }) => viewer === playerID)?.page.move(whole._stateID, move, ...args);
    for (const { page } of pages) {
      await page.next('update', (frame) => frame.args[1]._stateID === whole._stateID + 1);
    }
    if (whole._stateID % 40 === 0) for (const { page } of pages) await page.sync();
  }
  expect(states.size, 'a match has moves').to.be.greaterThan(5);

  const credentials = seats.map((seat) => String(seat.credentials));
  const secrets = [...credentials, String(initial.plugins.random?.data.seed), 'prngstate'];
  expect(wordsIn(JSON.stringify([initial, seats]), secrets)).to.deep.equal(secrets);
  for (const { viewer, page } of pages) {
    expect(page.frames.filter(({ name }) => name === 'update')).to.have.length(states.size - 1);
    for (const { name, args } of page.frames) {
      if (name === 'update') {
        expectNothingHidden(args[1], states.get(args[1]._stateID) ?? expect.fail(), viewer);
        expectRedacted(args[2], viewer);
      } else if (name === 'sync') {
        const { state, initialState, log } = args[1];
        expectNothingHidden(state, states.get(state._stateID) ?? expect.fail(), viewer);
        expectNothingHidden(initialState, initial, viewer);
        expectRedacted(log, viewer);
      }
    }
    expect(wordsIn(JSON.stringify(page.frames), secrets)).to.deep.equal([]);
    const told = page.frames.flatMap(({ name, args }) => (name === 'update' ? args[2] : []));
    if (viewer !== null && gamesWithHiddenMoves.includes(game)) {
      // What a seat is told of its own moves nobody else may be told.
      expect(() => expectRedacted(told, null)).to.throw(AssertionError);
    }
    page.close();
  }
  database.close();
  await server.stop();
}
