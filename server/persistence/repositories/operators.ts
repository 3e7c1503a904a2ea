import type { Kysely } from 'kysely';
import { defaultSiteConfig, type SiteConfig } from '../../../protocol/site.ts';
import type { BlockRow, ReportRow, Tables } from '../schema.ts';

/** What servers are to do after something was done in the database without them. */
export type Order =
  | { readonly kind: 'changed' | 'hidden'; readonly matchID: string }
  | { readonly kind: 'wiped'; readonly matchID: string; readonly unlisted: boolean }
  /** From where the pages of a table are open is to be noted. */
  | { readonly kind: 'note'; readonly matchID: string }
  /** Who is blocked, or what holds for all pages, is otherwise now. */
  | { readonly kind: 'siteConfig' };

/** Orders, and the number after which the next ones come. */
export interface NewOrders {
  readonly last: number;
  readonly orders: readonly Order[];
}

/** A network from which nobody is let in until a moment. */
export interface Block {
  readonly network: string;
  readonly reason: string;
  readonly until: number;
}

/** What somebody has told about a table. */
export interface Report {
  readonly id: string;
  readonly matchID: string;
  readonly reason: string;
  /** The names of those who sat there, by seat. */
  readonly seats: Readonly<Record<string, string>>;
  readonly address: string;
  readonly madeAt: number;
}

/** From where the page of a seat is open. */
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

/** Milliseconds. For how long orders are kept: servers carry them out within seconds. */
const orderTime = 3_600_000;
/** For how long reports are kept, and the addresses that came with them. */
export const reportDays = 30;

/**
 * What those who run the servers decide, beside the servers or in them, and what players tell them. Servers ask
 * every second for what is new: so it works alike on every database.
 */
export class Operators {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** Gives orders to all servers. */
  async order(orders: readonly Order[]): Promise<void> {
    if (orders.length === 0) return;
    const madeAt = Date.now();
    await this.#database.transaction().execute(async (transaction) => {
      // The deployment's row is held until the end: no server sees a number before those under it.
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

  /** The number of the newest order. */
  async lastOrder(): Promise<number> {
    const query = this.#database.selectFrom('deployment').select('last_order');
    return (await query.executeTakeFirstOrThrow()).last_order;
  }

  /** The orders after a number. */
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

  /** What holds for all pages. */
  async siteConfig(): Promise<SiteConfig> {
    const query = this.#database.selectFrom('deployment').select('site_config');
    return {
      ...defaultSiteConfig,
      ...JSON.parse((await query.executeTakeFirstOrThrow()).site_config),
    };
  }

  /** Decides something for all pages; what is left out stays. */
  async changeSiteConfig(change: Partial<SiteConfig>): Promise<void> {
    const site_config = JSON.stringify({ ...(await this.siteConfig()), ...change });
    await this.#database.updateTable('deployment').set({ site_config }).execute();
    await this.order([{ kind: 'siteConfig' }]);
  }

  /** Those that hold, the newest last. */
  async blocks(now: number): Promise<readonly (Block & { readonly madeAt: number })[]> {
    const rows = await this.#database
      .selectFrom('blocks')
      .selectAll()
      .where('until', '>', now)
      .orderBy('until')
      .execute();
    return rows.map(({ made_at: madeAt, ...block }) => ({ ...block, madeAt }));
  }

  /** Blocks networks, in place of what was decided of them before. */
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

  /** Lifts a block; false: there is none. */
  async unblock(network: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('blocks')
      .where('network', '=', network)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await this.order([{ kind: 'siteConfig' }]);
    return true;
  }

  /** Keeps a report, and has servers note from where the pages of its table are open. */
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

  /** The newest first. */
  async reports(limit: number): Promise<readonly Report[]> {
    const rows = await this.#database
      .selectFrom('reports')
      .selectAll()
      .orderBy('made_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(reportFrom);
  }

  /** Deletes a report; false: there is none. */
  async deleteReport(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#database
      .deleteFrom('reports')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  /** Notes from where pages are open. */
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

  /** From where the page of a seat was seen to be open. */
  async addressesOf(matchID: string, seatKey: string): Promise<readonly string[]> {
    const rows = await this.#database
      .selectFrom('addresses')
      .select('address')
      .where('match_id', '=', matchID)
      .where('seat_key', '=', seatKey)
      .execute();
    return rows.map(({ address }) => address);
  }

  /** Deletes what is kept here of somebody at a table: from where they came, and their name in reports. */
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

  /** Deletes all whose time is over. */
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
