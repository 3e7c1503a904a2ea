import type { LogEntry, PlayerID, State } from 'boardgame.io';
import { AssertionError, expect } from 'chai';
import { catalog, type GameModule } from '../../../games/index.ts';
import type { SecretState } from '../../../games/kit/view.ts';
import { wordsIn } from '../../support/browser/words.ts';
import { hidingSetups, toldOfOthers } from '../../support/games/hidden.ts';
import { askViews } from '../../support/records/past-matches.ts';
import { DatabaseView } from '../../support/servers/database.ts';
import { noLimits } from '../../support/servers/load.ts';
import { get, type Seated } from '../../support/servers/page.ts';
import { ask, browserOf, gather, TablePage } from '../../support/servers/served-tables.ts';
import { killLeftServers, type RunningServer, startServer } from '../../support/servers/server.ts';

type Whole = State<SecretState>;
type Viewer = PlayerID | null;

const gamesWithHiddenMoves = ['bug-race', 'crazy-race-schacht'];

/** Returns what a viewer may know of a state, independently of the code that hides. */
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

/** Returns copies of a state sent to a viewer, each with one hidden part put back. */
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
  expect(toldOfOthers(log, viewer)).to.deep.equal([]);
}

/** Returns a legal move of an awaited player, always the same move in the same state. */
function randomMove({ game, playersToMove }: GameModule, { G, ctx, _stateID }: Whole) {
  const choices = playersToMove(G).flatMap((playerID) =>
    (game.ai?.enumerate(G, ctx, playerID) ?? []).map((choice) => ({ playerID, ...choice })),
  );
  const choice = choices[(_stateID * 7) % choices.length];
  if (!choice || !('move' in choice)) return expect.fail('Nobody can move.');
  return { ...choice, args: choice.args ?? [] };
}

describe('Hidden information', () => {
  afterEach(killLeftServers);

  for (const { info, load } of catalog) {
    it(`no frame to any viewer shows hidden information in a whole match: ${info.name}`, () =>
      playAndLookAtFrames(info.name, load));
  }
});

const names = ['Ada', 'Bo', 'Cy'] as const;
/** A time control whose clocks are sent to all but never run out here. */
const timeControl = { kind: 'clock', turnSeconds: 3600, reserveSeconds: 36_000 } as const;

/** The viewers of a match, and the stored facts about them that nobody may see. */
interface Audience {
  readonly matchID: string;
  readonly pages: readonly { readonly viewer: Viewer; readonly page: TablePage }[];
  /** Ada's page, which was open when she got another seat. */
  readonly followed: TablePage;
  readonly kept: readonly string[];
}

/** Lays a table with clocks at which Ada and Bo swap seats, and opens pages until its match begins. */
async function openTable(
  { url }: RunningServer,
  game: string,
  database: DatabaseView,
): Promise<Audience> {
  const setupData = hidingSetups[game] ?? {};
  const [ada, bo, cy] = await gather(url, names, { game, setupData, timeControl });
  const { matchID } = ada;
  const followed = await TablePage.open(url, ada);
  expect((await ask(url, ada, { action: 'order', order: ['1', '0', '2'] })).status).to.equal(200);
  await followed.next('seated');
  const { guests, chance } = database.settings(matchID);
  const seats: readonly Seated[] = [{ ...bo, playerID: '0' }, { ...ada, playerID: '1' }, cy];
  followed.ask(seats[1]);
  const watching = { game, matchID, playerID: null, credentials: null };
  const pages: { viewer: Viewer; page: TablePage }[] = [];
  for (const seat of [watching, ...seats]) {
    const transport = seat === watching ? 'polling' : 'websocket';
    pages.push({ viewer: seat.playerID, page: await TablePage.open(url, seat, [transport]) });
  }
  for (const page of [followed, ...pages.map((each) => each.page)]) await page.begun();
  const kept = [
    ...seats.map(({ credentials }) => String(credentials)),
    ...names.map(browserOf),
    ...Object.keys(guests),
    ...Object.values(guests).flatMap(({ browser, address }) => [String(browser), String(address)]),
    ...Object.values(guests).map(({ playerSeed }) => String(playerSeed)),
    String(chance?.secret),
  ];
  return { matchID, pages, followed, kept };
}

/** The number of moves after which all addresses of the match are requested, as they are after its end. */
const lookedAtAnswers = 3;

/** Returns the answers of all addresses of a match as one text. */
async function answersTo(
  { url }: RunningServer,
  { game, matchID, pages }: Pick<Audience, 'matchID' | 'pages'> & { readonly game: string },
): Promise<string> {
  const addresses = [
    `/games/${game}`,
    `/games/${game}/${matchID}`,
    `/games/${game}/${matchID}/record`,
    '/api/tables',
    `/api/tables?ids=${matchID}`,
    `/api/tables/${matchID}`,
    `/table/${matchID}`,
  ];
  const answers = await Promise.all(addresses.map((address) => get(`${url}${address}`)));
  const views = await Promise.all(pages.map(({ page }) => askViews(url, page.seat)));
  expect(views.map(({ status }) => status)).to.deep.equal(pages.map(() => 200));
  return [...answers, ...views].map(({ text }) => text).join('\n');
}

async function playAndLookAtFrames(game: string, load: () => Promise<GameModule>): Promise<void> {
  const module = await load();
  const server = await startServer({ settings: noLimits });
  const database = new DatabaseView(server.dataDir);
  const { matchID, pages, followed, kept } = await openTable(server, game, database);
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
    if (whole._stateID === lookedAtAnswers) {
      expect(wordsIn(await answersTo(server, { game, matchID, pages }), kept)).to.deep.equal([]);
    }
    const { playerID, move, args } = randomMove(module, whole);
    pages.find(({ viewer }) => viewer === playerID)?.page.move(whole._stateID, move, ...args);
    for (const { page } of pages) {
      await page.next('update', (frame) => frame.args[1]._stateID === whole._stateID + 1);
    }
    if (whole._stateID % 40 === 0) for (const { page } of pages) await page.sync();
  }
  expect(states.size, 'a match has moves').to.be.greaterThan(5);

  const { secret, fingerprint, numbers } = database.settings(matchID).chance ?? expect.fail();
  const record = await answersTo(server, { game, matchID, pages });
  const told = [secret, ...Object.values(numbers)];
  expect(kept).to.include.members(told);
  expect(wordsIn(record, kept), 'once it is over').to.have.members(told);

  const secrets = [...kept, String(initial.plugins.random?.data.seed), 'prngstate'];
  secrets.push(
    ...['creator', 'guests', 'removed', 'browser', 'address'].map((name) => `"${name}"`),
  );
  expect(kept).to.have.length(19);
  expect(
    wordsIn(JSON.stringify([initial, kept, database.settings(matchID)]), secrets),
  ).to.deep.equal(secrets);
  for (const { viewer, page } of [...pages, { viewer: '1', page: followed }]) {
    const names = new Set(page.frames.map(({ name }) => name));
    expect(names).to.include.all.keys('table', 'matchData', 'clocks', 'update');
    expect(wordsIn(JSON.stringify(page.frames), [fingerprint])).to.deep.equal([fingerprint]);
    expect(names.has('seated')).to.equal(page === followed);
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
    const log = page.frames.flatMap(({ name, args }) => (name === 'update' ? args[2] : []));
    if (viewer !== null && gamesWithHiddenMoves.includes(game)) {
      // What a seat learns about its own moves is hidden from everybody else.
      expect(() => expectRedacted(log, null)).to.throw(AssertionError);
    }
    page.close();
  }
  database.close();
  await server.stop();
}
