/** Milliseconds within which a second press counts as unintended. */
const doublePress = 1000;

/** Recognises double presses of a move, which are not reported as errors. */
export class DoublePressGuard {
  #last: { readonly move: string; readonly at: number } | null = null;

  /** Notes a move with its arguments, as text, at a time in milliseconds; returns whether it is a double press. */
  isSecond(move: string, at: number): boolean {
    const last = this.#last;
    this.#last = { move, at };
    return last?.move === move && at - last.at < doublePress;
  }
}
