import type { LogEntry } from 'boardgame.io';

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

/** Counts a seat's moves, to find out whether those under way when a connection broke have arrived. */
export class OwnMoves {
  readonly #playerID: string | null;
  readonly #presses = new DoublePressGuard();
  /** Number of the seat's moves in the log once all sent ones are accepted. */
  #due = 0;
  /** For each move under way, and maybe some before: whether it was a double press. */
  #areSecond: readonly boolean[] = [];

  /** `playerID` is null for a spectator. */
  constructor(playerID: string | null) {
    this.#playerID = playerID;
  }

  /** Notes a sent move, given with its arguments as text. */
  sent(log: readonly LogEntry[], move: string, at: number): void {
    // Another page of the same seat may have made moves, too.
    this.#due = Math.max(this.#due, this.#madeIn(log)) + 1;
    this.#areSecond = [...this.#underWay(log, 1), this.#presses.isSecond(move, at)];
  }

  /** Returns whether the refused move was a double press. Answers arrive in order. */
  refused(log: readonly LogEntry[]): boolean {
    const [isSecond = false, ...others] = this.#underWay(log, 0);
    this.#due -= 1;
    this.#areSecond = others;
    return isSecond;
  }

  /** Returns whether the log after a reconnection has all moves that were sent before. */
  haveArrivedIn(log: readonly LogEntry[]): boolean {
    const made = this.#madeIn(log);
    const hasAll = made >= this.#due;
    this.#due = made;
    this.#areSecond = [];
    return hasAll;
  }

  /** Returns the moves that the log lacks, without the last ones. */
  #underWay(log: readonly LogEntry[], last: number): readonly boolean[] {
    const count = Math.max(0, this.#due - this.#madeIn(log) - last);
    return count === 0 ? [] : this.#areSecond.slice(-count);
  }

  #madeIn(log: readonly LogEntry[]): number {
    return log.filter(
      ({ action }) => action.type === 'MAKE_MOVE' && action.payload.playerID === this.#playerID,
    ).length;
  }
}
