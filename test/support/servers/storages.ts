import { TableChanges } from '../../../server/cluster/table-changes.ts';
import { openPostgresStorage } from '../../../server/persistence/postgres/storage.ts';
import type { SqlStorage } from '../../../server/persistence/sql-storage.ts';
import { openSqliteStorage } from '../../../server/persistence/sqlite/storage.ts';
import { openedBy } from '../opened-by.ts';
import { temporaryFolder } from './server.ts';
import { describeWith, temporaryDatabase } from './services.ts';

/** A place where matches are stored for the time of a suite. */
export interface StoragePlace {
  /** Opens a storage there, like that of a separate server. */
  readonly open: (tableChanges: TableChanges) => SqlStorage;
  /** Whether several servers may use it at once. */
  readonly isShared: boolean;
  readonly remove: () => Promise<void>;
}

function sqlitePlace(): StoragePlace {
  const { folder, remove } = temporaryFolder();
  return {
    open: (tableChanges) => openSqliteStorage(folder, tableChanges),
    isShared: false,
    remove: async () => remove(),
  };
}

async function postgresPlace(): Promise<StoragePlace> {
  const { url, drop } = await temporaryDatabase();
  return {
    open: (tableChanges) => openPostgresStorage(url, tableChanges),
    isShared: true,
    remove: drop,
  };
}

/** Describes the same suite for every database that Paddock supports. */
export function describeStorages(
  title: string,
  suite: (makePlace: () => Promise<StoragePlace>) => void,
): void {
  describe(`${title}, SQLite`, () => suite(async () => sqlitePlace()));
  describeWith(['testDatabase'], `${title}, PostgreSQL`, () => suite(postgresPlace));
}

/** A storage of a suite. */
interface SuiteStorage {
  readonly makePlace: () => Promise<StoragePlace>;
  readonly place: () => StoragePlace;
  readonly storage: () => SqlStorage;
}

/** Describes the same suite for every database, each with a storage that is opened once. */
export function describeStorage(title: string, suite: (suiteStorage: SuiteStorage) => void): void {
  describeStorages(title, (makePlace) => {
    const place = openedBy(makePlace);
    const storage = openedBy(async () => {
      const opened = place().open(new TableChanges());
      await opened.connect();
      return opened;
    });
    after(async () => {
      await storage().close();
      await place().remove();
    });
    suite({ makePlace, place, storage });
  });
}
