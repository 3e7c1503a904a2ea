import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { catalog } from '../../games/index.ts';
import type { MatchRecord } from '../../games/kit/record/format.ts';
import { seededChoice } from '../../test/support/games/table.ts';
import { median } from '../support/figures.ts';
import { slowPhone } from './loading.ts';

const positions = 60;

/** Milliseconds that the page has worked so far. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const counted = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  const seconds = metrics.filter(({ name }) => counted.includes(name));
  return 1000 * seconds.reduce((sum, { value }) => sum + value, 0);
}

/** Returns the text of a game's record with the most moves. */
function longestRecord(game: string): string {
  const folder = path.join(import.meta.dirname, `../../test/games/${game}/recorded`);
  const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const movesIn = (text: string) => (JSON.parse(text) as MatchRecord).moves.length;
  return texts.reduce((best, text) => (movesIn(text) > movesIn(best) ? text : best));
}

/** Opens a file, all parts of the page being there; milliseconds until the board is. */
async function opened(
  page: Page,
  session: CDPSession,
  { url, text }: { url: string; text: string },
): Promise<number> {
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.goto(`${url}/replay`);
  await page.locator('input[type="file"]').waitFor({ state: 'attached' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slowdown });
  const before = await workOf(session);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator('.replay-controls').waitFor();
  return (await workOf(session)) - before;
}

/** Milliseconds until the slider is where a finger has moved it, and until the board shows the same. */
interface Times {
  readonly slider: number;
  readonly board: number;
}

/** Until the board has been drawn as it was at a position. Runs on the page, and costs it next to nothing. */
async function boardAt(at: number): Promise<void> {
  const board = document.querySelector<HTMLElement>('.replay-board');
  if (board && board.dataset.at !== String(at)) {
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (board.dataset.at !== String(at)) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(board, { attributeFilter: ['data-at'] });
    });
  }
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}

/** Moves the slider as a finger does. */
async function moved(page: Page, session: CDPSession, at: number): Promise<Times> {
  const before = await workOf(session);
  await page.evaluate(
    (to) =>
      new Promise<void>((done) => {
        const slider = document.querySelector<HTMLInputElement>('.replay-slider input');
        // Past React's own, which would take it for its own doing.
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(slider, String(to));
        slider?.dispatchEvent(new Event('input', { bubbles: true }));
        queueMicrotask(done);
      }),
    at,
  );
  const slider = (await workOf(session)) - before;
  await page.evaluate(boardAt, at);
  return { slider, board: (await workOf(session)) - before };
}

function figuresOf(times: readonly number[]): readonly number[] {
  return [median(times), Math.max(...times)];
}

/**
 * Prints how long the page of a replay takes on a slow device with the longest recorded match of each game: milliseconds
 * of script, style and layout from the file to the board, which plays the whole match through, and to any position.
 */
export async function measureReplay(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Time of this thread alone: others on the machine don't count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  console.info(
    `Replay at ${slowPhone.slowdown}× CPU slowdown, milliseconds: the slider and the board at ${positions} positions, median and most.`,
  );
  console.info('| game | moves | open | slider | most | board | most |');
  console.info(`|${' --- |'.repeat(7)}`);
  for (const { info } of catalog) {
    const text = longestRecord(info.name);
    const { length } = (JSON.parse(text) as MatchRecord).moves;
    // The first time the parts of the page are fetched and compiled.
    await opened(page, session, { url, text });
    const toOpen = await opened(page, session, { url, text });
    const choose = seededChoice(7);
    const all = Array.from({ length: length + 1 }, (_, at) => at);
    const times: Times[] = [];
    for (let count = 0; count < positions; count += 1) {
      times.push(await moved(page, session, choose(all)));
    }
    const figures = [
      toOpen,
      ...figuresOf(times.map(({ slider }) => slider)),
      ...figuresOf(times.map(({ board }) => board)),
    ];
    const cells = [info.name, String(length), ...figures.map((figure) => figure.toFixed(0))];
    console.info(`| ${cells.join(' | ')} |`);
  }
  await context.close();
}
