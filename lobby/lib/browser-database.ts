/** IndexedDB databases of this browser. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Returns a function that opens a database, created by `make`, and returns the open one from then on. */
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
      // Another page wants to delete or upgrade it.
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
