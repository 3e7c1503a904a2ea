import type { LogEntry } from 'boardgame.io';
import { newEntries } from '../../../games/kit/log.ts';

/** Returns the log after an update; the same array if nothing is new. */
export function logAfterUpdate(log: LogEntry[], update: LogEntry[]): LogEntry[] {
  const added = newEntries(log, update);
  return added.length === 0 ? log : [...log, ...added];
}

/** Returns whether moves are missing between the log and an update that leads to this state. */
export function isMissingMoves(log: readonly LogEntry[], stateID: number): boolean {
  // A log entry has the number of the state before its move.
  const known = (log.at(-1)?._stateID ?? -1) + 1;
  return stateID > known + 1;
}
