/**
 * How soon the pages come on a slow phone, with an empty cache and at the next visit: home, and a table of each game in
 * the middle of a match with as many people as it takes; how soon a card that is pressed shows it; and how long a replay
 * takes. Wants a built lobby and a Chromium:
 * `npm run build && node --import tsx bench/pages.ts [runs a page, 5] [pages or replay, all]`
 */
import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { catalog } from '../games/index.ts';
import { openBrowser, remember } from '../test/support/browser/browser.ts';
import type { Seated } from '../test/support/servers/page.ts';
import { startServer } from '../test/support/servers/server.ts';
import { type Loading, load, type Pressed, press, slowPhone } from './pages/loading.ts';
import { measureReplay } from './pages/replay.ts';
import { median } from './rules/median.ts';
import { layInMiddle, type Middle } from './support/mid-match.ts';

const [runsWanted = '5', ...wanted] = process.argv.slice(2);
const runs = Number(runsWanted);
const presses = 24;

/** A page to open, and what it shows once it is there. */
interface Measured {
  readonly name: string;
  readonly path: string;
  readonly seat: Seated | null;
  readonly shows: string;
  /** null: nothing is pressed. */
  readonly cards: Pressed | null;
}

/** Of each game the middle of a match, and the cards that can be chosen there. */
const middles: Readonly<Record<string, Middle & { readonly cards: Pressed }>> = {
  'bug-race': {
    moves: 60,
    cardMove: 'keepCard',
    cards: { buttons: '.bug-race-hand button', back: null },
  },
  'crazy-race-schacht': {
    moves: 60,
    cardMove: 'placeDriver',
    cards: { buttons: '.crazy-race-schacht-hand button', back: null },
  },
  'crazy-race-gewalt': {
    moves: 60,
    cardMove: 'playSection',
    cards: { buttons: '.crazy-race-gewalt-hand button', back: null },
  },
  'detroit-cleveland-grand-prix': {
    moves: 60,
    cardMove: 'playCard',
    cards: { buttons: '.grand-prix-hand button', back: '.grand-prix-actions button:last-child' },
  },
};

const server = await startServer();
const browser = await openBrowser({});

/** The pages that are measured, all tables laid. */
async function measuredPages(): Promise<readonly Measured[]> {
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const pages: Measured[] = [];
  if (isWanted('home')) {
    pages.push({ name: 'home', path: '/', seat: null, shows: '.shelf svg', cards: null });
  }
  for (const game of catalog) {
    const { name } = game.info;
    if (!isWanted(name)) continue;
    const middle = middles[name];
    if (!middle) throw new Error(`Nobody has said where the middle of ${name} is.`);
    const seat = await layInMiddle(server, game, middle);
    const path = `/table/${seat.matchID}`;
    pages.push({ name, path, seat, shows: `.${name}`, cards: middle.cards });
  }
  return pages;
}

/** Opens a page twice: as a player whose browser has only the seat, and as one who returns. */
async function visit(on: Browser, page: Measured, isPressed: boolean) {
  const context = await on.newContext({ viewport: slowPhone.viewport, locale: 'en' });
  const open = async () => {
    const tab = await context.newPage();
    if (page.seat) await remember(tab, page.seat);
    return { tab, loading: await load(tab, server.url + page.path, page.shows) };
  };
  const first = await open();
  const pressed = isPressed && page.cards ? await press(first.tab, page.cards, presses) : [];
  await first.tab.close();
  const { loading: again } = await open();
  await context.close();
  return { loading: first.loading, again, pressed };
}

/** What 95 of 100 are at most. */
function percentile95(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.ceil(0.95 * sorted.length) - 1] ?? Number.NaN;
}

type Visit = Awaited<ReturnType<typeof visit>>;

function rowOf(name: string, visits: readonly Visit[]): string {
  const middle = (of: (loading: Loading) => number) =>
    median(visits.map(({ loading }) => of(loading)));
  const pressed = visits.flatMap((each) => each.pressed);
  const cells = [
    name,
    middle(({ firstPaint }) => firstPaint).toFixed(0),
    middle(({ largestPaint }) => largestPaint).toFixed(0),
    middle(({ blocked }) => blocked).toFixed(0),
    middle(({ shift }) => shift).toFixed(3),
    (middle(({ bytes }) => bytes) / 1000).toFixed(0),
    middle(({ requests }) => requests).toFixed(0),
    median(visits.map(({ again }) => again.largestPaint)).toFixed(0),
    pressed.length === 0 ? '–' : `${median(pressed)} / ${percentile95(pressed)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const { viewport, slowdown, latency } = slowPhone;
console.info(
  `${viewport.width}×${viewport.height}, ${slowdown}× CPU slowdown, 1.6 Mbit/s, ${latency} ms; medians of ${runs}, milliseconds; load ${loadavg()[0]?.toFixed(1)}.`,
);
console.info(
  '| page | first paint | largest paint | blocked | layout shift | kB | requests | largest paint, next visit | press to paint, median / 95 % |',
);
console.info(`|${' --- |'.repeat(9)}`);
for (const page of await measuredPages()) {
  const visits: Visit[] = [];
  for (let run = 1; run <= runs; run += 1) visits.push(await visit(browser, page, run === runs));
  console.info(rowOf(page.name, visits));
}
if (wanted.length === 0 || wanted.includes('replay')) await measureReplay(browser, server.url);
await browser.close();
await server.stop();
