import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../../lib/config-error.ts';
import { log } from '../../lib/log.ts';
import { type InstanceLock, LockTakenError } from '../instance-lock.ts';

/** Number of Paddock's advisory lock on a database, chosen freely to differ from those of other programs. */
const lockNumber = 7_205_417_033;

/** Time between two heartbeats, and time for the answer to each. In milliseconds. */
const pulse = 1500;
const answerTime = 3000;
/**
 * Time after which PostgreSQL drops a server without heartbeats, though its connection may seem open. In milliseconds.
 */
const maxSilence = 6000;
/**
 * Time between two attempts, and total time at the start: a server that was just killed may still hold the lock. In
 * milliseconds.
 */
const pause = 250;
const patienceAtStart = 2000;
/**
 * Total time in which a former holder tries to regain the lock: longer than its own old connection can survive. In
 * milliseconds.
 */
const patience = maxSilence + 1000;

/** Ways in which a server can use its database. */
export interface Sharing {
  /** Whether servers on the same message bus may use it as well. */
  readonly isShared: boolean;
  /** Called with the reason when another server has taken the database while it could not be reached. */
  readonly lost: (reason: ConfigError) => void;
}

const takenFrom = ({ isShared }: Sharing) =>
  isShared
    ? 'A server without REDIS_URL uses this database: stop it, or start it with the same REDIS_URL, otherwise each misses the updates of the other.'
    : 'Another server uses this database: set REDIS_URL, the same for all servers, otherwise each misses the updates of the others.';

/** An instance lock on a PostgreSQL database, which lasts as long as its connection. */
class PostgresLock implements InstanceLock {
  readonly #config: pg.ClientConfig;
  readonly #sharing: Sharing;
  readonly #stopping = new AbortController();
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();

  constructor(config: pg.ClientConfig, sharing: Sharing) {
    this.#config = config;
    this.#sharing = sharing;
  }

  /**
   * Tries to take the lock for a time. Returns false if another server holds it all the time. Rejects if the database
   * can't be reached.
   */
  async take(milliseconds: number): Promise<boolean> {
    const client = await this.#connect();
    try {
      const end = performance.now() + milliseconds;
      while (!(await this.#tryLock(client))) {
        if (performance.now() > end || this.#isStopped) {
          await client.end();
          return false;
        }
        await wait(pause);
      }
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    this.#beatLater();
    return true;
  }

  async release(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#beating;
    await this.#client?.end().catch(() => {});
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.#config, query_timeout: answerTime });
    // The next heartbeat reports it.
    client.on('error', () => {});
    await client.connect();
    // Unknown before PostgreSQL 14, which notices only by TCP that a client has disconnected.
    await client.query(`set idle_session_timeout = ${maxSilence}`).catch(() => {});
    return client;
  }

  async #tryLock(client: pg.Client): Promise<boolean> {
    const lock = this.#sharing.isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
    const { rows } = await client.query<{ readonly is_held: boolean }>(
      `select ${lock}(${lockNumber}) as is_held`,
    );
    return rows[0]?.is_held === true;
  }

  #beatLater(): void {
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat();
    }, pulse).unref();
  }

  async #beat(): Promise<void> {
    try {
      await this.#client?.query('select 1');
      if (!this.#isStopped) this.#beatLater();
    } catch (error) {
      log.info({ err: error }, 'The connection that holds the database is lost.');
      this.#client?.end().catch(() => {});
      this.#client = undefined;
      await this.#regain();
    }
  }

  /**
   * Takes the lock again after its connection was lost. While the database can't be reached, no other server can take
   * it either.
   */
  async #regain(): Promise<void> {
    while (!this.#isStopped) {
      try {
        if (await this.take(patience)) {
          log.info('The connection that holds the database is back.');
          return;
        }
        if (!this.#isStopped) this.#sharing.lost(new ConfigError(takenFrom(this.#sharing)));
        return;
      } catch {
        await wait(pulse, undefined, { signal: this.#stopping.signal }).catch(() => {});
      }
    }
  }
}

/**
 * Locks a PostgreSQL database for this server, by a lock that ends with its connection. A lost connection is replaced.
 */
export async function lockDatabase(
  config: pg.ClientConfig,
  sharing: Sharing,
): Promise<InstanceLock> {
  const lock = new PostgresLock(config, sharing);
  let isTaken: boolean;
  try {
    isTaken = await lock.take(patienceAtStart);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The database can't be reached: ${reason}`);
  }
  if (!isTaken) throw new LockTakenError(takenFrom(sharing));
  return lock;
}
