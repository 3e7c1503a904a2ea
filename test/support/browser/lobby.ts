import type { Page } from 'playwright-core';
import { lendPage } from './page-pool.ts';
import type { Press } from './press.ts';
import { text } from './texts.ts';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 360, height: 740 };

/** A page of its own, as of another person; nothing on it moves by itself. */
export const newPage = lendPage;

/** Opens the part of a form where the rules can be changed. */
export function unfoldRules(page: Page, press: Press): Promise<void> {
  return press(page.locator('summary').filter({ hasText: text.newTable.defaultRules }));
}

/** What somebody does who lays a table. */
interface TableSetup {
  /** The game's, as the shelf has it. */
  readonly title: string;
  readonly name: string;
  readonly press: Press;
  /** Fills in the rest of the form, its rules unfolded. */
  readonly chooseOptions?: (page: Page) => Promise<void>;
}

/** Lays a table from the shelf and sits down as its host. */
export async function openTable(
  page: Page,
  url: string,
  { title, name, press, chooseOptions }: TableSetup,
): Promise<void> {
  await page.goto(url);
  await press(page.getByRole('link', { name: `New table: ${title}` }));
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  if (chooseOptions) {
    await unfoldRules(page, press);
    await chooseOptions(page);
  }
  await press(page.getByRole('button', { name: 'Create table' }));
}

/** Lays a table at which somebody is still to sit down. */
export async function createTable(page: Page, url: string, setup: TableSetup): Promise<void> {
  await openTable(page, url, setup);
  await page.getByRole('heading', { name: /waiting for players/ }).waitFor();
}

/** Sits down at a table that was laid, by its address. */
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
