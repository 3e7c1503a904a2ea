/** Of so many moments at most: of one in each of the matches that are open in a tab. */
const max = 6;

/** What a board keeps for as long as its tab is open, so that a reload doesn't drop what is tried out. */
export interface KeptInTab<Kept> {
  /** What was kept for a moment of a match; undefined: nothing, or the browser keeps nothing. */
  readonly find: (moment: string) => Kept | undefined;
  /** Keeps it in the place of what was kept for that moment; null: nothing is kept for it any more. */
  readonly keep: (moment: string, kept: Kept | null) => void;
}

/** A place in the tab's storage; what it holds is read as text that anybody may have written. */
export function keptInTab<Kept>(
  place: string,
  isKept: (value: unknown) => value is Kept,
  momentOf: (kept: Kept) => string,
): KeptInTab<Kept> {
  /** The newest first. */
  function readAll(): readonly Kept[] {
    try {
      const read: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
      return Array.isArray(read) ? read.filter(isKept) : [];
    } catch {
      return [];
    }
  }
  return {
    find: (moment) => readAll().find((each) => momentOf(each) === moment),
    keep: (moment, kept) => {
      const others = readAll().filter((each) => momentOf(each) !== moment);
      try {
        const all = kept ? [kept, ...others].slice(0, max) : others;
        sessionStorage.setItem(place, JSON.stringify(all));
      } catch {
        // The browser keeps nothing: then a reload begins anew.
      }
    },
  };
}
