import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { catalog } from '../../../games/index.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { textOfRecord } from '../../../games/kit/record/write.ts';
import { text as replay } from '../../../lobby/i18n/en/replay.ts';

/** A recorded match of the tests. */
export interface RecordFile {
  readonly game: string;
  readonly file: string;
  readonly record: MatchRecord;
}

/** Returns all recorded matches of all games. */
export function recordFiles(): readonly RecordFile[] {
  return catalog.flatMap(({ info: { name: game } }) => {
    const folder = path.join(import.meta.dirname, `../../games/${game}/recorded`);
    return readdirSync(folder)
      .sort()
      .map((file) => {
        const text = readFileSync(path.join(folder, file), 'utf8');
        return { game, file, record: JSON.parse(text) as MatchRecord };
      });
  });
}

const names = ['Ada', 'Ben', 'Chiara', 'Dörte', 'Émile', 'Fatima'];

/** Returns the last recorded match of a game, with named players. */
export function namedRecord(game: string): MatchRecord {
  const found = recordFiles().findLast((each) => each.game === game)?.record;
  if (!found) throw new Error(`There is no recorded match of ${game}.`);
  const seats = found.seats.map((_, index) => ({ name: names[index] ?? '', bot: null }));
  return { ...found, seats, startedAt: Date.UTC(2026, 10, 20, 12) };
}

/** Drops a file on the page, as from a folder. */
export async function dropFile(page: Page, content: string): Promise<void> {
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'match.json', { type: 'application/json' }));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent('dragover', options));
    document.body.dispatchEvent(new DragEvent('drop', options));
  }, content);
}

/** Drops a record on a page of replays, and waits for the page of its replay. */
export async function dropRecord(page: Page, record: MatchRecord): Promise<void> {
  const before = new URL(page.url()).pathname;
  await dropFile(page, textOfRecord(record));
  // The path is compared. The rest of the address has the position, too, and may change later.
  await page.waitForURL(
    ({ pathname }) => pathname !== before && pathname.startsWith('/replay/file/'),
  );
  await sliderOn(page).waitFor();
}

/** Returns the slider of a replay. */
export function sliderOn(page: Page): Locator {
  return page.getByRole('slider', { name: replay.slider });
}

/** Returns a page's position in its match, in words. */
export async function positionOn(page: Page): Promise<string> {
  return (await sliderOn(page).getAttribute('aria-valuetext')) ?? '';
}

/** Waits until a page is at a position, and its board shows it. */
export async function waitForPosition(page: Page, at: number): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector<HTMLInputElement>('.replay-slider input')?.valueAsNumber === wanted,
    at,
  );
  await page.locator(`.replay-board[data-at="${at}"]`).waitFor();
}

/** Chooses from whose point of view a page shows its match: a seat's, all players' (`all`) or a spectator's (empty). */
export async function lookAs(page: Page, as: string): Promise<void> {
  await page.getByRole('combobox', { name: replay.viewer }).selectOption(as);
  await page.locator(`.replay-board[data-as="${as}"]`).waitFor();
}

/** Returns everything on a view-only board that could be pressed. Links to further texts are left out. */
export function pressableOn(page: Page): Locator {
  return page.locator('.replay-board').locator('button, input, select, a');
}
