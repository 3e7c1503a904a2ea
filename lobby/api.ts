import type { OptionValues } from '../games/kit/options.ts';
import type { BotsWish, Table, TablePage, TableStatus } from '../server/protocol.ts';
import { noteVersion } from './offline/version.ts';

/** What can go wrong with a question to the server; the lobby has a sentence for each. */
export const problems = [
  'offline',
  'notFound',
  'seatTaken',
  'tableFull',
  'forbidden',
  'badRequest',
  'tooLarge',
  'tooMany',
  'tooManyBots',
  'serverTrouble',
] as const;
export type Problem = (typeof problems)[number];

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** A seat and what proves that it is ours. */
export interface SeatKey {
  readonly playerID: string;
  readonly credentials: string;
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

async function ask<Value>(address: string, body?: object): Promise<Outcome<Value>> {
  try {
    const answer = await fetch(
      address,
      body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    noteVersion(answer.headers);
    if (!answer.ok)
      return { ok: false, problem: problemOfStatus[answer.status] ?? 'serverTrouble' };
    // Our own server answers by server/protocol.ts and boardgame.io's lobby API.
    return { ok: true, value: (await answer.json()) as Value };
  } catch {
    return { ok: false, problem: 'offline' };
  }
}

function matchAddress(game: string, matchID: string, action: string): string {
  return `/games/${encodeURIComponent(game)}/${encodeURIComponent(matchID)}/${action}`;
}

/** Lays a new table. Takes no seat at it. */
export function createTable(
  game: string,
  settings: {
    readonly numPlayers: number;
    readonly setupData: OptionValues;
    readonly unlisted: boolean;
  },
): Promise<Outcome<{ readonly matchID: string }>> {
  return ask(`/games/${encodeURIComponent(game)}/create`, settings);
}

/** Takes a seat, or the first free one if none is named. */
export async function takeSeat(
  game: string,
  matchID: string,
  wish: { readonly playerName: string; readonly playerID?: string | undefined },
): Promise<Outcome<{ readonly playerID: string; readonly playerCredentials: string }>> {
  const outcome = await ask<{ playerID: string; playerCredentials: string }>(
    matchAddress(game, matchID, 'join'),
    wish,
  );
  const noSeatLeft = !outcome.ok && outcome.problem === 'seatTaken' && wish.playerID === undefined;
  return noSeatLeft ? { ok: false, problem: 'tableFull' } : outcome;
}

export function leaveSeat(game: string, matchID: string, seat: SeatKey): Promise<Outcome<object>> {
  return ask(matchAddress(game, matchID, 'leave'), seat);
}

export function renameSeat(
  game: string,
  matchID: string,
  seat: SeatKey,
  newName: string,
): Promise<Outcome<object>> {
  return ask(matchAddress(game, matchID, 'update'), { ...seat, newName });
}

/** The host fills free seats with bots, changes their level, or sends them away (null); all of it or nothing. */
export async function seatBots(
  game: string,
  matchID: string,
  { playerID, credentials }: SeatKey,
  bots: BotsWish['bots'],
): Promise<Outcome<object>> {
  const wish: BotsWish = { playerID, credentials, bots };
  const outcome = await ask<object>(matchAddress(game, matchID, 'bots'), wish);
  const isTooMany = !outcome.ok && outcome.problem === 'tooMany';
  return isTooMany ? { ok: false, problem: 'tooManyBots' } : outcome;
}

/** The table at which the same people play again; laid now, unless somebody did before. */
export function playAgain(
  game: string,
  matchID: string,
  seat: SeatKey,
): Promise<Outcome<{ readonly nextMatchID: string }>> {
  return ask(matchAddress(game, matchID, 'playAgain'), { ...seat, unlisted: true });
}

export function fetchTable(matchID: string): Promise<Outcome<Table>> {
  return ask(`/api/tables/${encodeURIComponent(matchID)}`);
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
