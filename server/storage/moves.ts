import type { LogEntry, State } from 'boardgame.io';
import type { TableStatus } from '../protocol.ts';
import { stateText } from './state-text.ts';

/** A move's outcome, to be stored as one. */
export interface SavedMove {
  readonly matchID: string;
  /** The state that the move was made on: if another move was faster, nothing is stored. */
  readonly expectedStateID: number;
  /** The seats that the move was allowed for: if they have changed, nothing is stored. */
  readonly expectedSeatsVersion: number;
  readonly state: State;
  readonly log: readonly LogEntry[];
}

/**
 * Stores a move's state and log together. false: its state or its seats are no longer the newest, and
 * nothing was stored. How this is done best differs from database to database.
 */
export type SaveMove = (move: SavedMove) => Promise<boolean>;

export const isOver = ({ ctx }: State) => ctx.gameover !== undefined && ctx.gameover !== null;

/** What a move writes into its match's row. */
export interface MoveColumns {
  readonly state: string;
  readonly stateID: number;
  readonly updatedAt: number;
  /** Both null while the match goes on. */
  readonly gameover: string | null;
  readonly status: TableStatus | null;
}

export function moveColumns(state: State): MoveColumns {
  const ended = isOver(state);
  return {
    state: stateText(state),
    stateID: state._stateID,
    updatedAt: Date.now(),
    gameover: ended ? JSON.stringify(state.ctx.gameover) : null,
    status: ended ? 'finished' : null,
  };
}
