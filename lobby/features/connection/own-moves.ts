import type { LogEntry } from 'boardgame.io';
import { DoublePressGuard } from '../../lib/double-press-guard.ts';

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
