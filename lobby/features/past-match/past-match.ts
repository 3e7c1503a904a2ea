import type { LogEntry, PlayerID } from 'boardgame.io';
import type { Result } from '../../../games/kit/result.ts';

/** The course of a match, for replays. A position is the number of moves made before it. */
export interface PastMatch {
  /** The last position. */
  readonly length: number;
  /** Result by the rules, or null if there is none. */
  readonly result: Result | null;
  /** Returns what a seat or a spectator (null) saw at a position. Always the same object for the same arguments. */
  readonly seenAt: (at: number, as: PlayerID | null) => object;
  /** Returns the public log as it was at a position. */
  readonly logUpTo: (at: number) => LogEntry[];
  /** Returns the log's events of the move that led to a position; none for the start. */
  readonly eventsOf: (at: number) => readonly unknown[];
}

/** Point of view: a seat's, a spectator's (null), or with everything open. */
export type ReplayViewer = PlayerID | null | 'all';

/** Position that a board has reached, and whether it is still showing the move that led there. */
export interface Showing {
  readonly at: number;
  readonly isPlaying: boolean;
}

/** Position in a match, and how it was reached. */
export interface Place {
  readonly at: number;
  /** Whether it was reached by a single move forward, which is animated. */
  readonly isStep: boolean;
}
