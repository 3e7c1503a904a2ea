import type { FilteredMetadata } from 'boardgame.io';
import type { TableAtHand } from '../../protocol/tables.ts';
import { tableAtHand, tableFrom } from '../domain/table.ts';
import type { TableData } from '../domain/table-settings.ts';
import type { Subscriber } from './match-rooms.ts';
import type { Presence } from './presence.ts';
import { publicSeats } from './views.ts';

/** The present state of a table for its subscribers, made once for all that are sent the same. */
export class TableMessages {
  readonly seats: FilteredMetadata;
  readonly #matchID: string;
  readonly #forSeats: TableAtHand;
  readonly #forSpectators: TableAtHand;

  constructor(matchID: string, table: TableData, presence: Presence) {
    this.#matchID = matchID;
    this.seats = publicSeats(matchID, table, presence);
    Object.freeze(this.seats);
    const shown = presence.mark(tableFrom(matchID, table));
    this.#forSeats = Object.freeze(tableAtHand(shown, table, { isSeated: true }));
    this.#forSpectators = Object.freeze(tableAtHand(shown, table, { isSeated: false }));
  }

  sendSeats({ socket }: Subscriber): void {
    socket.emit('matchData', this.#matchID, this.seats);
  }

  sendTable({ socket, playerID }: Subscriber): void {
    socket.emit('table', this.#matchID, this.tableFor(playerID));
  }

  /** Returns the table for a seat, or for a spectator if null. */
  tableFor(playerID: string | null): TableAtHand {
    return playerID === null ? this.#forSpectators : this.#forSeats;
  }
}
