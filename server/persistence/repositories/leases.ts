import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../dialect.ts';
import type { Tables } from '../schema.ts';

/** What a server asks for that wants to look after matches. */
export interface LeaseClaim {
  /** The server. */
  readonly holder: string;
  readonly matchIDs: readonly string[];
  /** For how long from now on. */
  readonly milliseconds: number;
}

/** A lease that is held now. */
export interface HeldLease {
  readonly matchID: string;
  /** How long nobody had looked after the match before this claim, in milliseconds; null: nobody ever had. */
  readonly pause: number | null;
}

/** The time of the database: PostgreSQL is asked by several machines, an SQLite file by its own. */
function clockOf(database: Kysely<Tables>) {
  if (!isPostgres(database)) return sql`${Date.now()}`;
  return sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
}

/**
 * Claims leases, or renews those that the holder has, all in one statement that compares and writes; the matches of
 * which the holder has the lease now. Others have those left out, or there is no such match.
 */
export async function claimLeases(
  database: Kysely<Tables>,
  { holder, matchIDs, milliseconds }: LeaseClaim,
): Promise<readonly HeldLease[]> {
  if (matchIDs.length === 0) return [];
  const now = clockOf(database);
  // In one order on all servers, so that two claims of the same matches never wait for each other.
  const { rows } = await sql<{ readonly match_id: string; readonly pause: number | null }>`
    insert into leases (match_id, holder, until)
    select id, ${holder}, ${now} + ${sql.lit(milliseconds)} from matches
    where id in (${sql.join([...matchIDs])}) order by id
    on conflict (match_id) do update set holder = excluded.holder, until = excluded.until,
      former_until = case when leases.until < ${now} then leases.until else ${now} end
    where leases.holder = excluded.holder or leases.until < ${now}
    returning match_id, ${now} - former_until as pause`.execute(database);
  return rows.map(({ match_id: matchID, pause }) => ({ matchID, pause }));
}

/** Gives up leases: they end now. Those that somebody else has stay. */
export async function releaseLeases(
  database: Kysely<Tables>,
  holder: string,
  matchIDs: readonly string[],
): Promise<void> {
  if (matchIDs.length === 0) return;
  const now = clockOf(database);
  await database
    .updateTable('leases')
    // One millisecond ago, so that the next holder need not wait for the clock.
    .set({ until: sql<number>`${now} - 1` })
    .where('match_id', 'in', matchIDs)
    .where('holder', '=', holder)
    .execute();
}
