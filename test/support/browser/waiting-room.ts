import type { Browser, Page } from 'playwright-core';
import type { Pace, Table } from '../../../protocol/tables.ts';
import { get } from '../servers/page.ts';
import { createFor, joinAs, openSeat } from './live-table.ts';
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

/** Lays a table of Bug Race for so many that is in the lists, and opens its waiting room. */
export async function openRoom(
  browser: Browser,
  url: string,
  {
    host = 'Ada',
    count,
    pace,
  }: { readonly host?: string; readonly count: number; readonly pace?: Pace },
): Promise<Page> {
  const wish = { numPlayers: count, unlisted: false, ...(pace && { pace }) };
  const [seat] = await createFor(url, [host], wish);
  if (!seat) throw new Error('Nobody sat down.');
  const page = await openSeat(browser, url, { seat });
  await page.getByRole('heading', { name: text.waiting.heading('Bug Race') }).waitFor();
  return page;
}

/** Somebody sits down at the table whose page another one has open. */
export async function joinedBy(browser: Browser, host: Page, name: string): Promise<Page> {
  const { origin, pathname } = new URL(host.url());
  const seat = await joinAs(name, origin, pathname.split('/').at(-1) ?? '');
  return openSeat(browser, origin, { seat });
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
