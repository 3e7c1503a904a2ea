/** What a seat, or a spectator, could see of a match so far, as something that can be looked at again. */
import type { LogEntry, State } from 'boardgame.io';
import { readLog } from '../../../../games/kit/log.ts';
import type { Result } from '../../../../games/kit/result.ts';
import { patched } from '../../../../protocol/json-patch.ts';
import type { PastViews } from '../../../../protocol/records.ts';
import type { PastMatch } from './past-match.ts';

/** A match as its server tells a seat of it: through other eyes it can't be seen. */
export function matchSeenIn({ first, steps }: PastViews): PastMatch {
  const states: unknown[] = [first];
  for (const { patch } of steps) states.push(patched(states.at(-1), patch));
  // Each is what pages of this seat were sent as the match's state.
  const stateAt = (at: number) => states[at] as State;
  const logs: LogEntry[][] = [[]];
  for (const { log } of steps) logs.push([...(logs.at(-1) ?? []), ...log]);
  const told = steps.map(({ log }) => readLog(log).map(({ event }) => event));
  return {
    length: steps.length,
    // `gameover` is what our games' `endIf` gives.
    result: (stateAt(steps.length).ctx.gameover as Result | undefined) ?? null,
    seenAt: (at) => stateAt(at).G,
    logUpTo: (at) => logs[at] ?? [],
    eventsOf: (at) => told[at - 1] ?? [],
  };
}

/** The position after the last move of a seat: what came since is news to it. Before its first move: the beginning. */
export function lastMoveOf(match: PastMatch, seat: string | null): number {
  const entries = match.logUpTo(match.length);
  const own = entries.findLast(
    ({ action }) => action.type === 'MAKE_MOVE' && action.payload.playerID === seat,
  );
  return own ? Math.min(match.length, own._stateID + 1) : 0;
}
