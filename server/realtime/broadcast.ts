import { setImmediate as nextTurn } from 'node:timers/promises';
import { KeyedQueue } from '../keyed-queue.ts';

/** Milliseconds of one go; what sockets have to do after it takes about as long again. */
const maxGo = 3;
/** At a time, however long they take: those who play at a table are told all at once, also on a busy machine. */
const minAtATime = 16;

/** Resolves when everybody else has had their turn. */
export const yieldToOthers = (): Promise<unknown> => nextTurn();

/** Does something with each, in several goes if they are many: in between everybody else has their turn. */
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
  /** Everybody who listens now; who comes or goes while something is told may be in it or not. */
  readonly listeners: () => Iterable<Listener>;
  /** Somebody could not be told something; all others are told it nevertheless. */
  readonly failed: (error: unknown) => void;
}

/** Tells many the same: each of them one thing after the other, in the order in which they were to be told. */
export class Broadcast<Listener extends object> {
  readonly #parts: BroadcastParts<Listener>;
  readonly #queue = new KeyedQueue();
  /** The number of the last that each was told. */
  readonly #toldUpTo = new WeakMap<Listener, number>();
  #latest = 0;

  constructor(parts: BroadcastParts<Listener>) {
    this.#parts = parts;
  }

  /** The number of what is told last, or has been. */
  get latest(): number {
    return this.#latest;
  }

  /** Somebody knows all up to a number from elsewhere, and is not told it after that. */
  skip(listener: Listener, number = this.#latest): void {
    this.#toldUpTo.set(listener, Math.max(number, this.#numberOf(listener)));
  }

  /** Tells it to everybody; resolves when they have been told. */
  send(send: (listener: Listener) => void): Promise<void> {
    this.#latest += 1;
    const number = this.#latest;
    const tellOne = (listener: Listener) => {
      if (this.#numberOf(listener) >= number) return;
      this.#toldUpTo.set(listener, number);
      try {
        send(listener);
      } catch (error) {
        this.#parts.failed(error);
      }
    };
    return this.#queue.run('', () => forEachInSlices(this.#parts.listeners(), tellOne));
  }

  #numberOf(listener: Listener): number {
    return this.#toldUpTo.get(listener) ?? 0;
  }
}
