import type { Kysely } from 'kysely';
import type { MatchRow, StoredStatus, Tables } from '../schema.ts';
import { deleteBelongings } from './seats.ts';

/** When a match counts as untouched. Milliseconds since 1970. */
export interface ExpiredBefore {
  /** No move and no change of seats since. */
  readonly change: number;
  /** Nobody had a page open since. */
  readonly visit: number;
}

const halfDay = 43_200_000;

/** Returns whether a match has been unchanged for so long that opening it must be stored as a visit. */
export const isOldEnoughToMark = (updatedAt: number) => updatedAt < Date.now() - halfDay;

/** What to look for. */
export interface ExpiredQuery extends ExpiredBefore {
  readonly statuses: readonly StoredStatus[];
  /** Of each status, of listed ones and others each. */
  readonly limit: number;
}

/** Untouched matches of one list, the oldest first: its index is read as far as the limit. */
function untouchedOf(
  database: Kysely<Tables>,
  { unlisted, status }: Pick<MatchRow, 'unlisted' | 'status'>,
  { change, visit, limit }: ExpiredQuery,
) {
  const query = database
    .selectFrom('matches')
    .select('id')
    .where('unlisted', '=', unlisted)
    .where('status', '=', status)
    .where('created_at', '<', change)
    .where('updated_at', '<', change)
    .where((is) => is.or([is('visited_at', 'is', null), is('visited_at', '<', visit)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit);
  // SQLite takes an end with a limit in a union only in a query around it.
  return database.selectFrom(query.as(`${status}_matches`)).selectAll();
}

/**
 * Matches that nobody has touched, the oldest of each list, so many of each. What has not changed since was made before,
 * too: so an index of lists serves, and none has to be kept up to date at every move.
 */
export async function findExpired(
  database: Kysely<Tables>,
  query: ExpiredQuery,
): Promise<readonly string[]> {
  const [first, ...others] = query.statuses.flatMap((status) =>
    [0, 1].map((unlisted) => untouchedOf(database, { unlisted, status }, query)),
  );
  if (!first) return [];
  const rows = await others.reduce((union, each) => union.unionAll(each), first).execute();
  return rows.map(({ id }) => id);
}

/** Wipes a match with all that belongs to it, if it is still untouched; what lists are told of it. */
export function deleteIfExpired(
  database: Kysely<Tables>,
  matchID: string,
  { change, visit }: ExpiredBefore,
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
