import type { SeatChange } from './seat-change.ts';
import { isPerson, type SeatRecord, seatDataOf } from './seat-data.ts';
import { vacated } from './seats.ts';
import type { TableData } from './table-settings.ts';

/** Number of players whose absence a table remembers, so that their pages can say why they have no seat. */
const maxFreed = 20;

/**
 * Returns the seats that become free if their players stay away: those at a listed table before its match begins. The
 * host keeps the table, and in turn-based matches nobody needs to be there.
 */
export function seatsToBeUsed({ begunAt, unlisted, players, terms }: TableData) {
  if (begunAt !== null || unlisted === true || terms.pace.kind === 'days') return [];
  return Object.values(players).filter((seat) => isPerson(seat) && seatDataOf(seat).host !== true);
}

/** Makes the seat of an absent player free. */
export function freed(metadata: TableData, seat: SeatRecord, now: number): SeatChange<boolean> {
  const isHeld = seatsToBeUsed(metadata).some(({ key }) => key === seat.key);
  if (!isHeld) return { answer: false };
  const { terms, ...vacant } = vacated(metadata, seat, now);
  const freedSeats = [...terms.freedSeats, seat.key ?? ''].slice(-maxFreed);
  return { metadata: { ...vacant, terms: { ...terms, freedSeats } }, answer: true };
}
