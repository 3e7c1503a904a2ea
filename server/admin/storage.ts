import { accessSync, constants } from 'node:fs';
import { TableChanges } from '../cluster/table-changes.ts';
import { ConfigError, codeOf, reasonOf } from '../lib/config-error.ts';
import type { Order } from '../persistence/repositories/operators.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import { openSqliteStorage, sqliteFileIn } from '../persistence/sqlite/storage.ts';
import type { Settings } from '../settings.ts';

/** The settings that locate the database, the same as the servers'. */
export type AdminSettings = Pick<Settings, 'dataDirectory' | 'databaseUrl'>;

/** The storage, beside running servers. */
export interface AdminStorage {
  readonly storage: SqlStorage;
  /** Orders the servers to broadcast what was changed here, and closes the storage. */
  readonly close: () => Promise<void>;
}

/** Returns the error for an operator when the database can't be used. */
export const unreachable = (error: unknown) =>
  new ConfigError(
    `The database can't be reached or written to (${reasonOf(error)}). Check that it is running and that DATABASE_URL or DATA_DIR is the same as the server’s.`,
  );

/** Throws a ConfigError unless a data folder has a database that this user may change. */
function checkFolder(dataDirectory: string): void {
  try {
    accessSync(sqliteFileIn(dataDirectory), constants.R_OK | constants.W_OK);
  } catch (error) {
    const isMissing = ['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '');
    throw new ConfigError(
      isMissing
        ? `There are no matches in "${dataDirectory}": set DATA_DIR or DATABASE_URL as the server has it.`
        : `This user may not change the matches in "${dataDirectory}" (${reasonOf(error)}): run the command as the user of the server.`,
    );
  }
}

async function openStorage(
  settings: AdminSettings,
  tableChanges: TableChanges,
): Promise<SqlStorage> {
  const { databaseUrl, dataDirectory } = settings;
  if (databaseUrl !== null) {
    const { openPostgresStorage } = await import('../persistence/postgres/storage.ts');
    return openPostgresStorage(databaseUrl, tableChanges);
  }
  checkFolder(dataDirectory);
  return openSqliteStorage(dataDirectory, tableChanges);
}

/** Opens the servers' storage. Throws a ConfigError if it can't be reached, or isn't of this version. */
export async function openAdminStorage(settings: AdminSettings): Promise<AdminStorage> {
  const tableChanges = new TableChanges();
  const orders: Order[] = [];
  tableChanges.on('changed', (matchID) => orders.push({ kind: 'changed', matchID }));
  tableChanges.on('hidden', (matchID) => orders.push({ kind: 'hidden', matchID }));
  tableChanges.on('deleted', ({ matchID, unlisted }) =>
    orders.push({ kind: 'deleted', matchID, unlisted }),
  );
  const storage = await openStorage(settings, tableChanges);
  try {
    await storage.checkUpToDate();
  } catch (error) {
    await storage.close();
    throw error instanceof ConfigError ? error : unreachable(error);
  }
  return {
    storage,
    close: async () => {
      try {
        await storage.operators.order(orders);
      } finally {
        await storage.close();
      }
    },
  };
}
