import { useCallback, useEffect, useMemo } from 'react';
import type { ChatLine } from '../../protocol/tables.ts';
import { createStore, useStore } from './persisted-store.ts';

/*
 * Whom somebody at this browser doesn't want to read. A person is known by what they have said: neither another seat nor
 * another name brings them back, and whoever takes their seat is somebody else.
 */

/** Keys of muted players' lines, by match ID; the table that changed last comes last. */
type Muted = Readonly<Record<string, readonly string[]>>;

/** Maximum number of tables; the oldest are dropped. */
const maxTables = 50;

/** Parses a stored text into muted lines; drops anything else. */
export function mutedFrom(text: string | null): Muted {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const isMarks = (marks: unknown) =>
      Array.isArray(marks) && marks.every((mark) => typeof mark === 'string');
    return Object.fromEntries(Object.entries(stored).filter(([, marks]) => isMarks(marks)));
  } catch {
    return {};
  }
}

const muted = createStore<Muted>('paddock.muted', mutedFrom, JSON.stringify);

/** Returns a key that identifies a line. The sender chooses a line's ID, but not its time. */
export const markOf = ({ id, sentAt }: ChatLine) => `${sentAt} ${id}`;

function store(matchID: string, marks: readonly string[]): void {
  const { [matchID]: _, ...others } = muted.get();
  const kept = Object.entries(others).slice(1 - maxTables);
  muted.set(Object.fromEntries(marks.length > 0 ? [...kept, [matchID, marks]] : kept));
}

/** Returns all lines by the authors of the given lines. */
export function withAllOfTheirs(
  lines: readonly ChatLine[],
  marks: ReadonlySet<string>,
): readonly ChatLine[] {
  const said = lines.filter((line) => marks.has(markOf(line)));
  const seats = new Set(said.map(({ playerID }) => playerID));
  // Players who have left cannot be told apart.
  return lines.filter(
    (line) => marks.has(markOf(line)) || (line.playerID !== null && seats.has(line.playerID)),
  );
}

const noMarks: readonly string[] = [];

/** Returns a predicate that tells which lines of a table are muted. */
export function mutedAmong(matchID: string, lines: readonly ChatLine[]) {
  const marks = new Set(muted.get()[matchID] ?? noMarks);
  const all = new Set(withAllOfTheirs(lines, marks));
  return (line: ChatLine): boolean => all.has(line);
}

/** Muted lines of a table, and the ways to change them. */
export interface Muting {
  readonly isMuted: (line: ChatLine) => boolean;
  /** Mutes the author of this line. */
  readonly mute: (line: ChatLine) => void;
  /** Unmutes the authors of these lines. */
  readonly unmute: (lines: readonly ChatLine[]) => void;
}

/** Returns the muting of a table in this browser. */
export function useMuting(matchID: string, lines: readonly ChatLine[]): Muting {
  const stored = useStore(muted)[matchID] ?? noMarks;
  const marks = useMemo(
    () => new Set(withAllOfTheirs(lines, new Set(stored)).map(markOf)),
    [lines, stored],
  );
  useEffect(() => {
    // Later lines also identify a muted player, when older ones are gone.
    if (lines.length > 0 && [...marks].some((mark) => !stored.includes(mark))) {
      store(matchID, [...marks]);
    }
  }, [matchID, lines, marks, stored]);
  const mute = useCallback(
    (line: ChatLine) => store(matchID, [...marks, markOf(line)]),
    [matchID, marks],
  );
  const unmute = useCallback(
    (said: readonly ChatLine[]) => {
      const theirs = new Set(withAllOfTheirs(lines, new Set(said.map(markOf))).map(markOf));
      store(
        matchID,
        [...marks].filter((mark) => !theirs.has(mark)),
      );
    },
    [matchID, lines, marks],
  );
  return { isMuted: (line) => marks.has(markOf(line)), mute, unmute };
}
