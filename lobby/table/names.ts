import type { Seat, Table } from '../../server/protocol.ts';

/** The names of those who sit, by seat; who has a name that is there already gets a number behind it. */
export function shownNames(seats: readonly Seat[]): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  const shown = new Map<string, string>();
  for (const { playerID, name } of seats) {
    if (name === null) continue;
    const number = (times.get(name) ?? 0) + 1;
    times.set(name, number);
    shown.set(playerID, number === 1 ? name : `${name} (${number})`);
  }
  return shown;
}

/** A seat with a person. */
type TakenSeat = Seat & { readonly name: string };

/** The seats of a table at which people sit, and no bots. */
export function peopleAt({ seats }: Pick<Table, 'seats'>): readonly TakenSeat[] {
  return seats.filter((seat): seat is TakenSeat => seat.name !== null && seat.bot === null);
}
