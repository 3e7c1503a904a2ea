import { seatKey } from '../domain/credentials.ts';
import { hostOf } from '../domain/seat-data.ts';
import type { TableData } from '../domain/table-settings.ts';
import { KeyedQueue } from '../lib/keyed-queue.ts';
import { RequestError } from '../lib/request-error.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';

/** Number of addresses in memory. The least recent ones are deleted, so that many addresses can't fill it. */
const maxAddresses = 10_000;
/** Time in milliseconds after which an address that took no more seats is deleted. */
const maxMemory = 86_400_000;

/**
 * Returns how many seats an address may have at others' tables that have not begun: by default 6, as many as a household
 * needs. Where more connections are allowed, there may be more.
 */
export const waitingSeatsPerAddress = (limits: { readonly connectionsPerAddress: number }) =>
  Math.ceil((6 * limits.connectionsPerAddress) / 100);

/** Seats taken from an address. */
interface Taken {
  /** Match IDs of the seats taken from there, by the seats' keys. */
  readonly seats: Map<string, string>;
  /** Time when the last one was taken, in milliseconds. */
  readonly at: number;
}

/** Returns whether a seat blocks others: it is at another address's listed table whose match has not begun. */
function isHeldAtOthersTable(
  { begunAt, unlisted, players, terms }: TableData,
  key: string,
): boolean {
  const guest = terms.guests[key];
  if (begunAt !== null || unlisted === true || !guest) return false;
  const host = hostOf(players)?.key ?? '';
  return terms.guests[host]?.address !== guest.address;
}

/**
 * Counts the seats of each address at others' tables whose match has not begun. Seats at unlisted tables or at tables
 * of the same address don't count. Addresses are stored only in memory, for a day. Their seats are checked again when
 * the limit is reached.
 */
export class WaitingSeats {
  readonly #storage: Pick<SqlStorage, 'seats'>;
  readonly #max: number;
  readonly #now: () => number;
  /** Seats by address, in the order of the last seat taken. */
  readonly #taken = new Map<string, Taken>();
  /** Players of one address join one after another. */
  readonly #queue = new KeyedQueue();

  constructor(storage: Pick<SqlStorage, 'seats'>, max: number, now = () => performance.now()) {
    this.#storage = storage;
    this.#max = max;
    this.#now = now;
  }

  /** Returns how many addresses are in memory. */
  get size(): number {
    return this.#taken.size;
  }

  /** Takes a seat; throws a RequestError if the player's address already blocks too many. */
  take<Seat extends { readonly matchID: string; readonly playerCredentials: string }>(
    address: string,
    join: () => Promise<Seat>,
  ): Promise<Seat> {
    return this.#queue.run(address, async () => {
      const seats = this.#seatsOf(address);
      if (seats.size >= this.#max) await this.#forgetPast(seats);
      if (seats.size >= this.#max) {
        throw new RequestError(
          429,
          `From your address ${seats.size} seats are taken at tables of others that have not begun: leave one of them, or wait until one begins.`,
        );
      }
      const seat = await join();
      seats.set(seatKey(seat.playerCredentials), seat.matchID);
      return seat;
    });
  }

  #seatsOf(address: string): Map<string, string> {
    const at = this.#now();
    const { seats } = this.#taken.get(address) ?? { seats: new Map<string, string>() };
    this.#taken.delete(address);
    this.#taken.set(address, { seats, at });
    for (const [oldest, taken] of this.#taken) {
      if (this.#taken.size <= maxAddresses && at - taken.at <= maxMemory) break;
      this.#taken.delete(oldest);
    }
    return seats;
  }

  async #forgetPast(seats: Map<string, string>): Promise<void> {
    for (const [key, matchID] of seats) {
      const found = await this.#storage.seats(matchID);
      if (!found || !isHeldAtOthersTable(found.metadata, key)) seats.delete(key);
    }
  }
}
