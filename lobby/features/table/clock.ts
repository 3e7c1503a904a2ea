import type { SeatClock } from '../../../protocol/tables.ts';

/** What a seat has left, in milliseconds. */
export interface TimeLeft {
  /** Of this turn's own time. */
  readonly turn: number;
  /** Of the reserve for the whole match, that runs once the turn's own time is over. */
  readonly reserve: number;
  readonly isRunning: boolean;
}

/** With less than this left one has to hurry, in milliseconds. */
const hurryBelow = 10_000;

/** What a clock shows at a moment of the server's time. */
export function timeLeft({ reserve, runsSince, turn }: SeatClock, now: number): TimeLeft {
  if (runsSince === null) return { turn, reserve, isRunning: false };
  // What the server says may be of a moment later than ours.
  const spent = Math.max(0, now - runsSince);
  return {
    turn: Math.max(0, turn - spent),
    reserve: reserve - Math.min(reserve, Math.max(0, spent - turn)),
    isRunning: true,
  };
}

/** Whether time is nearly up. */
export function isHurried({ turn, reserve, isRunning }: TimeLeft): boolean {
  return isRunning && turn + reserve < hurryBelow;
}
