import type { ServedGame } from '../games.ts';
import { RequestError } from '../lib/request-error.ts';
import { isFull, mayPlay, playersAt } from './begin-match.ts';
import { checkHost } from './host.ts';
import type { SeatChange } from './seat-change.ts';
import { ownSeat, type SeatClaim } from './seats.ts';
import type { TableData } from './table-settings.ts';

/*
 * The table of a quick match begins with the fewest players that the game allows, after a countdown. Everybody there may
 * start it at once, hold it, or fill it with bots: strangers need not wait for a host.
 */

type QuickStart = NonNullable<TableData['settings']['quickStart']>;

function withQuickStart(table: TableData, quickStart: QuickStart): TableData {
  return { ...table, settings: { ...table.settings, quickStart } };
}

/**
 * Returns the table with its countdown begun or stopped, as its players require. Returns the same object if nothing
 * changes.
 */
export function withCountdown(
  served: ServedGame,
  table: TableData,
  {
    areAllThere,
    now,
    delay,
  }: {
    /** Whether all people at the table are connected. */
    readonly areAllThere: boolean;
    readonly now: number;
    /** Length of the countdown in milliseconds. */
    readonly delay: number;
  },
): TableData {
  const { quickStart } = table.settings;
  if (!quickStart || table.begunAt !== null) return table;
  const areEnough = mayPlay(served, playersAt(table).length) && !isFull(table);
  const isOnHold = quickStart.isOnHold && areEnough;
  const isDue = areEnough && areAllThere && !isOnHold;
  const dueAt = isDue ? (quickStart.dueAt ?? now + delay) : null;
  if (dueAt === quickStart.dueAt && isOnHold === quickStart.isOnHold) return table;
  return withQuickStart(table, { dueAt, isOnHold });
}

/** Stops the countdown for a player who wants to wait until all seats are taken. */
export function holdStart(table: TableData, claim: SeatClaim): SeatChange<object> {
  ownSeat(table, claim);
  if (!table.settings.quickStart || table.begunAt !== null) {
    throw new RequestError(409, 'No match is about to begin here.');
  }
  return { table: withQuickStart(table, { dueAt: null, isOnHold: true }), answer: {} };
}

/** Throws a RequestError for a client that may not start the match: at most tables everybody but the host. */
export function checkMayStart(table: TableData, claim: SeatClaim): void {
  if (table.settings.quickStart) ownSeat(table, claim);
  else checkHost(table, claim);
}
