import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Players, SeatRecord } from './seat-data.ts';
import type { TableData } from './table-settings.ts';

interface Seats {
  readonly players: Players;
}

/** Bytes: nobody hits on them by trying. */
const credentialsLength = 18;

/** What proves that a seat is one's own. Only its person is told; what is kept is its `seatKey`. */
export function newCredentials(): string {
  return randomBytes(credentialsLength).toString('base64url');
}

/**
 * What stands for whoever has these credentials, wherever they sit by now: it is all that is stored of them. They can't
 * be had from it: a hash that is slow on purpose, or salted, protects what people think of themselves, and these are
 * 144 bits by chance.
 */
export function seatKey(credentials: string): string {
  return createHash('sha256').update(credentials).digest('base64url');
}

/** The key of a seat that nobody has credentials of, as a bot's. */
export const keyOfNobody = (): string => seatKey(newCredentials());

function isKeyOf(key: string, seat: SeatRecord | undefined): boolean {
  if (!seat?.key) return false;
  const [given, right] = [Buffer.from(key), Buffer.from(seat.key)];
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * Whether these are the credentials of a seat that somebody has taken. boardgame.io's own check lets
 * everybody through as long as nobody sits at the table. Compared in constant time.
 */
export function areCredentialsRight(credentials: unknown, seat: SeatRecord | undefined): boolean {
  return typeof credentials === 'string' && isKeyOf(seatKey(credentials), seat);
}

/** Who looks at a match or acts in it, as they say themselves. */
interface Viewer {
  /** null: a spectator. */
  readonly playerID: string | null;
  /** `seatKey` of the credentials that they gave. */
  readonly key: string;
}

/** Whether somebody may be where they say they are: at their own seat, or among the spectators. */
export function isInPlace(metadata: Seats, { playerID, key }: Viewer): boolean {
  return playerID === null || isKeyOf(key, seatOf(metadata, playerID));
}

/** Why somebody with this key is not in place. */
export function whyNotInPlace({ terms }: Pick<TableData, 'terms'>, key: string) {
  if (terms.takenAway.includes(key)) return 'seatTakenAway';
  return terms.removedByHost.includes(key) ? 'removedByHost' : 'wrongCredentials';
}

/** The seat that has this key, whatever its number; undefined: none. */
export function seatWith(metadata: Seats, key: string): SeatRecord | undefined {
  return Object.values(metadata.players).find((seat) => isKeyOf(key, seat));
}

/** The seat with this id, if the match has it. */
export function seatOf(metadata: Seats, playerID: string): SeatRecord | undefined {
  // Its keys are strings when it comes from JSON, whatever the framework's type says.
  const players: Readonly<Record<string, SeatRecord>> = metadata.players;
  return Object.hasOwn(players, playerID) ? players[playerID] : undefined;
}
