import type { LogEntry } from 'boardgame.io';
import { useCallback, useEffect, useRef, useState } from 'react';
import { movesSeenOf, noteSeen } from '../connection/last-seen.ts';

/** What others did while nobody looked at the page. */
export interface UnseenMoves {
  /** Number of their moves. */
  readonly count: number;
  /** The position after which they were made. */
  readonly from: number;
  readonly forget: () => void;
}

/** Positions between which nobody looked; `to` null: nobody does yet. */
interface Span {
  readonly from: number;
  readonly to: number | null;
}

/** The moves that somebody else than the viewer (null: who only watches) has made between two positions. */
export function movesOfOthers(
  log: readonly LogEntry[],
  { from, to, viewer }: { from: number; to: number; viewer: string | null },
): number {
  // An entry has the number of the state before its move.
  return log.filter(
    ({ action, _stateID }) =>
      action.type === 'MAKE_MOVE' &&
      action.payload.playerID !== viewer &&
      _stateID >= from &&
      _stateID < to,
  ).length;
}

/** Whether the viewer has moved at a position or later: then they have seen what was before. */
export function hasMovedSince(
  log: readonly LogEntry[],
  { since, viewer }: { since: number; viewer: string | null },
): boolean {
  return log.some(
    ({ action, _stateID }) =>
      action.type === 'MAKE_MOVE' && action.payload.playerID === viewer && _stateID >= since,
  );
}

function spanAtFirst(matchID: string, stateID: number): Span | null {
  const from = movesSeenOf(matchID);
  return from === undefined ? null : { from, to: document.hidden ? null : stateID };
}

/** What others have done since this browser showed a match last, or while its page was in the background. */
export function useUnseenMoves({
  matchID,
  stateID,
  log,
  viewer,
}: {
  readonly matchID: string;
  readonly stateID: number;
  readonly log: readonly LogEntry[];
  /** The seat of who looks; null: of none. */
  readonly viewer: string | null;
}): UnseenMoves | null {
  const [span, setSpan] = useState(() => spanAtFirst(matchID, stateID));
  const latest = useRef({ stateID, log, viewer });
  useEffect(() => {
    latest.current = { stateID, log, viewer };
    if (!document.hidden) noteSeen(matchID, stateID);
  }, [matchID, stateID, log, viewer]);
  useEffect(() => {
    const follow = () => {
      const now = latest.current;
      if (!document.hidden) noteSeen(matchID, now.stateID);
      setSpan((before) => {
        const to = before?.to ?? now.stateID;
        if (!document.hidden) return before && { ...before, to };
        // What has been told and not been looked at yet stays missed.
        const isOpen = before && movesOfOthers(now.log, { ...now, from: before.from, to }) > 0;
        return { from: isOpen ? before.from : now.stateID, to: null };
      });
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [matchID]);
  const forget = useCallback(() => setSpan(null), []);
  if (!span || (span.to !== null && hasMovedSince(log, { since: span.to, viewer }))) return null;
  const count = movesOfOthers(log, { from: span.from, to: span.to ?? stateID, viewer });
  return count === 0 ? null : { count, from: span.from, forget };
}
