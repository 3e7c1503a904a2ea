import type { Seat, Table } from '../../../../protocol/tables.ts';

/** A seat as whoever names it must know it. */
export type NamedSeat = Pick<Seat, 'playerID' | 'name' | 'bot'> & Partial<Pick<Seat, 'standIn'>>;

/** Scripts that are written from right to left. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A name that leaves the order of all words and figures around it as it is. */
function isolated(name: string): string {
  // First strong isolate … pop directional isolate.
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}

/** The names of those who sit, by seat; who has a name that is there already gets a number behind it. */
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

/** A seat with a person. */
type TakenSeat = Seat & { readonly name: string };

/** The seats of a table at which people sit, and no bots. */
export function peopleAt({ seats }: Pick<Table, 'seats'>): readonly TakenSeat[] {
  return seats.filter((seat): seat is TakenSeat => seat.name !== null && seat.bot === null);
}
