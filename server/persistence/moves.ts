import type { LogEntry, State } from 'boardgame.io';
import type { Kysely } from 'kysely';
import type { Level } from '../../games/kit/search/levels.ts';
import type { Clocks, TableStatus } from '../../protocol/tables.ts';
import type { FinishedTry } from '../domain/daily.ts';
import type { Tables } from './schema.ts';
import { stateText } from './state-text.ts';

/** A move's outcome, to be stored in one transaction. */
export interface SavedMove {
  readonly matchID: string;
  /** The state on which the move was made. If another move was faster, nothing is stored. */
  readonly expectedStateID: number;
  /** The version of the seats with which the move was validated. If they have changed, nothing is stored. */
  readonly expectedSeatsVersion: number;
  readonly state: State;
  readonly log: readonly LogEntry[];
  /** Level of the bot that made the move for the seat's player. Undefined if the player made it. */
  readonly standIn?: Level;
  /** The players that the table waits for after the move. Undefined if that stays. */
  readonly waiting?: Waiting;
  /** Result of the counted daily try that the move finishes. Undefined for all other moves. */
  readonly finishedTry?: FinishedTry | undefined;
}

/** The players that a table waits for, with their clocks. */
export interface Waiting {
  readonly awaited: readonly string[];
  readonly clocks: Clocks | null;
  /** Deadline that counts even without open pages, or null. In milliseconds since 1970. */
  readonly dueAt: number | null;
}

/**
 * Stores a move's state and log together. Resolves with false if its state or seats are no longer the newest: then
 * nothing was stored.
 */
export type SaveMove = (move: SavedMove) => Promise<boolean>;

/** The ways to store moves, of which the best differ between databases. */
export interface MoveSaver {
  /** Stores a move in a transaction with others that arrive at the same time. */
  readonly save: SaveMove;
  /** Stores a move in a transaction that has begun. */
  readonly saveIn: (transaction: Kysely<Tables>, move: SavedMove) => Promise<boolean>;
}

export const isOver = ({ ctx }: State) => ctx.gameover !== undefined && ctx.gameover !== null;

/** Columns of a match's row that a move writes. */
export interface MoveColumns {
  readonly state: string;
  readonly stateID: number;
  readonly updatedAt: number;
  /** Both null while the match is not over. */
  readonly gameover: string | null;
  readonly status: TableStatus | null;
  /** JSON, or null if the column stays as it is. */
  readonly awaited: string | null;
  readonly clocks: string | null;
  readonly dueAt: number | null;
}

export function moveColumns({ state, waiting }: SavedMove): MoveColumns {
  const ended = isOver(state);
  return {
    state: stateText(state),
    stateID: state._stateID,
    updatedAt: Date.now(),
    gameover: ended ? JSON.stringify(state.ctx.gameover) : null,
    status: ended ? 'finished' : null,
    awaited: waiting ? JSON.stringify(waiting.awaited) : null,
    clocks: waiting?.clocks ? JSON.stringify(waiting.clocks) : null,
    dueAt: waiting?.dueAt ?? null,
  };
}
