import type { PlayerID } from 'boardgame.io';
import { existing } from './existing.ts';
import { oneOf } from './rng.ts';

/** The seat to the left: the next one in the order of seats, of those given. */
export function seatToTheLeft(seats: readonly PlayerID[], seat: PlayerID): PlayerID {
  return neighbour(seats, seat, 1);
}

/** All seats in their order, from this one on, round the table. */
export function seatsFrom(seats: readonly PlayerID[], first: PlayerID): PlayerID[] {
  const at = placeOf(seats, first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** The seat to the right: the one before in the order of seats, of those given. */
export function seatToTheRight(seats: readonly PlayerID[], seat: PlayerID): PlayerID {
  return neighbour(seats, seat, seats.length - 1);
}

function neighbour(seats: readonly PlayerID[], seat: PlayerID, steps: number): PlayerID {
  return oneOf(seats, (placeOf(seats, seat) + steps) % seats.length);
}

function placeOf(seats: readonly PlayerID[], seat: PlayerID): number {
  const at = seats.indexOf(seat);
  if (at < 0) throw new Error(`Seat ${seat} is not among ${seats.join(', ')}.`);
  return at;
}

/** A record with one entry a seat. */
export { recordOf as forEachSeat } from './record-of.ts';

/** A seat's entry in a record with one entry a seat. One that is not there, or not seen, is an error of the program. */
export function ofSeat<Value>(
  record: Readonly<Partial<Record<PlayerID, Value>>>,
  seat: PlayerID,
): Value {
  return existing(Object.hasOwn(record, seat) ? record[seat] : undefined, 'seat ', seat);
}
