import type { Browser, Page } from 'playwright-core';
import type { Table, TimeControl } from '../../../protocol/tables.ts';
import { get } from '../servers/page.ts';
import { createFor, joinAs, openSeat } from './live-table.ts';
import { text } from './texts.ts';

/** Returns the server's data of the table whose page is open. */
export async function tableOn(page: Page): Promise<Table> {
  const { origin, pathname } = new URL(page.url());
  return (await get(`${origin}/api/tables/${pathname.split('/').at(-1)}`)).json;
}

/** Returns the names at the seats of the table whose page is open, according to the server. */
export async function namesOn(page: Page): Promise<readonly (string | null)[]> {
  return (await tableOn(page)).seats.map(({ name }) => name);
}

/** Creates a listed table of Bug Race for a number of players, and opens its waiting room. */
export async function openRoom(
  browser: Browser,
  url: string,
  {
    host = 'Ada',
    count,
    timeControl,
  }: { readonly host?: string; readonly count: number; readonly timeControl?: TimeControl },
): Promise<Page> {
  const wish = { numPlayers: count, unlisted: false, ...(timeControl && { timeControl }) };
  const [seat] = await createFor(url, [host], wish);
  if (!seat) throw new Error('Nobody sat down.');
  const page = await openSeat(browser, url, { seat });
  await page.getByRole('heading', { name: text.waiting.heading('Bug Race') }).waitFor();
  return page;
}

/** Lets another player join the table whose page is open. */
export async function joinedBy(browser: Browser, host: Page, name: string): Promise<Page> {
  const { origin, pathname } = new URL(host.url());
  const seat = await joinAs(name, origin, pathname.split('/').at(-1) ?? '');
  return openSeat(browser, origin, { seat });
}

/** Waits until a page shows a chair with a player, and a state below the name. */
export function seesChair(page: Page, name: string, state: string | RegExp): Promise<void> {
  return page
    .getByRole('list', { name: text.table.seats })
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ hasText: state })
    .waitFor();
}
