import { Socket } from 'node:net';
import { userInfo } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { log } from '../../lib/log.ts';
import type { TableFeed } from '../../realtime/table-feed.ts';
import type { InstanceLock } from '../instance-lock.ts';
import { migrate } from '../migrations.ts';
import type { Tables } from '../schema.ts';
import { SqlStorage } from '../sql-storage.ts';
import { lockDatabase, type Sharing } from './lock.ts';
import { postgresMoveSaver } from './moves.ts';

/** Connections of one server: its statements are short, and a database has about a hundred for all. */
const maxConnections = 10;
/** Milliseconds until a database that doesn't answer counts as gone; its askers are told. */
const connectTimeout = 3000;
const statementTimeout = 5000;
/**
 * Milliseconds without a byte after which a connection counts as dead: the other end may have gone
 * without a word. Longer than any answer takes.
 */
const maxSilence = statementTimeout + 1000;
/**
 * The driver's own patience, which comes last: a question that is given up on a connection that lives on
 * may still be carried out there, and a late `begin` would swallow what is asked after it.
 */
const answerTimeout = maxSilence + 1000;
/**
 * Milliseconds that a move, a line or a seat waits for what another server does with the same match; each
 * takes a few. And those after which a server that has stopped in the middle of it no longer counts.
 */
const lockTimeout = 1000;
const idleInTransactionTimeout = statementTimeout;
/** Milliseconds that the pool keeps a connection which nobody uses: it is closed before it seems dead. */
const idleTimeout = maxSilence - 2000;

/** PostgreSQL's number of its 64-bit type, which the driver gives as text: not all fit, but all of ours do. */
const bigint = 20;

const numbersAsNumbers: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === bigint && format !== 'binary' ? Number : pg.types.getTypeParser(type, format),
};

/** Ends by itself when nothing comes: the driver would give it to the next who asks, for a quarter of an hour. */
function mortalSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(maxSilence, () =>
    socket.destroy(new Error('The database has not said anything for too long.')),
  );
}

/** How every connection is made. */
function connectionTo(databaseUrl: string): pg.ClientConfig {
  // As PostgreSQL's own programs do when no user is named; the driver asks only the environment.
  pg.defaults.user ??= userInfo().username;
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    types: numbersAsNumbers,
    application_name: 'paddock',
  };
}

/** Takes a database for this server, or for all servers that share their news, until it is released. */
export const lockPostgres = (databaseUrl: string, sharing: Sharing): Promise<InstanceLock> =>
  lockDatabase(connectionTo(databaseUrl), sharing);

function openPool(databaseUrl: string, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(databaseUrl), ...config });
  // A connection that goes in the middle of a question says so too, though the question fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}));
  // One that nobody uses: the next to ask gets a new one, or is told.
  pool.on('error', (error) => log.info({ err: error }, 'A database connection ended.'));
  return pool;
}

const databaseOn = (pool: pg.Pool) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Takes as long as it takes: a large database is rewritten, or another server is doing it. */
async function migrateAlone(databaseUrl: string): Promise<void> {
  const database = databaseOn(openPool(databaseUrl, { max: 1 }));
  try {
    await migrate(database);
  } finally {
    await database.destroy();
  }
}

/** The storage in a PostgreSQL database, which several servers may share. */
export function openPostgresStorage(databaseUrl: string, feed: TableFeed): SqlStorage {
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
    feed,
    saveMove: postgresMoveSaver(database),
    migrate: () => migrateAlone(databaseUrl),
  });
}
