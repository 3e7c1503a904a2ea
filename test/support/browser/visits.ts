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

/** Returns pages of tables without their boards: everything that they show, and what can be opened there. */
export function visitsOfTables(tables: LaidTables): readonly Visit[] {
  return [
    { name: 'join', address: `/table/${tables.open.matchID}`, shows: 'form' },
    {
      name: 'waiting room',
      address: `/table/${tables.open.matchID}`,
      seat: tables.open,
      shows: 'h1',
    },
    {
      name: 'waiting room with a bot, of its host',
      address: `/table/${tables.halfFilled.matchID}`,
      seat: tables.halfFilled,
      shows: '.bot-seats [aria-pressed=true]',
    },
    {
      name: 'join, with a bot at the table',
      address: `/table/${tables.halfFilled.matchID}`,
      shows: 'form',
    },
    {
      name: 'board with bots',
      address: `/table/${tables.filled.matchID}`,
      seat: tables.filled,
      shows: '.grand-prix-seats .bot-mark',
    },
    {
      name: 'a table with a clock, where a bot stands in',
      address: `/table/${tables.stoodIn.matchID}`,
      seat: tables.stoodIn,
      shows: '.agree-opener',
    },
    {
      name: 'what is said where a bot stands in',
      address: `/table/${tables.stoodIn.matchID}`,
      seat: tables.stoodIn,
      shows: '.agree-opener',
      prepare: async (page) => {
        await page.locator('.agree-opener').click();
        await page.locator('.agree-note').waitFor();
      },
    },
    {
      name: 'sounds and notifications',
      address: `/table/${tables.filled.matchID}`,
      seat: tables.filled,
      shows: '.detroit-cleveland-grand-prix',
      prepare: async (page) => {
        await page.locator('button:has(.calls-clapper)').click();
        await page.locator('dialog').waitFor();
      },
    },
    {
      name: 'ways out',
      address: `/table/${tables.filled.matchID}`,
      seat: tables.filled,
      shows: '.detroit-cleveland-grand-prix',
      prepare: async (page) => {
        await page.locator('button.play-menu:not(.play-again)').click();
        await page.locator('dialog').waitFor();
      },
    },
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
    { name: 'home', address: '/', shows: '.shelf svg' },
    ...catalog.flatMap(({ info: { name } }): readonly Visit[] => [
      { name: `${name}, its own page`, address: `/game/${name}`, shows: '.rules-text' },
      { name: `${name}, its lesson`, address: `/game/${name}/lesson`, shows: `.lesson .${name}` },
    ]),
    { name: 'matches to be looked at again', address: '/replay', shows: 'h1' },
    {
      name: 'the own name',
      address: '/',
      shows: '.shelf svg',
      prepare: async (page) => {
        const menu = page.locator('.header-opens-menu');
        if (await menu.isVisible()) await menu.click();
        await page.locator('button.header-name').click();
        await page.locator('dialog').waitFor();
      },
    },
    {
      name: 'new table',
      address: '/game/bug-race/new',
      shows: 'form summary',
      prepare: async (page) => {
        // With a clock, for which there are several speeds.
        await page.locator('form > fieldset').last().getByRole('radio').nth(1).check();
        await unfold(page);
      },
    },
    {
      name: 'new table with bots seat by seat',
      address: '/game/crazy-race-gewalt/new',
      shows: 'form [name=others]',
      prepare: async (page) => {
        await page.locator('[name=others]').last().check();
        await page.locator('.other-seats select').first().selectOption('fair');
      },
    },
    {
      name: 'new table with a choice',
      address: '/game/crazy-race-schacht/new',
      shows: 'form summary',
      prepare: unfold,
    },
    {
      name: 'new table with a list of numbers',
      address: '/game/detroit-cleveland-grand-prix/new',
      shows: 'form summary',
      prepare: unfold,
    },
    {
      name: 'home of another version than the server',
      address: '/',
      shows: '.shelf svg',
      prepare: (page) => answerTables(page, '.version-note .button', outgrown),
    },
    {
      name: 'home without the server',
      address: '/',
      shows: '.shelf svg',
      prepare: (page) => answerTables(page, '.note-bad', (route) => route.abort()),
    },
    {
      name: 'a table without the server',
      address: '/',
      shows: '.shelf svg',
      prepare: async (page) => {
        await page.route('**/api/**', (route) => route.abort());
        await page.goto(`${url}/table/any`);
        await page.locator('.note-bad').waitFor();
      },
    },
    {
      name: 'new match here',
      address: '/game/bug-race/here',
      shows: 'form summary',
      prepare: unfold,
    },
    {
      name: 'a screen to be handed on',
      address: '/game/bug-race/here',
      shows: 'form summary',
      prepare: async (page) => {
        await page.locator('form [type="submit"]').click();
        await page.locator('.curtain').waitFor();
      },
    },
    {
      name: 'home with matches here',
      address: '/',
      shows: '.shelf svg',
      prepare: async (page) => {
        await page.locator('.on-shelf button').first().click();
        await page.locator('section.bug-race').waitFor();
        await page.locator('.header-home').click();
        await page.locator('.table-card button').first().click();
        await page.locator('dialog').waitFor();
      },
    },
    {
      name: 'a match here',
      address: '/',
      shows: '.shelf svg',
      prepare: async (page) => {
        await page.locator('.on-shelf button').first().click();
        await page.locator('section.bug-race').waitFor();
      },
    },
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
