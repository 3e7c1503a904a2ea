import { createStore } from '../../../lib/persisted-store.ts';

/** A match, and the number of its moves that were made when this browser saw it last. */
type Seen = readonly [matchID: string, moves: number];

/** Older matches are forgotten. */
const max = 50;

function isSeen(value: unknown): value is Seen {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]);
}

/** The matches in a stored text, the one that was seen last at the end; what isn't one is left out. */
export function parseSeen(text: string | null): readonly Seen[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeen).slice(-max) : [];
  } catch {
    return [];
  }
}

/** With a match as it is seen now. */
export function withSeen(seen: readonly Seen[], [matchID, moves]: Seen): readonly Seen[] {
  const others = seen.filter(([id]) => id !== matchID);
  return [...others, [matchID, moves] as const].slice(-max);
}

const lastSeen = createStore<readonly Seen[]>('paddock.lastSeen', parseSeen, JSON.stringify);

/** How many moves had been made when this browser saw a match last; undefined: it never has, or long ago. */
export function movesSeenOf(matchID: string): number | undefined {
  return lastSeen.get().find(([id]) => id === matchID)?.[1];
}

export function noteSeen(matchID: string, moves: number): void {
  if (movesSeenOf(matchID) !== moves) lastSeen.set(withSeen(lastSeen.get(), [matchID, moves]));
}
