import type { Browser, Page } from 'playwright-core';
import type { Pace } from '../../../protocol/tables.ts';
import { type Seated, Page as SocketPage } from '../servers/page.ts';
import { layTable, sitAt } from '../servers/served-tables.ts';
import { remember } from './browser.ts';
import { desktop, newPage } from './lobby.ts';

/** Somebody at a table, with a page of their own. */
export interface Sitting {
  readonly seat: Seated;
  readonly page: Page;
}

interface Laid {
  readonly pace?: Pace;
  /** Left out: as many as sit down. */
  readonly numPlayers?: number;
  /** Left out: it is in no list. */
  readonly unlisted?: boolean;
  /** Of Bug Race. */
  readonly setupData?: unknown;
  /** What is done to a page before it is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Lays a table of Bug Race as the lobby does, and sits people down, the host first. Nobody has a page yet. */
export async function createFor(
  url: string,
  names: readonly string[],
  {
    pace = { kind: 'together' },
    numPlayers = names.length,
    setupData = {},
    unlisted = true,
  }: Laid = {},
): Promise<readonly Seated[]> {
  const { matchID } = await layTable(url, { pace, numPlayers, setupData, unlisted });
  const seats: Seated[] = [];
  for (const name of names) seats.push(await joinAs(name, url, matchID));
  return seats;
}

/** Takes a seat of a match of Bug Race; the server chooses the player's number for the chance. */
export function joinAs(name: string, url: string, matchID: string): Promise<Seated> {
  return sitAt(url, { game: 'bug-race', matchID }, { name, number: undefined });
}

/** Has a match begin as it does once all who sit there have its page open; then they close it. */
export async function beginMatch(url: string, seats: readonly Seated[]): Promise<void> {
  const pages = seats.map((seat) => new SocketPage(url, seat));
  await Promise.all(pages.map((page) => page.sync()));
  for (const page of pages) page.close();
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

/** People at a table of Bug Race, each with a page; the match has begun, and waits for all. */
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
  // One for each name.
  return sitting as { readonly [Index in keyof Names]: Sitting };
}

/** Who sits at the table, over the board. */
export const strip = (page: Page) => page.getByRole('list', { name: 'Who sits here' });

/** A seat in the strip by what is said of it in words. */
export const seatInStrip = (page: Page, words: string | RegExp) =>
  strip(page).getByRole('listitem').filter({ hasText: words });

/** A button by all that it says. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens what those at the table have to agree on. */
export const openMatters = (page: Page) => page.locator('.agree-opener').click();

/** A line of the log. */
export const logLine = (page: Page, words: string) =>
  page.locator('.log li').filter({ hasText: words });

/** Frames on their way; while it is closed they wait in front of it. */
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

/** What a test can do to what a page is told, and to what it sends. */
export interface Aging {
  /** Lets the page believe that others have been away for a minute longer than they have. */
  readonly begin: () => void;
  /** Tells it that no more, and lets everything through again. */
  readonly end: () => void;
  /** Holds back all that comes after the warning before a bot stands in: the page shows it until `letThrough`. */
  readonly holdAtWarning: () => void;
  /** Holds back all that the page sends: to the server it is not there until `letThrough`. */
  readonly holdSending: () => void;
  readonly letThrough: () => void;
}

/** To be called before a page is opened; it changes what the page is told once it has begun. */
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
