/** Databases in which the browser keeps what is its own (IndexedDB). */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A database of this name, made with `make`. The function opens it, or gives it as it is open, to whoever asks. */
export function browserDatabase<Schema extends DBSchema>(
  name: string,
  make: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opened = null;
  };
  return () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: make,
      // Another page wants to delete it, since all is to be forgotten, or is a newer version that changes it.
      blocking: (_current, _wanted, { target }) => {
        forget();
        // The event comes from the open database.
        (target as IDBDatabase).close();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };
}
