import type { Kysely } from 'kysely';
import type { StoredStatus, Tables } from './schema.ts';
import { deleteBelongings } from './seats.ts';

/** When a match counts as untouched. Milliseconds since 1970. */
export interface UntouchedSince {
  /** No move and no change of seats since. */
  readonly change: number;
  /** Nobody had a page open since. */
  readonly visit: number;
}

/** What to look for. */
export interface UntouchedQuery extends UntouchedSince {
  readonly statuses: readonly StoredStatus[];
  readonly limit: number;
}

/**
 * Matches that nobody has touched, the oldest first. What has not changed since was made before, too:
 * so an index of lists serves, and none has to be kept up to date at every move.
 */
export async function findUntouched(
  database: Kysely<Tables>,
  { statuses, change, visit, limit }: UntouchedQuery,
): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('matches')
    .select('id')
    .where('unlisted', 'in', [0, 1])
    .where('status', 'in', statuses)
    .where('created_at', '<', change)
    .where('updated_at', '<', change)
    .where((is) => is.or([is('visited_at', 'is', null), is('visited_at', '<', visit)]))
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Wipes a match with all that belongs to it, if it is still untouched; what lists are told of it. */
export function wipeIfUntouched(
  database: Kysely<Tables>,
  matchID: string,
  { change, visit }: UntouchedSince,
): Promise<{ readonly matchID: string; readonly unlisted: boolean } | undefined> {
  return database.transaction().execute(async (transaction) => {
    // First the match: whoever comes to it from now on finds none, and several servers wipe it once.
    const match = await transaction
      .deleteFrom('matches')
      .where('id', '=', matchID)
      .where('updated_at', '<', change)
      .where((is) => is.or([is('visited_at', 'is', null), is('visited_at', '<', visit)]))
      .returning('unlisted')
      .executeTakeFirst();
    if (!match) return undefined;
    await deleteBelongings(transaction, matchID);
    return { matchID, unlisted: match.unlisted === 1 };
  });
}

/** Remembers that somebody has a page of these matches open. */
export async function markVisited(
  database: Kysely<Tables>,
  matchIDs: readonly string[],
  visitedAt: number,
): Promise<void> {
  // One by one, so that none waits long for its moves.
  for (const matchID of matchIDs) {
    await database
      .updateTable('matches')
      .set({ visited_at: visitedAt })
      .where('id', '=', matchID)
      .execute();
  }
}
