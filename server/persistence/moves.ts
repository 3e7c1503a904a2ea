import type { LogEntry, State } from 'boardgame.io';
import type { Level } from '../../games/kit/search/levels.ts';
import type { Clocks, TableStatus } from '../../protocol/tables.ts';
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
  /** The bot that made the move in place of the seat's person; left out: whoever sits there made it. */
  readonly standIn?: Level;
  /** What the move makes of whom the table waits for; left out: that stays. */
  readonly waiting?: Waiting;
}

/** Whom a table waits for, and how long. */
export interface Waiting {
  readonly awaited: readonly string[];
  readonly clocks: Clocks | null;
  /** When something is to be done though nobody has a page open; null: never. Milliseconds since 1970. */
  readonly dueAt: number | null;
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
  /** JSON; null: it stays. */
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
