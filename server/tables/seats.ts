import { randomBytes } from 'node:crypto';
import type { Server } from 'boardgame.io';
import { RequestError } from '../request-error.ts';
import { checkedName } from '../storage/names.ts';
import type { SeatChange } from '../storage/seats.ts';
import { areCredentialsRight, seatOf } from './credentials.ts';
import { isPerson, withHost } from './seat-data.ts';

/*
 * What people do with seats, as functions of who sits where: each says what becomes of it, or throws why
 * not. They are asked again when somebody else was faster.
 */

type MatchData = Server.MatchData;

/** Bytes. */
const credentialsLength = 18;

/** What proves that a seat is one's own; nobody can guess it. */
export function newCredentials(): string {
  return randomBytes(credentialsLength).toString('base64url');
}

export function withSeat(
  metadata: MatchData,
  playerID: string,
  seat: Server.PlayerMetadata,
): MatchData {
  return { ...metadata, players: { ...metadata.players, [playerID]: seat } };
}

/** Who asks, as they say themselves: anything may have been sent. */
export interface Asker {
  readonly playerID: unknown;
  readonly credentials: unknown;
}

/** The seat of whoever asks; a RequestError if it isn't theirs. */
export function ownSeat(
  metadata: MatchData,
  { playerID, credentials }: Asker,
): Server.PlayerMetadata {
  if (typeof playerID !== 'string') throw new RequestError(403, 'playerID is required');
  const seat = seatOf(metadata, playerID);
  if (!seat) throw new RequestError(404, `There is no seat ${playerID} at this table.`);
  if (areCredentialsRight(credentials, seat)) return seat;
  throw new RequestError(403, 'These are not the credentials of this seat.');
}

function freeSeat(metadata: MatchData, playerID: string | undefined): Server.PlayerMetadata {
  if (playerID === undefined) {
    const free = Object.values(metadata.players).find(({ name }) => !name);
    if (free) return free;
    throw new RequestError(409, 'All seats of this table are taken.');
  }
  const seat = seatOf(metadata, playerID);
  if (!seat) throw new RequestError(404, `There is no seat ${playerID} at this table.`);
  if (seat.name) throw new RequestError(409, `Seat ${playerID} is taken.`);
  return seat;
}

/** Somebody sits down: at the seat that is named, else at the first free one. */
export function join(
  metadata: MatchData,
  { playerID, playerName }: { readonly playerID: string | undefined; readonly playerName: unknown },
): SeatChange<{ readonly playerID: string; readonly playerCredentials: string }> {
  if (metadata.gameover !== undefined) throw new RequestError(409, 'This match is over.');
  const seat = freeSeat(metadata, playerID);
  const credentials = newCredentials();
  const taken = { id: seat.id, name: checkedName(playerName), credentials };
  const { players } = withSeat(metadata, String(seat.id), taken);
  return {
    metadata: { ...metadata, players: withHost(players) },
    answer: { playerID: String(seat.id), playerCredentials: credentials },
  };
}

/** Somebody gets up; the last person takes the match along, the host leaves the table to another one. */
export function leave(metadata: MatchData, asker: Asker): SeatChange<object> {
  const { id } = ownSeat(metadata, asker);
  const { players } = withSeat(metadata, String(id), { id });
  const isEmpty = !Object.values(players).some(isPerson);
  return { metadata: isEmpty ? null : { ...metadata, players: withHost(players) }, answer: {} };
}

/** Somebody takes another name. */
export function rename(
  metadata: MatchData,
  asker: Asker & { readonly newName: unknown },
): SeatChange<object> {
  const seat = ownSeat(metadata, asker);
  const named = { ...seat, name: checkedName(asker.newName) };
  return { metadata: withSeat(metadata, String(seat.id), named), answer: {} };
}
