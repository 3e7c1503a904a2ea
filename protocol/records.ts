/*
 * Messages between server and lobby about past states of matches. The record of a finished match is a `MatchRecord`
 * (games/kit/record/format.ts), the answer of `GET /games/:name/:matchID/record`. Types only.
 */
import type { LogEntry, State } from 'boardgame.io';
import type { PatchOperation } from './json-patch.ts';

/**
 * Answer of `GET /games/:name/:matchID/views?playerID=…`, for a match that has begun. The request has the seat's
 * credentials in the header `Authorization: Bearer …`; without a seat it is for spectators. It contains exactly what
 * this seat could see so far.
 */
export interface PastViews {
  readonly matchID: string;
  /** Seat of the viewer, or null for a spectator. */
  readonly playerID: string | null;
  /** The state at the beginning of the match, as this seat saw it. */
  readonly first: State;
  /** Steps in their order, one for each move. */
  readonly steps: readonly PastStep[];
}

/** The changes that a move made, from the viewer's point of view. */
export interface PastStep {
  /** Turns the state before the move into the state after it (JSON Patch, RFC 6902). */
  readonly patch: readonly PatchOperation[];
  /** New entries of the log, as this seat may read them. */
  readonly log: readonly LogEntry[];
}
