import { randomUUID } from 'node:crypto';
import type { Proposal, Seat, Table } from '../../protocol/tables.ts';
import type { BusMessage, MessageBus } from '../cluster/message-bus.ts';
import type { TableChanges } from '../cluster/table-changes.ts';
import type { Whereabouts } from '../domain/agreement.ts';

const channel = 'presence';
/** Time between two heartbeats. In milliseconds. */
const heartbeat = 5000;
/** Time without a heartbeat after which another server and its pages count as disconnected. In milliseconds. */
const maxSilence = 3 * heartbeat;

/** Another server with its seats that have a page open, by match. */
interface OtherServer {
  readonly seats: Map<string, readonly string[]>;
  heardAt: number;
}

/** Time for which a seat's disconnection is remembered. In milliseconds. */
const maxMemory = 7 * 86_400_000;

type AllSeats = Readonly<Record<string, readonly string[]>>;

/**
 * Tracks which seats have a page open. Presence is counted from the connections and never stored: after a crash nothing
 * would reset it. Servers inform each other, and forget a server that has been silent for a while.
 */
export class Presence {
  /** Number of pages connected here by match, then by seat. */
  readonly #pages = new Map<string, Map<string, number>>();
  readonly #others = new Map<string, OtherServer>();
  /** When the last page of a seat disconnected, by match and seat. In milliseconds since 1970. */
  readonly #goneAt = new Map<string, number>();
  /** Start of the process; earlier departures are unknown. */
  readonly #since = Date.now();
  readonly #tableChanges: TableChanges;
  readonly #bus: MessageBus;
  readonly #ownID = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #forgetting: NodeJS.Timeout | undefined;

  constructor(tableChanges: TableChanges, bus: MessageBus) {
    this.#tableChanges = tableChanges;
    this.#bus = bus;
  }

  /** Starts to exchange presence with other servers. */
  async connect(): Promise<void> {
    this.#forgetting = setInterval(() => this.#forgetGone(), 3_600_000).unref();
    if (this.#bus.isSingleNode) return;
    await this.#bus.subscribe(channel, (message) => this.#hear(message));
    this.#bus.onReconnect(() => {
      for (const other of this.#others.values()) other.heardAt = Date.now();
      this.#introduce();
    });
    this.#introduce();
    this.#timer = setInterval(() => {
      this.#publish({ isAlive: true });
      // No server can be heard while messages get lost.
      if (!this.#bus.isDisconnected) this.#forgetSilent();
    }, heartbeat);
    this.#timer.unref();
  }

  /** Informs the other servers that this one closes. */
  close(): void {
    clearInterval(this.#timer);
    clearInterval(this.#forgetting);
    this.#publish({ isGone: true });
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
    this.#noteGone(matchID, playerID);
    this.#change(matchID);
  }

  isConnected(matchID: string, playerID: string): boolean {
    if (this.#pages.get(matchID)?.has(playerID)) return true;
    for (const { seats } of this.#others.values()) {
      if (seats.get(matchID)?.includes(playerID)) return true;
    }
    return false;
  }

  /** Returns the number of seats that have a page open. A seat with pages at two servers counts twice. */
  get numConnected(): number {
    let connected = 0;
    for (const seats of this.#pages.values()) connected += seats.size;
    for (const { seats } of this.#others.values()) {
      for (const playerIDs of seats.values()) connected += playerIDs.length;
    }
    return connected;
  }

  /**
   * Returns when a seat's last page disconnected, as far as known, or null if one is connected. In milliseconds since
   * 1970.
   */
  awaySince(matchID: string, playerID: string): number | null {
    if (this.isConnected(matchID, playerID)) return null;
    return this.#goneAt.get(`${matchID} ${playerID}`) ?? this.#since;
  }

  /** Returns the table with its seats marked as connected or not. A bot always is. */
  mark(table: Table): Table {
    const seats = table.seats.map((seat) => this.#marked(table, seat));
    const { proposal } = table;
    return { ...table, seats, proposal: proposal && withMissing(proposal, { ...table, seats }) };
  }

  #marked({ matchID, createdAt }: Table, seat: Seat): Seat {
    const { playerID, name, bot } = seat;
    const isConnected = bot !== null || this.isConnected(matchID, playerID);
    const since = this.awaySince(matchID, playerID);
    const isAway = name !== null && bot === null && since !== null;
    return { ...seat, isConnected, awaySince: isAway ? Math.max(since, createdAt) : null };
  }

  #noteGone(matchID: string, playerID: string): void {
    if (!this.isConnected(matchID, playerID)) {
      this.#goneAt.set(`${matchID} ${playerID}`, Date.now());
    }
  }

  #forgetGone(): void {
    const oldest = Date.now() - maxMemory;
    for (const [seat, goneAt] of this.#goneAt) if (goneAt < oldest) this.#goneAt.delete(seat);
  }

  #seatsHere(matchID: string): readonly string[] {
    return [...(this.#pages.get(matchID)?.keys() ?? [])];
  }

  #change(matchID: string): void {
    this.#tableChanges.emit('changed', matchID);
    this.#publish({ seats: { [matchID]: this.#seatsHere(matchID) } });
  }

  #publish(message: BusMessage): void {
    this.#bus.publish(channel, { server: this.#ownID, ...message });
  }

  /** Sends all seats that are connected here, and asks the other servers for theirs. */
  #introduce(): void {
    this.#publishAll({ isNew: true });
  }

  #publishAll(message: BusMessage): void {
    const seats = [...this.#pages.keys()].map((matchID) => [matchID, this.#seatsHere(matchID)]);
    this.#publish({ ...message, isAll: true, seats: Object.fromEntries(seats) });
  }

  #hear({ server, isNew, isGone, isAll, seats }: BusMessage): void {
    if (typeof server !== 'string') return;
    if (isGone === true) {
      this.#forget(server);
      return;
    }
    const isUnknown = !this.#others.has(server);
    const other = this.#others.get(server) ?? { seats: new Map(), heardAt: 0 };
    this.#others.set(server, other);
    other.heardAt = Date.now();
    // A server that was forgotten during a long silence: ask for all of its seats.
    if (isUnknown && isAll !== true) this.#introduce();
    if (isNew === true) this.#publishAll({});
    // The sender is one of our servers, so that the type can be trusted.
    if (seats !== undefined) this.#note(other, { seats: seats as AllSeats, isAll: isAll === true });
  }

  #note(
    other: OtherServer,
    { seats, isAll }: { readonly seats: AllSeats; readonly isAll: boolean },
  ): void {
    const changed = new Set(Object.keys(seats));
    const former = [...other.seats].filter(([matchID]) => isAll || changed.has(matchID));
    if (isAll) {
      for (const matchID of other.seats.keys()) changed.add(matchID);
      other.seats.clear();
    }
    for (const [matchID, playerIDs] of Object.entries(seats)) {
      if (playerIDs.length > 0) other.seats.set(matchID, playerIDs);
      else other.seats.delete(matchID);
    }
    for (const [matchID, playerIDs] of former) this.#noteAllGone(matchID, playerIDs);
    for (const matchID of changed) this.#tableChanges.emit('changed', matchID);
  }

  #noteAllGone(matchID: string, playerIDs: readonly string[]): void {
    for (const playerID of playerIDs) this.#noteGone(matchID, playerID);
  }

  #forget(server: string): void {
    const other = this.#others.get(server);
    this.#others.delete(server);
    for (const [matchID, playerIDs] of other?.seats ?? []) {
      this.#noteAllGone(matchID, playerIDs);
      this.#tableChanges.emit('changed', matchID);
    }
  }

  #forgetSilent(): void {
    const now = Date.now();
    for (const [server, { heardAt }] of this.#others) {
      if (now - heardAt > maxSilence) this.#forget(server);
    }
  }
}

/**
 * Returns a proposal with the players who have yet to agree: people who play themselves and are connected. Ending a
 * turn-based match needs them all, connected or not.
 */
function withMissing(proposal: Proposal, { seats, timeControl }: Table): Proposal {
  const { kind, seat: about, agreed } = proposal;
  const isAskedAnyway = timeControl.kind === 'days' && kind === 'end';
  const asked = seats.filter(
    ({ playerID, name, bot, standIn, isConnected }) =>
      name !== null &&
      bot === null &&
      standIn === null &&
      playerID !== about &&
      (isConnected || isAskedAnyway),
  );
  const missing = asked.map(({ playerID }) => playerID).filter((each) => !agreed.includes(each));
  return { ...proposal, missing };
}

/** Returns the presence of the players of a match. */
export function whereaboutsAt(presence: Presence, matchID: string): Whereabouts {
  return {
    isThere: (playerID) => presence.isConnected(matchID, playerID),
    awaySince: (playerID) => presence.awaySince(matchID, playerID),
  };
}
