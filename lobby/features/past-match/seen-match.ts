/** The course of a match as a seat or a spectator could see it so far, for a review. */
import type { LogEntry, State } from 'boardgame.io';
import { readLog } from '../../../games/kit/log.ts';
import type { Result } from '../../../games/kit/result.ts';
import { patched } from '../../../protocol/json-patch.ts';
import type { PastViews } from '../../../protocol/records.ts';
import type { PastMatch } from './past-match.ts';

/** Returns the course of a match as its server sent it to a seat. There is no other point of view. */
export function matchSeenIn({ first, steps }: PastViews): PastMatch {
  const states: unknown[] = [first];
  for (const { patch } of steps) states.push(patched(states.at(-1), patch));
  // Each one equals the state sent to this seat's pages.
  const stateAt = (at: number) => states[at] as State;
  const logs: LogEntry[][] = [[]];
  for (const { log } of steps) logs.push([...(logs.at(-1) ?? []), ...log]);
  const told = steps.map(({ log }) => readLog(log).map(({ event }) => event));
  return {
    length: steps.length,
    // `gameover` is the result of our games' `endIf`.
    result: (stateAt(steps.length).ctx.gameover as Result | undefined) ?? null,
    seenAt: (at) => stateAt(at).G,
    logUpTo: (at) => logs[at] ?? [],
    eventsOf: (at) => told[at - 1] ?? [],
  };
}

/**
 * Returns the position after a seat's last move, since later moves are new to it. Returns the start if it has made
 * none.
 */
export function lastMoveOf(match: PastMatch, seat: string | null): number {
  const entries = match.logUpTo(match.length);
  const own = entries.findLast(
    ({ action }) => action.type === 'MAKE_MOVE' && action.payload.playerID === seat,
  );
  return own ? Math.min(match.length, own._stateID + 1) : 0;
}
