import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';
import type { Tables } from '../schema.ts';

/** A server's request to supervise matches. */
export interface LeaseClaim {
  /** The server's ID. */
  readonly holder: string;
  readonly matchIDs: readonly string[];
  /** Duration of the leases, from now on. */
  readonly milliseconds: number;
}

/** A current lease. */
export interface HeldLease {
  readonly matchID: string;
  /** Milliseconds before this claim in which no server had supervised the match, or null if none ever had. */
  readonly pause: number | null;
}

/** Returns the current time: PostgreSQL's, as several machines use it, or this machine's for an SQLite file. */
function clockOf(database: Kysely<Tables>) {
  if (!isPostgres(database)) return sql`${Date.now()}`;
  return sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
}

/** The leases that servers have on matches. */
export class StoredLeases {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /**
   * Claims leases or renews the holder's, in one statement that compares and writes. Returns those that the holder has
   * now. The others belong to other servers, or their match doesn't exist.
   */
  async claim({ holder, matchIDs, milliseconds }: LeaseClaim): Promise<readonly HeldLease[]> {
    if (matchIDs.length === 0) return [];
    const now = clockOf(this.#database);
    // All servers use the same order, so that two claims of the same matches never deadlock.
    const { rows } = await sql<{ readonly match_id: string; readonly pause: number | null }>`
      insert into leases (match_id, holder, until)
      select id, ${holder}, ${now} + ${sql.lit(milliseconds)} from matches
      where id in (${sql.join([...matchIDs])}) order by id
      on conflict (match_id) do update set holder = excluded.holder, until = excluded.until,
        former_until = case when leases.until < ${now} then leases.until else ${now} end
      where leases.holder = excluded.holder or leases.until < ${now}
      returning match_id, ${now} - former_until as pause`.execute(this.#database);
    return rows.map(({ match_id: matchID, pause }) => ({ matchID, pause }));
  }

  /** Ends a holder's leases on matches now. Leases of others stay. */
  async release(holder: string, matchIDs: readonly string[]): Promise<void> {
    if (matchIDs.length === 0) return;
    const now = clockOf(this.#database);
    await this.#database
      .updateTable('leases')
      // One millisecond ago, so that the next holder doesn't have to wait for the clock.
      .set({ until: sql<number>`${now} - 1` })
      .where('match_id', 'in', matchIDs)
      .where('holder', '=', holder)
      .execute();
  }
}
