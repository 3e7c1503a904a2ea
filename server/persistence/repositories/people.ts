import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { forgetSubscriptions } from './subscriptions.ts';

/**
 * Deletes the data of players who have left a match, by `seatKey`: their chat lines lose their author, and they get no
 * notifications. Call it in the transaction in which they leave.
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
