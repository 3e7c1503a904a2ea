import type { Clocks, SeatClock, TimeControl } from '../../protocol/tables.ts';
import { isPerson, isPlaying } from './seat-data.ts';
import type { TableData } from './table-settings.ts';

/** Milliseconds. */
const second = 1000;
const day = 86_400_000;

/**
 * Returns the time for a turn, and the reserve for the whole match beyond that, or null without a limit. In
 * milliseconds.
 */
function limitOf(
  timeControl: TimeControl,
): { readonly turn: number; readonly reserve: number } | null {
  switch (timeControl.kind) {
    case 'together':
      return null;
    case 'clock':
      return {
        turn: timeControl.turnSeconds * second,
        reserve: timeControl.reserveSeconds * second,
      };
    case 'days':
      return { turn: timeControl.days * day, reserve: 0 };
  }
}

/** Returns when the time of a seat is up, or null if its clock is stopped. In milliseconds since 1970. */
export function deadlineOf({ runsSince, turn, reserve }: SeatClock): number | null {
  return runsSince === null ? null : runsSince + turn + reserve;
}

function stopped(clock: SeatClock, now: number): SeatClock {
  const { runsSince, turn, reserve } = clock;
  if (runsSince === null) return clock;
  const used = Math.max(0, now - runsSince);
  return {
    runsSince: null,
    turn: Math.max(0, turn - used),
    reserve: Math.max(0, reserve - Math.max(0, used - turn)),
  };
}

/** A change at a table, as far as it concerns the clocks. */
export interface ClockChange {
  /** The seats that the match waits for now. */
  readonly awaited: readonly string[];
  /** The player who moved, or null if the seats changed. */
  readonly mover: string | null;
  /** Whether another turn or phase has begun. */
  readonly isNewTurn: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Returns a seat's clock after a change. It keeps running through a turn, whatever its player does; a new turn has its
 * full time. A player who is awaited again in the same turn continues with the time that was left.
 */
function clockAfter(
  playerID: string,
  clock: SeatClock,
  { awaited, mover, isNewTurn, now, fullTurn }: ClockChange & { readonly fullTurn: number },
): SeatClock {
  if (!awaited.includes(playerID)) return stopped(clock, now);
  const isOwnMove = mover === playerID;
  if (clock.runsSince !== null && !(isOwnMove && isNewTurn)) return clock;
  const standing = stopped(clock, now);
  const isSameTurn = isOwnMove && !isNewTurn;
  return { ...standing, turn: isSameTurn ? standing.turn : fullTurn, runsSince: now };
}

/** Returns the clocks of a table after a change, or null without a time limit. Players who play themselves have one. */
export function clocksAfter(
  { settings, players, clocks }: Pick<TableData, 'settings' | 'players' | 'clocks'>,
  change: ClockChange,
): Clocks | null {
  const limit = limitOf(settings.timeControl);
  if (!limit) return null;
  const after: Record<string, SeatClock> = {};
  for (const seat of Object.values(players)) {
    const playerID = String(seat.id);
    const former = clocks?.[playerID];
    if (isPlaying(seat)) {
      const clock = former ?? { reserve: limit.reserve, turn: limit.turn, runsSince: null };
      after[playerID] = clockAfter(playerID, clock, { ...change, fullTurn: limit.turn });
    } else if (former && isPerson(seat)) {
      // Kept for the player whom a bot stands in for.
      after[playerID] = stopped(former, change.now);
    }
  }
  return after;
}

/**
 * Returns the clocks without a pause in which no player or no server was present. A clock that started during the pause
 * counts from its end. In milliseconds since 1970.
 */
export function withoutPause(
  clocks: Clocks,
  { from, to }: { readonly from: number; readonly to: number },
): Clocks {
  const entries = Object.entries(clocks).map(([playerID, clock]) => {
    const { runsSince } = clock;
    if (runsSince === null) return [playerID, clock];
    const pause = Math.max(0, to - Math.max(runsSince, from));
    return [playerID, { ...clock, runsSince: runsSince + pause }];
  });
  return Object.fromEntries(entries);
}
