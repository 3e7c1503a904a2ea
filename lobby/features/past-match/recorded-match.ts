import type { LogEntry, PlayerID } from 'boardgame.io';
import type { LogMetadata } from '../../../games/kit/log.ts';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import type { Replay } from '../../../games/kit/record/replay.ts';
import type { PastMatch } from './past-match.ts';

function entryOf(
  { seat, move }: MatchRecord['moves'][number],
  { index, events }: { readonly index: number; readonly events: readonly unknown[] },
): LogEntry {
  return {
    action: { type: 'MAKE_MOVE', payload: { type: move, args: null, playerID: seat } },
    _stateID: index,
    // boardgame.io's own counters; the games store turns and phases of their own in the state.
    turn: 0,
    phase: '',
    metadata: { events } satisfies LogMetadata<unknown>,
  };
}

/** Returns the course of a match from its record. */
export function pastMatchOf({ moves }: Pick<MatchRecord, 'moves'>, replay: Replay): PastMatch {
  const { length, result, viewAt, eventsOf } = replay;
  const log = moves
    .slice(0, length)
    .map((move, index) => entryOf(move, { index, events: eventsOf(index + 1) }));
  const seen = new Map<string, object>();
  const seenAt = (at: number, as: PlayerID | null) => {
    const key = `${at} ${as}`;
    const known = seen.get(key) ?? viewAt(at, as);
    seen.set(key, known);
    return known;
  };
  return { length, result, seenAt, logUpTo: (at) => log.slice(0, at), eventsOf };
}
