import type { FilteredMetadata } from 'boardgame.io';
import type { TableAtHand } from '../../protocol/tables.ts';
import { tableAtHand, tableFrom } from '../domain/table.ts';
import type { TableData } from '../domain/table-settings.ts';
import type { Presence } from './presence.ts';
import type { Subscriber } from './rooms.ts';
import { publicSeats } from './views.ts';

/** How a table is now, for those who have its page open: made once for all who are told the same. */
export class TableNews {
  readonly seats: FilteredMetadata;
  readonly #matchID: string;
  readonly #forSeats: TableAtHand;
  readonly #forSpectators: TableAtHand;

  constructor(matchID: string, metadata: TableData, presence: Presence) {
    this.#matchID = matchID;
    this.seats = publicSeats(matchID, metadata, presence);
    Object.freeze(this.seats);
    const table = presence.mark(tableFrom(matchID, metadata));
    this.#forSeats = Object.freeze(tableAtHand(table, metadata, { isSeated: true }));
    this.#forSpectators = Object.freeze(tableAtHand(table, metadata, { isSeated: false }));
  }

  sendSeats({ socket }: Subscriber): void {
    socket.emit('matchData', this.#matchID, this.seats);
  }

  sendTable({ socket, playerID }: Subscriber): void {
    socket.emit('table', this.#matchID, this.tableFor(playerID));
  }

  /** For a seat; null: for a spectator. */
  tableFor(playerID: string | null): TableAtHand {
    return playerID === null ? this.#forSpectators : this.#forSeats;
  }
}
