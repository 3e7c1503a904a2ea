/** Maximum number of stored drafts: one for each match that is open in a tab. */
const max = 6;

/** Drafts of a game's moves, stored as long as the tab is open, so that a reload doesn't lose them. */
export interface StoredDrafts<Draft> {
  /** Returns the draft stored for a moment of a match. Null if there is none, or the browser stores nothing. */
  readonly find: (moment: string) => Draft | null;
  /** Replaces the draft stored for a moment, or removes it if null. */
  readonly store: (moment: string, draft: Draft | null) => void;
}

interface Entry<Draft> {
  readonly moment: string;
  readonly draft: Draft;
}

/** Returns the drafts under one key of the tab's storage. They are validated, since anyone may have changed them. */
export function storedDrafts<Draft>(
  key: string,
  isDraft: (value: unknown) => value is Draft,
): StoredDrafts<Draft> {
  function isEntry(value: unknown): value is Entry<Draft> {
    if (typeof value !== 'object' || value === null) return false;
    return 'moment' in value && 'draft' in value && isDraft(value.draft);
  }
  /** Returns all valid entries, the newest first. */
  function readAll(): readonly Entry<Draft>[] {
    try {
      const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      return Array.isArray(read) ? read.filter(isEntry) : [];
    } catch {
      return [];
    }
  }
  return {
    find: (moment) => readAll().find((entry) => entry.moment === moment)?.draft ?? null,
    store: (moment, draft) => {
      const others = readAll().filter((entry) => entry.moment !== moment);
      try {
        const all = draft ? [{ moment, draft }, ...others].slice(0, max) : others;
        sessionStorage.setItem(key, JSON.stringify(all));
      } catch {
        // The browser refuses to store it, so a reload loses the draft.
      }
    },
  };
}
