import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { forgetSubscriptions } from './subscriptions.ts';

/**
 * Forgets people who have left a match (`seatKey`): what they said is nobody's from then on, and nobody calls them. To
 * be called in the transaction in which they leave.
 */
export async function forgetPeople(
  transaction: Kysely<Tables>,
  matchID: string,
  seatKeys: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('chat')
    .set({ seat_key: null })
    .where('match_id', '=', matchID)
    .where('seat_key', 'in', seatKeys)
    .execute();
  await forgetSubscriptions(transaction, matchID, seatKeys);
}
