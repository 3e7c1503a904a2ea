import { expect } from 'chai';
import type { Browser, Page, Route } from 'playwright-core';
import * as crazyRaceSchacht from '../../games/crazy-race-schacht/index.ts';
import { type GameModule, shelf } from '../../games/index.ts';
import type { GameInfo } from '../../games/kit/game-info.ts';
import { buildHeader } from '../../server/protocol.ts';
import { isTooWide, seriousFaults } from '../support/axe.ts';
import { describeInBrowser, openBrowser, remember } from '../support/browser.ts';
import { putAtServer } from '../support/database.ts';
import { post, type Seated, Page as SocketPage, seatPeople } from '../support/page.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { seededChoice, TestTable } from '../support/table.ts';

/** Loads the page anew with other answers to its questions for tables, until it shows something. */
async function answerTables(
  page: Page,
  shows: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/api/tables?*', answer);
  await page.reload();
  await page.locator(shows).first().waitFor();
}

/** As a server of another build answers. */
async function outgrown(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = { ...response.headers(), [buildHeader.toLowerCase()]: 'another' };
  await route.fulfill({ response, headers });
}

/** Every game is looked at after so many moves by chance, and at its end. */
const someMoves = 12;

/** Of two visits one after the other the first is made on the one half of them, the second on the other. */
const screens = [
  { width: 360, height: 740, colorScheme: 'light', locale: 'de', half: 0 },
  { width: 1920, height: 1080, colorScheme: 'dark', locale: 'en', half: 0 },
  { width: 360, height: 740, colorScheme: 'dark', locale: 'fr', half: 1 },
  { width: 1280, height: 800, colorScheme: 'light', locale: 'it', half: 1 },
] as const;

describeInBrowser('every page, for everybody', function () {
  this.timeout(300_000);
  let browser: Browser;
  let server: RunningServer;
  /** A table with a free seat, and a full one. */
  let open: Seated;
  let full: Seated;
  /** A table with a bot and a free seat, and one of the Grand Prix that bots fill. */
  let halfFilled: Seated;
  let filled: Seated;
  /** A full table at which cards are being played. */
  let moving: Seated;
  /** Tables of Crazy Race (Schacht): a card is to be placed, and a side has been won. */
  let placing: Seated;
  let evaluating: Seated;
  /** Whoever begins at a table of the Grand Prix, and at one of Crazy Race (Gewalt). */
  let bidding: Seated;
  let laying: Seated;
  /** Of every game on the shelf a table in the middle of a match, and one at its end. */
  const underWay = new Map<string, Seated>();
  const over = new Map<string, Seated>();

  before(async () => {
    browser = await openBrowser();
    server = await startServer();
    [open] = await seatPeople(server.url, ['Ada', 'Ben'], { numPlayers: 3 });
    [full] = await seatPeople(server.url, ['Chiara', 'Dieter'], { setupData: { expert: true } });
    [halfFilled] = await seatPeople(server.url, ['Siri', 'Tom'], { numPlayers: 4 });
    await seatBots(halfFilled, { 2: 'strong' });
    const settings = { game: 'detroit-cleveland-grand-prix', numPlayers: 5 };
    [filled] = await seatPeople(server.url, ['Uwe', 'Vera'], settings);
    await seatBots(filled, { 2: 'easy', 3: 'fair', 4: 'strong' });
    moving = await movingTable();
    placing = await placingTable(0);
    evaluating = await placingTable(9);
    bidding = await seatThatBegins('detroit-cleveland-grand-prix');
    laying = await seatThatBegins('crazy-race-gewalt');
    for (const { info, load } of shelf) {
      const module = await load();
      underWay.set(info.name, await tablePlayed(info, module, someMoves));
      over.set(info.name, await tablePlayed(info, module, Number.POSITIVE_INFINITY));
    }
  });

  after(async () => {
    await browser.close();
    await server.stop();
  });

  /** The host puts bots on seats. */
  async function seatBots(host: Seated, bots: Readonly<Record<string, string>>): Promise<void> {
    const { game, matchID, playerID, credentials } = host;
    const url = `${server.url}/games/${game}/${matchID}/bots`;
    const { status } = await post(url, { playerID, credentials, bots });
    expect(status).to.equal(200);
  }

  /** A table at which everybody has chosen, so that cards are to be played. */
  async function movingTable(): Promise<Seated> {
    const seats = await seatPeople(server.url, ['Elif', 'Finn']);
    for (const seat of seats) {
      const socket = new SocketPage(server.url, seat);
      const { state } = await socket.sync();
      socket.move(state._stateID, 'keepCard', state.G.players[Number(seat.playerID)].offered[0]);
      await socket.next('update');
      socket.close();
    }
    return seats[0];
  }

  /** A table of Crazy Race (Schacht) after so many placements; the seat that the table waits for. */
  async function placingTable(placements: number): Promise<Seated> {
    const seats = await seatPeople(server.url, ['Gaia', 'Hugo', 'Ida'], {
      game: 'crazy-race-schacht',
    });
    const sockets = seats.map((seat) => new SocketPage(server.url, seat));
    const [first] = sockets;
    if (!first) throw new Error('A match needs people.');
    let { state } = await first.sync();
    for (let count = 0; count < placements; count += 1) {
      const seat = Number(crazyRaceSchacht.waitsFor(state.G)[0]);
      sockets[seat]?.move(state._stateID, 'placeDriver', Math.floor(count / 3), count % 3);
      state = (await first.next('update')).args[1];
    }
    for (const socket of sockets) socket.close();
    return seats[Number(crazyRaceSchacht.waitsFor(state.G)[0])] ?? seats[0];
  }

  /** The seat that a new table of a game waits for. */
  async function seatThatBegins(game: string): Promise<Seated> {
    const seats = await seatPeople(server.url, ['Jan', 'Kim', 'Lea'], { game });
    const socket = new SocketPage(server.url, seats[0]);
    const { state } = await socket.sync();
    socket.close();
    return seats[Number(state.ctx.currentPlayer)] ?? seats[0];
  }

  /** A table at which so many moves were made by chance, at most to the end; a seat that it waits for. */
  async function tablePlayed(info: GameInfo, module: GameModule, moves: number): Promise<Seated> {
    const names = ['Mia', 'Noa', 'Ole', 'Pia', 'Quy', 'Rui'].slice(0, Math.max(info.minPlayers, 2));
    const seats = await seatPeople(server.url, names, { game: info.name });
    const table = new TestTable(module, { numPlayers: names.length });
    const choose = seededChoice(1);
    for (let made = 0; made < moves && table.state.ctx.gameover === undefined; made += 1) {
      const { playerID, move, args } = choose(table.legalMoves(choose(table.active)));
      table.move(playerID, move, ...args);
    }
    putAtServer(server.dataDir, seats[0].matchID, table);
    return seats[Number(module.waitsFor(table.G)[0] ?? 0)] ?? seats[0];
  }

  const visits: readonly {
    readonly name: string;
    readonly address: () => string;
    readonly seat?: () => Seated;
    /** There when the page is whole. */
    readonly shows: string;
    /** What is done there before it is looked at. */
    readonly prepare?: (page: Page) => Promise<void>;
  }[] = [
    { name: 'home', address: () => '/', shows: '.shelf svg' },
    { name: 'game', address: () => '/game/bug-race', shows: 'h2' },
    { name: 'new table', address: () => '/game/bug-race/new', shows: 'form .option' },
    { name: 'join', address: () => `/table/${open.matchID}`, shows: 'form' },
    {
      name: 'waiting room',
      address: () => `/table/${open.matchID}`,
      seat: () => open,
      shows: 'h1',
    },
    {
      name: 'new table with bots seat by seat',
      address: () => '/game/crazy-race-gewalt/new',
      shows: 'form [name=others]',
      prepare: async (page) => {
        await page.locator('[name=others]').last().check();
        await page.locator('.other-seats select').first().selectOption('fair');
      },
    },
    {
      name: 'waiting room with a bot, of its host',
      address: () => `/table/${halfFilled.matchID}`,
      seat: () => halfFilled,
      shows: '.bot-seats [aria-pressed=true]',
    },
    {
      name: 'join, with a bot at the table',
      address: () => `/table/${halfFilled.matchID}`,
      shows: 'form',
    },
    {
      name: 'board with bots',
      address: () => `/table/${filled.matchID}`,
      seat: () => filled,
      shows: '.grand-prix-seats .bot-mark',
    },
    {
      name: 'board',
      address: () => `/table/${full.matchID}`,
      seat: () => full,
      shows: '.bug-race',
    },
    {
      name: 'a card tried out',
      address: () => `/table/${moving.matchID}`,
      seat: () => moving,
      shows: '.bug-race',
      prepare: async (page) => {
        await page.locator('button.bug-race-card').first().click();
        await page.locator('.bug-race-actions').waitFor();
      },
    },
    {
      name: 'chat',
      address: () => `/table/${moving.matchID}`,
      seat: () => moving,
      shows: '.bug-race',
      prepare: (page) => page.getByRole('tab').nth(1).click(),
    },
    {
      name: 'rules panel',
      address: () => `/table/${moving.matchID}`,
      seat: () => moving,
      shows: '.bug-race',
      prepare: (page) => page.getByRole('tab').nth(2).click(),
    },
    { name: 'watching', address: () => `/table/${full.matchID}`, shows: '.bug-race' },
    {
      name: 'new table with a choice',
      address: () => '/game/crazy-race-schacht/new',
      shows: 'form .option-choice',
    },
    {
      name: 'a driver card to be placed',
      address: () => `/table/${placing.matchID}`,
      seat: () => placing,
      shows: '.crazy-race-schacht',
      prepare: async (page) => {
        await page.locator('.crazy-race-schacht-hand button').first().click();
        await page.locator('.crazy-race-schacht-target').first().waitFor();
      },
    },
    {
      name: 'a side of a stage won',
      address: () => `/table/${evaluating.matchID}`,
      seat: () => evaluating,
      shows: '.crazy-race-schacht-actions button',
    },
    {
      name: 'new table with a list of numbers',
      address: () => '/game/detroit-cleveland-grand-prix/new',
      shows: 'form .number-list',
    },
    {
      name: 'an auction',
      address: () => `/table/${bidding.matchID}`,
      seat: () => bidding,
      shows: '.detroit-cleveland-grand-prix',
    },
    {
      name: 'a section card to be laid',
      address: () => `/table/${laying.matchID}`,
      seat: () => laying,
      shows: '.crazy-race-gewalt',
      prepare: (page) => page.locator('.crazy-race-gewalt-hand button').first().click(),
    },
    ...shelf.flatMap(({ info: { name } }) => [
      {
        name: `the middle of ${name}`,
        address: () => `/table/${underWay.get(name)?.matchID}`,
        seat: () => underWay.get(name) ?? open,
        shows: `.${name}`,
      },
      {
        name: `the end of ${name}`,
        address: () => `/table/${over.get(name)?.matchID}`,
        seat: () => over.get(name) ?? open,
        shows: '.ranking',
      },
    ]),
    {
      name: 'home of another version than the server',
      address: () => '/',
      shows: '.shelf svg',
      prepare: (page) => answerTables(page, '.version-note .button', outgrown),
    },
    {
      name: 'home without the server',
      address: () => '/',
      shows: '.shelf svg',
      prepare: (page) => answerTables(page, '.note-bad', (route) => route.abort()),
    },
    {
      name: 'a table without the server',
      address: () => '/',
      shows: '.shelf svg',
      prepare: async (page) => {
        await page.route('**/api/**', (route) => route.abort());
        await page.goto(`${server.url}/table/any`);
        await page.locator('.note-bad').waitFor();
      },
    },
    { name: 'new match here', address: () => '/game/bug-race/here', shows: 'form .option' },
    {
      name: 'a screen to be handed on',
      address: () => '/game/bug-race/here',
      shows: 'form .option',
      prepare: async (page) => {
        await page.locator('form [type="submit"]').click();
        await page.locator('.curtain').waitFor();
      },
    },
    {
      name: 'home with matches here',
      address: () => '/',
      shows: '.shelf svg',
      prepare: async (page) => {
        await page.locator('.on-shelf button').first().click();
        await page.locator('.bug-race').waitFor();
        await page.locator('.header-home').click();
        await page.locator('.table-card button').first().click();
        await page.locator('dialog').waitFor();
      },
    },
    {
      name: 'a match here',
      address: () => '/',
      shows: '.shelf svg',
      prepare: async (page) => {
        await page.locator('.on-shelf button').first().click();
        await page.locator('.bug-race').waitFor();
      },
    },
    { name: 'no such match here', address: () => '/here/none', shows: 'h1' },
    { name: 'unknown table', address: () => '/table/none', shows: 'h1' },
    { name: 'unknown address', address: () => '/nowhere/at/all', shows: 'h1' },
  ];

  it('shows its serious faults, and what is too wide, where there are any', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await remember(page, full);
    for (const [address, shows] of [
      ['/', '.shelf svg'],
      [`/table/${full.matchID}`, '.bug-race'],
    ] as const) {
      await page.goto(server.url + address);
      await page.locator(shows).first().waitFor();
      await page.evaluate(() => {
        const planted = document.createElement('div');
        planted.id = 'planted';
        planted.innerHTML = '<img src="/favicon.svg"><p>Pale</p>';
        // Not in the HTML: there the page's policy forbids styles.
        Object.assign(planted.style, { width: '400px', color: '#ccc', background: '#fff' });
        document.querySelector('main')?.append(planted);
      });
      const faults = (await seriousFaults(page)).map((fault) => fault.replace(/:.*/s, ''));
      expect(faults, address).to.have.members(['image-alt', 'color-contrast']);
      expect(await isTooWide(page), address).to.equal(true);
      await page.evaluate(() => document.querySelector('#planted')?.remove());
      expect(await seriousFaults(page), address).to.deep.equal([]);
      expect(await isTooWide(page), address).to.equal(false);
    }
    await page.close();
  });

  for (const { width, height, colorScheme, locale, half } of screens) {
    it(`has no serious fault on ${width}×${height}, ${colorScheme}, ${locale}`, async () => {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme,
        locale,
        reducedMotion: 'reduce',
      });
      const own = visits.filter((_, index) => index % 2 === half);
      for (const { name, address, seat, shows, prepare } of own) {
        const page = await context.newPage();
        if (seat) await remember(page, seat());
        await page.goto(server.url + address());
        await page.locator(shows).first().waitFor();
        await prepare?.(page);
        expect(await page.locator('html').getAttribute('lang')).to.equal(locale);
        expect(await seriousFaults(page), name).to.deep.equal([]);
        expect(await isTooWide(page), `${name} scrolls sideways`).to.equal(false);
        await page.evaluate(() => localStorage.clear());
        await page.close();
      }
      await context.close();
    });
  }
});
