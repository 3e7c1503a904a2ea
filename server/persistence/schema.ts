import type { TableStatus } from '../../protocol/tables.ts';

/** dormant: open, but its host has been gone for a while, so that lists leave it out. */
export type StoredStatus = TableStatus | 'dormant';

/*
 * Columns as the database has them. JSON is kept as text and yes/no as 0 or 1, which every SQL database
 * stores alike. Times are milliseconds since 1970.
 */

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly status: StoredStatus;
  readonly unlisted: number;
  /** JSON by player ID: id, name and the key of the credentials (`SeatRecord`). */
  readonly players: string;
  readonly setup_data: string | null;
  readonly gameover: string | null;
  readonly next_match_id: string | null;
  readonly created_at: number;
  readonly updated_at: number;
  /** boardgame.io's `_stateID` of `state`; only rises. -1: the match has not begun. */
  readonly state_id: number;
  /** Empty: the match has not begun. */
  readonly state: string;
  /** Rises with every change of seats, names or the next match. */
  readonly seats_version: number;
  /** Number of the match's rows in `log`. */
  readonly log_length: number;
  /** Number of the match's rows in `chat`. */
  readonly chat_length: number;
  /** When somebody last looked at a match that had long been still; null: never. */
  readonly visited_at: number | null;
  /** When the match was made; null: it has not begun. */
  readonly begun_at: number | null;
  /** When all agreed to end it without a result; null: they have not. */
  readonly ended_at: number | null;
  /** JSON list of the seats that the match waits for. */
  readonly awaited: string;
  /** JSON: how much time is left to whom; null: everybody has all the time. */
  readonly clocks: string | null;
  /** When something is to be done even if nobody has a page open; null: never. Only at tables over days. */
  readonly due_at: number | null;
  /** JSON: how the table is run, and what is known of those who sit there (`TableSettings`). */
  readonly terms: string;
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
  /** When the move was made that it is of; null: it is of no move. */
  readonly made_at: number | null;
  /** The level of the bot that made the move in place of the seat's person; null: whoever sat there made it. */
  readonly stand_in: string | null;
}

export interface ChatRow {
  readonly match_id: string;
  /** Counts a match's lines from 0. */
  readonly number: number;
  readonly id: string;
  /** As it was typed, or the English words of a phrase; empty: erased. */
  readonly text: string;
  readonly sent_at: number;
  /** Whose line it is, wherever they sit by now (`seatKey`); null: it was erased. */
  readonly seat_key: string | null;
  /** The key of a ready phrase; null: it was typed. */
  readonly phrase: string | null;
}

/** Where somebody wants to be called whose page is closed. */
export interface SubscriptionRow {
  readonly match_id: string;
  /** The seat, wherever it is by now (`seatKey`). */
  readonly seat_key: string;
  /** An address of a push service. */
  readonly endpoint: string;
  /** JSON: the page's public key and secret, as browsers give them. */
  readonly keys: string;
  readonly language: string;
  /** In a row. */
  readonly failures: number;
  readonly created_at: number;
}

/** Seats on their way to another device. */
export interface TransferRow {
  readonly id: string;
  /** What only the code can open: the seats with their credentials. */
  readonly sealed: string;
  readonly expires_at: number;
  /** How often it was tried with a wrong code. */
  readonly tries: number;
}

/** One row: what all servers on this database have in common. */
export interface DeploymentRow {
  /** Unguessable; tells apart what several deployments say over one Redis. */
  readonly id: string;
  /** JSON: the keys with which push services know this deployment; null: not made yet. */
  readonly push_keys: string | null;
  /** What time it was when a server cleaned up last; null: none ever has. */
  readonly clock_seen_at: number | null;
  /** Before which nothing is cleaned up, since a clock has jumped. */
  readonly clean_up_from: number;
  /** When a server last tried whether it can store anything. */
  readonly tried_at: number;
  /** The number of the newest order; only rises. */
  readonly last_order: number;
  /** JSON: the moderators' settings for all pages (`SiteConfig`); those left out have their default. */
  readonly site_config: string;
}

/** Of the servers on this database one looks after a match at a time: it does what is due there by itself. */
export interface LeaseRow {
  readonly match_id: string;
  /** The server. */
  readonly holder: string;
  /** By the database's clock, so that servers need not agree about the time. */
  readonly until: number;
  /** Until when it was looked after before the present holder; null: never. */
  readonly former_until: number | null;
}

/** What servers are to carry out and tell that was done in the database without them. */
export interface OrderRow {
  readonly number: number;
  /** JSON (`Order`). */
  readonly text: string;
  readonly made_at: number;
}

/** A network from which nobody is let in. */
export interface BlockRow {
  /** As `198.51.100.0/24`. */
  readonly network: string;
  /** For those who run the servers. */
  readonly reason: string;
  readonly made_at: number;
  readonly until: number;
}

/** What somebody at a table has told those who run the servers. */
export interface ReportRow {
  readonly id: string;
  readonly match_id: string;
  readonly reason: string;
  /** JSON by player ID: the names of those who sat there. */
  readonly seats: string;
  /** Of whoever has told it. */
  readonly address: string;
  readonly made_at: number;
}

/** From where the page of a seat was open when its table was reported, or when it was to be blocked. */
export interface AddressRow {
  readonly match_id: string;
  readonly seat_key: string;
  readonly address: string;
  readonly seen_at: number;
}

export interface Tables {
  readonly matches: MatchRow;
  readonly initial_states: InitialStateRow;
  readonly log: LogRow;
  readonly chat: ChatRow;
  readonly deployment: DeploymentRow;
  readonly leases: LeaseRow;
  readonly subscriptions: SubscriptionRow;
  readonly transfers: TransferRow;
  readonly orders: OrderRow;
  readonly blocks: BlockRow;
  readonly reports: ReportRow;
  readonly addresses: AddressRow;
}
