/** Where this browser keeps its matches: IndexedDB; where that is forbidden or full, this page's memory. */
import type { DBSchema } from 'idb';
import { browserDatabase } from '../../lib/browser-database.ts';
import { hasBegunLocalMatch } from './has-begun.ts';
import type { LocalMatch } from './match.ts';
import { type LocalTable, readTable } from './stored-match.ts';

interface Schema extends DBSchema {
  /** Matches by their ID; as other versions of this page may have left them. */
  matches: { key: string; value: unknown };
  /** What lists show of them, by the same ID. */
  tables: { key: string; value: unknown };
}

/** A match in the list. */
export interface Listed {
  readonly matchID: string;
  /** null: it can't be read any more. */
  readonly table: LocalTable | null;
}

/**
 * What became of a match that was to be kept. newer: another page has made other moves meanwhile, and this was not kept;
 * gone: another page has thrown it away; unkept: the browser doesn't keep it, so only this page knows it.
 */
export type SaveOutcome = 'kept' | 'newer' | 'gone' | 'unkept';

/** What other pages, and other parts of this one, are told: something has become of this match. */
interface News {
  readonly matchID: string;
  /** Whether it comes from another page. */
  readonly isElsewhere: boolean;
}

type Listener = (news: News) => void;

/** How long a match is kept after its end, in milliseconds: a day. */
const finishedIsKept = 86_400_000;

/** Matches that the browser doesn't keep, or not yet. */
const unkept = new Map<string, { readonly match: LocalMatch; readonly table: LocalTable }>();
const listeners = new Set<Listener>();
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('paddock.here');
const open = browserDatabase<Schema>('paddock.here', (database) => {
  database.createObjectStore('matches');
  database.createObjectStore('tables');
});

function tellHere(news: News): void {
  for (const listener of listeners) listener(news);
}

function tell(matchID: string): void {
  tellHere({ matchID, isElsewhere: false });
  channel?.postMessage(matchID);
}

channel?.addEventListener('message', ({ data: matchID }: MessageEvent<string>) =>
  tellHere({ matchID, isElsewhere: true }),
);

/** Calls back whenever a match is changed, here or by another page of this browser; gives a function that ends it. */
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
 * Keeps a match, if what is kept of it has so many moves as this page last knew of (null: it was not kept before).
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
    tell(matchID);
    return became;
  } catch (error) {
    console.warn(error);
    hold(match, table);
    return 'unkept';
  }
}

/** Holds a match in this page's memory, until it is kept. */
export function hold(match: LocalMatch, table: LocalTable): void {
  unkept.set(match.matchID, { match, table });
  hasBegunLocalMatch.set(true);
  tellHere({ matchID: match.matchID, isElsewhere: false });
}

/** A match as it is kept, which may be anything; undefined: there is none. `isKept`: not only in this page's memory. */
export async function load(
  matchID: string,
): Promise<{ readonly stored: unknown; readonly isKept: boolean }> {
  const held = unkept.get(matchID);
  if (held) return { stored: held.match, isKept: false };
  const database = await open();
  return { stored: await database.get('matches', matchID), isKept: true };
}

/** Throws a match away. */
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
  tell(matchID);
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

/** All matches, the last one that was played first; those that ended long ago are thrown away. */
export async function list(now: number): Promise<readonly Listed[]> {
  const held = [...unkept].map(([matchID, { table }]) => ({ matchID, table }));
  const kept = (await listKept()).filter(({ matchID }) => !unkept.has(matchID));
  for (const { matchID } of kept.filter((each) => isToBeForgotten(each, now))) void remove(matchID);
  const when = ({ table }: Listed) => table?.updatedAt ?? 0;
  return [...held, ...kept]
    .filter((each) => !isToBeForgotten(each, now))
    .sort((one, other) => when(other) - when(one));
}
