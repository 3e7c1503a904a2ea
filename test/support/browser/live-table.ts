import type { Browser, Page } from 'playwright-core';
import type { BugRaceState } from '../../../games/bug-race/index.ts';
import * as bugRace from '../../../games/bug-race/index.ts';
import type { TimeControl } from '../../../protocol/tables.ts';
import { seededChoice, TestTable } from '../games/table.ts';
import { type Seated, Page as SocketPage } from '../servers/page.ts';
import { layTable, sitAt } from '../servers/served-tables.ts';
import { remember } from './browser.ts';
import { desktop, newPage } from './lobby.ts';

/** A player at a table, with a page of their own. */
export interface Sitting {
  readonly seat: Seated;
  readonly page: Page;
}

interface Laid {
  readonly timeControl?: TimeControl;
  /** Defaults to the number of players who join. */
  readonly numPlayers?: number;
  /** Whether the table is hidden from the lists. Defaults to true. */
  readonly unlisted?: boolean;
  /** Options of Bug Race. */
  readonly setupData?: unknown;
  /** Prepares a page before it is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Creates a table of Bug Race as the lobby does, and lets players join, the host first. No player has a page yet. */
export async function createFor(
  url: string,
  names: readonly string[],
  {
    timeControl = { kind: 'together' },
    numPlayers = names.length,
    setupData = {},
    unlisted = true,
  }: Laid = {},
): Promise<readonly Seated[]> {
  const { matchID } = await layTable(url, { timeControl, numPlayers, setupData, unlisted });
  const seats: Seated[] = [];
  for (const name of names) seats.push(await joinAs(name, url, matchID));
  return seats;
}

/** Takes a seat of a match of Bug Race. The server chooses the player's seed. */
export function joinAs(name: string, url: string, matchID: string): Promise<Seated> {
  return sitAt(url, { game: 'bug-race', matchID }, { name, playerSeed: undefined });
}

/** Begins a match as usual, once all players have their pages open. Then it closes the pages. */
export async function beginMatch(url: string, seats: readonly Seated[]): Promise<void> {
  const pages = seats.map((seat) => new SocketPage(url, seat));
  await Promise.all(pages.map((page) => page.sync()));
  for (const page of pages) page.close();
}

/** Returns a match of Bug Race that is over. */
export function finishedTable(numPlayers: number): TestTable<BugRaceState> {
  const table = new TestTable<BugRaceState>(bugRace, { numPlayers });
  const choose = seededChoice(1);
  while (table.state.ctx.gameover === undefined) {
    const { playerID, move, args } = choose(table.legalMoves(choose(table.active)));
    table.move(playerID, move, ...args);
  }
  return table;
}

/** Opens the table of a seat on a page of its own. */
export async function openSeat(
  browser: Browser,
  url: string,
  {
    seat,
    screen = desktop,
    prepare,
  }: Pick<Laid, 'prepare'> & { readonly seat: Seated; readonly screen?: typeof desktop },
): Promise<Page> {
  const page = await newPage(browser, screen);
  await prepare?.(page);
  await remember(page, seat);
  await page.goto(`${url}/table/${seat.matchID}`);
  return page;
}

/** Lets players join a table of Bug Race, each with a page. The match has begun, and waits for all of them. */
export async function sitTogether<const Names extends readonly string[]>(
  browser: Browser,
  url: string,
  names: Names,
  { prepare = async () => {}, ...laid }: Laid = {},
): Promise<{ readonly [Index in keyof Names]: Sitting }> {
  const seats = await createFor(url, names, laid);
  const sitting = await Promise.all(
    seats.map(
      async (seat): Promise<Sitting> => ({
        seat,
        page: await openSeat(browser, url, { seat, prepare }),
      }),
    ),
  );
  for (const { page } of sitting) await strip(page).waitFor();
  // There is one for each name.
  return sitting as { readonly [Index in keyof Names]: Sitting };
}

/** Returns the list of the seats above the board. */
export const strip = (page: Page) => page.getByRole('list', { name: 'Who sits here' });

/** Returns a seat in that list by its text. */
export const seatInStrip = (page: Page, words: string | RegExp) =>
  strip(page).getByRole('listitem').filter({ hasText: words });

/** Returns a button by its whole text. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the proposals on which the players have to agree. */
export const openMatters = (page: Page) => page.locator('.agree-opener').click();

/** Returns a line of the log. */
export const logLine = (page: Page, words: string) =>
  page.locator('.log li').filter({ hasText: words });

/** A queue of frames. While it is closed, they wait. */
class Gate {
  readonly #waiting: (() => void)[] = [];
  #isClosed = false;

  close(): void {
    this.#isClosed = true;
  }

  open(): void {
    this.#isClosed = false;
    for (const pass of this.#waiting.splice(0)) pass();
  }

  pass(frame: () => void): void {
    if (this.#isClosed) this.#waiting.push(frame);
    else frame();
  }
}

/** Ways for a test to change what a page receives and sends. */
export interface Aging {
  /** Makes the page believe that other players have been away a minute longer than they have. */
  readonly begin: () => void;
  /** Ends that, and lets all frames through again. */
  readonly end: () => void;
  /** Holds back everything after the warning before a bot stands in. The page shows the warning until `letThrough`. */
  readonly holdAtWarning: () => void;
  /** Holds back everything that the page sends. For the server it is absent until `letThrough`. */
  readonly holdSending: () => void;
  readonly letThrough: () => void;
}

/** Controls what a page receives. Call it before the page is opened. */
export async function ageAbsences(page: Page): Promise<Aging> {
  const [toPage, toServer] = [new Gate(), new Gate()];
  let isAging = false;
  let isHoldingAtWarning = false;
  const letThrough = () => {
    isHoldingAtWarning = false;
    for (const gate of [toPage, toServer]) gate.open();
  };
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => toServer.pass(() => server.send(frame)));
    server.onMessage((frame) => {
      const aged = String(frame).replace(
        /"awaySince":(\d+)/g,
        (_, since) => `"awaySince":${Number(since) - 60_000}`,
      );
      toPage.pass(() => socket.send(isAging ? aged : frame));
      if (isHoldingAtWarning && /"dueAt":\d/.test(String(frame))) toPage.close();
    });
  });
  return {
    begin: () => {
      isAging = true;
    },
    end: () => {
      isAging = false;
      letThrough();
    },
    holdAtWarning: () => {
      isHoldingAtWarning = true;
    },
    holdSending: () => toServer.close(),
    letThrough,
  };
}
