import { randomUUID } from 'node:crypto';
import { maxSeatsOnTheWay } from '../../protocol/devices.ts';
import { post } from '../../test/support/servers/page.ts';
import { type Ask, longestGame } from './ask.ts';
import { leaving, listening, openPage, watched } from './crowds.ts';
import type { Seat } from './lobby.ts';

/** The longest matches that there are. */
export interface Longest {
  /** One with all moves but the last. */
  readonly going: {
    readonly seats: readonly Seat[];
    readonly next: {
      readonly seat: string;
      readonly move: string;
      readonly args: readonly unknown[];
    };
  };
  readonly over: Longest['going'];
}

/** Bytes: the largest body that is read. */
const maxBody = 63_000;
/** Pages that one address can have open, if nothing else is set. */
const pagesOfOne = 100;
/** It takes more than one address. */
const manyPages = 1000;

/** Names of tables of the crowd that the database is filled with. */
const manyIDs = (count: number) =>
  Array.from({ length: count }, (_, index) => `crowd-${index + 1}`);

function requests(url: string, { going, over }: Longest): readonly Ask[] {
  const table = `${url}/games/${longestGame}`;
  const [seat] = going.seats;
  const [finished] = over.seats;
  const get =
    (address: string, headers = {}) =>
    async () =>
      (await fetch(address, { headers })).arrayBuffer();
  const proof = { authorization: `Bearer ${seat?.credentials}` };
  const list = (name: string, address: string): Ask => ({ name, ask: get(`${url}${address}`) });
  return [
    list('GET /games/:name, 200 of 600 tables', `/games/${longestGame}`),
    list(
      'the same, asked for by time',
      `/games/${longestGame}?updatedBefore=${Date.now()}&isGameover=false`,
    ),
    list('GET /api/tables', '/api/tables'),
    list('GET /api/tables, 100 by their ids', `/api/tables?ids=${manyIDs(100)}`),
    { name: 'GET …/record, 2,840 moves', ask: get(`${table}/${finished?.matchID}/record`) },
    {
      name: 'GET …/views, 2,839 moves',
      ask: get(`${table}/${seat?.matchID}/views?playerID=0`, proof),
    },
    { name: 'GET /games/:name/:id', ask: get(`${table}/${seat?.matchID}`) },
    list('GET /table/:id', `/table/${seat?.matchID}`),
    list('GET /, the address 8,000 long', `/${'%'.repeat(8000)}`),
    list('GET /api/site', '/api/site'),
  ];
}

function bodies(url: string, { going }: Longest): readonly Ask[] {
  const table = `${url}/games/${longestGame}`;
  const [seat] = going.seats;
  const nested = '[1],'.repeat(maxBody / 4 - 10);
  const wide = Object.fromEntries(
    Array.from({ length: 4500 }, (_, index) => [`field${index}`, index]),
  );
  const one = { matchID: seat?.matchID, credentials: seat?.credentials };
  const seats = Array.from({ length: maxSeatsOnTheWay }, (_, index) => ({
    matchID: `crowd-${index + 1}`,
    credentials: randomUUID(),
  }));
  const name = '👩‍👩‍👧‍👦'.repeat(2000);
  return [
    {
      name: 'POST create, a list of 16,000',
      ask: () => post(`${table}/create`, `{"setupData":[${nested}1]}`),
    },
    { name: 'POST create, 4,500 options', ask: () => post(`${table}/create`, { setupData: wide }) },
    { name: 'POST create', ask: () => post(`${table}/create`, { numPlayers: 4, setupData: {} }) },
    {
      name: 'POST join, the name 22,000 long',
      ask: () => post(`${table}/${seat?.matchID}/join`, { playerName: name }),
    },
    { name: 'POST quick-match', ask: () => post(`${table}/quick-match`, { playerName: 'Di' }) },
    {
      name: `POST erase-data, ${seats.length} seats`,
      ask: () => post(`${url}/api/erase-data`, { seats }),
    },
    {
      name: `POST devices, ${seats.length} seats`,
      ask: () => post(`${url}/api/devices`, { seats: [...seats.slice(1), one] }),
    },
    {
      name: 'POST bots, 12,000 seats',
      ask: () =>
        post(`${table}/${seat?.matchID}/bots`, {
          ...seat,
          bots: Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [index, 'easy'])),
        }),
    },
  ];
}

async function messages(port: number, { going }: Longest): Promise<readonly Ask[]> {
  const { seats, next } = going;
  const [seat] = seats;
  const mover = seats[Number(next.seat)];
  if (!seat || !mover) throw new Error('Nobody sits there.');
  const page = await openPage(port, mover);
  const isRefused = () => page.next('refused');
  /** After a refused move a page is sent the whole match. */
  const isCorrected = async () => {
    await isRefused();
    await page.next('sync');
  };
  const isSaidOrRefused = () => page.nextOf(({ name }) => name === 'chat' || name === 'refused');
  const stateID = 1_000_000;
  // Five characters each; a message of 100,000 would end the connection.
  const big = Array.from({ length: 19_000 }, () => [[]]);
  return [
    {
      name: 'sync, 2,839 moves and 200 lines',
      ask: async () => (await openPage(port, seat)).close(),
    },
    {
      name: 'update, refused, 1,000 characters of arguments',
      ask: async () => {
        page.move(stateID, next.move, 'x'.repeat(990));
        await isCorrected();
      },
    },
    {
      name: 'update, 95 kB of arguments',
      ask: async () => {
        const payload = { type: next.move, args: big, playerID: mover.playerID };
        page.send('update', { type: 'MAKE_MOVE', payload }, 0, mover.matchID, mover.playerID);
        await isCorrected();
      },
    },
    {
      name: 'sync, 95 kB of it',
      ask: async () => {
        page.send('sync', big);
        await isRefused();
      },
    },
    {
      name: 'chat, 20,000 marks on a letter',
      ask: async () => {
        page.say(`e${'\u0301'.repeat(20_000)}`, randomUUID());
        await isSaidOrRefused();
      },
    },
    {
      name: 'chat, 500 characters',
      ask: async () => {
        page.say('👩‍👩‍👧‍👦'.repeat(45), randomUUID());
        await isSaidOrRefused();
      },
      end: () => page.close(),
    },
  ];
}

/** Everything that costs much, in groups: what one needs is made when it is its turn. */
export function asks(port: number, longest: Longest): readonly (() => Promise<readonly Ask[]>)[] {
  const url = `http://127.0.0.1:${port}`;
  return [
    async () => requests(url, longest),
    async () => bodies(url, longest),
    () => messages(port, longest),
    () => leaving(port, pagesOfOne),
    () => watched(port, pagesOfOne),
    () => watched(port, manyPages),
    () => listening(port, manyPages),
  ];
}
