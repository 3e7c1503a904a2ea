/** Maximum number of stored entries: one for each match that is open in a tab. */
const max = 6;

/** Storage of a board's drafts for as long as its tab is open, so that a reload doesn't lose them. */
export interface KeptInTab<Kept> {
  /** Returns the draft stored for a moment of a match. Undefined if there is none, or the browser stores nothing. */
  readonly find: (moment: string) => Kept | undefined;
  /** Replaces the draft stored for a moment, or removes it if null. */
  readonly keep: (moment: string, kept: Kept | null) => void;
}

/** Returns a store under one key of the tab's storage. Its content is validated, since anyone may have changed it. */
export function keptInTab<Kept>(
  place: string,
  isKept: (value: unknown) => value is Kept,
  momentOf: (kept: Kept) => string,
): KeptInTab<Kept> {
  /** Returns all valid entries, the newest first. */
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
        // The browser refuses to store it, so a reload loses the draft.
      }
    },
  };
}
