import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { catalogGame } from '../../games/index.ts';
import { seededRng } from '../../games/kit/seeded-rng.ts';
import { FollowingPage } from '../../test/support/browser/following-page.ts';
import { type Frame, Page, post } from '../../test/support/servers/page.ts';
import { type Ask, longestGame } from './ask.ts';
import { createMatch, type Seat, seatAll } from './lobby.ts';

/** Milliseconds in which a server has noticed who has gone. */
const noticing = 300;
/** Pages; they come in groups of so many. */
const openedAtOnce = 50;

const urlOf = (port: number) => `http://127.0.0.1:${port}`;

export async function openPage(port: number, seat: Seat): Promise<Page> {
  const page = new Page(urlOf(port), { ...seat, game: longestGame });
  await page.sync();
  return page;
}

async function seatTwo(port: number): Promise<readonly [Seat, Seat]> {
  const [first, second] = await seatAll(port, longestGame, 2);
  if (!first || !second) throw new Error('Nobody sits there.');
  return [first, second];
}

/** So many of something that has to be opened, in groups. */
async function openMany<Opened>(count: number, open: () => Promise<Opened>): Promise<Opened[]> {
  const opened: Opened[] = [];
  while (opened.length < count) {
    opened.push(...(await Promise.all(Array.from({ length: openedAtOnce }, open))));
  }
  return opened;
}

/** Pages of strangers at a table whose match has begun. */
const openSpectators = (port: number, matchID: string, count: number) =>
  openMany(count, async () => {
    const seat = { game: longestGame, matchID, playerID: null, credentials: null };
    const page = new Page(urlOf(port), seat);
    await page.sync();
    return page;
  });

/** Resolves when all pages were told something more. */
const allTold = (pages: readonly Page[], name: string, fits?: (frame: Frame) => boolean) =>
  Promise.all(pages.map((page) => page.next(name, fits)));

/** Moves by chance, of whoever is to move. */
async function movesOf(
  port: number,
  { seats, watching }: { readonly seats: readonly Seat[]; readonly watching: readonly Page[] },
): Promise<Pick<Ask, 'ask' | 'end'>> {
  const module = await catalogGame(longestGame)?.load();
  const pages = seats.map(
    (seat) => new FollowingPage([urlOf(port)], { ...seat, game: longestGame }),
  );
  const rng = seededRng('crowd');
  return {
    ask: async () => {
      for (const page of pages) {
        await page.until(() => page.state !== undefined);
        const move = module?.rules.randomMove(page.state?.G, String(page.seat.playerID), rng);
        if (!move) continue;
        const shown = allTold(watching, 'update');
        await page.move(move.move, move.args);
        await shown;
        return;
      }
      throw new Error('Nobody can move.');
    },
    end: () => {
      for (const page of pages) page.close();
    },
  };
}

/** Has all pages look at a new table, at which somebody sits and waits for another. */
async function awaitBeginning(port: number, pages: readonly Page[]): Promise<string> {
  const matchID = await createMatch(port, longestGame, 2);
  await post(`${urlOf(port)}/games/${longestGame}/${matchID}/join`, { playerName: 'Ada' });
  for (let first = 0; first < pages.length; first += openedAtOnce) {
    const some = pages.slice(first, first + openedAtOnce);
    for (const page of some) page.send('sync', matchID, null, null, 2);
    await Promise.all(some.map((page) => page.next('table', ({ args }) => args[0] === matchID)));
  }
  return matchID;
}

/** A table at which so many pages look on, all of them strangers'. */
export async function watched(port: number, count: number): Promise<readonly Ask[]> {
  const seats = await seatTwo(port);
  const [seat, other] = seats;
  const player = await openPage(port, seat);
  const watching = await openSpectators(port, seat.matchID, count);
  const moves = await movesOf(port, { seats, watching });
  let said = 0;
  let beginning = '';
  return [
    {
      name: `chat, ${count} pages are told`,
      ask: async () => {
        said += 1;
        player.say('Hello', `line-${said}`);
        await allTold(watching, 'chat');
      },
    },
    { name: `a move, ${count} pages are shown it`, ...moves },
    {
      name: `a page comes and goes, ${count} are told`,
      ask: async () => {
        const page = await openPage(port, other);
        await allTold(watching, 'table', isThere(other, true));
        page.close();
        await allTold(watching, 'table', isThere(other, false));
      },
    },
    {
      name: `a match begins, ${count} pages are shown it`,
      prepare: async () => {
        beginning = await awaitBeginning(port, watching);
      },
      ask: async () => {
        const table = `${urlOf(port)}/games/${longestGame}/${beginning}`;
        const begun = allTold(watching, 'sync', ({ args }) => args[0] === beginning);
        await post(`${table}/join`, { playerName: 'Bo' });
        await begun;
      },
      end: () => {
        for (const page of [player, ...watching]) page.close();
      },
    },
  ];
}

/** A page is told whether somebody is there. */
const isThere =
  ({ playerID }: Seat, isConnected: boolean) =>
  ({ args }: Frame) =>
    args[1].seats[playerID].isConnected === isConnected;

/** All pages of one address go. Those of several go one by one for the server: each is for itself. */
export async function leaving(port: number, count: number): Promise<readonly Ask[]> {
  const [seat] = await seatTwo(port);
  let watching: readonly Page[] = [];
  return [
    {
      name: `${count} pages go at once`,
      prepare: async () => {
        watching = await openSpectators(port, seat.matchID, count);
      },
      ask: async () => {
        for (const page of watching) page.close();
        await wait(noticing);
      },
    },
  ];
}

/** Reads on until a text has come. */
async function untilText(list: IncomingMessage, text: string): Promise<void> {
  for (;;) {
    const [chunk] = await once(list, 'data');
    if (String(chunk).includes(text)) return;
  }
}

/** So many pages look at lists of tables. */
export async function listening(port: number, count: number): Promise<readonly Ask[]> {
  const url = urlOf(port);
  const matchID = await createMatch(port, longestGame, 2);
  const table = `${url}/games/${longestGame}/${matchID}`;
  const { json } = await post(`${table}/join`, { playerName: 'Ada' });
  const proof = { playerID: json.playerID, credentials: json.playerCredentials };
  const open = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/api/tables/events`, resolve).once('error', reject);
    });
  const lists = await openMany(count, open);
  let names = 0;
  return [
    {
      name: `a table changes, ${count} lists are told`,
      ask: async () => {
        names += 1;
        const told = Promise.all(lists.map((list) => untilText(list, `Ada ${names}`)));
        await post(`${table}/update`, { ...proof, newName: `Ada ${names}` });
        await told;
      },
      end: () => {
        for (const list of lists) list.destroy();
      },
    },
  ];
}
