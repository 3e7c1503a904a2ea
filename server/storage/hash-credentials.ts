import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { seatKey } from '../tables/credentials.ts';
import type { SeatRecord } from '../tables/seat-data.ts';

/** Matches that are read at once. */
const batch = 500;

interface FormerSeat extends SeatRecord {
  readonly credentials?: string;
}

/** The seats with the keys of their credentials; null: none has any credentials (any more). */
function hashed(text: string): string | null {
  if (!text.includes('"credentials"')) return null;
  const players: Readonly<Record<string, FormerSeat>> = JSON.parse(text);
  const seats = Object.entries(players).map(([playerID, { credentials, ...seat }]) => [
    playerID,
    credentials ? { ...seat, key: seatKey(credentials) } : seat,
  ]);
  return JSON.stringify(Object.fromEntries(seats));
}

/**
 * Puts the keys of credentials into the place of these. A match that was done already is left, since SQLite has no
 * transaction around a migration: one that was cut off begins again.
 */
export async function hashCredentials(database: Kysely<unknown>): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ readonly id: string; readonly players: string }>`
      select id, players from matches where id > ${last} order by id limit ${batch}`.execute(
      database,
    );
    for (const { id, players } of rows) {
      const changed = hashed(players);
      if (changed !== null) {
        await sql`update matches set players = ${changed} where id = ${id}`.execute(database);
      }
    }
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
  }
  if (database.getExecutor().adapter instanceof PostgresAdapter) return;
  // What was overwritten stays in free places of the file and in the one beside it, and gets into backups from there.
  await sql`vacuum`.execute(database);
  await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
