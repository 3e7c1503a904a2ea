import { randomUUID } from 'node:crypto';
import { logFailure } from '../ops/failures.ts';
import type { HeldLease } from '../persistence/repositories/leases.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';

/** Milliseconds for which a server may look after a match without asking again. */
const leaseTime = 4000;
/** Milliseconds after which it asks again. */
const renewalTime = 1500;
/** Milliseconds between two looks at what has become due, and two tries for a lease that another server has. */
const pause = 750;

/** What becomes of a lease that is wanted. */
export interface LeaseHooks {
  /** `pause`: how long nobody had looked after the match, in milliseconds; null: nobody ever did. */
  readonly gained: (pause: number | null) => void;
  /** Another server has it, or may have it by now. */
  readonly lost: () => void;
}

interface Wanted {
  readonly hooks: LeaseHooks;
  /** By `performance.now()`; undefined: not held. */
  heldUntil: number | undefined;
}

/**
 * The matches that this server looks after, so that of several servers on one database one does what is due there by
 * itself. If it dies its leases end within seconds, and another server that wants them gets them.
 */
export class Leases {
  readonly #storage: Pick<SqlStorage, 'claimLeases' | 'releaseLeases'>;
  readonly #holder = randomUUID();
  readonly #wanted = new Map<string, Wanted>();
  /** Given up here, but not yet in the database. */
  readonly #released = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #asking: Promise<void> | undefined;
  #isAskedAgain = false;

  constructor(storage: Pick<SqlStorage, 'claimLeases' | 'releaseLeases'>) {
    this.#storage = storage;
  }

  /** Tries to get the lease on a match, and to keep it, until it is released. */
  want(matchID: string, hooks: LeaseHooks): void {
    this.#wanted.set(matchID, { hooks, heldUntil: undefined });
    this.#released.delete(matchID);
    this.#timer ??= setInterval(() => this.#lookAfter(), pause).unref();
    void this.#ask();
  }

  /** Whether this server has the lease on a match at this moment. */
  isHeld(matchID: string): boolean {
    const until = this.#wanted.get(matchID)?.heldUntil;
    return until !== undefined && performance.now() < until;
  }

  /** Wants a lease no longer; its `lost` is not called. */
  release(matchID: string): void {
    if (!this.#wanted.delete(matchID)) return;
    this.#released.add(matchID);
    void this.#ask();
  }

  /** Gives up all leases. */
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

  /** Asks the database for what is due; one question at a time, so that none overtakes another. */
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
        // Those held end by themselves if it goes on like this.
        logFailure(error, 'The database did not say who looks after which match.', {});
      }
    }
  }

  async #releaseAll(): Promise<void> {
    const released = [...this.#released];
    this.#released.clear();
    await this.#storage.releaseLeases(this.#holder, released);
  }

  async #claim(): Promise<void> {
    const asked = performance.now();
    const due = [...this.#wanted].filter(
      ([, { heldUntil = 0 }]) => heldUntil - asked < leaseTime - renewalTime,
    );
    const claimed = await this.#storage.claimLeases({
      holder: this.#holder,
      matchIDs: due.map(([matchID]) => matchID),
      milliseconds: leaseTime,
    });
    const held = new Map(claimed.map((lease) => [lease.matchID, lease]));
    for (const [matchID, wanted] of due) {
      // It may have been released meanwhile.
      if (this.#wanted.get(matchID) !== wanted) continue;
      this.#note(wanted, held.get(matchID), asked + leaseTime);
    }
  }

  #note(wanted: Wanted, lease: HeldLease | undefined, until: number): void {
    const wasHeld = wanted.heldUntil !== undefined;
    // An answer that came too late is none.
    if (lease && performance.now() < until) {
      wanted.heldUntil = until;
      if (!wasHeld) wanted.hooks.gained(lease.pause);
    } else if (wasHeld) this.#lose(wanted);
  }
}
