import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Game, LogEntry } from 'boardgame.io';
import type * as Internal from 'boardgame.io/internal';
import { expect } from 'chai';
import { catalog } from '../../games/index.ts';
import { rowsOf, section } from '../support/browser/pages.ts';
import { activeSeats } from '../support/games/table.ts';
import { itLong } from '../support/long.ts';
import { installedPackage, runScript, suitePackage } from '../support/package/installed-package.ts';
import { get, Page, type Seated } from '../support/servers/page.ts';
import {
  type Kind,
  kinds,
  newMatch,
  seatThree,
  suiteTwoServers,
  wholeState,
} from '../support/stock/two-stock-servers.ts';
import { until } from '../support/until.ts';

/** Starts a guarded server with the lobby on its port and one with the lobby on another. Asks each for its games. */
const lobbies = `
const { Server } = require('boardgame.io/server');
const { game } = require('paddock-games/bug-race');
const { guardedServer } = require('paddock-games/server');

async function main() {
  const statuses = [];
  for (const lobbyConfig of [undefined, { apiPort: '0' }]) {
    const server = guardedServer(Server, { games: [{ ...game }], origins: [] });
    const { appServer } = await server.run({ port: 0, lobbyConfig });
    const { status } = await fetch('http://localhost:' + appServer.address().port + '/games');
    statuses.push(status);
  }
  console.log(JSON.stringify(statuses));
  process.exit();
}
main();
`;

/**
 * Plays a turn of somebody's own game on a guarded server, which ends by an event. Prints the turn's player before and
 * after, and what the server said.
 */
const ownGame = `
const { LobbyClient, Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Server } = require('boardgame.io/server');
const { guardedServer } = require('paddock-games/server');

const said = [];
const print = console.log;
// boardgame.io says there that it serves.
console.log = () => {};
console.warn = (sentence) => said.push(sentence);
const pig = { name: 'pig', setup: () => ({ rolls: 0 }), moves: { roll: ({ G }) => { G.rolls += 1; } } };

async function main() {
  const { appServer } = await guardedServer(Server, { games: [pig], origins: [] }).run({ port: 0 });
  const server = 'http://localhost:' + appServer.address().port;
  const lobby = new LobbyClient({ server });
  const { matchID } = await lobby.createMatch('pig', { numPlayers: 2 });
  const { playerCredentials: credentials } = await lobby.joinMatch('pig', matchID, {
    playerName: 'Ada', playerID: '0',
  });
  const client = Client({ game: pig, multiplayer: SocketIO({ server }), matchID, playerID: '0', credentials, debug: false });
  const players = [];
  const ended = new Promise((resolve) => client.subscribe((state) => {
    if (!state || !state.isConnected) return;
    const { currentPlayer } = state.ctx;
    if (players.length === 0) {
      players.push(currentPlayer);
      setTimeout(() => client.events.endTurn());
    } else if (currentPlayer !== players[0]) resolve(players.push(currentPlayer));
  }));
  client.start();
  await ended;
  print(JSON.stringify({ players, said: said.filter((each) => /pig/.test(each)) }));
  process.exit();
}
main();
`;

describe('Promises of guardedServer', () => {
  const installed = suitePackage();
  const servers = suiteTwoServers();
  const urls = () => servers().urls;
  const require = (name: string) => createRequire(path.join(installed().folder, 'index.cjs'))(name);

  /** Returns what a page receives when it connects to a match. */
  async function toldOf(kind: Kind, seat: Seated) {
    const page = new Page(urls()[kind], seat);
    page.send('sync', seat.matchID, seat.playerID, seat.credentials, 3);
    const { args } = await page.next('sync');
    page.close();
    return args[1];
  }

  /** Returns what a spectator receives once the server has dealt with all that this page has sent. */
  async function seenAfter(page: Page, { matchID }: Seated) {
    page.send('sync', matchID, null);
    return (await page.next('sync')).args[1];
  }

  /** Returns a match as it would be for each seed near the time at which the lobby says it was created. */
  async function guessesByPublicTime(kind: Kind, game: string, matchID: string) {
    const { InitializeGame } = require('boardgame.io/internal') as typeof Internal;
    const { json } = await get(`${urls()[kind]}/games/${game}/${matchID}`);
    const own = { ...(require(`paddock-games/${game}`) as { readonly game: Game }).game };
    return Array.from({ length: 41 }, (_, late) => {
      const seed = (json.createdAt + late - 20).toString(36).slice(-10);
      return InitializeGame({ game: { ...own, seed }, numPlayers: 3 }).G;
    });
  }

  for (const { info } of catalog) {
    describe(info.name, () => {
      it('Nobody can compute hands and piles from what the lobby publishes.', async () => {
        for (const kind of kinds) {
          const matchID = await newMatch(urls()[kind], info.name);
          const { G: whole } = await wholeState(urls()[kind], matchID);
          const guesses = await guessesByPublicTime(kind, info.name, matchID);
          const isGuessed = guesses.some((G) => JSON.stringify(G) === JSON.stringify(whole));
          expect(isGuessed, kind).to.equal(kind === 'stock');
        }
      });

      it('Nobody is sent what was hidden at the beginning of a match.', async () => {
        const beginning = async (kind: Kind, isSpectator: boolean) => {
          const [, seat] = await seatThree(urls()[kind], info.name);
          const viewer = isSpectator ? { ...seat, playerID: null, credentials: null } : seat;
          return (await toldOf(kind, viewer)).initialState;
        };
        for (const isSpectator of [true, false]) {
          const leaking = await beginning('stock', isSpectator);
          expect(leaking.G).to.include.keys('secret');
          expect(leaking.G.players).to.have.all.keys('0', '1', '2');
          expect(leaking.plugins.random.data).to.include.keys('prngstate');
          const told = await beginning('guarded', isSpectator);
          expect(told.G).to.include.keys('rulesVersion').and.not.include.keys('secret');
          expect(told.G.players).to.deep.equal({});
          expect([told.plugins, told._undo, told.deltalog]).to.deep.equal([{}, [], undefined]);
        }
      });

      it('A player at a guarded server sees their own hand.', async () => {
        const [, , seat = expect.fail()] = await seatThree(urls().guarded, info.name);
        const { state } = await toldOf('guarded', seat);
        expect(state.G.players).to.have.all.keys('2');
        expect(state.G).not.to.include.keys('secret');
        expect(state.plugins.random.data).to.equal(undefined);
        expect((await toldOf('guarded', seat)).state.G).to.deep.equal(state.G);
      });

      for (const kind of kinds) {
        it(`A move named like a property of every object, such as toString, changes nothing. (${kind})`, async () => {
          const seats = await seatThree(urls()[kind], info.name);
          const before = await wholeState(urls()[kind], seats[0].matchID);
          const seat = seats.find(({ playerID }) => playerID === activeSeats(before)[0]);
          if (!seat) return expect.fail('The match waits for nobody.');
          const page = new Page(urls()[kind], seat);
          page.move(0, 'toString', 'x');
          await seenAfter(page, seat);
          page.close();
          expect(await wholeState(urls()[kind], seat.matchID)).to.deep.equal(before);
        });
      }
    });
  }

  for (const kind of kinds) {
    it(`A hidden argument of a move is in nobody else’s log. (${kind})`, async () => {
      const [seat] = await seatThree(urls()[kind], 'bug-race');
      const { state } = await toldOf(kind, seat);
      const page = new Page(urls()[kind], seat);
      page.move(0, 'keepCard', state.G.players['0'].offered[0]);
      await until('the move is made', async () => {
        const { _stateID } = await wholeState(urls()[kind], seat.matchID);
        return _stateID > 0;
      });
      page.close();
      const { log, state: after } = await toldOf(kind, { ...seat, playerID: null });
      expect(after.G.hasChosen).to.deep.equal({ 0: true, 1: false, 2: false });
      expect(log.map(({ action }: LogEntry) => action.payload.args)).to.deep.equal([null]);
    });

    it(`A player gets no answer to a refused move. (${kind})`, async () => {
      const [seat] = await seatThree(urls()[kind], 'bug-race');
      const page = new Page(urls()[kind], seat);
      page.move(0, 'keepCard', 'no card');
      await seenAfter(page, seat);
      expect(page.frames.map(({ name }) => name)).to.deep.equal(['sync']);
      page.close();
    });
  }

  it('A client sends a match no more than 30 chat lines in a minute.', async () => {
    for (const kind of kinds) {
      const [seat, other] = await seatThree(urls()[kind], 'bug-race');
      const [page, reader] = [new Page(urls()[kind], seat), new Page(urls()[kind], other)];
      await seenAfter(reader, other);
      for (let line = 0; line < 40; line += 1) page.say('Hello');
      // Twice: boardgame.io answers while it still carries out what came before.
      for (let times = 0; times < 2; times += 1) await seenAfter(page, seat);
      await seenAfter(reader, other);
      const lines = reader.frames.filter(({ name }) => name === 'chat');
      expect(lines, kind).to.have.length(kind === 'stock' ? 40 : 30);
      for (const each of [page, reader]) each.close();
    }
  });

  it('Every promise in docs/boardgame-io-server.md has a test.', () => {
    const inDocs = rowsOf(
      section(readFileSync('docs/boardgame-io-server.md', 'utf8'), 'What each server guarantees'),
    );
    const tests = ['server', 'messages']
      .map((name) =>
        readFileSync(path.join(import.meta.dirname, `guarded-${name}.test.ts`), 'utf8'),
      )
      .join();
    // Only Paddock's own server answers refused moves.
    const kept = inDocs.filter(([, , guarded]) => guarded !== 'no');
    expect(kept).to.have.length(15);
    for (const [promise = ''] of kept) {
      const title = promise
        .replace(/ \(\[.*/, '')
        .replaceAll("'", '’')
        .replaceAll('`', '');
      expect(tests.includes(title), title).to.equal(true);
    }
  });

  for (const [react, koaCompose] of [
    ['^18.2.0', 'as npm installs it'],
    ['^19.0.0', '4.1.0'],
  ] as const) {
    const itHere = react === '^19.0.0' ? it : itLong;
    itHere(
      `The lobby’s routes answer with any version of koa-compose. (${koaCompose})`,
      async () => {
        const script = { name: 'lobbies.cjs', script: lobbies, mode: 'production' };
        const { printed } = await runScript(await installedPackage(react), script);
        // With a port of its own, the lobby is not at the game server's.
        expect(printed).to.deep.equal([200, 404]);
      },
    );
  }

  it('a game of others keeps its events, and a missing playerView is reported', async () => {
    const { printed } = await runScript(installed(), { name: 'own.cjs', script: ownGame });
    expect(printed).to.deep.equal({
      players: ['0', '1'],
      said: ['The game pig has no playerView: every client sees all of its G.'],
    });
  });
});
