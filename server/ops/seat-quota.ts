import { seatKey } from '../domain/credentials.ts';
import type { TableData } from '../domain/table-settings.ts';
import { KeyedQueue } from '../lib/keyed-queue.ts';
import { RequestError } from '../lib/request-error.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import { networksOf } from './address.ts';

/** Number of networks in memory. The least recent ones are deleted, so that many addresses can't fill it. */
const maxNetworks = 10_000;
/** Time in milliseconds after which a network that took no more seats is deleted. */
const maxMemory = 86_400_000;

/**
 * Returns how many seats an address may have at others' tables that have not begun: by default 6, as many as a household
 * needs. Where more connections are allowed, there may be more.
 */
export const waitingSeatsPerAddress = (limits: { readonly connectionsPerAddress: number }) =>
  Math.ceil((6 * limits.connectionsPerAddress) / 100);

/** Seats taken from a network. */
interface Taken {
  /** Match IDs of the seats taken from there, by the seats' keys. */
  readonly seats: Map<string, string>;
  /** Time when the last one was taken, in milliseconds. */
  readonly at: number;
}

/** A seat that a player has just taken. */
export interface TakenSeat {
  readonly matchID: string;
  readonly playerCredentials: string;
}

/** The limit of an address, for one seat. */
export interface SeatLimit {
  /** Returns whether a seat may be taken at a table. */
  readonly allows: (table: TableData) => boolean;
  /** Must be called with the table before a seat is taken there. Throws a RequestError if none may be. */
  readonly check: (table: TableData) => void;
}

/** Returns whether a seat at a table counts: the table is listed, another address created it, and it has not begun. */
const isOfOthers = ({ begunAt, unlisted, settings }: TableData, addressKey: string) =>
  begunAt === null && unlisted !== true && settings.creator !== addressKey;

/**
 * Returns whether a seat that counts is still taken. It counts even if the table has become link-only: who takes the
 * first seat of an empty table becomes its host, and could hide it.
 */
const isHeld = ({ begunAt, settings }: TableData, key: string) =>
  begunAt === null && settings.guests[key] !== undefined;

interface WaitingSeatsParts {
  readonly storage: Pick<SqlStorage, 'seats'>;
  /** Returns the pseudonym of an address or network. */
  readonly addressKey: (address: string) => string;
  /** Number of seats that an address may have. */
  readonly max: number;
}

/**
 * Counts the seats of each address at listed tables that other addresses created, until the match begins. Seats at
 * link-only tables or at tables of the same address are never refused, and don't count. Pseudonyms of addresses are
 * stored in memory, for a day. Their seats are checked again when the limit is reached.
 */
export class SeatQuota {
  readonly #parts: WaitingSeatsParts;
  readonly #now: () => number;
  /** Seats by the pseudonym of the network, in the order of the last seat taken. */
  readonly #taken = new Map<string, Taken>();
  /** Players of one network join one after another. */
  readonly #queue = new KeyedQueue();

  constructor(parts: WaitingSeatsParts, now = () => performance.now()) {
    this.#parts = parts;
    this.#now = now;
  }

  /** Returns how many networks are in memory. */
  get size(): number {
    return this.#taken.size;
  }

  /** Takes a seat for a player at an address. */
  take<Seat extends TakenSeat>(
    address: string,
    join: (limit: SeatLimit) => Promise<Seat>,
  ): Promise<Seat> {
    const { addressKey, max: ofAddress } = this.#parts;
    const networks = networksOf(address);
    const own = addressKey(address);
    return this.#queue.run(networks.at(-1)?.network ?? address, async () => {
      const counts = networks.map(({ network, share }) => {
        const key = addressKey(network);
        return { key, seats: this.#seatsOf(key), max: ofAddress * share };
      });
      for (const { seats, max } of counts) {
        if (seats.size >= max) await this.#forgetPast(seats);
      }
      const full = counts.find(({ seats, max }) => seats.size >= max);
      let isCounted = false;
      const seat = await join({
        allows: (table) => !full || !isOfOthers(table, own),
        check: (table) => {
          isCounted = isOfOthers(table, own);
          if (!full || !isCounted) return;
          throw new RequestError(
            429,
            `Your network already has ${full.seats.size} seats at other people's tables that have not begun: leave one of them, or wait until one begins.`,
          );
        },
      });
      if (!isCounted) return seat;
      for (const { key, seats } of counts) {
        seats.set(seatKey(seat.playerCredentials), seat.matchID);
        this.#remember(key, seats);
      }
      return seat;
    });
  }

  #seatsOf(key: string): Map<string, string> {
    return this.#taken.get(key)?.seats ?? new Map();
  }

  #remember(key: string, seats: Map<string, string>): void {
    const at = this.#now();
    this.#taken.delete(key);
    this.#taken.set(key, { seats, at });
    for (const [oldest, taken] of this.#taken) {
      if (this.#taken.size <= maxNetworks && at - taken.at <= maxMemory) break;
      this.#taken.delete(oldest);
    }
  }

  async #forgetPast(seats: Map<string, string>): Promise<void> {
    for (const [key, matchID] of seats) {
      const found = await this.#parts.storage.seats(matchID);
      if (!found || !isHeld(found.table, key)) seats.delete(key);
    }
  }
}
