import { setImmediate as nextTurn } from 'node:timers/promises';
import { KeyedQueue } from './keyed-queue.ts';

/** Duration of one slice. Sockets need about as long again after it. In milliseconds. */
const maxGo = 3;
/**
 * Minimum items per slice, however long they take. The players of one table get a message at once even on a busy
 * machine.
 */
const minAtATime = 16;

/** Resolves after pending events have run. */
export const yieldToOthers = (): Promise<unknown> => nextTurn();

/** Calls `task` for each item in slices, between which pending events run. */
export async function forEachInSlices<Item>(
  items: Iterable<Item>,
  task: (item: Item) => void,
): Promise<void> {
  let end = performance.now() + maxGo;
  let done = 0;
  for (const item of items) {
    task(item);
    done += 1;
    if (done < minAtATime || performance.now() < end) continue;
    await yieldToOthers();
    end = performance.now() + maxGo;
    done = 0;
  }
}

export interface BroadcastParts<Listener> {
  /** Returns the present listeners. One that is added or removed during a broadcast may or may not get it. */
  readonly listeners: () => Iterable<Listener>;
  /** Called with the error when sending to one listener fails; the others still get it. */
  readonly failed: (error: unknown) => void;
}

/** Sends messages to many listeners, to each of them in order. */
export class Broadcast<Listener extends object> {
  readonly #parts: BroadcastParts<Listener>;
  readonly #queue = new KeyedQueue();
  /** The number of the last message that each listener got. */
  readonly #sentUpTo = new WeakMap<Listener, number>();
  #latest = 0;

  constructor(parts: BroadcastParts<Listener>) {
    this.#parts = parts;
  }

  /** The number of the newest message. */
  get latest(): number {
    return this.#latest;
  }

  /** Marks a listener as up to date to a number: it is sent no message up to that. */
  skip(listener: Listener, number = this.#latest): void {
    this.#sentUpTo.set(listener, Math.max(number, this.#numberOf(listener)));
  }

  /** Sends a message to all listeners; resolves when it is sent. */
  send(send: (listener: Listener) => void): Promise<void> {
    this.#latest += 1;
    const number = this.#latest;
    const sendOne = (listener: Listener) => {
      if (this.#numberOf(listener) >= number) return;
      this.#sentUpTo.set(listener, number);
      try {
        send(listener);
      } catch (error) {
        this.#parts.failed(error);
      }
    };
    return this.#queue.run('', () => forEachInSlices(this.#parts.listeners(), sendOne));
  }

  #numberOf(listener: Listener): number {
    return this.#sentUpTo.get(listener) ?? 0;
  }
}
