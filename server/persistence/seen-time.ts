import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** What is known of the clocks of the servers on this database. Milliseconds since 1970. */
export interface SeenTime {
  /** What time it was when a server cleaned up last; null: none ever has. */
  readonly seenAt: number | null;
  /** Before which nothing is cleaned up. */
  readonly cleanUpFrom: number;
}

export async function readSeenTime(database: Kysely<Tables>): Promise<SeenTime> {
  const { clock_seen_at: seenAt, clean_up_from: cleanUpFrom } = await database
    .selectFrom('deployment')
    .select(['clock_seen_at', 'clean_up_from'])
    .executeTakeFirstOrThrow();
  return { seenAt, cleanUpFrom };
}

export async function noteSeenTime(
  database: Kysely<Tables>,
  { seenAt, cleanUpFrom }: SeenTime,
): Promise<void> {
  await database
    .updateTable('deployment')
    .set({ clock_seen_at: seenAt, clean_up_from: cleanUpFrom })
    .execute();
}
