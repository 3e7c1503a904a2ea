import type { TableStatus } from '../protocol.ts';

/*
 * Columns as the database has them. JSON is kept as text and yes/no as 0 or 1, which every SQL database
 * stores alike. Times are milliseconds since 1970.
 */

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly unlisted: number;
  /** JSON by player ID: id, name and credentials. */
  readonly players: string;
  readonly setup_data: string | null;
  readonly gameover: string | null;
  readonly next_match_id: string | null;
  readonly created_at: number;
  readonly updated_at: number;
  /** boardgame.io's `_stateID` of `state`; only rises. */
  readonly state_id: number;
  readonly state: string;
  /** Rises with every change of seats, names or the next match. */
  readonly seats_version: number;
  /** Number of the match's rows in `log`. */
  readonly log_length: number;
  /** Number of the match's rows in `chat`. */
  readonly chat_length: number;
  /** When somebody last looked at a match that had long been still; null: never. */
  readonly visited_at: number | null;
}

/** Apart from the match's row, so that a move doesn't write it again. */
export interface InitialStateRow {
  readonly match_id: string;
  readonly state: string;
}

export interface LogRow {
  readonly match_id: string;
  /** Counts a match's entries from 0. */
  readonly number: number;
  readonly entry: string;
}

export interface ChatRow {
  readonly match_id: string;
  /** Counts a match's lines from 0. */
  readonly number: number;
  readonly id: string;
  readonly player_id: string;
  readonly name: string;
  readonly text: string;
  readonly sent_at: number;
}

/** One row: what all servers on this database have in common. */
export interface DeploymentRow {
  /** Unguessable; tells apart what several deployments say over one Redis. */
  readonly id: string;
}

/** Of the servers on this database one looks after a match at a time: it does what is due there by itself. */
export interface LeaseRow {
  readonly match_id: string;
  /** The server. */
  readonly holder: string;
  /** By the database's clock, so that servers need not agree about the time. */
  readonly until: number;
}

export interface Tables {
  readonly matches: MatchRow;
  readonly initial_states: InitialStateRow;
  readonly log: LogRow;
  readonly chat: ChatRow;
  readonly deployment: DeploymentRow;
  readonly leases: LeaseRow;
}
