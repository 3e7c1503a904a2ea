import type { ServedGame } from '../../games.ts';
import { RequestError } from '../../lib/request-error.ts';

/** A request's body: a JSON object. */
export type Body = Readonly<Record<string, unknown>>;

export const isGiven = (value: unknown) => value !== undefined && value !== null;

const isSeatNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,3}$/.test(value);

/**
 * Throws a RequestError unless a seat is named by its number. Anything else could name what every object has, like
 * `__proto__`.
 */
export function checkPlayerID({ playerID }: Body): void {
  if (isGiven(playerID) && !isSeatNumber(playerID)) {
    throw new RequestError(400, '"playerID" must be the number of a seat, as a text.');
  }
}

/** Returns the number of the seat that a body is about. */
export function seatFrom({ seat }: Body): string {
  if (isSeatNumber(seat)) return seat;
  throw new RequestError(400, '"seat" must be the number of a seat, as a text.');
}

/** Returns the number of players that a body asks for, or `defaultValue` if it names none. */
export function numPlayersFrom(
  { numPlayers }: Body,
  { game }: ServedGame,
  defaultValue: number,
): number {
  const { minPlayers = 1, maxPlayers = Number.POSITIVE_INFINITY } = game;
  const seats = numPlayers ?? defaultValue;
  const isCount = typeof seats === 'number' && Number.isInteger(seats);
  if (isCount && seats >= minPlayers && seats <= maxPlayers) return seats;
  throw new RequestError(
    400,
    `"numPlayers" must be a whole number from ${minPlayers} to ${maxPlayers}.`,
  );
}

export function checkUnlisted({ unlisted }: Body): void {
  if (isGiven(unlisted) && typeof unlisted !== 'boolean') {
    throw new RequestError(400, '"unlisted" must be true or false.');
  }
}
