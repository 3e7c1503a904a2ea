import { setTimeout as wait } from 'node:timers/promises';
import { defaultSiteConfig, type SiteConfig } from '../../protocol/site.ts';
import type { TableChanges } from '../cluster/table-changes.ts';
import { log } from '../lib/log.ts';
import { logFailure } from '../lib/log-failure.ts';
import type { Operators, Order, SeatAddress } from '../persistence/repositories/operators.ts';
import { isStorageDown } from '../persistence/storage-down.ts';
import { Networks } from './networks.ts';

/** Time between two checks: orders reach the servers within two seconds. In milliseconds. */
const pause = 1000;

/** Callbacks for carrying out orders. */
export interface WatchHooks {
  /** Returns the addresses of the pages that show a table at this server. */
  readonly pagesAt: (matchID: string) => readonly SeatAddress[];
  /** Called when the site configuration or the blocks have changed. */
  readonly siteConfigChanged: (siteConfig: SiteConfig) => void;
}

/** Holds the moderators' decisions, and carries out orders that they give beside the servers. */
export class OperatorWatch {
  readonly #operators: Operators;
  readonly #tableChanges: TableChanges;
  readonly #stopping = new AbortController();
  #last: number;
  #siteConfig: SiteConfig = defaultSiteConfig;
  #blocked = new Networks();
  /** End of the block that ends first. In milliseconds since 1970. */
  #firstEnd = Number.POSITIVE_INFINITY;

  private constructor(operators: Operators, tableChanges: TableChanges, last: number) {
    this.#operators = operators;
    this.#tableChanges = tableChanges;
    this.#last = last;
  }

  /** Opens the watch with all decisions made before. */
  static async open(operators: Operators, tableChanges: TableChanges): Promise<OperatorWatch> {
    const watch = new OperatorWatch(operators, tableChanges, await operators.lastOrder());
    await watch.#readSiteConfig();
    return watch;
  }

  /** The present site configuration. */
  get siteConfig(): SiteConfig {
    return this.#siteConfig;
  }

  /** Returns whether an address is blocked. */
  isBlocked(address: string): boolean {
    return this.#blocked.has(address);
  }

  /** Starts to check for orders. */
  start(hooks: WatchHooks): void {
    void this.#watch(hooks);
  }

  stop(): void {
    this.#stopping.abort();
  }

  async #watch(hooks: WatchHooks): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await wait(pause, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      try {
        await this.#checkOrders(hooks);
      } catch (error) {
        // Code that needs the database reports that it is unavailable.
        if (!signal.aborted && !isStorageDown(error))
          logFailure(error, 'Orders were not carried out.', {});
      }
    }
  }

  async #checkOrders(hooks: WatchHooks): Promise<void> {
    const { last, orders } = await this.#operators.ordersAfter(this.#last);
    // Missing orders are old ones: this server was cut off from the database.
    const areAllThere = orders.length === last - this.#last;
    const isEnding = Date.now() >= this.#firstEnd;
    if (!areAllThere || isEnding || orders.some(({ kind }) => kind === 'siteConfig')) {
      await this.#readSiteConfig();
      hooks.siteConfigChanged(this.#siteConfig);
    }
    for (const order of orders) await this.#carryOut(order, hooks);
    this.#last = last;
  }

  async #readSiteConfig(): Promise<void> {
    const blocks = await this.#operators.blocks(Date.now());
    this.#siteConfig = await this.#operators.siteConfig();
    this.#blocked = new Networks(blocks.map(({ network }) => network));
    this.#firstEnd = Math.min(...blocks.map(({ until }) => until));
  }

  async #carryOut(order: Order, { pagesAt }: WatchHooks): Promise<void> {
    if (order.kind === 'siteConfig') return;
    const { matchID } = order;
    if (order.kind === 'note') {
      await this.#operators.noteAddresses(pagesAt(matchID));
      return;
    }
    log.info({ order: order.kind, matchID }, 'Carrying out an admin command.');
    if (order.kind === 'deleted') {
      this.#tableChanges.emit('deleted', { matchID, unlisted: order.unlisted, isByOperator: true });
    } else this.#tableChanges.emit(order.kind, matchID);
  }
}
