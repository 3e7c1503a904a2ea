import { createStore } from '../../../lib/persisted-store.ts';

/** A match, and its number of moves when this browser last showed it. */
type Seen = readonly [matchID: string, moves: number];

/** Maximum number of matches; older ones are dropped. */
const max = 50;

function isSeen(value: unknown): value is Seen {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]);
}

/** Parses a stored text into matches, the last seen one at the end; drops anything else. */
export function parseSeen(text: string | null): readonly Seen[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeen).slice(-max) : [];
  } catch {
    return [];
  }
}

/** Returns the list with a match as it is now. */
export function withSeen(seen: readonly Seen[], [matchID, moves]: Seen): readonly Seen[] {
  const others = seen.filter(([id]) => id !== matchID);
  return [...others, [matchID, moves] as const].slice(-max);
}

const lastSeen = createStore<readonly Seen[]>('paddock.lastSeen', parseSeen, JSON.stringify);

/** Returns the number of moves when this browser last showed a match; undefined if unknown. */
export function movesSeenOf(matchID: string): number | undefined {
  return lastSeen.get().find(([id]) => id === matchID)?.[1];
}

export function noteSeen(matchID: string, moves: number): void {
  if (movesSeenOf(matchID) !== moves) lastSeen.set(withSeen(lastSeen.get(), [matchID, moves]));
}
