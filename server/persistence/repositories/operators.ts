import type { Kysely } from 'kysely';
import { defaultSiteConfig, type SiteConfig } from '../../../protocol/site.ts';
import type { BlockRow, ReportRow, Tables } from '../schema.ts';

/** An order to all servers, after something was done in the database without them. */
export type Order =
  | { readonly kind: 'changed' | 'hidden'; readonly matchID: string }
  | { readonly kind: 'deleted'; readonly matchID: string; readonly unlisted: boolean }
  /** Orders servers to record the addresses of a table's pages. */
  | { readonly kind: 'note'; readonly matchID: string }
  /** Tells servers that the blocks or the site configuration have changed. */
  | { readonly kind: 'siteConfig' };

/** Orders with the number of the last one. */
export interface NewOrders {
  readonly last: number;
  readonly orders: readonly Order[];
}

/** A network that is blocked until a time. */
export interface Block {
  readonly network: string;
  readonly reason: string;
  readonly until: number;
}

/** A player's report of a table. */
export interface Report {
  readonly id: string;
  readonly matchID: string;
  readonly reason: string;
  /** Names of the players, by seat. */
  readonly seats: Readonly<Record<string, string>>;
  readonly address: string;
  readonly madeAt: number;
}

/** The address of a seat's open page. */
export interface SeatAddress {
  readonly matchID: string;
  readonly seatKey: string;
  readonly address: string;
}

function reportFrom({ id, match_id: matchID, made_at: madeAt, ...row }: ReportRow): Report {
  return {
    id,
    matchID,
    madeAt,
    reason: row.reason,
    seats: JSON.parse(row.seats),
    address: row.address,
  };
}

/** Time for which orders are stored: servers carry them out within seconds. In milliseconds. */
const orderTime = 3_600_000;
/** Number of days for which reports are stored, with the addresses collected for them. */
export const reportDays = 30;

/**
 * Stores moderators' decisions, made on a server or beside them, and players' reports. Servers query it for changes
 * every second, which works alike on every database.
 */
export class Operators {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  async order(orders: readonly Order[]): Promise<void> {
    if (orders.length === 0) return;
    const madeAt = Date.now();
    await this.#database.transaction().execute(async (transaction) => {
      // The deployment's row stays locked until the end: no server sees a number before all lower ones.
      const { last_order: last } = await transaction
        .updateTable('deployment')
        .set((row) => ({ last_order: row('last_order', '+', orders.length) }))
        .returning('last_order')
        .executeTakeFirstOrThrow();
      const first = last - orders.length + 1;
      const rows = orders.map((order, index) => ({
        number: first + index,
        text: JSON.stringify(order),
        made_at: madeAt,
      }));
      await transaction.insertInto('orders').values(rows).execute();
    });
  }

  /** Returns the number of the newest order. */
  async lastOrder(): Promise<number> {
    const query = this.#database.selectFrom('deployment').select('last_order');
    return (await query.executeTakeFirstOrThrow()).last_order;
  }

  /** Returns the orders after a number. */
  async ordersAfter(number: number): Promise<NewOrders> {
    const last = await this.lastOrder();
    if (last === number) return { last, orders: [] };
    const rows = await this.#database
      .selectFrom('orders')
      .select('text')
      .where('number', '>', number)
      .where('number', '<=', last)
      .orderBy('number')
      .execute();
    return { last, orders: rows.map(({ text }) => JSON.parse(text)) };
  }

  /** Returns the site configuration. */
  async siteConfig(): Promise<SiteConfig> {
    const query = this.#database.selectFrom('deployment').select('site_config');
    return {
      ...defaultSiteConfig,
      ...JSON.parse((await query.executeTakeFirstOrThrow()).site_config),
    };
  }

  /** Changes the site configuration; missing settings stay. */
  async changeSiteConfig(change: Partial<SiteConfig>): Promise<void> {
    const site_config = JSON.stringify({ ...(await this.siteConfig()), ...change });
    await this.#database.updateTable('deployment').set({ site_config }).execute();
    await this.order([{ kind: 'siteConfig' }]);
  }

  /** Returns the active blocks, the newest last. */
  async blocks(now: number): Promise<readonly (Block & { readonly madeAt: number })[]> {
    const rows = await this.#database
      .selectFrom('blocks')
      .selectAll()
      .where('until', '>', now)
      .orderBy('until')
      .execute();
    return rows.map(({ made_at: madeAt, ...block }) => ({ ...block, madeAt }));
  }

  /** Blocks networks, in place of their former blocks. */
  async block(blocks: readonly Block[]): Promise<void> {
    for (const { network, reason, until } of blocks) {
      const row: BlockRow = { network, reason, until, made_at: Date.now() };
      await this.#database
        .insertInto('blocks')
        .values(row)
        .onConflict((conflict) => conflict.column('network').doUpdateSet(row))
        .execute();
    }
    await this.order([{ kind: 'siteConfig' }]);
  }

  /** Lifts a block. Returns false if there is none. */
  async unblock(network: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('blocks')
      .where('network', '=', network)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await this.order([{ kind: 'siteConfig' }]);
    return true;
  }

  /** Stores a report, and orders servers to record the addresses of its table's pages. */
  async report({ id, matchID, reason, seats, address, madeAt }: Report): Promise<void> {
    const row: ReportRow = {
      id,
      match_id: matchID,
      reason,
      seats: JSON.stringify(seats),
      address,
      made_at: madeAt,
    };
    await this.#database.insertInto('reports').values(row).execute();
    await this.order([{ kind: 'note', matchID }]);
  }

  /** Returns reports, the newest first. */
  async reports(limit: number): Promise<readonly Report[]> {
    const rows = await this.#database
      .selectFrom('reports')
      .selectAll()
      .orderBy('made_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(reportFrom);
  }

  /** Deletes a report. Returns false if there is none. */
  async deleteReport(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('reports')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  /** Stores the addresses of pages. */
  async noteAddresses(seats: readonly SeatAddress[]): Promise<void> {
    const seenAt = Date.now();
    for (const { matchID, seatKey, address } of seats) {
      await this.#database
        .insertInto('addresses')
        .values({ match_id: matchID, seat_key: seatKey, address, seen_at: seenAt })
        .onConflict((conflict) =>
          conflict.columns(['match_id', 'seat_key', 'address']).doUpdateSet({ seen_at: seenAt }),
        )
        .execute();
    }
  }

  /** Returns the addresses from which a seat's page was open. */
  async addressesOf(matchID: string, seatKey: string): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('addresses')
      .select('address')
      .where('match_id', '=', matchID)
      .where('seat_key', '=', seatKey)
      .execute();
    return rows.map(({ address }) => address);
  }

  /** Deletes the data of a player at a table: their addresses, and their name in reports. */
  async forget({
    matchID,
    seatKey,
    playerID,
  }: {
    readonly matchID: string;
    readonly seatKey: string;
    readonly playerID: string;
  }): Promise<void> {
    await this.#database
      .deleteFrom('addresses')
      .where('match_id', '=', matchID)
      .where('seat_key', '=', seatKey)
      .execute();
    const rows = await this.#database
      .selectFrom('reports')
      .select(['id', 'seats'])
      .where('match_id', '=', matchID)
      .execute();
    for (const { id, seats } of rows) {
      const { [playerID]: _, ...others } = JSON.parse(seats);
      await this.#database
        .updateTable('reports')
        .set({ seats: JSON.stringify(others) })
        .where('id', '=', id)
        .execute();
    }
  }

  /** Deletes everything that has expired. */
  async cleanUp(now: number): Promise<void> {
    const ofReports = now - reportDays * 86_400_000;
    await this.#database
      .deleteFrom('orders')
      .where('made_at', '<', now - orderTime)
      .execute();
    await this.#database.deleteFrom('blocks').where('until', '<', now).execute();
    await this.#database.deleteFrom('reports').where('made_at', '<', ofReports).execute();
    await this.#database.deleteFrom('addresses').where('seen_at', '<', ofReports).execute();
  }
}
