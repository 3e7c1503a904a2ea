import { randomUUID } from 'node:crypto';
import { logFailure } from '../lib/log-failure.ts';
import type { HeldLease, StoredLeases } from '../persistence/repositories/leases.ts';

/** Duration of a lease without renewal. In milliseconds. */
const leaseTime = 4000;
/** Time after which a lease is renewed. In milliseconds. */
const renewalTime = 1500;
/** Time between two checks for due renewals, and between two attempts at another server's lease. In milliseconds. */
const pause = 750;

/** Callbacks for a lease that is wanted. */
export interface LeaseHooks {
  /**
   * Called when the lease is gained. `pause` is the time since the last lease ended, in milliseconds, or null if there
   * was none.
   */
  readonly gained: (pause: number | null) => void;
  /** Called when another server has the lease, or may have it by now. */
  readonly lost: () => void;
}

interface Wanted {
  readonly hooks: LeaseHooks;
  /** End of the lease by `performance.now()`. Undefined if it is not held. */
  heldUntil: number | undefined;
}

/**
 * Manages the leases of this server, so that of several servers on one database only one runs a match's background
 * jobs. If a server dies its leases end within seconds, and another server that wants them gains them.
 */
export class Leases {
  readonly #stored: Pick<StoredLeases, 'claim' | 'release'>;
  readonly #holder = randomUUID();
  readonly #wanted = new Map<string, Wanted>();
  /** Leases released here, but not yet in the database. */
  readonly #released = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #asking: Promise<void> | undefined;
  #isAskedAgain = false;

  constructor(stored: Pick<StoredLeases, 'claim' | 'release'>) {
    this.#stored = stored;
  }

  /** Tries to gain the lease on a match and to keep it until it is released. */
  want(matchID: string, hooks: LeaseHooks): void {
    this.#wanted.set(matchID, { hooks, heldUntil: undefined });
    this.#released.delete(matchID);
    this.#timer ??= setInterval(() => this.#lookAfter(), pause).unref();
    void this.#ask();
  }

  /** Returns whether this server holds the lease on a match at this moment. */
  isHeld(matchID: string): boolean {
    const until = this.#wanted.get(matchID)?.heldUntil;
    return until !== undefined && performance.now() < until;
  }

  /** Releases a lease, without calling its `lost`. */
  release(matchID: string): void {
    if (!this.#wanted.delete(matchID)) return;
    this.#released.add(matchID);
    void this.#ask();
  }

  /** Releases all leases. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const matchID of [...this.#wanted.keys()]) this.release(matchID);
    await this.#ask();
  }

  #lookAfter(): void {
    for (const [matchID, wanted] of this.#wanted) {
      if (wanted.heldUntil !== undefined && !this.isHeld(matchID)) this.#lose(wanted);
    }
    if (this.#wanted.size > 0) void this.#ask();
  }

  #lose(wanted: Wanted): void {
    wanted.heldUntil = undefined;
    wanted.hooks.lost();
  }

  /** Sends the database what is due; one query at a time, so that none overtakes another. */
  #ask(): Promise<void> {
    this.#isAskedAgain = true;
    this.#asking ??= this.#askAll().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #askAll(): Promise<void> {
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      try {
        await this.#releaseAll();
        await this.#claim();
      } catch (error) {
        // If this continues, the leases held here expire.
        logFailure(error, 'The database did not say who looks after which match.', {});
      }
    }
  }

  async #releaseAll(): Promise<void> {
    const released = [...this.#released];
    this.#released.clear();
    await this.#stored.release(this.#holder, released);
  }

  async #claim(): Promise<void> {
    const asked = performance.now();
    const due = [...this.#wanted].filter(
      ([, { heldUntil = 0 }]) => heldUntil - asked < leaseTime - renewalTime,
    );
    const claimed = await this.#stored.claim({
      holder: this.#holder,
      matchIDs: due.map(([matchID]) => matchID),
      milliseconds: leaseTime,
    });
    const held = new Map(claimed.map((lease) => [lease.matchID, lease]));
    for (const [matchID, wanted] of due) {
      // The lease may have been released meanwhile.
      if (this.#wanted.get(matchID) !== wanted) continue;
      this.#note(wanted, held.get(matchID), asked + leaseTime);
    }
  }

  #note(wanted: Wanted, lease: HeldLease | undefined, until: number): void {
    const wasHeld = wanted.heldUntil !== undefined;
    // An answer that came too late doesn't count.
    if (lease && performance.now() < until) {
      wanted.heldUntil = until;
      if (!wasHeld) wanted.hooks.gained(lease.pause);
    } else if (wasHeld) this.#lose(wanted);
  }
}
