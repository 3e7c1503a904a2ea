import type { Page, Route } from 'playwright-core';
import { catalog } from '../../../games/index.ts';
import { buildHeader } from '../../../protocol/tables.ts';
import type { LaidTables } from '../servers/created-tables.ts';
import type { Seated } from '../servers/page.ts';

/** A page of the lobby in a certain state. */
export interface Visit {
  readonly name: string;
  readonly address: string;
  readonly seat?: Seated;
  /** Selector of what is present once the page is complete. */
  readonly shows: string;
  /** Changes the page before it is looked at. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Reloads the page with other answers to its requests for tables, until it shows something. */
async function answerTables(
  page: Page,
  shows: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/api/tables?*', answer);
  await page.reload();
  await page.locator(shows).first().waitFor();
}

/** Opens the rules of a form. */
async function unfold(page: Page): Promise<void> {
  await page.locator('form summary').click();
  await page.locator('form .options').waitFor();
}

/** Answers like a server of another build. */
async function outgrown(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = { ...response.headers(), [buildHeader.toLowerCase()]: 'another' };
  await route.fulfill({ response, headers });
}

type Prepare = Visit['prepare'];

const visitTo = (visit: Visit, prepare: Prepare): Visit => ({
  ...visit,
  ...(prepare && { prepare }),
});

const atSeat = (name: string, seat: Seated, shows: string, prepare?: Prepare) =>
  visitTo({ name, address: `/table/${seat.matchID}`, seat, shows }, prepare);

const atHome = (name: string, prepare?: Prepare) =>
  visitTo({ name, address: '/', shows: '.shelf svg' }, prepare);

const atForm = (name: string, address: string, prepare: Prepare) =>
  visitTo({ name, address, shows: 'form summary' }, prepare);

/** Returns pages of tables without their boards: everything that they show, and what can be opened there. */
export function visitsOfTables(tables: LaidTables): readonly Visit[] {
  return [
    { name: 'join', address: `/table/${tables.open.matchID}`, shows: 'form' },
    atSeat('waiting room', tables.open, 'h1'),
    atSeat(
      'waiting room with a bot, of its host',
      tables.halfFilled,
      '.bot-seats [aria-pressed=true]',
    ),
    {
      name: 'join, with a bot at the table',
      address: `/table/${tables.halfFilled.matchID}`,
      shows: 'form',
    },
    atSeat('board with bots', tables.filled, '.grand-prix-seats .bot-mark'),
    atSeat('a table with a clock, where a bot stands in', tables.stoodIn, '.agree-opener'),
    atSeat('what is said where a bot stands in', tables.stoodIn, '.agree-opener', async (page) => {
      await page.locator('.agree-opener').click();
      await page.locator('.agree-note').waitFor();
    }),
    atSeat(
      'sounds and notifications',
      tables.filled,
      '.detroit-cleveland-grand-prix',
      async (page) => {
        await page.locator('button:has(.calls-clapper)').click();
        await page.locator('dialog').waitFor();
      },
    ),
    atSeat('ways out', tables.filled, '.detroit-cleveland-grand-prix', async (page) => {
      await page.locator('button.play-menu:not(.play-again)').click();
      await page.locator('dialog').waitFor();
    }),
    ...[...tables.over.values()].map(
      (seat): Visit => ({
        name: `a match of ${seat.game} looked at again`,
        address: `/replay/table/${seat.matchID}`,
        shows: `.replay-board .${seat.game}`,
        prepare: async (page) => {
          await page.locator('.replay-slider input').press('ArrowRight');
          await page.locator('.replay-board[data-at="1"]').waitFor();
        },
      }),
    ),
  ];
}

/** Returns the pages around tables; `url` is the server's address. */
export function visitsAround(url: string): readonly Visit[] {
  return [
    atHome('home'),
    ...catalog.flatMap(({ info: { name } }): readonly Visit[] => [
      { name: `${name}, its own page`, address: `/game/${name}`, shows: '.rules-text' },
      { name: `${name}, its lesson`, address: `/game/${name}/lesson`, shows: `.lesson .${name}` },
    ]),
    { name: 'matches to be looked at again', address: '/replay', shows: 'h1' },
    atHome('the player’s name', async (page) => {
      const menu = page.locator('.header-opens-menu');
      if (await menu.isVisible()) await menu.click();
      await page.locator('button.header-name').click();
      await page.locator('dialog').waitFor();
    }),
    atForm('new table', '/game/bug-race/new', async (page) => {
      // With a clock, for which there are several speeds.
      await page.locator('form > fieldset').last().getByRole('radio').nth(1).check();
      await unfold(page);
    }),
    {
      name: 'new table with bots seat by seat',
      address: '/game/crazy-race-gewalt/new',
      shows: 'form [name=others]',
      prepare: async (page) => {
        await page.locator('[name=others]').last().check();
        await page.locator('.other-seats select').first().selectOption('fair');
      },
    },
    atForm('new table with a choice', '/game/crazy-race-schacht/new', unfold),
    atForm('new table with a list of numbers', '/game/detroit-cleveland-grand-prix/new', unfold),
    atHome('home of another version than the server', (page) =>
      answerTables(page, '.version-note .button', outgrown),
    ),
    atHome('home without the server', (page) =>
      answerTables(page, '.note-bad', (route) => route.abort()),
    ),
    atHome('a table without the server', async (page) => {
      await page.route('**/api/**', (route) => route.abort());
      await page.goto(`${url}/table/any`);
      await page.locator('.note-bad').waitFor();
    }),
    atForm('new match here', '/game/bug-race/here', unfold),
    atForm('a screen to be handed on', '/game/bug-race/here', async (page) => {
      await page.locator('form [type="submit"]').click();
      await page.locator('.curtain').waitFor();
    }),
    atHome('home with matches here', async (page) => {
      await page.locator('.on-shelf button').first().click();
      await page.locator('section.bug-race').waitFor();
      await page.locator('.header-home').click();
      await page.locator('.table-card button').first().click();
      await page.locator('dialog').waitFor();
    }),
    atHome('a match here', async (page) => {
      await page.locator('.on-shelf button').first().click();
      await page.locator('section.bug-race').waitFor();
    }),
    {
      name: 'seats of another device',
      address: '/device#code',
      shows: '.device-page .button-main',
    },
    { name: 'no such match here', address: '/here/none', shows: 'h1' },
    { name: 'unknown table', address: '/table/none', shows: 'h1' },
    { name: 'unknown address', address: '/nowhere/at/all', shows: 'h1' },
  ];
}
