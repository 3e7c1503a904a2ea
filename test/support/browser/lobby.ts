import type { Browser, Page } from 'playwright-core';
import { lendPage } from './page-pool.ts';
import type { Press } from './press.ts';
import { text } from './texts.ts';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

/** Opens a page of its own, like another person's, without motion. */
export const newPage = lendPage;

/** Returns the buttons of a player’s cards in Bug Race. */
export const cards = (page: Page) => page.getByRole('button', { name: /^Card: / });

/** Opens the section of a form where the rules can be changed. */
export function unfoldRules(page: Page, press: Press): Promise<void> {
  return press(page.locator('summary').filter({ hasText: text.newTable.defaultRules }));
}

/** Input for the creation of a table. */
interface TableSetup {
  /** Title of the game, as in the list of games. */
  readonly title: string;
  readonly name: string;
  readonly press: Press;
  /** Fills in the rest of the form, whose rules section is open. */
  readonly chooseOptions?: (page: Page) => Promise<void>;
}

/** Creates a table from the list of games and joins it as its host. */
export async function openTable(
  page: Page,
  url: string,
  { title, name, press, chooseOptions }: TableSetup,
): Promise<void> {
  await page.goto(url);
  await press(page.getByRole('button', { name: `Play with people: ${title}` }));
  await press(page.getByRole('link', { name: `New table: ${title}` }));
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  if (chooseOptions) {
    await unfoldRules(page, press);
    await chooseOptions(page);
  }
  await press(page.getByRole('button', { name: 'Create table' }));
}

/** Creates a table that waits for players. */
export async function createTable(page: Page, url: string, setup: TableSetup): Promise<void> {
  await openTable(page, url, setup);
  await page.getByRole('heading', { name: /waiting for players/ }).waitFor();
}

/** Seats three people at a table, each with a page: the first creates it, and the second is on a phone. */
export async function seatThree(
  browser: Browser,
  url: string,
  names: readonly string[],
  setup: Omit<TableSetup, 'name'>,
): Promise<[Page, Page, Page]> {
  const first = await newPage(browser, desktop);
  const second = await newPage(browser, phone);
  const third = await newPage(browser, desktop);
  const [host = '', ...guests] = names;
  await createTable(first, url, { ...setup, name: host });
  for (const [index, page] of [second, third].entries()) {
    await joinTable(page, first.url(), { name: guests[index] ?? '', press: setup.press });
  }
  return [first, second, third];
}

/** Joins an existing table by its address. */
export async function joinTable(
  page: Page,
  address: string,
  { name, press }: { readonly name: string; readonly press: Press },
): Promise<void> {
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await press(page.getByRole('button', { name: 'Join', exact: true }));
  await page.getByRole('textbox', { name: 'Your name' }).waitFor({ state: 'detached' });
}
