import type { LogEntry } from 'boardgame.io';

/** Keeps count of a seat's moves, to find out whether those that were under way when a connection broke have arrived. */
export class OwnMoves {
  readonly #playerID: string | null;
  /** How many moves of the seat the log has once all that was sent has been taken. */
  #due = 0;

  /** `playerID` null: a spectator's page, which makes none. */
  constructor(playerID: string | null) {
    this.#playerID = playerID;
  }

  sent(log: readonly LogEntry[]): void {
    // Another page of the same seat may have made some, too.
    this.#due = Math.max(this.#due, this.#madeIn(log)) + 1;
  }

  refused(): void {
    this.#due -= 1;
  }

  /** Whether the log after a new connection has all moves that were sent before. */
  haveArrivedIn(log: readonly LogEntry[]): boolean {
    const made = this.#madeIn(log);
    const hasAll = made >= this.#due;
    this.#due = made;
    return hasAll;
  }

  #madeIn(log: readonly LogEntry[]): number {
    return log.filter(
      ({ action }) => action.type === 'MAKE_MOVE' && action.payload.playerID === this.#playerID,
    ).length;
  }
}
