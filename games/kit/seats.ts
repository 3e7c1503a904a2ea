import type { PlayerID } from 'boardgame.io';

/** The seat to the left: the next one in the order of seats, of those given. */
export function seatToTheLeft(seats: readonly PlayerID[], seat: PlayerID): PlayerID {
  return neighbour(seats, seat, 1);
}

/** All seats in their order, from this one on, round the table. */
export function seatsFrom(seats: readonly PlayerID[], first: PlayerID): PlayerID[] {
  const at = seats.indexOf(first);
  if (at < 0) throw new Error(`Seat ${first} is not among ${seats.join(', ')}.`);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** The seat to the right: the one before in the order of seats, of those given. */
export function seatToTheRight(seats: readonly PlayerID[], seat: PlayerID): PlayerID {
  return neighbour(seats, seat, seats.length - 1);
}

function neighbour(seats: readonly PlayerID[], seat: PlayerID, steps: number): PlayerID {
  const at = seats.indexOf(seat);
  const found = seats[(at + steps) % seats.length];
  if (at < 0 || found === undefined)
    throw new Error(`Seat ${seat} is not among ${seats.join(', ')}.`);
  return found;
}

/** A record with one entry a seat. */
export function forEachSeat<Value>(
  seats: readonly PlayerID[],
  entryOf: (seat: PlayerID) => Value,
): Record<PlayerID, Value> {
  return Object.fromEntries(seats.map((seat) => [seat, entryOf(seat)]));
}

/** A seat's entry in a record with one entry a seat. One that is not there, or not seen, is an error of the program. */
export function ofSeat<Value>(
  record: Readonly<Partial<Record<PlayerID, Value>>>,
  seat: PlayerID,
): Value {
  const value = Object.hasOwn(record, seat) ? record[seat] : undefined;
  if (value === undefined) throw new Error(`There is no seat ${seat}.`);
  return value;
}
