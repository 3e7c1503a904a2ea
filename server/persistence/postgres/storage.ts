import { Socket } from 'node:net';
import { userInfo } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { TableChanges } from '../../cluster/table-changes.ts';
import { log } from '../../lib/log.ts';
import type { InstanceLock } from '../instance-lock.ts';
import { migrate } from '../migrations.ts';
import type { Tables } from '../schema.ts';
import { SqlStorage } from '../sql-storage.ts';
import { lockDatabase, type Sharing } from './lock.ts';
import { postgresMoveSaver } from './moves.ts';

/**
 * Maximum number of connections of one server: its statements are short, and a database has about a hundred for all.
 */
const maxConnections = 10;
/** Time until a database that doesn't answer counts as unavailable. In milliseconds. */
const connectTimeout = 3000;
const statementTimeout = 5000;
/**
 * Time without a byte after which a connection counts as dead, since the other end may be gone without notice. Longer
 * than any answer takes. In milliseconds.
 */
const maxSilence = statementTimeout + 1000;
/**
 * The driver's own timeout, which comes last. A query that is abandoned on a live connection may still run there, and a
 * late `begin` would swallow the next queries. In milliseconds.
 */
const answerTimeout = maxSilence + 1000;
/**
 * Time that a move, chat line or seat waits for another server's transaction on the same match; each takes a few
 * milliseconds. Then the time after which a server that stopped inside a transaction no longer counts. In milliseconds.
 */
const lockTimeout = 1000;
const idleInTransactionTimeout = statementTimeout;
/** Time for which the pool keeps an unused connection: it is closed before it seems dead. In milliseconds. */
const idleTimeout = maxSilence - 2000;

/**
 * PostgreSQL's ID of its 64-bit type, which the driver returns as text: not all values fit a number, but all of ours
 * do.
 */
const bigint = 20;

const numbersAsNumbers: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === bigint && format !== 'binary' ? Number : pg.types.getTypeParser(type, format),
};

/**
 * Returns a socket that closes itself when no data comes. The driver would pass it to the next query, for a quarter of
 * an hour.
 */
function mortalSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(maxSilence, () =>
    socket.destroy(new Error('The database has not said anything for too long.')),
  );
}

/** Returns the options of every connection. */
function connectionTo(databaseUrl: string): pg.ClientConfig {
  // Like PostgreSQL's own programs if no user is named; the driver reads only the environment.
  pg.defaults.user ??= userInfo().username;
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    types: numbersAsNumbers,
    application_name: 'paddock',
  };
}

/** Locks a database for this server, or for all servers on its message bus, until it is released. */
export const lockPostgres = (databaseUrl: string, sharing: Sharing): Promise<InstanceLock> =>
  lockDatabase(connectionTo(databaseUrl), sharing);

function openPool(databaseUrl: string, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(databaseUrl), ...config });
  // A connection that ends during a query also emits an error, though the query fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}));
  // An unused connection: the next query gets a new one, or an error.
  pool.on('error', (error) => log.info({ err: error }, 'A database connection ended.'));
  return pool;
}

const databaseOn = (pool: pg.Pool) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Migrates without a timeout: a large database is rewritten, or another server is migrating it. */
async function migrateAlone(databaseUrl: string): Promise<void> {
  const database = databaseOn(openPool(databaseUrl, { max: 1 }));
  try {
    await migrate(database);
  } finally {
    await database.destroy();
  }
}

/** Opens the storage in a PostgreSQL database, which several servers may share. */
export function openPostgresStorage(databaseUrl: string, tableChanges: TableChanges): SqlStorage {
  const pool = openPool(databaseUrl, {
    max: maxConnections,
    idleTimeoutMillis: idleTimeout,
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    query_timeout: answerTimeout,
    stream: mortalSocket,
  });
  const database = databaseOn(pool);
  return new SqlStorage(database, {
    tableChanges,
    moveSaver: postgresMoveSaver(database),
    migrate: () => migrateAlone(databaseUrl),
  });
}
