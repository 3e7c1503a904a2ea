import { deadlineOf } from './clocks.ts';
import { seatDataOf } from './seat-data.ts';
import type { TableData } from './table-settings.ts';

/** Returns whether a match has begun and is not over. */
export function isUnderWay({ begunAt, endedAt, gameover }: TableData): boolean {
  const isOver = endedAt !== null || (gameover !== undefined && gameover !== null);
  return begunAt !== null && !isOver;
}

/** Returns whether the match waits for a bot. */
export const isBotsTurn = ({ players, awaited }: TableData): boolean =>
  Object.values(players).some((seat) => {
    const { bot, standIn } = seatDataOf(seat);
    return (bot ?? standIn) !== undefined && awaited.includes(String(seat.id));
  });

/** Returns the seats whose time is up by this server's clock. */
export function lateSeats({ clocks }: TableData, now: number): readonly string[] {
  return Object.entries(clocks ?? {}).flatMap(([playerID, clock]) => {
    const deadline = deadlineOf(clock);
    return deadline !== null && deadline <= now ? [playerID] : [];
  });
}

/** Returns the next deadline (clock or proposal), or null. */
export function nextDeadline(table: TableData): number | null {
  if (!isUnderWay(table)) return null;
  const deadlines = Object.values(table.clocks ?? {}).map(deadlineOf);
  const { proposal } = table.settings;
  const times = [...deadlines, proposal?.dueAt ?? null].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Timestamp that means "due now". */
const dueNow = 1;

/** Returns the deadline of a turn-based table that counts even without an open page, or null. */
export function unattendedDeadline(table: TableData): number | null {
  if (table.settings.timeControl.kind !== 'days' || !isUnderWay(table)) return null;
  return isBotsTurn(table) ? dueNow : nextDeadline(table);
}
