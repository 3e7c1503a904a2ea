import { randomUUID } from 'node:crypto';
import type { News, Nodes } from '../nodes/nodes.ts';
import type { Table } from '../protocol.ts';
import type { TableFeed } from './feed.ts';

const channel = 'presence';
/** Milliseconds between two signs of life. */
const heartbeat = 5000;
/** Milliseconds without one after which another server counts as gone, and its pages with it. */
const longestSilence = 3 * heartbeat;

/** Another server, and the seats that have a page there, by match. */
interface OtherServer {
  readonly seats: Map<string, readonly string[]>;
  heardAt: number;
}

type AllSeats = Readonly<Record<string, readonly string[]>>;

/**
 * Who has a page open at which seat. Counted from the connections and never stored: after a crash
 * nobody would take it back. Servers tell each other, and forget who hasn't been heard for a while.
 */
export class Presence {
  /** Number of pages connected here by match, then by seat. */
  readonly #pages = new Map<string, Map<string, number>>();
  readonly #others = new Map<string, OtherServer>();
  readonly #feed: TableFeed;
  readonly #nodes: Nodes;
  readonly #ownID = randomUUID();
  #timer: NodeJS.Timeout | undefined;

  constructor(feed: TableFeed, nodes: Nodes) {
    this.#feed = feed;
    this.#nodes = nodes;
  }

  /** From now on what other servers tell counts too. */
  async connect(): Promise<void> {
    if (this.#nodes.isAlone) return;
    await this.#nodes.listen(channel, (news) => this.#hear(news));
    this.#nodes.onBack(() => {
      for (const other of this.#others.values()) other.heardAt = Date.now();
      this.#introduce();
    });
    this.#introduce();
    this.#timer = setInterval(() => {
      this.#tell({ isAlive: true });
      // Nobody is heard while news gets lost.
      if (!this.#nodes.isCutOff) this.#forgetSilent();
    }, heartbeat);
    this.#timer.unref();
  }

  /** Tells the others that nobody is here any more. */
  close(): void {
    clearInterval(this.#timer);
    this.#tell({ isGone: true });
  }

  arrive(matchID: string, playerID: string): void {
    const seats = this.#pages.get(matchID) ?? new Map<string, number>();
    this.#pages.set(matchID, seats);
    const pages = (seats.get(playerID) ?? 0) + 1;
    seats.set(playerID, pages);
    if (pages === 1) this.#change(matchID);
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
    this.#change(matchID);
  }

  isConnected(matchID: string, playerID: string): boolean {
    if (this.#pages.get(matchID)?.has(playerID)) return true;
    for (const { seats } of this.#others.values()) {
      if (seats.get(matchID)?.includes(playerID)) return true;
    }
    return false;
  }

  /** The table with its seats marked as connected or not; a bot always is. */
  mark(table: Table): Table {
    const seats = table.seats.map((seat) => ({
      ...seat,
      isConnected: seat.bot !== null || this.isConnected(table.matchID, seat.playerID),
    }));
    return { ...table, seats };
  }

  #seatsHere(matchID: string): readonly string[] {
    return [...(this.#pages.get(matchID)?.keys() ?? [])];
  }

  #change(matchID: string): void {
    this.#feed.emit('changed', matchID);
    this.#tell({ seats: { [matchID]: this.#seatsHere(matchID) } });
  }

  #tell(news: News): void {
    this.#nodes.tell(channel, { server: this.#ownID, ...news });
  }

  /** Tells all that is here, and asks the others for the same. */
  #introduce(): void {
    this.#tellAll({ isNew: true });
  }

  #tellAll(news: News): void {
    const seats = [...this.#pages.keys()].map((matchID) => [matchID, this.#seatsHere(matchID)]);
    this.#tell({ ...news, isAll: true, seats: Object.fromEntries(seats) });
  }

  #hear({ server, isNew, isGone, isAll, seats }: News): void {
    if (typeof server !== 'string') return;
    if (isGone === true) {
      this.#forget(server);
      return;
    }
    const isUnknown = !this.#others.has(server);
    const other = this.#others.get(server) ?? { seats: new Map(), heardAt: 0 };
    this.#others.set(server, other);
    other.heardAt = Date.now();
    // Somebody who was forgotten in a long silence: ask for all of it.
    if (isUnknown && isAll !== true) this.#introduce();
    if (isNew === true) this.#tellAll({});
    // A server of ours says it.
    if (seats !== undefined) this.#note(other, { seats: seats as AllSeats, isAll: isAll === true });
  }

  #note(
    other: OtherServer,
    { seats, isAll }: { readonly seats: AllSeats; readonly isAll: boolean },
  ): void {
    const changed = new Set(Object.keys(seats));
    if (isAll) {
      for (const matchID of other.seats.keys()) changed.add(matchID);
      other.seats.clear();
    }
    for (const [matchID, playerIDs] of Object.entries(seats)) {
      if (playerIDs.length > 0) other.seats.set(matchID, playerIDs);
      else other.seats.delete(matchID);
    }
    for (const matchID of changed) this.#feed.emit('changed', matchID);
  }

  #forget(server: string): void {
    const other = this.#others.get(server);
    this.#others.delete(server);
    for (const matchID of other?.seats.keys() ?? []) this.#feed.emit('changed', matchID);
  }

  #forgetSilent(): void {
    const now = Date.now();
    for (const [server, { heardAt }] of this.#others) {
      if (now - heardAt > longestSilence) this.#forget(server);
    }
  }
}
