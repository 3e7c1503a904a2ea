import type { PastViews } from '../../protocol/records.ts';
import type {
  BotsRequest,
  ChatLine,
  JoinRequest,
  NewTableRequest,
  OnlineAnswer,
  OrderRequest,
  PlayerSeedRequest,
  RemoveRequest,
  SeatCredentials,
  SettingsRequest,
  Table,
  TablePage,
  TableStatus,
} from '../../protocol/tables.ts';
import { noteVersion } from '../offline/version.ts';

/** Problems that a request to the server can have. The lobby has a sentence for each. */
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

/** A seat that this browser has taken, with its credentials. */
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
  // From a proxy that cannot reach the server.
  502: 'offline',
  503: 'offline',
  504: 'offline',
};

/** Sends a request to the server: a POST if there is a body, else a GET. */
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
  // A blocked address is refused everywhere.
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

/** Returns the address of a route of one match. */
export function matchAddress(game: string, matchID: string, action: string): string {
  return `/games/${encodeURIComponent(game)}/${encodeURIComponent(matchID)}/${action}`;
}

/** Fetches all that a seat of a match, or a spectator, could see of it so far. */
export function fetchViews(
  game: string,
  matchID: string,
  seat: SeatCredentials | undefined,
): Promise<Outcome<PastViews>> {
  const address = matchAddress(game, matchID, 'views');
  return seat ? askFromSeat(address, seat) : answered(address);
}

function askFromSeat<Value>(
  address: string,
  { playerID, credentials }: SeatCredentials,
): Promise<Outcome<Value>> {
  return answered(`${address}?${new URLSearchParams({ playerID })}`, {
    headers: { authorization: `Bearer ${credentials}` },
  });
}

/** Returns the newest chat lines of a match, oldest first. */
export function fetchChat(
  game: string,
  matchID: string,
  seat: SeatCredentials,
): Promise<Outcome<{ readonly lines: readonly ChatLine[] }>> {
  return askFromSeat(matchAddress(game, matchID, 'chat'), seat);
}

/** Replaces problems that have a special meaning on a route. */
function meaning<Value>(
  outcome: Outcome<Value>,
  meanings: Partial<Readonly<Record<Problem, Problem>>>,
): Outcome<Value> {
  if (outcome.ok) return outcome;
  return { ok: false, problem: meanings[outcome.problem] ?? outcome.problem };
}

/** Creates a table, without taking a seat there. */
export async function createTable(
  game: string,
  request: NewTableRequest,
): Promise<Outcome<{ readonly matchID: string }>> {
  const outcome = await ask<{ readonly matchID: string }>(
    `/games/${encodeURIComponent(game)}/create`,
    request,
  );
  return meaning(outcome, { tooMany: 'tooManyTables', forbidden: 'noRoom' });
}

/** Takes the named seat at a table, or the first free one. */
export async function takeSeat(
  game: string,
  matchID: string,
  request: JoinRequest,
): Promise<Outcome<TakenSeat>> {
  const outcome = await ask<TakenSeat>(matchAddress(game, matchID, 'join'), request);
  return meaning(outcome, {
    forbidden: 'removed',
    tooMany: 'tooManySeats',
    ...(request.playerID === undefined && { seatTaken: 'tableFull' }),
  });
}

/** Takes a seat at the open table that fits best, or at a new one. */
export async function quickMatch(
  game: string,
  request: JoinRequest,
): Promise<Outcome<TakenSeat & { readonly matchID: string }>> {
  const outcome = await ask<TakenSeat & { readonly matchID: string }>(
    `/games/${encodeURIComponent(game)}/quick-match`,
    request,
  );
  return meaning(outcome, { tooMany: 'tooManySeats', forbidden: 'noRoom' });
}

export function leaveSeat(
  game: string,
  matchID: string,
  seat: SeatCredentials,
): Promise<Outcome<object>> {
  return ask(matchAddress(game, matchID, 'leave'), seat);
}

export function renameSeat(
  game: string,
  matchID: string,
  seat: SeatCredentials,
  newName: string,
): Promise<Outcome<object>> {
  return ask(matchAddress(game, matchID, 'update'), { ...seat, newName });
}

/** Adds a player seed to the shuffle of a match that has not begun. */
export function addPlayerSeed(
  game: string,
  matchID: string,
  request: PlayerSeedRequest,
): Promise<Outcome<object>> {
  return ask(matchAddress(game, matchID, 'playerSeed'), request);
}

/** Adds bots, changes their levels, or removes them (null), all or none. Host only, but everybody at a quick match's table. */
export async function seatBots(
  game: string,
  matchID: string,
  { playerID, credentials }: SeatCredentials,
  bots: BotsRequest['bots'],
): Promise<Outcome<object>> {
  const request: BotsRequest = { playerID, credentials, bots };
  const outcome = await ask<object>(matchAddress(game, matchID, 'bots'), request);
  return meaning(outcome, { tooMany: 'tooManyBots', forbidden: 'hostOnly' });
}

/**
 * Bodies of the requests that only the host may send, before the match begins. At the table of a quick match, everybody
 * may send `start` and `hold`.
 */
export interface HostRequests {
  readonly settings: Omit<SettingsRequest, keyof SeatCredentials>;
  readonly order: Omit<OrderRequest, keyof SeatCredentials>;
  readonly remove: Omit<RemoveRequest, keyof SeatCredentials>;
  readonly start: object;
  readonly hold: object;
  readonly close: object;
}

/** Sends a request that only the host may send. */
export async function askAsHost<Action extends keyof HostRequests>(
  { game, matchID }: Pick<Table, 'game' | 'matchID'>,
  { playerID, credentials }: SeatCredentials,
  action: Action,
  request: HostRequests[Action],
): Promise<Outcome<object>> {
  const body = { ...request, playerID, credentials };
  const outcome = await ask<object>(matchAddress(game, matchID, action), body);
  return meaning(outcome, {
    forbidden: 'hostOnly',
    seatTaken: action === 'start' || action === 'order' ? 'cannotMove' : 'tooLate',
  });
}

/** Fetches how many people are at tables. */
export function fetchOnline(): Promise<Outcome<OnlineAnswer>> {
  return ask('/api/online');
}

export function fetchTable(matchID: string): Promise<Outcome<Table>> {
  return ask(`/api/tables/${encodeURIComponent(matchID)}`);
}

/** Maximum number of IDs in one request. */
const maxQuestion = 100;

/** Fetches tables by their IDs, private ones too. Deleted tables are left out. */
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

/** Fetches a page of listed tables, newest first. */
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

/** Address of the server-sent events about listed tables. */
export const tableEventsAddress = '/api/tables/events';
