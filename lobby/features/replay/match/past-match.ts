import type { LogEntry, PlayerID } from 'boardgame.io';
import type { Result } from '../../../../games/kit/result.ts';

/** What has happened in a match, to be looked at again. A position is the number of moves before it. */
export interface PastMatch {
  /** The last position. */
  readonly length: number;
  /** How it ended by the rules; null: it did not. */
  readonly result: Result | null;
  /** What a seat, or a spectator (null), saw at a position: the same object for the same question. */
  readonly seenAt: (at: number, as: PlayerID | null) => object;
  /** The log for everybody, as it was at a position. */
  readonly logUpTo: (at: number) => LogEntry[];
  /** What the log told of the move that led to a position; of the first one nothing. */
  readonly eventsOf: (at: number) => readonly unknown[];
}

/** Through whose eyes a match is seen: a seat's, a spectator's (null), or with everything open. */
export type Eyes = PlayerID | null | 'all';

/** Where one is in a match, and how one came there. */
export interface Place {
  readonly at: number;
  /** Whether by the one move before it, which is to be seen happening. */
  readonly isStep: boolean;
}
