import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Players, SeatRecord } from './seat-data.ts';
import type { TableData } from './table-settings.ts';

interface Seats {
  readonly players: Players;
}

/** In bytes: too many to be guessed. */
const credentialsLength = 18;

/** Returns new credentials for a seat. Only its player is sent them; the server stores their `seatKey`. */
export function newCredentials(): string {
  return randomBytes(credentialsLength).toString('base64url');
}

/**
 * Returns the hash of a player's credentials, which is all that is stored of them and stays the same when the seat gets
 * another number. The credentials can't be computed from it. A hash that is slow or salted protects passwords that
 * people choose; these are 144 random bits.
 */
export function seatKey(credentials: string): string {
  return createHash('sha256').update(credentials).digest('base64url');
}

/** Returns a key whose credentials no client has, such as a bot's. */
export const keyOfNobody = (): string => seatKey(newCredentials());

function isKeyOf(key: string, seat: SeatRecord | undefined): boolean {
  if (!seat?.key) return false;
  const [given, right] = [Buffer.from(key), Buffer.from(seat.key)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * Returns whether these are the credentials of a seat that is taken. boardgame.io's own check accepts any while the
 * table is empty. Compared in constant time.
 */
export function areCredentialsRight(credentials: unknown, seat: SeatRecord | undefined): boolean {
  return typeof credentials === 'string' && isKeyOf(seatKey(credentials), seat);
}

/** A client that watches a match or acts in it, by its own account. */
interface Viewer {
  /** Null for a spectator. */
  readonly playerID: string | null;
  /** The `seatKey` of the credentials that the client gave. */
  readonly key: string;
}

/** Returns whether a client may be where it says: at its own seat, or among the spectators. */
export function isInPlace(table: Seats, { playerID, key }: Viewer): boolean {
  return playerID === null || isKeyOf(key, seatOf(table, playerID));
}

/** Returns why a client with this key is not in place. */
export function whyNotInPlace({ settings }: Pick<TableData, 'settings'>, key: string) {
  if (settings.takenAway.includes(key)) return 'seatTakenAway';
  if (settings.freedSeats.includes(key)) return 'seatFreed';
  return settings.removedByHost.includes(key) ? 'removedByHost' : 'wrongCredentials';
}

/** Returns the seat that has this key, whatever its number, or undefined. */
export function seatWith(table: Seats, key: string): SeatRecord | undefined {
  return Object.values(table.players).find((seat) => isKeyOf(key, seat));
}

/** Returns the seat with this ID, or undefined. */
export function seatOf(table: Seats, playerID: string): SeatRecord | undefined {
  // The keys are strings when the object comes from JSON, whatever the framework's type says.
  const players: Readonly<Record<string, SeatRecord>> = table.players;
  return Object.hasOwn(players, playerID) ? players[playerID] : undefined;
}
