import type { Browser, Page } from 'playwright-core';
import type { Table } from '../../server/protocol.ts';
import { desktop, newPage, openTable, sitDown } from './lobby.ts';
import { get } from './page.ts';
import { byClick } from './press.ts';
import { text } from './texts.ts';

/** A button by all that it says. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A table as the server tells of it, whose page is open. */
export async function tableOn(page: Page): Promise<Table> {
  const { origin, pathname } = new URL(page.url());
  return (await get(`${origin}/api/tables/${pathname.split('/').at(-1)}`)).json;
}

/** Who sits where at the table whose page is open, as the server says. */
export async function namesOn(page: Page): Promise<readonly (string | null)[]> {
  return (await tableOn(page)).seats.map(({ name }) => name);
}

/** Lays a table of Bug Race for so many, and waits for its waiting room. */
export async function layFor(
  browser: Browser,
  url: string,
  {
    name = 'Ada',
    count,
    choose = async () => {},
  }: {
    readonly name?: string;
    readonly count: number;
    readonly choose?: (page: Page) => Promise<void>;
  },
): Promise<Page> {
  const page = await newPage(browser, desktop);
  const chooseOptions = async () => {
    const players = text.newTable.playersCount(count, String(count));
    await page.getByRole('radio', { name: players, exact: true }).check();
    await choose(page);
  };
  await openTable(page, url, { title: 'Bug Race', name, press: byClick, chooseOptions });
  await page.getByRole('heading', { name: text.waiting.heading('Bug Race') }).waitFor();
  return page;
}

/** Somebody sits down at the table whose page another one has open. */
export async function joinedBy(browser: Browser, host: Page, name: string): Promise<Page> {
  const page = await newPage(browser, desktop);
  await sitDown(page, host.url(), { name, press: byClick });
  return page;
}

/** Waits until a page shows a chair with somebody, and what stands under their name. */
export function seesChair(page: Page, name: string, state: string | RegExp): Promise<void> {
  return page
    .getByRole('list', { name: text.table.seats })
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ hasText: state })
    .waitFor();
}
