import type { ServedGame } from '../games.ts';
import { RequestError } from '../lib/request-error.ts';
import { isFull, mayPlay, playersAt } from './beginning.ts';
import { checkHost } from './host.ts';
import type { SeatChange } from './seat-change.ts';
import { ownSeat, type SeatClaim } from './seats.ts';
import type { TableData } from './table-settings.ts';

/*
 * The table of a quick match begins with the fewest players that the game allows, after a countdown. Everybody there may
 * start it at once, hold it, or fill it with bots: strangers need not wait for a host.
 */

type QuickStart = NonNullable<TableData['settings']['quickStart']>;

function withQuickStart(metadata: TableData, quickStart: QuickStart): TableData {
  return { ...metadata, settings: { ...metadata.settings, quickStart } };
}

/**
 * Returns the table with its countdown begun or stopped, as its players require. Returns the same object if nothing
 * changes.
 */
export function withCountdown(
  served: ServedGame,
  metadata: TableData,
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
  const { quickStart } = metadata.settings;
  if (!quickStart || metadata.begunAt !== null) return metadata;
  const areEnough = mayPlay(served, playersAt(metadata).length) && !isFull(metadata);
  const isOnHold = quickStart.isOnHold && areEnough;
  const isDue = areEnough && areAllThere && !isOnHold;
  const dueAt = isDue ? (quickStart.dueAt ?? now + delay) : null;
  if (dueAt === quickStart.dueAt && isOnHold === quickStart.isOnHold) return metadata;
  return withQuickStart(metadata, { dueAt, isOnHold });
}

/** Stops the countdown for a player who wants to wait until all seats are taken. */
export function holdStart(metadata: TableData, claim: SeatClaim): SeatChange<object> {
  ownSeat(metadata, claim);
  if (!metadata.settings.quickStart || metadata.begunAt !== null) {
    throw new RequestError(409, 'No match is about to begin here.');
  }
  return { metadata: withQuickStart(metadata, { dueAt: null, isOnHold: true }), answer: {} };
}

/** Throws a RequestError for a client that may not start the match: at most tables everybody but the host. */
export function checkMayStart(metadata: TableData, claim: SeatClaim): void {
  if (metadata.settings.quickStart) ownSeat(metadata, claim);
  else checkHost(metadata, claim);
}
