import type { Table } from '../protocol.ts';
import type { TableFeed } from './feed.ts';

/**
 * Who has a page open at which seat. Counted from the connections and never stored: after a crash
 * nobody would take it back.
 */
export class Presence {
  /** Number of connected pages by match, then by seat. */
  readonly #pages = new Map<string, Map<string, number>>();
  readonly #feed: TableFeed;

  constructor(feed: TableFeed) {
    this.#feed = feed;
  }

  arrive(matchID: string, playerID: string): void {
    const seats = this.#pages.get(matchID) ?? new Map<string, number>();
    this.#pages.set(matchID, seats);
    const pages = (seats.get(playerID) ?? 0) + 1;
    seats.set(playerID, pages);
    if (pages === 1) this.#feed.emit('changed', matchID);
  }

  depart(matchID: string, playerID: string): void {
    const seats = this.#pages.get(matchID);
    const pages = (seats?.get(playerID) ?? 0) - 1;
    if (!seats || pages < 0) return;
    if (pages > 0) {
      seats.set(playerID, pages);
      return;
    }
    seats.delete(playerID);
    if (seats.size === 0) this.#pages.delete(matchID);
    this.#feed.emit('changed', matchID);
  }

  isConnected(matchID: string, playerID: string): boolean {
    return this.#pages.get(matchID)?.has(playerID) ?? false;
  }

  /** The table with its seats marked as connected or not. */
  mark(table: Table): Table {
    const seats = table.seats.map((seat) => ({
      ...seat,
      isConnected: this.isConnected(table.matchID, seat.playerID),
    }));
    return { ...table, seats };
  }
}
