import { deadlineOf } from './clocks.ts';
import { seatDataOf } from './seat-data.ts';
import type { TableData } from './table-settings.ts';

/** Whether a match is under way. */
export function isUnderWay({ begunAt, endedAt, gameover }: TableData): boolean {
  const isOver = endedAt !== null || (gameover !== undefined && gameover !== null);
  return begunAt !== null && !isOver;
}

/** Whether a bot has a seat now: for good, or for its person. */
export const isBotsTurn = ({ players, awaited }: TableData): boolean =>
  Object.values(players).some((seat) => {
    const { bot, standIn } = seatDataOf(seat);
    return (bot ?? standIn) !== undefined && awaited.includes(String(seat.id));
  });

/** The seats whose time is up, by the clock of this server. */
export function lateSeats({ clocks }: TableData, now: number): readonly string[] {
  return Object.entries(clocks ?? {}).flatMap(([playerID, clock]) => {
    const deadline = deadlineOf(clock);
    return deadline !== null && deadline <= now ? [playerID] : [];
  });
}

/** When something is due at a table by itself: somebody's time is up, or what was agreed on is done; null: never. */
export function nextDeadline(table: TableData): number | null {
  if (!isUnderWay(table)) return null;
  const deadlines = Object.values(table.clocks ?? {}).map(deadlineOf);
  const { proposal } = table.terms;
  const times = [...deadlines, proposal?.dueAt ?? null].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Of a time that has always been due. */
const dueNow = 1;

/** When something is to be done at a table though nobody has a page open; null: never. Only over days. */
export function unattendedDeadline(table: TableData): number | null {
  if (table.terms.pace.kind !== 'days' || !isUnderWay(table)) return null;
  return isBotsTurn(table) ? dueNow : nextDeadline(table);
}
