/** Storage of this browser's matches: IndexedDB or, where that is forbidden or full, this page's memory. */
import type { DBSchema } from 'idb';
import { browserDatabase } from '../../lib/browser-database.ts';
import { hasBegunLocalMatch } from './has-begun.ts';
import type { LocalMatch } from './match.ts';
import { type LocalTable, readTable } from './parse-stored-match.ts';

interface Schema extends DBSchema {
  /** Matches by their ID, possibly stored by other versions of this page. */
  matches: { key: string; value: unknown };
  /** Their entries in lists, by the same ID. */
  tables: { key: string; value: unknown };
}

/** A match in the list. */
export interface Listed {
  readonly matchID: string;
  /** Entry of the match, or null if it can't be read. */
  readonly table: LocalTable | null;
}

/**
 * Result of storing a match. "newer": another page has stored other moves, so this version was not stored. "gone":
 * another page has deleted it. "unkept": the browser can't store it, so only this page has it.
 */
export type SaveOutcome = 'kept' | 'newer' | 'gone' | 'unkept';

/** Message to other pages, and to other parts of this one, that a match has changed. */
interface News {
  readonly matchID: string;
  /** Whether it comes from another page. */
  readonly isElsewhere: boolean;
}

type Listener = (news: News) => void;

/** Time for which a match is stored after its end, in milliseconds: one day. */
const finishedIsKept = 86_400_000;

/** Matches that the browser can't store, or has not stored yet. */
const unkept = new Map<string, { readonly match: LocalMatch; readonly table: LocalTable }>();
const listeners = new Set<Listener>();
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('paddock.here');
const open = browserDatabase<Schema>('paddock.here', (database) => {
  database.createObjectStore('matches');
  database.createObjectStore('tables');
});

function notifyListeners(news: News): void {
  for (const listener of listeners) listener(news);
}

function notify(matchID: string): void {
  notifyListeners({ matchID, isElsewhere: false });
  channel?.postMessage(matchID);
}

channel?.addEventListener('message', ({ data: matchID }: MessageEvent<string>) =>
  notifyListeners({ matchID, isElsewhere: true }),
);

/** Calls the listener whenever this page or another one changes a match. Returns a function that stops it. */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function movesIn(stored: unknown): number | null {
  const { moves } = (stored ?? {}) as { readonly moves?: unknown };
  return Array.isArray(moves) ? moves.length : null;
}

async function keep(
  match: LocalMatch,
  table: LocalTable,
  known: number | null,
): Promise<Exclude<SaveOutcome, 'unkept'>> {
  const database = await open();
  const transaction = database.transaction(['matches', 'tables'], 'readwrite', {
    durability: 'relaxed',
  });
  const matches = transaction.objectStore('matches');
  const there = movesIn(await matches.get(match.matchID));
  if (there !== known) {
    await transaction.done;
    return there === null ? 'gone' : 'newer';
  }
  await Promise.all([
    matches.put(match, match.matchID),
    transaction.objectStore('tables').put(table, match.matchID),
    transaction.done,
  ]);
  return 'kept';
}

/**
 * Stores a match, if the stored version has as many moves as this page last knew of. `known` is null if it was not
 * stored before.
 */
export async function save(
  match: LocalMatch,
  table: LocalTable,
  known: number | null,
): Promise<SaveOutcome> {
  const { matchID } = match;
  try {
    const became = await keep(match, table, known);
    unkept.delete(matchID);
    notify(matchID);
    return became;
  } catch (error) {
    console.warn(error);
    hold(match, table);
    return 'unkept';
  }
}

/** Holds a match in this page's memory until it is stored. */
export function hold(match: LocalMatch, table: LocalTable): void {
  unkept.set(match.matchID, { match, table });
  hasBegunLocalMatch.set(true);
  notifyListeners({ matchID: match.matchID, isElsewhere: false });
}

/**
 * Returns a match as stored, in any form, or undefined if there is none. `isKept` is false if only this page's memory
 * has it.
 */
export async function load(
  matchID: string,
): Promise<{ readonly stored: unknown; readonly isKept: boolean }> {
  const held = unkept.get(matchID);
  if (held) return { stored: held.match, isKept: false };
  const database = await open();
  return { stored: await database.get('matches', matchID), isKept: true };
}

/** Deletes a match. */
export async function remove(matchID: string): Promise<void> {
  unkept.delete(matchID);
  try {
    const database = await open();
    const transaction = database.transaction(['matches', 'tables'], 'readwrite');
    await Promise.all([
      transaction.objectStore('matches').delete(matchID),
      transaction.objectStore('tables').delete(matchID),
      transaction.done,
    ]);
  } catch (error) {
    console.warn(error);
  }
  notify(matchID);
}

async function listKept(): Promise<readonly Listed[]> {
  try {
    const database = await open();
    const transaction = database.transaction(['matches', 'tables']);
    const tables = transaction.objectStore('tables');
    const matchIDs = await transaction.objectStore('matches').getAllKeys();
    return await Promise.all(
      matchIDs.map(async (matchID) => ({ matchID, table: readTable(await tables.get(matchID)) })),
    );
  } catch (error) {
    console.warn(error);
    return [];
  }
}

function isToBeForgotten({ table }: Listed, now: number): boolean {
  return table?.isOver === true && now - table.updatedAt > finishedIsKept;
}

/** Returns all matches, last played first, and deletes those that ended long ago. */
export async function list(now: number): Promise<readonly Listed[]> {
  const held = [...unkept].map(([matchID, { table }]) => ({ matchID, table }));
  const kept = (await listKept()).filter(({ matchID }) => !unkept.has(matchID));
  for (const { matchID } of kept.filter((each) => isToBeForgotten(each, now))) void remove(matchID);
  const when = ({ table }: Listed) => table?.updatedAt ?? 0;
  return [...held, ...kept]
    .filter((each) => !isToBeForgotten(each, now))
    .sort((one, other) => when(other) - when(one));
}
