import type { CatalogGame } from '../../../games/index.ts';
import type { Table } from '../../../protocol/tables.ts';
import type { RememberedSeat } from '../../lib/seats.ts';

/** The table that a host runs. */
export interface HostProps {
  readonly table: Table;
  readonly game: CatalogGame;
  /** The host's seat, which is this page's. */
  readonly host: RememberedSeat;
}
