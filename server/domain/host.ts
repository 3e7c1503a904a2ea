import type { ServedGame } from '../games.ts';
import { RequestError } from '../lib/request-error.ts';
import { checkAllFollow, numbered } from './beginning.ts';
import { seatOf, seatWith } from './credentials.ts';
import { checkedPace } from './pace.ts';
import type { SeatChange } from './seat-change.ts';
import { isPerson, type SeatRecord, seatDataOf } from './seat-data.ts';
import { ownSeat, type SeatAuth, vacated } from './seats.ts';
import { departed } from './stand-ins.ts';
import type { Guest, TableData } from './table-settings.ts';

/*
 * The host's changes of a table, until the match begins. Each is a function that returns the changed table or throws
 * the reason why it can't be changed.
 */

/** Time for which the address of a removed player is kept away. In milliseconds. */
const hour = 3_600_000;

/** Throws a RequestError if the client is not the host, or the match has begun. */
export function checkHost(metadata: TableData, seatAuth: SeatAuth): void {
  if (seatDataOf(ownSeat(metadata, seatAuth)).host !== true) {
    throw new RequestError(403, 'Only the host of this table can do that.');
  }
  if (metadata.begunAt !== null) {
    throw new RequestError(409, 'The match has begun: its table can’t be changed any more.');
  }
}

/** New settings; missing ones stay as they are. `setupData` and `pace` are not yet checked. */
export interface NewSettings {
  readonly setupData?: unknown;
  readonly numPlayers?: number | undefined;
  readonly pace?: unknown;
  readonly unlisted?: boolean | undefined;
}

/** Returns the table with this number of seats. Free seats are added at the end, or removed. */
function withSeats(metadata: TableData, count: number): TableData {
  const seats: SeatRecord[] = Object.values(metadata.players);
  const taken = seats.filter(({ name }) => Boolean(name)).length;
  if (count < taken) {
    throw new RequestError(
      409,
      `${taken} players are at this table. Remove a player before you remove seats.`,
    );
  }
  // The last free seats go first, so that as few people as possible move.
  let surplus = Math.max(0, seats.length - count);
  const kept = seats
    .reverse()
    .filter(({ name }) => {
      const goes = surplus > 0 && !name;
      if (goes) surplus -= 1;
      return !goes;
    })
    .reverse();
  while (kept.length < count) kept.push({ id: kept.length });
  checkAllFollow(kept);
  return numbered(metadata, kept);
}

/** Changes options, number of seats, pace or visibility for the host. */
export function changeSettings(
  { game }: ServedGame,
  metadata: TableData,
  { setupData, numPlayers, pace, unlisted, ...seatAuth }: SeatAuth & NewSettings,
): SeatChange<object> {
  checkHost(metadata, seatAuth);
  const resized = numPlayers === undefined ? metadata : withSeats(metadata, numPlayers);
  const changed: TableData = {
    ...resized,
    ...(setupData !== undefined && { setupData }),
    unlisted: unlisted ?? metadata.unlisted === true,
    terms: { ...resized.terms, pace: pace === undefined ? resized.terms.pace : checkedPace(pace) },
  };
  const fault = game.validateSetupData?.(changed.setupData, Object.keys(changed.players).length);
  if (fault !== undefined) throw new RequestError(400, fault);
  return { metadata: changed, answer: {} };
}

/** Sets the order of the seats for the host: all of them, by their present numbers. */
export function changeOrder(
  metadata: TableData,
  { order, ...seatAuth }: SeatAuth & { readonly order: unknown },
): SeatChange<object> {
  checkHost(metadata, seatAuth);
  const numbers = Object.keys(metadata.players);
  const isOrder = Array.isArray(order) && new Set(order).size === numbers.length;
  if (
    !isOrder ||
    order.length !== numbers.length ||
    !numbers.every((each) => order.includes(each))
  ) {
    throw new RequestError(400, `"order" must name each of the seats ${numbers.join(', ')} once.`);
  }
  const seats = order.flatMap((playerID) => seatOf(metadata, String(playerID)) ?? []);
  checkAllFollow(seats);
  return { metadata: numbered(metadata, seats), answer: {} };
}

/** Removes a player for good, for the host. */
export function remove(
  metadata: TableData,
  {
    seat: playerID,
    address: isAddressMeant,
    now,
    ...seatAuth
  }: SeatAuth & { readonly seat: string; readonly address: boolean; readonly now: number },
): SeatChange<object> {
  checkHost(metadata, seatAuth);
  const seat = seatOf(metadata, playerID);
  if (!seat || !isPerson(seat)) throw new RequestError(404, `No player sits on seat ${playerID}.`);
  if (playerID === seatAuth.playerID) {
    throw new RequestError(409, 'You can’t remove yourself: leave the table, or close it.');
  }
  const key = seat.key ?? '';
  const guest = metadata.terms.guests[key];
  const { terms, ...vacant } = vacated(metadata, seat, now);
  const changed = { ...vacant, terms: { ...terms, removedByHost: [...terms.removedByHost, key] } };
  return { metadata: withBan(changed, guest, { isAddressMeant, now }), answer: {} };
}

/** Returns a table to which a removed player can't return. */
function withBan(
  metadata: TableData,
  guest: Guest | undefined,
  { isAddressMeant, now }: { readonly isAddressMeant: boolean; readonly now: number },
): TableData {
  const removed = {
    browser: guest?.browser ?? null,
    address: isAddressMeant ? (guest?.address ?? null) : null,
    addressUntil: now + hour,
  };
  const terms = { ...metadata.terms, removed: [...metadata.terms.removed, removed] };
  return { ...metadata, terms };
}

/** Removes a player for a moderator, in whatever state the match is: for good, or as if the player had left. */
export function takeAway(
  metadata: TableData,
  key: string,
  { isForGood, now }: { readonly isForGood: boolean; readonly now: number },
): SeatChange<object> {
  const seat = seatWith(metadata, key);
  // The player has left meanwhile.
  if (!seat) return { answer: {} };
  const { metadata: left, answer } = departed(metadata, seat, now);
  if (!left) return { metadata: null, answer };
  const guest = metadata.terms.guests[key];
  const { creator, takenAway } = left.terms;
  const terms = {
    ...left.terms,
    // `forget` leaves no address behind.
    creator: creator === guest?.address ? null : creator,
    takenAway: [...takenAway, key],
  };
  const changed = { ...left, terms };
  if (!isForGood) return { metadata: changed, answer };
  return { metadata: withBan(changed, guest, { isAddressMeant: true, now }), answer };
}

/** Deletes the table for the host. */
export function close(metadata: TableData, seatAuth: SeatAuth): SeatChange<object> {
  checkHost(metadata, seatAuth);
  return { metadata: null, answer: {} };
}
