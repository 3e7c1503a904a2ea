import type { SeatChange } from './seat-change.ts';
import { isPerson, type SeatRecord, seatDataOf } from './seat-data.ts';
import { freeSeat } from './seats.ts';
import type { TableData } from './table-settings.ts';

/** Number of players whose absence a table remembers, so that their pages can say why they have no seat. */
const maxFreed = 20;

/**
 * Returns the seats that become free if their players stay away: those at a listed table before its match begins. The
 * host keeps the table, and in turn-based matches nobody needs to be there.
 */
export function seatsFreedByAbsence({ begunAt, unlisted, players, settings }: TableData) {
  if (begunAt !== null || unlisted === true || settings.timeControl.kind === 'days') return [];
  return Object.values(players).filter((seat) => isPerson(seat) && seatDataOf(seat).host !== true);
}

/** Makes the seat of an absent player free. */
export function freeAbsentSeat(
  table: TableData,
  seat: SeatRecord,
  now: number,
): SeatChange<boolean> {
  const isHeld = seatsFreedByAbsence(table).some(({ key }) => key === seat.key);
  if (!isHeld) return { answer: false };
  const { settings, ...vacant } = freeSeat(table, seat, now);
  const freedSeats = [...settings.freedSeats, seat.key ?? ''].slice(-maxFreed);
  return { table: { ...vacant, settings: { ...settings, freedSeats } }, answer: true };
}
