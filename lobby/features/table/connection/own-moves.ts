import type { LogEntry } from 'boardgame.io';

/** What is pressed again within so many milliseconds was pressed twice without wanting to. */
const doublePress = 1000;

/** Tells a press of the same move from others: a second one is not to be told as an error. */
export class DoublePressGuard {
  #last: { readonly move: string; readonly at: number } | null = null;

  /** Notes a move with its arguments, as text, at a time in milliseconds; whether it was but pressed twice. */
  isSecond(move: string, at: number): boolean {
    const last = this.#last;
    this.#last = { move, at };
    return last?.move === move && at - last.at < doublePress;
  }
}

/** Keeps count of a seat's moves, to find out whether those that were under way when a connection broke have arrived. */
export class OwnMoves {
  readonly #playerID: string | null;
  readonly #presses = new DoublePressGuard();
  /** How many moves of the seat the log has once all that was sent has been taken. */
  #due = 0;
  /** Of the moves under way, and maybe some before them: whether each was but a second press. */
  #areSecond: readonly boolean[] = [];

  /** `playerID` null: a spectator's page, which makes none. */
  constructor(playerID: string | null) {
    this.#playerID = playerID;
  }

  /** `move`: with its arguments, as text. */
  sent(log: readonly LogEntry[], move: string, at: number): void {
    // Another page of the same seat may have made some, too.
    this.#due = Math.max(this.#due, this.#madeIn(log)) + 1;
    this.#areSecond = [...this.#underWay(log, 1), this.#presses.isSecond(move, at)];
  }

  /** Answers come in order: whether the move that was refused was but a second press of the one before. */
  refused(log: readonly LogEntry[]): boolean {
    const [isSecond = false, ...others] = this.#underWay(log, 0);
    this.#due -= 1;
    this.#areSecond = others;
    return isSecond;
  }

  /** Whether the log after a new connection has all moves that were sent before. */
  haveArrivedIn(log: readonly LogEntry[]): boolean {
    const made = this.#madeIn(log);
    const hasAll = made >= this.#due;
    this.#due = made;
    this.#areSecond = [];
    return hasAll;
  }

  /** Those that the log doesn't have, without the last of them. */
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
