import { createHash, randomBytes } from 'node:crypto';
import { isLanguage, languages } from '../../../games/kit/language.ts';
import { freeSeats, isOpenTo } from '../../domain/matchmaking.ts';
import { checkedPace } from '../../domain/pace.ts';
import { join, type Newcomer } from '../../domain/seats.ts';
import { newShuffleSeed } from '../../domain/shuffle-seed.ts';
import { defaultSettings, type TableData } from '../../domain/table-settings.ts';
import type { ServedGame } from '../../games.ts';
import { RequestError } from '../../lib/request-error.ts';
import { type Body, isGiven } from './checks.ts';
import type { Context, TableApi } from './table-api.ts';

/** Length of a browser's ID in characters: long enough that it can't be guessed, and no longer than a lobby sends. */
const browserLength = { min: 16, max: 64 };
/** Maximum number of open tables, the oldest first, that are searched for one that fits. */
const maxOpen = 200;

export function newMatchID(): string {
  const id = randomBytes(9).toString('base64url');
  // The admin command would take a leading hyphen for an option.
  return id.startsWith('-') ? newMatchID() : id;
}

function languageFrom({ language }: Body): string {
  return isLanguage(language) ? language : languages[0];
}

function browserFrom({ browser }: Body): string | null {
  if (!isGiven(browser)) return null;
  const { min, max } = browserLength;
  if (typeof browser === 'string' && browser.length >= min && browser.length <= max) {
    return createHash('sha256').update(browser).digest('base64url');
  }
  throw new RequestError(400, `"browser" must be a string of ${min} to ${max} characters.`);
}

/** Returns a player's seed for the shuffle of a match. */
export function numberFrom({ number }: Body): string {
  if (typeof number === 'string' && /^[0-9a-f]{32}$/.test(number)) return number;
  throw new RequestError(400, '"number" must be 32 hexadecimal digits, in small letters.');
}

/** Returns the player who asks for a seat, by the request. */
export function newcomerFrom(ctx: Context, { parts }: TableApi): Newcomer {
  const body: Body = ctx.state.body;
  const { playerID, playerName, follows } = body;
  return {
    playerID: typeof playerID === 'string' ? playerID : undefined,
    playerName,
    browser: browserFrom(body),
    address: parts.addressKey(ctx.request.req),
    language: languageFrom(body),
    follows: follows === true,
    ...(isGiven(body.number) && { number: numberFrom(body) }),
    now: Date.now(),
  };
}

/** Options of a new table. */
export interface NewTable {
  readonly numPlayers: number;
  readonly setupData: unknown;
  readonly unlisted: boolean;
  readonly terms: TableData['terms'];
}

/** Returns a new table without players. Throws a RequestError if its options are invalid. */
export function newTable({ game }: ServedGame, wish: NewTable): TableData {
  const { numPlayers, setupData, unlisted, terms } = wish;
  const fault = game.validateSetupData?.(setupData, numPlayers);
  if (fault !== undefined) throw new RequestError(400, fault);
  const seats = Array.from({ length: numPlayers }, (_, id) => [id, { id }] as const);
  const now = Date.now();
  return {
    gameName: game.name,
    unlisted,
    players: Object.fromEntries(seats),
    ...(setupData !== undefined && { setupData }),
    createdAt: now,
    updatedAt: now,
    terms: { ...terms, chance: newShuffleSeed() },
    begunAt: null,
    endedAt: null,
    awaited: [],
    clocks: null,
    stateID: -1,
  };
}

/** Returns the settings of a new table. Other clients send no pace. */
export function settingsFrom(body: Body): TableData['terms'] {
  if (!isGiven(body.pace)) return defaultSettings;
  const language = languageFrom(body);
  return { ...defaultSettings, pace: checkedPace(body.pace), begins: 'present', language };
}

/** Joins the open table of a game that fits best, or creates a new one. */
export async function joinQuickMatch(ctx: Context, atTable: TableApi) {
  const { name = '' } = ctx.params;
  const served = atTable.served(name);
  const { storage, presence } = atTable.parts;
  const newcomer = { ...newcomerFrom(ctx, atTable), playerID: undefined };
  const open = await storage.waiting.open({ limit: maxOpen, game: name });
  const fitting = open
    .filter((table) => isOpenTo(table, newcomer, presence))
    .sort((one, other) => freeSeats(one) - freeSeats(other));
  for (const { matchID } of fitting) {
    try {
      const seat = await atTable.changeSeats(served, matchID, (metadata) =>
        join(metadata, newcomer),
      );
      return { matchID, ...seat };
    } catch (error) {
      // The seat was taken or the table deleted meanwhile: try the next one.
      if (!(error instanceof RequestError)) throw error;
      if (error.status === 400) throw error;
    }
  }
  atTable.checkRoom();
  atTable.limitTables(ctx);
  return sitDownAtNew(served, { atTable, newcomer, body: ctx.state.body });
}

async function sitDownAtNew(
  served: ServedGame,
  { atTable, newcomer, body }: { atTable: TableApi; newcomer: Newcomer; body: Body },
) {
  const { minPlayers = 2, maxPlayers = minPlayers } = served.game;
  const laid = newTable(served, {
    // One more than the minimum: soon full, and yet in company.
    numPlayers: Math.min(maxPlayers, minPlayers + 1),
    setupData: {},
    unlisted: false,
    terms: settingsFrom({ ...body, pace: { kind: 'together' } }),
  });
  const { metadata, answer } = join(laid, newcomer);
  const matchID = newMatchID();
  if (metadata) await atTable.parts.storage.createTable(matchID, metadata);
  return { matchID, ...answer };
}
