/** Record files opened in this browser, stored so that their pages survive a reload. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { MatchRecord } from '../../../../games/kit/record/format.ts';
import { browserDatabase } from '../../../lib/browser-database.ts';

/** Entry of a file in the list, which need not read the file. */
export interface KeptFile {
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
  files: { key: string; value: KeptFile };
  texts: { key: string; value: string };
}

/** Maximum number of stored files. Beyond it, the least recently opened ones are deleted. */
const maxFiles = 100;

/** Files that the browser can't store, so that only this page has them. */
const unkept = new Map<string, { readonly file: KeptFile; readonly text: string }>();
const open = browserDatabase<Schema>('paddock.replays', (database) => {
  database.createObjectStore('files', { keyPath: 'id' });
  database.createObjectStore('texts');
});

/** Stores the text of a file with this record; returns its ID. */
export async function keepFile(text: string, record: MatchRecord): Promise<string> {
  const id = bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
  const file: KeptFile = {
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
    await forgetOldest(database);
  } catch (error) {
    console.warn(error);
    unkept.set(id, { file, text });
  }
  return id;
}

async function forgetOldest(database: IDBPDatabase<Schema>): Promise<void> {
  const all = await database.getAll('files');
  const oldest = all.sort((one, other) => other.openedAt - one.openedAt).slice(maxFiles);
  for (const { id } of oldest) await forgetFile(id);
}

/** Returns the text of a file, or undefined if it is not stored here. */
export async function textOfFile(id: string): Promise<string | undefined> {
  const held = unkept.get(id);
  if (held) return held.text;
  return (await open()).get('texts', id);
}

/** Returns all files, last opened first. */
export async function listFiles(): Promise<readonly KeptFile[]> {
  const held = [...unkept.values()].map(({ file }) => file);
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
export async function forgetFile(id: string): Promise<void> {
  unkept.delete(id);
  const database = await open();
  const transaction = database.transaction(['files', 'texts'], 'readwrite');
  await Promise.all([
    transaction.objectStore('files').delete(id),
    transaction.objectStore('texts').delete(id),
    transaction.done,
  ]);
}
