/** Record files opened in this browser, stored so that their pages survive a reload. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { MatchRecord } from '../../../games/kit/record/format.ts';
import { browserDatabase } from '../../lib/browser-database.ts';

/** Entry of a file in the list, which need not read the file. */
export interface StoredFile {
  /** Hash of the content, so that the same file is stored once. */
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  /** Start of its match in milliseconds since 1970, or null if unknown. */
  readonly startedAt: number | null;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
}

interface Schema extends DBSchema {
  files: { key: string; value: StoredFile };
  texts: { key: string; value: string };
}

/** Maximum number of stored files. Beyond it, the least recently opened ones are deleted. */
const maxFiles = 100;

/** Files that the browser can't store, so that only this page has them. */
const unstored = new Map<string, { readonly file: StoredFile; readonly text: string }>();
const open = browserDatabase<Schema>('paddock.replays', (database) => {
  database.createObjectStore('files', { keyPath: 'id' });
  database.createObjectStore('texts');
});

/** Stores the text of a file with this record; returns its ID. */
export async function storeFile(text: string, record: MatchRecord): Promise<string> {
  const id = bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
  const file: StoredFile = {
    id,
    game: record.game,
    names: record.seats.map(({ name }) => name),
    startedAt: record.startedAt ?? null,
    openedAt: Date.now(),
  };
  try {
    const database = await open();
    const transaction = database.transaction(['files', 'texts'], 'readwrite');
    await Promise.all([
      transaction.objectStore('files').put(file),
      transaction.objectStore('texts').put(text, id),
      transaction.done,
    ]);
    unstored.delete(id);
    await deleteOldest(database);
  } catch (error) {
    console.warn(error);
    unstored.set(id, { file, text });
  }
  return id;
}

async function deleteOldest(database: IDBPDatabase<Schema>): Promise<void> {
  const all = await database.getAll('files');
  const oldest = all.sort((one, other) => other.openedAt - one.openedAt).slice(maxFiles);
  for (const { id } of oldest) await deleteFile(id);
}

/** Returns the text of a file, or undefined if it is not stored here. */
export async function textOfFile(id: string): Promise<string | undefined> {
  const held = unstored.get(id);
  if (held) return held.text;
  return (await open()).get('texts', id);
}

/** Returns all files, last opened first. */
export async function listFiles(): Promise<readonly StoredFile[]> {
  const held = [...unstored.values()].map(({ file }) => file);
  const kept = await open().then(
    (database) => database.getAll('files'),
    (error: unknown) => {
      console.warn(error);
      return [];
    },
  );
  return [...held, ...kept].sort((one, other) => other.openedAt - one.openedAt);
}

/** Deletes a file. */
export async function deleteFile(id: string): Promise<void> {
  const wasUnstored = unstored.delete(id);
  try {
    const database = await open();
    const transaction = database.transaction(['files', 'texts'], 'readwrite');
    await Promise.all([
      transaction.objectStore('files').delete(id),
      transaction.objectStore('texts').delete(id),
      transaction.done,
    ]);
  } catch (error) {
    // A browser that could not store the file cannot open its database now, either.
    if (!wasUnstored) throw error;
  }
}
