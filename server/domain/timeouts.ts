import { maxAbsence } from '../../protocol/tables.ts';

/** Timeouts of tables. In milliseconds. */
export interface TableTimeouts {
  /** Absence of a player after which the others may agree that a bot stands in. */
  readonly beforeReplaced: number;
  /** Time between that agreement and the moment the bot stands in. */
  readonly warning: number;
  /** Absence of the host after which lists leave the table out. */
  readonly beforeDormant: number;
  /** Time for which lists show the tables of other clients, whose pages don't report presence. */
  readonly beforeStockDormant: number;
  /** Absence of a player before the match after which their seat becomes free. */
  readonly beforeSeatFreed: number;
  /** The same for players of other clients, whose pages connect only once the match has begun. */
  readonly beforeStockSeatFreed: number;
  /** Time for which a recently connected player is waited for before the others play again without them. */
  readonly beforePlayedWithout: number;
  /** Countdown before the match of a quick match's table begins. */
  readonly beforeQuickStart: number;
  /** Interval of the search for deadlines at tables without open pages, and for absent players. */
  readonly betweenLooks: number;
}

export const defaultTimeouts: TableTimeouts = {
  beforeReplaced: maxAbsence,
  warning: 30_000,
  beforeDormant: 120_000,
  beforeStockDormant: 3_600_000,
  beforeSeatFreed: 60_000,
  beforeStockSeatFreed: 600_000,
  beforePlayedWithout: 10_000,
  beforeQuickStart: 20_000,
  betweenLooks: 10_000,
};
