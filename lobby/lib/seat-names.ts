import type { Seat, Table } from '../../protocol/tables.ts';

/** Part of a seat that its name depends on. */
export type NamedSeat = Pick<Seat, 'playerID' | 'name' | 'bot'> & Partial<Pick<Seat, 'standIn'>>;

/** Scripts that are written from right to left. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Isolates a right-to-left name, so that it does not reorder the text around it. */
function isolated(name: string): string {
  // First strong isolate … pop directional isolate.
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}

/** Returns the shown names by player ID. A second player of the same name gets a number. */
export function shownNames(seats: readonly NamedSeat[]): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  const shown = new Map<string, string>();
  for (const { playerID, name } of seats) {
    if (name === null) continue;
    const number = (times.get(name) ?? 0) + 1;
    times.set(name, number);
    shown.set(playerID, isolated(number === 1 ? name : `${name} (${number})`));
  }
  return shown;
}

/** A seat taken by a human player. */
type TakenSeat = Seat & { readonly name: string };

/** Returns the seats of human players. */
export function peopleAt({ seats }: Pick<Table, 'seats'>): readonly TakenSeat[] {
  return seats.filter((seat): seat is TakenSeat => seat.name !== null && seat.bot === null);
}
