import { seatKey } from '../domain/credentials.ts';
import { hostOf } from '../domain/seat-data.ts';
import type { TableData } from '../domain/table-settings.ts';
import { KeyedQueue } from '../lib/keyed-queue.ts';
import { RequestError } from '../lib/request-error.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';

/** Those that took a seat last; nobody fills the memory by coming from ever more of them. */
const maxAddresses = 10_000;
/** Milliseconds after which an address that took no more seats is forgotten. */
const maxMemory = 86_400_000;

/** What is known of an address. */
interface Taken {
  /** The matches of the seats taken from there, by the seats' keys. */
  readonly seats: Map<string, string>;
  /** When one was taken last. */
  readonly at: number;
}

/** Whether a seat is kept from others: at a listed table of somebody else, whose match has not begun. */
function isKept({ begunAt, unlisted, players, terms }: TableData, key: string): boolean {
  const guest = terms.guests[key];
  if (begunAt !== null || unlisted === true || !guest) return false;
  const host = hostOf(players)?.key ?? '';
  return terms.guests[host]?.address !== guest.address;
}

/**
 * How many seats each address has at tables of others that wait for their match. Whoever comes by a link, or has laid the
 * table in the same house, is not counted. What is known of an address is in memory alone, for a day, and looked at
 * again when it has as many seats as it may.
 */
export class WaitingSeats {
  readonly #storage: Pick<SqlStorage, 'seats'>;
  readonly #max: number;
  readonly #now: () => number;
  /** By address; who took a seat last comes last. */
  readonly #taken = new Map<string, Taken>();
  /** Of each address one sits down after the other. */
  readonly #queue = new KeyedQueue();

  constructor(storage: Pick<SqlStorage, 'seats'>, max: number, now = () => performance.now()) {
    this.#storage = storage;
    this.#max = max;
    this.#now = now;
  }

  /** How many addresses are known. */
  get size(): number {
    return this.#taken.size;
  }

  /** Somebody sits down; a RequestError if too many seats are kept from their address. */
  take<Seat extends { readonly matchID: string; readonly playerCredentials: string }>(
    address: string,
    sitDown: () => Promise<Seat>,
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
      const seat = await sitDown();
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
      if (!found || !isKept(found.metadata, key)) seats.delete(key);
    }
  }
}
