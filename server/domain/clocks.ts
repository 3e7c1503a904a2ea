import type { Clocks, Pace, SeatClock } from '../../protocol/tables.ts';
import { isPerson, isPlaying } from './seat-data.ts';
import type { TableData } from './table-settings.ts';

/** Milliseconds. */
const second = 1000;
const day = 86_400_000;

/** How long a turn may take, and the whole match beyond that, in milliseconds; null: as long as people like. */
export function limitOf(pace: Pace): { readonly turn: number; readonly reserve: number } | null {
  switch (pace.kind) {
    case 'together':
      return null;
    case 'clock':
      return { turn: pace.turnSeconds * second, reserve: pace.reserveSeconds * second };
    case 'days':
      return { turn: pace.days * day, reserve: 0 };
  }
}

/** When the time of a seat is up; null: its clock stands. Milliseconds since 1970. */
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

/** What has changed at a table. */
export interface ClockNews {
  /** Whom the table waits for now. */
  readonly awaited: readonly string[];
  /** Who moved; null: nobody, the seats changed. */
  readonly mover: string | null;
  /** Whether the match goes on with another turn or phase. */
  readonly isNewTurn: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * A seat's clock after something has changed. It runs on through a turn, whatever its person does in it; a new turn has
 * its whole time. Who takes back what ended their turn goes on with what was left of it.
 */
function clockAfter(
  playerID: string,
  clock: SeatClock,
  { awaited, mover, isNewTurn, now, fullTurn }: ClockNews & { readonly fullTurn: number },
): SeatClock {
  if (!awaited.includes(playerID)) return stopped(clock, now);
  const isOwnMove = mover === playerID;
  if (clock.runsSince !== null && !(isOwnMove && isNewTurn)) return clock;
  const standing = stopped(clock, now);
  const isSameTurn = isOwnMove && !isNewTurn;
  return { ...standing, turn: isSameTurn ? standing.turn : fullTurn, runsSince: now };
}

/** The clocks of a table after something has changed: those who play themselves have one; null: nobody has. */
export function clocksAfter(
  { terms, players, clocks }: Pick<TableData, 'terms' | 'players' | 'clocks'>,
  news: ClockNews,
): Clocks | null {
  const limit = limitOf(terms.pace);
  if (!limit) return null;
  const after: Record<string, SeatClock> = {};
  for (const seat of Object.values(players)) {
    const playerID = String(seat.id);
    const former = clocks?.[playerID];
    if (isPlaying(seat)) {
      const clock = former ?? { reserve: limit.reserve, turn: limit.turn, runsSince: null };
      after[playerID] = clockAfter(playerID, clock, { ...news, fullTurn: limit.turn });
    } else if (former && isPerson(seat)) {
      // Kept for the person whom a bot stands in for.
      after[playerID] = stopped(former, news.now);
    }
  }
  return after;
}

/**
 * The clocks after a while that counts for nobody: nobody was there, or no server was. A clock that began to run in the
 * middle of it has run since its end. Milliseconds since 1970.
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
