/** Files of records that were opened here: kept in this browser, so that their pages are there after a reload. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { MatchRecord } from '../../../../games/kit/record/format.ts';
import { browserDatabase } from '../../../lib/browser-database.ts';

/** What the list shows of a file, so that it need not be read. */
export interface KeptFile {
  /** From its content: the same file is kept once. */
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  /** When its match began, milliseconds since 1970; null: it doesn't say. */
  readonly startedAt: number | null;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
}

interface Schema extends DBSchema {
  files: { key: string; value: KeptFile };
  texts: { key: string; value: string };
}

/** So many files are kept; of more the ones that were opened longest ago go. */
const maxFiles = 100;

/** What the browser refuses to keep: then only this page has it. */
const unkept = new Map<string, { readonly file: KeptFile; readonly text: string }>();
const open = browserDatabase<Schema>('paddock.replays', (database) => {
  database.createObjectStore('files', { keyPath: 'id' });
  database.createObjectStore('texts');
});

/** Keeps the text of a file that was read as this record; gives its ID. */
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

/** The text of a file; undefined: it is not kept here. */
export async function textOfFile(id: string): Promise<string | undefined> {
  const held = unkept.get(id);
  if (held) return held.text;
  return (await open()).get('texts', id);
}

/** All files, the one that was opened last first. */
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

/** Keeps a file no longer. */
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
