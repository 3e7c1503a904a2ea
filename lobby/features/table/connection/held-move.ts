/** Milliseconds that a page may take to be connected for the first time: until then it says nothing of that. */
export const maxGreeting = 4000;

/** What becomes of a move that is held. */
export interface Held {
  /** Whether it may be sent although something else has happened since. */
  readonly takesStale: boolean;
  readonly send: () => void;
  /** There is no connection. */
  readonly giveUp: () => void;
  /** Something else has happened meanwhile. */
  readonly tooLate: () => void;
}

/** A move made on a match that was shown before its connection spoke: it waits for that, but not for long. */
export class HeldMove {
  #held: Held | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  hold(held: Held): void {
    this.#take();
    this.#held = held;
    this.#timer = setTimeout(() => this.#take()?.giveUp(), maxGreeting);
  }

  /** The connection has spoken: whether the match is still as it was shown. */
  release({ isSame }: { readonly isSame: boolean }): void {
    const held = this.#take();
    if (isSame || held?.takesStale) held?.send();
    else held?.tooLate();
  }

  /** Forgets it. */
  drop(): void {
    this.#take();
  }

  #take(): Held | null {
    clearTimeout(this.#timer);
    const held = this.#held;
    this.#held = null;
    return held;
  }
}
