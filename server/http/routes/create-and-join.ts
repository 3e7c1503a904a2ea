import { createHash, randomBytes } from 'node:crypto';
import { isLanguage, languages } from '../../../games/kit/language.ts';
import type { Newcomer } from '../../domain/seats.ts';
import { newShuffleSeed } from '../../domain/shuffle-seed.ts';
import { defaultSettings, type TableData } from '../../domain/table-settings.ts';
import { checkedTimeControl } from '../../domain/time-control.ts';
import type { ServedGame } from '../../games.ts';
import { RequestError } from '../../lib/request-error.ts';
import { type Body, isGiven } from './checks.ts';
import type { Context, TableApi } from './table-api.ts';

/** Length of a browser's ID in characters: long enough that it can't be guessed, and no longer than a lobby sends. */
const browserLength = { min: 16, max: 64 };

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
export function playerSeedFrom({ playerSeed }: Body): string {
  if (typeof playerSeed === 'string' && /^[0-9a-f]{32}$/.test(playerSeed)) return playerSeed;
  throw new RequestError(400, '"playerSeed" must be 32 lowercase hexadecimal digits.');
}

/** Returns the player who asks for a seat, by the request. */
export function newcomerFrom(ctx: Context, atTable: TableApi): Newcomer {
  const body: Body = ctx.state.body;
  const { playerID, playerName, follows } = body;
  return {
    playerID: typeof playerID === 'string' ? playerID : undefined,
    playerName,
    browser: browserFrom(body),
    address: atTable.addressKeyOf(ctx),
    language: languageFrom(body),
    follows: follows === true,
    ...(isGiven(body.playerSeed) && { playerSeed: playerSeedFrom(body) }),
    now: Date.now(),
  };
}

/** Options of a new table. */
export interface NewTable {
  readonly numPlayers: number;
  readonly setupData: unknown;
  readonly unlisted: boolean;
  readonly settings: TableData['settings'];
}

/** Returns a new table without players. Throws a RequestError if its options are invalid. */
export function newTable({ game }: ServedGame, wanted: NewTable): TableData {
  const { numPlayers, setupData, unlisted, settings } = wanted;
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
    settings: { ...settings, chance: newShuffleSeed() },
    begunAt: null,
    endedAt: null,
    awaited: [],
    clocks: null,
    stateID: -1,
  };
}

/** Returns the settings of a new table. Other clients send no time control. */
export function settingsFrom(body: Body, creator: string | null): TableData['settings'] {
  if (!isGiven(body.timeControl)) return { ...defaultSettings, creator };
  const language = languageFrom(body);
  const timeControl = checkedTimeControl(body.timeControl);
  return { ...defaultSettings, creator, timeControl, begins: 'present', language };
}
