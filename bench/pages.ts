import { loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { catalog } from '../games/index.ts';
import { openBrowser, remember } from '../test/support/browser/browser.ts';
import type { Seated } from '../test/support/servers/page.ts';
import { startServer } from '../test/support/servers/server.ts';
import { type Loading, load, type Pressed, press, slowPhone } from './pages/loading.ts';
import { measureReplay } from './pages/replay.ts';
import { count, oneOf, readArguments } from './support/arguments.ts';
import { median, percentile } from './support/figures.ts';
import { gameNames, loadBench } from './support/game-bench.ts';
import { tableInMiddle } from './support/mid-match.ts';

const usage = `Measures on a slow phone how soon pages are painted, react to a press and replay a match.

  node --import tsx bench/pages.ts [<page>...] [--runs <n>]

  <page>      home, replay or the name of a game, whose table is in the middle of a match (default: all)
  --runs <n>  visits of each page (default: 5)

Needs \`npm run build\` and Chromium.`;

const names = ['home', ...gameNames, 'replay'];
const { runs, wanted } = readArguments(
  usage,
  { runs: { type: 'string', default: '5' } },
  (values, pages) => ({
    runs: count(values.runs, '--runs'),
    wanted: pages.length > 0 ? pages.map((page) => oneOf(page, names, 'A page')) : names,
  }),
  names.length,
);
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

const server = await startServer();
const browser = await openBrowser({});

/** The pages that are measured, all tables laid. */
async function measuredPages(): Promise<readonly Measured[]> {
  const pages: Measured[] = [];
  if (wanted.includes('home')) {
    pages.push({ name: 'home', path: '/', seat: null, shows: '.shelf svg', cards: null });
  }
  for (const game of catalog) {
    const { name } = game.info;
    if (!wanted.includes(name)) continue;
    const { midMatch } = await loadBench(name);
    const { chooser: seat } = await tableInMiddle(server, game, midMatch);
    const path = `/table/${seat.matchID}`;
    pages.push({ name, path, seat, shows: `.${name}`, cards: midMatch });
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
    pressed.length === 0 ? '–' : `${median(pressed)} / ${percentile(pressed, 0.95)}`,
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
if (wanted.includes('replay')) await measureReplay(browser, server.url);
await browser.close();
await server.stop();
