/*
 * What server and lobby say to each other of matches as they went. A match that is over as a whole is a `MatchRecord`
 * (games/kit/record/format.ts): the answer of `GET /games/:name/:matchID/record`. Types only.
 */
import type { LogEntry, State } from 'boardgame.io';
import type { PatchOperation } from './json-patch.ts';

/**
 * Answer of `GET /games/:name/:matchID/views?playerID=…`, for a match that has begun, with the seat's credentials in the
 * header `Authorization: Bearer …`; without a seat it is for spectators. All that the pages of this seat could see so
 * far, and nothing else.
 */
export interface PastViews {
  readonly matchID: string;
  /** null: a spectator. */
  readonly playerID: string | null;
  /** The state that the match began with, as this seat saw it. */
  readonly first: State;
  /** One for each move (undo, redo) in their order. */
  readonly steps: readonly PastStep[];
}

/** What a move changed for those who look. */
export interface PastStep {
  /** Makes the state after the move of the one before it (JSON Patch, RFC 6902). */
  readonly patch: readonly PatchOperation[];
  /** What the log got, as this seat may read it. */
  readonly log: readonly LogEntry[];
}
