import { existing } from './existing.ts';
import type { PlayerID } from './player-id.ts';
import { oneOf } from './rng.ts';

/** Returns the seat to the left: the next of the given seats, in their order. */
export function seatToTheLeft(seats: readonly PlayerID[], seat: PlayerID): PlayerID {
  return neighbour(seats, seat, 1);
}

/** Returns all seats in their order round the table, beginning with `first`. */
export function seatsFrom(seats: readonly PlayerID[], first: PlayerID): PlayerID[] {
  const at = placeOf(seats, first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** Returns the seat to the right: the previous of the given seats, in their order. */
export function seatToTheRight(seats: readonly PlayerID[], seat: PlayerID): PlayerID {
  return neighbour(seats, seat, seats.length - 1);
}

function neighbour(seats: readonly PlayerID[], seat: PlayerID, steps: number): PlayerID {
  return oneOf(seats, (placeOf(seats, seat) + steps) % seats.length);
}

function placeOf(seats: readonly PlayerID[], seat: PlayerID): number {
  const at = seats.indexOf(seat);
  if (at < 0) throw new Error(`There is no seat ${seat}.`);
  return at;
}

/** Returns a record with one entry for each seat. */
export { recordOf as forEachSeat } from './record-of.ts';

/** Returns a seat's entry in a record by seat. A missing or hidden entry is a programming error. */
export function ofSeat<Value>(
  record: Readonly<Partial<Record<PlayerID, Value>>>,
  seat: PlayerID,
): Value {
  return existing(Object.hasOwn(record, seat) ? record[seat] : undefined, 'seat ', seat);
}
