import type { LogEntry } from 'boardgame.io';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createStore } from '../../lib/persisted-store.ts';

/** A match, and its number of moves when this browser last showed it. */
type Seen = readonly [matchID: string, moves: number];

/** Maximum number of matches; older ones are dropped. */
const maxSeen = 50;

function isSeen(value: unknown): value is Seen {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]);
}

/** Parses a stored text into matches, the last seen one at the end; drops anything else. */
export function parseSeen(text: string | null): readonly Seen[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeen).slice(-maxSeen) : [];
  } catch {
    return [];
  }
}

/** Returns the list with a match as it is now. */
export function withSeen(seen: readonly Seen[], [matchID, moves]: Seen): readonly Seen[] {
  const others = seen.filter(([id]) => id !== matchID);
  return [...others, [matchID, moves] as const].slice(-maxSeen);
}

const lastSeen = createStore<readonly Seen[]>('paddock.lastSeen', parseSeen, JSON.stringify);

/** Returns the number of moves when this browser last showed a match; undefined if unknown. */
function movesSeenOf(matchID: string): number | undefined {
  return lastSeen.get().find(([id]) => id === matchID)?.[1];
}

function noteSeen(matchID: string, moves: number): void {
  if (movesSeenOf(matchID) !== moves) lastSeen.set(withSeen(lastSeen.get(), [matchID, moves]));
}

/** Moves that others made while the page was hidden. */
export interface UnseenMoves {
  /** Number of moves. */
  readonly count: number;
  /** The position after which the moves were made. */
  readonly from: number;
  readonly forget: () => void;
}

/** Positions between which the page was hidden. `to` is null while it still is. */
interface Span {
  readonly from: number;
  readonly to: number | null;
}

/** Counts the moves of players other than the viewer between two positions. The viewer is null for a spectator. */
export function movesOfOthers(
  log: readonly LogEntry[],
  { from, to, viewer }: { from: number; to: number; viewer: string | null },
): number {
  // A log entry has the number of the state before its move.
  return log.filter(
    ({ action, _stateID }) =>
      action.type === 'MAKE_MOVE' &&
      action.payload.playerID !== viewer &&
      _stateID >= from &&
      _stateID < to,
  ).length;
}

/** Returns whether the viewer has moved at a position or later, and so has seen the moves before. */
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

/**
 * Returns the moves that others have made since this browser last showed the match, or while the page was in the
 * background.
 */
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
        // Reported moves stay unseen until the player watches them.
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
