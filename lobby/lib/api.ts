import type { PastViews } from '../../protocol/records.ts';
import type {
  BotsRequest,
  ChatLine,
  JoinRequest,
  NewTableRequest,
  OrderRequest,
  PlayerSeedRequest,
  RemoveRequest,
  SeatProof,
  SettingsRequest,
  Table,
  TablePage,
  TableStatus,
} from '../../protocol/tables.ts';
import { noteVersion } from '../offline/version.ts';

/** What can go wrong with a question to the server; the lobby has a sentence for each. */
export const problems = [
  'offline',
  'notFound',
  'seatTaken',
  'tableFull',
  'forbidden',
  'removed',
  'hostOnly',
  'tooLate',
  'cannotMove',
  'badRequest',
  'tooLarge',
  'tooMany',
  'tooManyBots',
  'tooManyTables',
  'tooManySeats',
  'noRoom',
  'blocked',
  'serverTrouble',
] as const;
export type Problem = (typeof problems)[number];

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** A seat that was taken, and what proves that it is ours. */
export interface TakenSeat {
  readonly playerID: string;
  readonly playerCredentials: string;
}

const problemOfStatus: Readonly<Record<number, Problem>> = {
  400: 'badRequest',
  403: 'forbidden',
  404: 'notFound',
  409: 'seatTaken',
  413: 'tooLarge',
  429: 'tooMany',
  // A proxy's, that has no server behind it.
  502: 'offline',
  503: 'offline',
  504: 'offline',
};

/** Asks the server; with a body it is a POST if nothing else is said. */
export function ask<Value>(
  address: string,
  body?: object,
  method: 'POST' | 'DELETE' = 'POST',
): Promise<Outcome<Value>> {
  return answered(
    address,
    body && {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
}

async function problemIn(answer: Response): Promise<Problem> {
  // Whoever is blocked is so everywhere.
  if (answer.status === 403 && (await answer.text()).includes('"code":"blocked"')) return 'blocked';
  return problemOfStatus[answer.status] ?? 'serverTrouble';
}

async function answered<Value>(address: string, request?: RequestInit): Promise<Outcome<Value>> {
  try {
    const answer = await fetch(address, request);
    noteVersion(answer.headers);
    if (!answer.ok) return { ok: false, problem: await problemIn(answer) };
    // Our own server answers by protocol/tables.ts and boardgame.io's lobby API.
    return { ok: true, value: (await answer.json()) as Value };
  } catch {
    return { ok: false, problem: 'offline' };
  }
}

/** Where something is asked of one match. */
export function matchAddress(game: string, matchID: string, action: string): string {
  return `/games/${encodeURIComponent(game)}/${encodeURIComponent(matchID)}/${action}`;
}

/** What a seat of a match, or a spectator, could see of it so far. */
export function fetchViews(
  game: string,
  matchID: string,
  seat: SeatProof | undefined,
): Promise<Outcome<PastViews>> {
  const address = matchAddress(game, matchID, 'views');
  return seat ? askFromSeat(address, seat) : answered(address);
}

function askFromSeat<Value>(
  address: string,
  { playerID, credentials }: SeatProof,
): Promise<Outcome<Value>> {
  return answered(`${address}?${new URLSearchParams({ playerID })}`, {
    headers: { authorization: `Bearer ${credentials}` },
  });
}

/** Returns the newest chat lines of a match, oldest first. */
export function fetchChat(
  game: string,
  matchID: string,
  seat: SeatProof,
): Promise<Outcome<{ readonly lines: readonly ChatLine[] }>> {
  return askFromSeat(matchAddress(game, matchID, 'chat'), seat);
}

/** The outcome of a question to which some problems mean something of their own. */
function meaning<Value>(
  outcome: Outcome<Value>,
  meanings: Partial<Readonly<Record<Problem, Problem>>>,
): Outcome<Value> {
  if (outcome.ok) return outcome;
  return { ok: false, problem: meanings[outcome.problem] ?? outcome.problem };
}

/** Lays a new table. Takes no seat at it. */
export async function createTable(
  game: string,
  wish: NewTableRequest,
): Promise<Outcome<{ readonly matchID: string }>> {
  const outcome = await ask<{ readonly matchID: string }>(
    `/games/${encodeURIComponent(game)}/create`,
    wish,
  );
  return meaning(outcome, { tooMany: 'tooManyTables', forbidden: 'noRoom' });
}

/** Takes a seat, or the first free one if none is named. */
export async function takeSeat(
  game: string,
  matchID: string,
  wish: JoinRequest,
): Promise<Outcome<TakenSeat>> {
  const outcome = await ask<TakenSeat>(matchAddress(game, matchID, 'join'), wish);
  return meaning(outcome, {
    forbidden: 'removed',
    tooMany: 'tooManySeats',
    ...(wish.playerID === undefined && { seatTaken: 'tableFull' }),
  });
}

/** Sits down at the open table that fits best, or at a new one. */
export async function quickMatch(
  game: string,
  wish: JoinRequest,
): Promise<Outcome<TakenSeat & { readonly matchID: string }>> {
  const outcome = await ask<TakenSeat & { readonly matchID: string }>(
    `/games/${encodeURIComponent(game)}/quick-match`,
    wish,
  );
  return meaning(outcome, { tooMany: 'tooManySeats', forbidden: 'noRoom' });
}

export function leaveSeat(
  game: string,
  matchID: string,
  seat: SeatProof,
): Promise<Outcome<object>> {
  return ask(matchAddress(game, matchID, 'leave'), seat);
}

export function renameSeat(
  game: string,
  matchID: string,
  seat: SeatProof,
  newName: string,
): Promise<Outcome<object>> {
  return ask(matchAddress(game, matchID, 'update'), { ...seat, newName });
}

/** Adds a number to the chance of a match that has not begun. */
export function addNumber(
  game: string,
  matchID: string,
  wish: PlayerSeedRequest,
): Promise<Outcome<object>> {
  return ask(matchAddress(game, matchID, 'number'), wish);
}

/** The host fills free seats with bots, changes their level, or sends them away (null); all of it or nothing. */
export async function seatBots(
  game: string,
  matchID: string,
  { playerID, credentials }: SeatProof,
  bots: BotsRequest['bots'],
): Promise<Outcome<object>> {
  const wish: BotsRequest = { playerID, credentials, bots };
  const outcome = await ask<object>(matchAddress(game, matchID, 'bots'), wish);
  return meaning(outcome, { tooMany: 'tooManyBots', forbidden: 'hostOnly' });
}

/** What only the host may ask, before the match begins, with what goes along with the question. */
export interface HostRequests {
  readonly settings: Omit<SettingsRequest, keyof SeatProof>;
  readonly order: Omit<OrderRequest, keyof SeatProof>;
  readonly remove: Omit<RemoveRequest, keyof SeatProof>;
  readonly start: object;
  readonly close: object;
}

/** Asks for something that only the host may: see the bodies in protocol/tables.ts. */
export async function askAsHost<Action extends keyof HostRequests>(
  { game, matchID }: Pick<Table, 'game' | 'matchID'>,
  { playerID, credentials }: SeatProof,
  action: Action,
  wish: HostRequests[Action],
): Promise<Outcome<object>> {
  const body = { ...wish, playerID, credentials };
  const outcome = await ask<object>(matchAddress(game, matchID, action), body);
  return meaning(outcome, {
    forbidden: 'hostOnly',
    seatTaken: action === 'start' || action === 'order' ? 'cannotMove' : 'tooLate',
  });
}

export function fetchTable(matchID: string): Promise<Outcome<Table>> {
  return ask(`/api/tables/${encodeURIComponent(matchID)}`);
}

/** The most tables that are asked for at once by their ids. */
const maxQuestion = 100;

/** These tables, also private ones; those that aren't there any more are left out. */
export async function fetchOwnTables(
  matchIDs: readonly string[],
): Promise<Outcome<readonly Table[]>> {
  const tables: Table[] = [];
  for (let from = 0; from < matchIDs.length; from += maxQuestion) {
    const ids = matchIDs.slice(from, from + maxQuestion).map(encodeURIComponent);
    const outcome = await ask<TablePage>(`/api/tables?ids=${ids.join(',')}`);
    if (!outcome.ok) return outcome;
    tables.push(...outcome.value.tables);
  }
  return { ok: true, value: tables };
}

/** Listed tables, newest first, a page at a time. */
export function fetchTables(filter: {
  readonly status: TableStatus;
  readonly game?: string | undefined;
  readonly after?: string | undefined;
}): Promise<Outcome<TablePage>> {
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return ask(`/api/tables?${query}`);
}

/** Where the server tells what changes in the list of tables (server-sent events). */
export const tableEventsAddress = '/api/tables/events';
