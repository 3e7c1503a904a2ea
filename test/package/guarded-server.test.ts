import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Game, LogEntry } from 'boardgame.io';
import type * as Internal from 'boardgame.io/internal';
import { expect } from 'chai';
import { shelf } from '../../games/index.ts';
import { type InstalledPackage, installedPackage, run } from '../support/installed-package.ts';
import { itLong } from '../support/long.ts';
import { get, Page, post } from '../support/page.ts';

/** Two servers of boardgame.io in one process: as it comes, and with `paddock/server`. */
const servers = `
const { Server } = require('boardgame.io/server');
const { games } = require('paddock');
const { guardedServer } = require('paddock/server');

const options = () => ({
  games: games.map(({ name }) => ({ ...require('paddock/' + name).game })),
  origins: [],
});
async function main() {
  const urls = {};
  const opened = { stock: Server(options()), guarded: guardedServer(Server, options()) };
  for (const [name, server] of Object.entries(opened)) {
    // What nobody else is told: the whole state.
    server.router.get('/whole/:matchID', async (context) => {
      context.body = (await server.db.fetch(context.params.matchID, { state: true })).state.G;
    });
    const { appServer } = await server.run({ port: 0 });
    urls[name] = 'http://localhost:' + appServer.address().port;
  }
  console.log(JSON.stringify(urls));
}
main();
`;

/** Starts a guarded server with the lobby on its port, and one with the lobby on a port of its own; asks the first. */
const lobbies = `
const { Server } = require('boardgame.io/server');
const { game } = require('paddock/bug-race');
const { guardedServer } = require('paddock/server');

async function main() {
  const warnings = [];
  console.warn = (warning) => warnings.push(warning);
  const warned = [];
  const statuses = [];
  for (const lobbyConfig of [undefined, { apiPort: '0' }]) {
    const server = guardedServer(Server, { games: [{ ...game }], origins: [] });
    const { appServer } = await server.run({ port: 0, lobbyConfig });
    const { status } = await fetch('http://localhost:' + appServer.address().port + '/games');
    statuses.push(status);
    warned.push(warnings.splice(0));
  }
  console.log(JSON.stringify({ warned, statuses }));
  process.exit();
}
main();
`;

type Kind = 'stock' | 'guarded';

async function started(
  folder: string,
): Promise<{ child: ChildProcess; urls: Record<Kind, string> }> {
  writeFileSync(path.join(folder, 'servers.cjs'), servers);
  const child = spawn(process.execPath, ['servers.cjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!child.stdout) throw new Error('It can’t be heard.');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, urls: JSON.parse(line) };
}

describe('boardgame.io’s own server, as it comes and with paddock/server', () => {
  let installed: InstalledPackage;
  let require: NodeJS.Require;
  let child: ChildProcess;
  let urls: Record<Kind, string>;

  before(async () => {
    installed = await installedPackage();
    require = createRequire(path.join(installed.folder, 'index.cjs'));
    ({ child, urls } = await started(installed.folder));
  });

  after(() => child?.kill());

  /** What a page is told when it connects to a match, there already or not. */
  async function toldOf(kind: Kind, game: string, matchID: string, playerID: string | null) {
    const page = new Page(urls[kind], { game, matchID, playerID, credentials: null });
    page.send('sync', matchID, playerID, undefined, 3);
    const { args } = await page.next('sync');
    page.close();
    return args[1];
  }

  async function newMatch(kind: Kind, game: string): Promise<string> {
    const { json } = await post(`${urls[kind]}/games/${game}/create`, { numPlayers: 3 });
    return json.matchID;
  }

  /** A whole match as it would be if its seed were the time of day at which the lobby says it was made. */
  async function guessesByPublicTime(kind: Kind, game: string, matchID: string) {
    const { InitializeGame } = require('boardgame.io/internal') as typeof Internal;
    const { json } = await get(`${urls[kind]}/games/${game}/${matchID}`);
    const own = { ...(require(`paddock/${game}`) as { readonly game: Game }).game };
    return Array.from({ length: 41 }, (_, late) => {
      const seed = (json.createdAt + late - 20).toString(36).slice(-10);
      return InitializeGame({ game: { ...own, seed }, numPlayers: 3 }).G;
    });
  }

  for (const { info } of shelf) {
    describe(info.name, () => {
      it('all cards follow from the time at which the match was made, but not with paddock/server', async () => {
        for (const kind of ['stock', 'guarded'] as const) {
          const matchID = await newMatch(kind, info.name);
          const { json: whole } = await get(`${urls[kind]}/whole/${matchID}`);
          const guesses = await guessesByPublicTime(kind, info.name, matchID);
          const isGuessed = guesses.some((G) => JSON.stringify(G) === JSON.stringify(whole));
          expect(isGuessed, kind).to.equal(kind === 'stock');
        }
      });

      it('all who connect are told of the beginning with all hands, but not with paddock/server', async () => {
        const beginning = async (kind: Kind, matchID: string, playerID: string | null) =>
          (await toldOf(kind, info.name, matchID, playerID)).initialState;
        for (const seat of [null, '1']) {
          const leaking = await beginning('stock', await newMatch('stock', info.name), seat);
          expect(leaking.G).to.include.keys('secret');
          expect(leaking.G.players).to.have.all.keys('0', '1', '2');
          expect(leaking.plugins.random.data).to.include.keys('prngstate');
          const guarded = await newMatch('guarded', info.name);
          for (const matchID of [guarded, `unknown-${info.name}-${seat}`]) {
            const told = await beginning('guarded', matchID, seat);
            expect(told.G).to.include.keys('rulesVersion').and.not.include.keys('secret');
            expect(told.G.players).to.deep.equal({});
            expect([told.plugins, told._undo, told.deltalog]).to.deep.equal([{}, [], undefined]);
          }
        }
      });

      it('with paddock/server each seat sees its own hand, whoever made the match', async () => {
        for (const matchID of [await newMatch('guarded', info.name), `asked-for-${info.name}`]) {
          const { state } = await toldOf('guarded', info.name, matchID, '2');
          expect(state.G.players).to.have.all.keys('2');
          expect(state.G).not.to.include.keys('secret');
          expect(state.plugins.random.data).to.equal(undefined);
          const again = await toldOf('guarded', info.name, matchID, '2');
          expect(again.state.G).to.deep.equal(state.G);
        }
      });

      for (const kind of ['stock', 'guarded'] as const) {
        it(`${kind}: a move named toString leaves the match as it was`, async () => {
          const matchID = await newMatch(kind, info.name);
          const { state } = await toldOf(kind, info.name, matchID, null);
          const awaited = state.ctx.activePlayers
            ? Object.keys(state.ctx.activePlayers)[0]
            : state.ctx.currentPlayer;
          const seat = { game: info.name, matchID, playerID: awaited, credentials: null };
          const page = new Page(urls[kind], seat);
          page.move(0, 'toString', 'x');
          page.send('sync', matchID, null, undefined, 3);
          await page.next('sync');
          page.close();
          expect(await toldOf(kind, info.name, matchID, null)).to.deep.include({ state });
        });
      }
    });
  }

  for (const kind of ['stock', 'guarded'] as const) {
    it(`${kind}: a hidden argument is in nobody’s log, and a seat that nobody took needs no credentials`, async () => {
      const matchID = await newMatch(kind, 'bug-race');
      const { state } = await toldOf(kind, 'bug-race', matchID, '0');
      const seat = { game: 'bug-race', matchID, playerID: '0', credentials: null };
      const page = new Page(urls[kind], seat);
      page.move(0, 'keepCard', state.G.players['0'].offered[0]);
      page.send('sync', matchID, null, undefined, 3);
      await page.next('sync');
      page.close();
      const { log, state: after } = await toldOf(kind, 'bug-race', matchID, null);
      expect(after.G.hasChosen).to.deep.equal({ 0: true, 1: false, 2: false });
      expect(log.map(({ action }: LogEntry) => action.payload.args)).to.deep.equal([null]);
    });

    it(`${kind}: who makes a move that is refused is not told`, async () => {
      const matchID = await newMatch(kind, 'bug-race');
      const seat = { game: 'bug-race', matchID, playerID: '0', credentials: null };
      const page = new Page(urls[kind], seat);
      page.move(0, 'keepCard', 'no card');
      page.send('sync', matchID, null, undefined, 3);
      await page.next('sync');
      expect(page.frames.map(({ name }) => name)).to.deep.equal(['sync']);
      page.close();
    });

    it(`${kind}: a match that is asked for is there`, async () => {
      const statusOf = async () => (await get(`${urls[kind]}/games/bug-race/wished-for`)).status;
      expect(await statusOf()).to.equal(404);
      await toldOf(kind, 'bug-race', 'wished-for', null);
      expect(await statusOf()).to.equal(200);
    });
  }

  it('no two matches have the same seed', async () => {
    const wholes = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const matchID = await newMatch('guarded', 'crazy-race-gewalt');
        return (await get(`${urls.guarded}/whole/${matchID}`)).text;
      }),
    );
    expect(new Set(wholes)).to.have.length(4);
  });

  for (const [react, koaCompose] of [
    ['^18.2.0', 'as npm installs it'],
    ['^19.0.0', '4.1.0'],
  ] as const) {
    const itHere = react === '^19.0.0' ? it : itLong;
    itHere(`koa-compose ${koaCompose}: what it says of the lobby’s routes is so`, async () => {
      const { folder } = await installedPackage(react);
      writeFileSync(path.join(folder, 'lobbies.cjs'), lobbies);
      const env = { ...process.env, NODE_ENV: 'production' };
      const { stdout } = await run(process.execPath, ['lobbies.cjs'], { cwd: folder, env });
      const { warned, statuses } = JSON.parse(stdout);
      const [[warning], onItsOwn] = warned;
      expect(onItsOwn).to.deep.equal([]);
      if (koaCompose === '4.1.0') {
        expect([warning, statuses]).to.deep.equal([undefined, [200, 404]]);
      } else {
        expect(warning).to.match(/404.*koa-compose/);
        expect(statuses).to.deep.equal([404, 404]);
      }
    });
  }
});
