import { maxAbsence } from '../../protocol/tables.ts';

/** How long tables wait. Milliseconds. */
export interface TableTimeouts {
  /** For which somebody must have been away before the others may agree that a bot stands in. */
  readonly beforeReplaced: number;
  /** Between that agreement and the bot. */
  readonly warning: number;
  /** For which whoever runs a table may be away before lists leave it out. */
  readonly beforeDormant: number;
  /** For which tables of other clients, whose pages tell nobody that they are there, stay in the lists. */
  readonly beforeStockDormant: number;
  /** For which somebody who was just there is waited for before the same people play again without them. */
  readonly beforePlayedWithout: number;
  /** Between two looks for what is due at tables that nobody has open, and for hosts who are gone. */
  readonly betweenLooks: number;
}

export const defaultTimeouts: TableTimeouts = {
  beforeReplaced: maxAbsence,
  warning: 30_000,
  beforeDormant: 120_000,
  beforeStockDormant: 3_600_000,
  beforePlayedWithout: 10_000,
  betweenLooks: 10_000,
};
