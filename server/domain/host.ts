import type { ServedGame } from '../games.ts';
import { RequestError } from '../lib/request-error.ts';
import { checkAllFollow, numbered } from './begin-match.ts';
import { seatOf, seatWith } from './credentials.ts';
import type { SeatChange } from './seat-change.ts';
import { isPerson, type SeatRecord, seatDataOf } from './seat-data.ts';
import { freeSeat, ownSeat, type SeatClaim } from './seats.ts';
import { departed } from './stand-ins.ts';
import type { Guest, TableData } from './table-settings.ts';
import { checkedTimeControl } from './time-control.ts';

/*
 * The host's changes of a table, until the match begins. Each is a function that returns the changed table or throws
 * the reason why it can't be changed.
 */

/** Time for which the address of a removed player is kept away. In milliseconds. */
const hour = 3_600_000;

/** Throws a RequestError if the client is not the host, or the match has begun. */
export function checkHost(table: TableData, claim: SeatClaim): void {
  if (seatDataOf(ownSeat(table, claim)).host !== true) {
    throw new RequestError(403, 'Only the host of this table can do that.');
  }
  if (table.begunAt !== null) {
    throw new RequestError(409, 'The match has begun: its table can’t be changed any more.');
  }
}

/** New settings; missing ones stay as they are. `setupData` and `timeControl` are not yet checked. */
export interface NewSettings {
  readonly setupData?: unknown;
  readonly numPlayers?: number | undefined;
  readonly timeControl?: unknown;
  readonly unlisted?: boolean | undefined;
}

/** Returns the table with this number of seats. Free seats are added at the end, or removed. */
function withSeats(table: TableData, count: number): TableData {
  const seats: SeatRecord[] = Object.values(table.players);
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
  return numbered(table, kept);
}

/** Changes options, number of seats, time control or visibility for the host. */
export function changeSettings(
  { game }: ServedGame,
  table: TableData,
  { setupData, numPlayers, timeControl, unlisted, ...claim }: SeatClaim & NewSettings,
): SeatChange<object> {
  checkHost(table, claim);
  const resized = numPlayers === undefined ? table : withSeats(table, numPlayers);
  const changed: TableData = {
    ...resized,
    ...(setupData !== undefined && { setupData }),
    unlisted: unlisted ?? table.unlisted === true,
    settings: {
      ...resized.settings,
      timeControl:
        timeControl === undefined ? resized.settings.timeControl : checkedTimeControl(timeControl),
    },
  };
  const fault = game.validateSetupData?.(changed.setupData, Object.keys(changed.players).length);
  if (fault !== undefined) throw new RequestError(400, fault);
  return { table: changed, answer: {} };
}

/** Sets the order of the seats for the host: all of them, by their present numbers. */
export function changeOrder(
  table: TableData,
  { order, ...claim }: SeatClaim & { readonly order: unknown },
): SeatChange<object> {
  checkHost(table, claim);
  const numbers = Object.keys(table.players);
  const isOrder = Array.isArray(order) && new Set(order).size === numbers.length;
  if (
    !isOrder ||
    order.length !== numbers.length ||
    !numbers.every((each) => order.includes(each))
  ) {
    throw new RequestError(400, `"order" must name each of the seats ${numbers.join(', ')} once.`);
  }
  const seats = order.flatMap((playerID) => seatOf(table, String(playerID)) ?? []);
  checkAllFollow(seats);
  return { table: numbered(table, seats), answer: {} };
}

/** Removes a player for good, for the host. */
export function remove(
  table: TableData,
  {
    seat: playerID,
    address: isAddressMeant,
    now,
    ...claim
  }: SeatClaim & { readonly seat: string; readonly address: boolean; readonly now: number },
): SeatChange<object> {
  checkHost(table, claim);
  const seat = seatOf(table, playerID);
  if (!seat || !isPerson(seat)) throw new RequestError(404, `No player sits on seat ${playerID}.`);
  if (playerID === claim.playerID) {
    throw new RequestError(409, 'You can’t remove yourself: leave the table, or close it.');
  }
  const key = seat.key ?? '';
  const guest = table.settings.guests[key];
  const { settings, ...vacant } = freeSeat(table, seat, now);
  const changed = {
    ...vacant,
    settings: { ...settings, removedByHost: [...settings.removedByHost, key] },
  };
  return { table: withBan(changed, guest, { isAddressMeant, now }), answer: {} };
}

/** Returns a table to which a removed player can't return. */
function withBan(
  table: TableData,
  guest: Guest | undefined,
  { isAddressMeant, now }: { readonly isAddressMeant: boolean; readonly now: number },
): TableData {
  const removed = {
    browser: guest?.browser ?? null,
    address: isAddressMeant ? (guest?.address ?? null) : null,
    addressUntil: now + hour,
  };
  const settings = { ...table.settings, removed: [...table.settings.removed, removed] };
  return { ...table, settings };
}

/** Removes a player for a moderator, in whatever state the match is: for good, or as if the player had left. */
export function takeAway(
  table: TableData,
  key: string,
  { isForGood, now }: { readonly isForGood: boolean; readonly now: number },
): SeatChange<object> {
  const seat = seatWith(table, key);
  // The player has left meanwhile.
  if (!seat) return { answer: {} };
  const { table: left, answer } = departed(table, seat, now);
  if (!left) return { table: null, answer };
  const guest = table.settings.guests[key];
  const { creator, takenAway } = left.settings;
  const settings = {
    ...left.settings,
    // `forget` leaves no address behind.
    creator: creator === guest?.address ? null : creator,
    takenAway: [...takenAway, key],
  };
  const changed = { ...left, settings };
  if (!isForGood) return { table: changed, answer };
  return { table: withBan(changed, guest, { isAddressMeant: true, now }), answer };
}

/** Deletes the table for the host. */
export function close(table: TableData, claim: SeatClaim): SeatChange<object> {
  checkHost(table, claim);
  return { table: null, answer: {} };
}
