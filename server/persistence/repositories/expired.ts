import type { Kysely } from 'kysely';
import type { TableChanges } from '../../cluster/table-changes.ts';
import type { MatchRow, StoredStatus, Tables } from '../schema.ts';
import { deleteBelongings } from './seats.ts';

/** Times before which a match has expired, in milliseconds since 1970. */
export interface ExpiredBefore {
  /** Time since which there was no move and no change of seats. */
  readonly change: number;
  /** Time since which no player had a page of the match open. */
  readonly visit: number;
}

const halfDay = 43_200_000;

/** Returns whether a match has been unchanged for so long that opening it must be stored as a visit. */
export const isOldEnoughToMark = (updatedAt: number) => updatedAt < Date.now() - halfDay;

/** Criteria for expired matches. */
export interface ExpiredQuery extends ExpiredBefore {
  readonly statuses: readonly StoredStatus[];
  /** Maximum for each status, of listed matches and of unlisted ones. */
  readonly limit: number;
}

/** Builds a query of one list's expired matches, oldest first, which reads its index only up to the limit. */
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
  // SQLite accepts an ordered and limited query in a union only inside another query.
  return database.selectFrom(query.as(`${status}_matches`)).selectAll();
}

/** Finds and deletes expired matches. */
export class ExpiredMatches {
  readonly #database: Kysely<Tables>;
  readonly #tableChanges: TableChanges;

  constructor(database: Kysely<Tables>, tableChanges: TableChanges) {
    this.#database = database;
    this.#tableChanges = tableChanges;
  }

  /**
   * Returns the IDs of expired matches, the oldest of each list. Such a match was also created before that time. So the
   * index of lists is enough, and moves need no index of their own.
   */
  async find(query: ExpiredQuery): Promise<readonly string[]> {
    const [first, ...others] = query.statuses.flatMap((status) =>
      [0, 1].map((unlisted) => untouchedOf(this.#database, { unlisted, status }, query)),
    );
    if (!first) return [];
    const rows = await others.reduce((union, each) => union.unionAll(each), first).execute();
    return rows.map(({ id }) => id);
  }

  /** Deletes a match with all its data. Returns whether it was still expired. */
  async deleteIfExpired(matchID: string, { change, visit }: ExpiredBefore): Promise<boolean> {
    const deleted = await this.#database.transaction().execute(async (transaction) => {
      // First the match: later requests find none, and only one of several servers deletes it.
      const match = await transaction
        .deleteFrom('matches')
        .where('id', '=', matchID)
        .where('updated_at', '<', change)
        .where((is) => is.or([is('visited_at', 'is', null), is('visited_at', '<', visit)]))
        .returning('unlisted')
        .executeTakeFirst();
      if (match) await deleteBelongings(transaction, matchID);
      return match;
    });
    if (deleted) this.#tableChanges.deleted({ matchID, unlisted: deleted.unlisted === 1 });
    return deleted !== undefined;
  }

  /** Stores that a player has a page of these matches open. */
  async markVisited(matchIDs: readonly string[]): Promise<void> {
    // One at a time, so that no match's moves wait long.
    for (const matchID of matchIDs) {
      await this.#database
        .updateTable('matches')
        .set({ visited_at: Date.now() })
        .where('id', '=', matchID)
        .execute();
    }
  }
}
