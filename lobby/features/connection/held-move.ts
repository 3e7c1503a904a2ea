/** Milliseconds that the first connection may take before the page mentions it. */
export const maxGreeting = 4000;

/** Outcomes of a held move. */
export interface Held {
  /** Whether it may be sent on an outdated state. */
  readonly takesStale: boolean;
  readonly send: () => void;
  /** Called when there is no connection. */
  readonly giveUp: () => void;
  /** Called when the state has changed meanwhile. */
  readonly tooLate: () => void;
}

/** Holds a move made before the connection delivered the match, for a short time. */
export class HeldMove {
  #held: Held | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  hold(held: Held): void {
    this.#take();
    this.#held = held;
    this.#timer = setTimeout(() => this.#take()?.giveUp(), maxGreeting);
  }

  /** Sends or drops the move, by whether the match is still as it was shown. */
  release({ isSame }: { readonly isSame: boolean }): void {
    const held = this.#take();
    if (isSame || held?.takesStale) held?.send();
    else held?.tooLate();
  }

  /** Drops the move. */
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
