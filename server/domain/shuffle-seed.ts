import { randomBytes } from 'node:crypto';
import { fingerprintOf } from '../../games/kit/record/chance.ts';
import type { MixedChance } from '../../games/kit/record/format.ts';
import { RequestError } from '../lib/request-error.ts';
import type { SeatChange } from './seat-change.ts';
import { ownSeat, type SeatClaim } from './seats.ts';
import type { TableData } from './table-settings.ts';

/** Bytes. */
const secretLength = 32;

/** Returns a new server seed. */
export const newServerSeed = () => randomBytes(secretLength).toString('hex');

/** Returns the shuffle seed of a table before players add seeds: a server seed, by default a new one, and its commitment. */
export function newShuffleSeed(secret = newServerSeed()): MixedChance {
  return { secret, fingerprint: fingerprintOf(secret), numbers: {} };
}

/**
 * Returns the shuffle seed of a table with the player seeds of its present players. Null for tables created before
 * seeds were committed.
 */
export function shuffleSeedOf({ settings, players }: TableData): MixedChance | null {
  const { chance, guests } = settings;
  const numbers = Object.values(players).flatMap(({ id, key = '' }) => {
    const number = guests[key]?.playerSeed;
    return number === undefined ? [] : [[String(id), number] as const];
  });
  return chance && { ...chance, numbers: Object.fromEntries(numbers) };
}

/** Adds a seated player's seed to the shuffle of the match, in place of an earlier one. */
export function addPlayerSeed(
  table: TableData,
  { playerSeed, ...claim }: SeatClaim & { readonly playerSeed: string },
): SeatChange<object> {
  const { key = '' } = ownSeat(table, claim);
  const { guests } = table.settings;
  const guest = guests[key];
  if (!guest || table.begunAt !== null) {
    throw new RequestError(409, 'The match has begun, so no player seed can be added.');
  }
  const settings = { ...table.settings, guests: { ...guests, [key]: { ...guest, playerSeed } } };
  return { table: { ...table, settings }, answer: {} };
}
