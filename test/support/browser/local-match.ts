import type { Page } from 'playwright-core';
import { catalog } from '../../../games/index.ts';
import type { Level } from '../../../games/kit/search/levels.ts';
import type { LocalMatch } from '../../../lobby/features/local-match/match.ts';
import { text as here } from '../../../lobby/i18n/en/local-match.ts';
import { unfoldRules } from './lobby.ts';
import { byClick, type Press } from './press.ts';
import { text } from './texts.ts';

const { newTable, ways } = text;

/** Returns the title of a game in English, as in the list of games. */
export function titleOf(game: string): string {
  const info = catalog.find((each) => each.info.name === game)?.info;
  if (!info) throw new Error(`The shelf has no ${game}.`);
  return info.description.en.title;
}

/** Begins a local match by its form, from the list of games, with these people and bots in the order of the seats. */
export async function beginHere(
  page: Page,
  url: string,
  {
    game,
    seats,
    fields = {},
    press = byClick,
  }: {
    readonly game: string;
    readonly seats: readonly ({ readonly person: string } | { readonly bot: Level })[];
    /** Texts to type into fields of the options. */
    readonly fields?: Readonly<Record<string, string>>;
    readonly press?: Press;
  },
): Promise<void> {
  await page.goto(url);
  await press(page.getByRole('button', { name: ways.withPeopleOf(titleOf(game)) }));
  await press(page.getByRole('link', { name: ways.oneScreenOf(titleOf(game)) }));
  const count = newTable.playersCount(seats.length, String(seats.length));
  await page.getByRole('radio', { name: count }).check();
  for (const [index, seat] of seats.entries()) {
    const name = text.seat(String(index + 1));
    const kind = page.getByRole('combobox', { name: here.playerAt(name) });
    await kind.selectOption('bot' in seat ? seat.bot : '');
    if ('bot' in seat) continue;
    await page.getByRole('textbox', { name: here.nameAt(name) }).fill(seat.person);
  }
  if (Object.keys(fields).length > 0) await unfoldRules(page, press);
  for (const [field, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: field, exact: true }).fill(value);
  }
  await press(page.getByRole('button', { name: here.start }));
  await page.waitForURL(/\/here\//);
}

/** Begins a match against bots from the list of games. */
export async function playNow(page: Page, url: string, game: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: ways.playNowOf(titleOf(game)) }).click();
}

/** The form values that make a game's match short. */
export const shortest: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'bug-race': { 'Track length': '9' },
  'detroit-cleveland-grand-prix': { Races: '1' },
};

/** Makes bots move at once. */
export async function hurryBots(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('paddock.quickBots', 'yes'));
}

/** Makes bots think for a tenth of their time: the clock of their worker runs ten times as fast. */
export async function quickenThinking(page: Page): Promise<void> {
  await page.route('**/bot.worker-*', async (route) => {
    const response = await route.fetch();
    const quicker =
      'const now = performance.now.bind(performance); performance.now = () => 10 * now();';
    await route.fulfill({ response, body: `${quicker}\n${await response.text()}` });
  });
}

/** Returns the ID of the match that a page shows. */
export function matchOn(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Returns what the browser stores under an ID, or undefined. A test may have put any value there. */
export function storedAt(page: Page, matchID: string): Promise<LocalMatch | undefined> {
  return page.evaluate(
    (id) =>
      new Promise<LocalMatch | undefined>((resolve, reject) => {
        const opening = indexedDB.open('paddock.here');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('matches').objectStore('matches').get(id);
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result);
          };
        };
      }),
    matchID,
  );
}

/** Waits until the stored match meets a condition. A reload before that would load an older state. */
export async function untilStored(page: Page, isSo: (match: LocalMatch) => boolean): Promise<void> {
  const matchID = matchOn(page);
  for (;;) {
    const match = await storedAt(page, matchID);
    if (match && isSo(match)) return;
  }
}

/** Replaces what the browser stores of a match and of its entry in the list. */
export function putThere(
  page: Page,
  matchID: string,
  { match, table }: { readonly match: unknown; readonly table: unknown },
): Promise<void> {
  return page.evaluate(
    ([id, newMatch, newTable]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('paddock.here');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['matches', 'tables'], 'readwrite');
          writing.objectStore('matches').put(newMatch, id);
          writing.objectStore('tables').put(newTable, id);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [matchID, match, table] as const,
  );
}

/** A summary of the G that a component of the page receives. */
export interface Given {
  readonly players: readonly string[];
  readonly hasSecret: boolean;
}

/** Returns summaries of every G that a component on the page receives, found in React's internals. */
export function givenOn(page: Page): Promise<readonly Given[]> {
  return page.evaluate(() => {
    interface Fiber {
      readonly memoizedProps: Readonly<Record<string, unknown>> | null;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    const place = document.getElementById('lobby');
    const key = Object.keys(place ?? {}).find((name) => name.startsWith('__reactContainer$'));
    // React's own field for the current tree. The container may have the previous or next one.
    const root = Reflect.get(place ?? {}, key ?? '') as
      | { readonly stateNode: { readonly current: Fiber } }
      | undefined;
    if (!root) throw new Error('React keeps its tree elsewhere.');
    const given: { players: string[]; hasSecret: boolean }[] = [];
    const toLookAt: (Fiber | null)[] = [root.stateNode.current];
    while (toLookAt.length > 0) {
      const fiber = toLookAt.pop();
      if (!fiber) continue;
      toLookAt.push(fiber.child, fiber.sibling);
      const G = fiber.memoizedProps?.G;
      if (typeof G !== 'object' || G === null) continue;
      given.push({
        players: Object.keys((G as { players: object }).players),
        hasSecret: 'secret' in G,
      });
    }
    return given;
  });
}

/** Returns all names in the page's accessibility tree. */
export async function accessibleNames(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ name, ignored }) => {
    const said: unknown = name?.value;
    return !ignored && typeof said === 'string' && said !== '' ? [said] : [];
  });
}
