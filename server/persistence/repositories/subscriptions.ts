import type { Kysely, Selectable } from 'kysely';
import type { PushAddress } from '../../../protocol/notifications.ts';
import type { Players } from '../../domain/seat-data.ts';
import type { SubscriptionRow, Tables } from '../schema.ts';

/** Maximum number of devices per player and table; the oldest makes room for another one. */
const maxPerSeat = 5;

/** The seat of a device's player, whatever its number is by now. */
export interface SubscribedSeat {
  readonly matchID: string;
  readonly seatKey: string;
}

/** A player's device for notifications. */
export interface Subscription extends SubscribedSeat {
  readonly address: PushAddress;
  readonly language: string;
}

function subscriptionFrom(row: Selectable<SubscriptionRow>): Subscription {
  const { match_id: matchID, seat_key: key, endpoint, language } = row;
  return {
    matchID,
    seatKey: key,
    language,
    address: { endpoint, keys: JSON.parse(row.keys) },
  };
}

/** Returns whether a player with that key has a seat at the match. Locks its seats until the end of the transaction. */
async function isSeated(
  transaction: Kysely<Tables>,
  { matchID, seatKey: key }: SubscribedSeat,
): Promise<boolean> {
  const match = await transaction
    .updateTable('matches')
    // Nothing changes, but a transaction that changes seats or deletes the match comes before or after all this.
    .set((row) => ({ seats_version: row.ref('seats_version') }))
    .where('id', '=', matchID)
    .returning('players')
    .executeTakeFirst();
  const players: Players = match ? JSON.parse(match.players) : {};
  return Object.values(players).some((seat) => seat.key === key);
}

/**
 * Adds a device, or records that it is still there. Returns false if no player with that key has a seat at the match
 * any more.
 */
async function addSubscription(
  transaction: Kysely<Tables>,
  { matchID, seatKey: key, address, language }: Subscription,
): Promise<boolean> {
  if (!(await isSeated(transaction, { matchID, seatKey: key }))) return false;
  const now = { keys: JSON.stringify(address.keys), language, failures: 0, created_at: Date.now() };
  await transaction
    .insertInto('subscriptions')
    .values({ match_id: matchID, seat_key: key, endpoint: address.endpoint, ...now })
    .onConflict((conflict) =>
      conflict.columns(['match_id', 'seat_key', 'endpoint']).doUpdateSet(now),
    )
    .execute();
  const all = await transaction
    .selectFrom('subscriptions')
    .select('endpoint')
    .where('match_id', '=', matchID)
    .where('seat_key', '=', key)
    .where('endpoint', '!=', address.endpoint)
    .orderBy('created_at', 'desc')
    .execute();
  const tooMany = all.slice(maxPerSeat - 1).map(({ endpoint }) => endpoint);
  if (tooMany.length > 0) await removeEndpoints(transaction, { matchID, seatKey: key }, tooMany);
  return true;
}

/** Removes devices of a seat, ignoring unknown ones. */
async function removeEndpoints(
  database: Kysely<Tables>,
  { matchID, seatKey: key }: SubscribedSeat,
  endpoints: readonly string[],
): Promise<void> {
  await database
    .deleteFrom('subscriptions')
    .where('match_id', '=', matchID)
    .where('seat_key', '=', key)
    .where('endpoint', 'in', endpoints)
    .execute();
}

/** Removes all devices of players who have left a match. */
export async function forgetSubscriptions(
  database: Kysely<Tables>,
  matchID: string,
  seatKeys: readonly string[],
): Promise<void> {
  if (seatKeys.length === 0) return;
  await database
    .deleteFrom('subscriptions')
    .where('match_id', '=', matchID)
    .where('seat_key', 'in', seatKeys)
    .execute();
}

/** Stores the devices for notifications, and the keys by which push services know this deployment. */
export class Subscriptions {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /**
   * Adds a device, or records that it is still there. Returns false if no player with that key has a seat at the match
   * any more.
   */
  add(subscription: Subscription): Promise<boolean> {
    return this.#database
      .transaction()
      .execute((transaction) => addSubscription(transaction, subscription));
  }

  /** Removes a device of a seat, if it is there. */
  remove(seat: SubscribedSeat, endpoint: string): Promise<void> {
    return removeEndpoints(this.#database, seat, [endpoint]);
  }

  /** Removes all devices of players who have left a match. */
  forget(matchID: string, seatKeys: readonly string[]): Promise<void> {
    return forgetSubscriptions(this.#database, matchID, seatKeys);
  }

  /** Returns the devices of some of a match's players. */
  async of(matchID: string, seatKeys: readonly string[]): Promise<readonly Subscription[]> {
    if (seatKeys.length === 0) return [];
    const rows = await this.#database
      .selectFrom('subscriptions')
      .selectAll()
      .where('match_id', '=', matchID)
      .where('seat_key', 'in', seatKeys)
      .orderBy('created_at')
      .execute();
    return rows.map(subscriptionFrom);
  }

  /** Changes a browser's address in all matches. Returns their number. */
  async move(former: PushAddress, next: PushAddress): Promise<number> {
    const rows = await this.#database
      .selectFrom('subscriptions')
      .selectAll()
      .where('endpoint', '=', former.endpoint)
      .where('keys', '=', JSON.stringify(former.keys))
      .execute();
    for (const row of rows) {
      const { address: _, ...whose } = subscriptionFrom(row);
      await this.#database.transaction().execute(async (transaction) => {
        // The match comes first, as in all changes of it, so that no deadlock arises.
        if (!(await isSeated(transaction, whose))) return;
        await removeEndpoints(transaction, whose, [former.endpoint]);
        await addSubscription(transaction, { ...whose, address: next });
      });
    }
    return rows.length;
  }

  /** Records that a notification has arrived: earlier failures don't count any more. */
  async noteArrival(subscription: Subscription): Promise<void> {
    await this.#ofDevice(subscription).where('failures', '>', 0).set({ failures: 0 }).execute();
  }

  /** Records that a notification has failed. After `max` consecutive failures the device is deleted. */
  async noteFailure(subscription: Subscription, max: number): Promise<void> {
    const row = await this.#ofDevice(subscription)
      .set((columns) => ({ failures: columns('failures', '+', 1) }))
      .returning('failures')
      .executeTakeFirst();
    if (row && row.failures >= max) {
      await this.remove(subscription, subscription.address.endpoint);
    }
  }

  /** Returns the keys that all servers on this database share. The first server that asks creates them. */
  async pushKeys(makeKeys: () => string): Promise<string> {
    for (;;) {
      const { push_keys: keys } = await this.#database
        .selectFrom('deployment')
        .select('push_keys')
        .executeTakeFirstOrThrow();
      if (keys !== null) return keys;
      await this.#database
        .updateTable('deployment')
        .set({ push_keys: makeKeys() })
        .where('push_keys', 'is', null)
        .execute();
    }
  }

  #ofDevice({ matchID, seatKey: key, address }: Subscription) {
    return this.#database
      .updateTable('subscriptions')
      .where('match_id', '=', matchID)
      .where('seat_key', '=', key)
      .where('endpoint', '=', address.endpoint);
  }
}
