import { useCallback, useEffect, useMemo } from 'react';
import type { ChatLine } from '../../../protocol/tables.ts';
import { createStore, useStore } from '../../lib/persisted-store.ts';

/*
 * Whom somebody at this browser doesn't want to read. A person is known by what they have said: neither another seat nor
 * another name brings them back, and whoever takes their seat is somebody else.
 */

/** Marks of the lines of muted people, by the table's matchID; the table that was changed last comes last. */
type Muted = Readonly<Record<string, readonly string[]>>;

/** At more nobody is going to sit again. */
const maxTables = 50;

/** The muted lines in a stored text; what isn't such a list is left out. */
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

/** Tells a line from all others: a line's id is its sender's to choose, its time isn't. */
export const markOf = ({ id, sentAt }: ChatLine) => `${sentAt} ${id}`;

function store(matchID: string, marks: readonly string[]): void {
  const { [matchID]: _, ...others } = muted.get();
  const kept = Object.entries(others).slice(1 - maxTables);
  muted.set(Object.fromEntries(marks.length > 0 ? [...kept, [matchID, marks]] : kept));
}

/** The lines that are by the people who have said these lines. */
export function withAllOfTheirs(
  lines: readonly ChatLine[],
  marks: ReadonlySet<string>,
): readonly ChatLine[] {
  const said = lines.filter((line) => marks.has(markOf(line)));
  const seats = new Set(said.map(({ playerID }) => playerID));
  // Those who have left can't be told apart.
  return lines.filter(
    (line) => marks.has(markOf(line)) || (line.playerID !== null && seats.has(line.playerID)),
  );
}

const noMarks: readonly string[] = [];

/** Which of the lines of a table are muted. */
export function mutedAmong(matchID: string, lines: readonly ChatLine[]) {
  const marks = new Set(muted.get()[matchID] ?? noMarks);
  const all = new Set(withAllOfTheirs(lines, marks));
  return (line: ChatLine): boolean => all.has(line);
}

/** What is not to be read of the lines of a table. */
export interface Muting {
  readonly isMuted: (line: ChatLine) => boolean;
  /** Mutes whoever has said this line. */
  readonly mute: (line: ChatLine) => void;
  /** Lets whoever has said these lines be read again. */
  readonly unmute: (lines: readonly ChatLine[]) => void;
}

/** Whom this browser has muted at a table. */
export function useMuting(matchID: string, lines: readonly ChatLine[]): Muting {
  const stored = useStore(muted)[matchID] ?? noMarks;
  const marks = useMemo(
    () => new Set(withAllOfTheirs(lines, new Set(stored)).map(markOf)),
    [lines, stored],
  );
  useEffect(() => {
    // What is said later holds on to its person, too, when older lines are gone.
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
