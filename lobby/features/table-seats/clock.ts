import type { SeatClock } from '../../../protocol/tables.ts';

/** Time that a seat has left, in milliseconds. */
export interface TimeLeft {
  /** Rest of the turn's own time. */
  readonly turn: number;
  /** Rest of the reserve for the whole match, which runs after the turn's own time. */
  readonly reserve: number;
  readonly isRunning: boolean;
}

/** In milliseconds: with less than this left, the clock warns. */
const hurryBelow = 10_000;

/** Returns what a clock shows at a moment of the server's time. */
export function timeLeft({ reserve, runsSince, turn }: SeatClock, now: number): TimeLeft {
  if (runsSince === null) return { turn, reserve, isRunning: false };
  // The server's clock may be ahead of ours.
  const spent = Math.max(0, now - runsSince);
  return {
    turn: Math.max(0, turn - spent),
    reserve: reserve - Math.min(reserve, Math.max(0, spent - turn)),
    isRunning: true,
  };
}

/** Returns whether time is nearly up. */
export function isHurried({ turn, reserve, isRunning }: TimeLeft): boolean {
  return isRunning && turn + reserve < hurryBelow;
}
