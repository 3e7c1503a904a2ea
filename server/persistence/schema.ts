import type { TableStatus } from '../../protocol/tables.ts';

/** Status of a stored table. `dormant`: open, but its host has been away for a while, so lists leave it out. */
export type StoredStatus = TableStatus | 'dormant';

/*
 * Columns as the database has them. JSON is stored as text and booleans as 0 or 1, which all SQL databases store alike.
 * Times are in milliseconds since 1970.
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
  /** boardgame.io's `_stateID` of `state`, which only rises. -1 if the match has not begun. */
  readonly state_id: number;
  /** Empty if the match has not begun. */
  readonly state: string;
  /** Rises with every change of seats, names or the next match. */
  readonly seats_version: number;
  /** Number of the match's rows in `log`. */
  readonly log_length: number;
  /** Number of the match's rows in `chat`. */
  readonly chat_length: number;
  /** Time of the last visit to a match that had long been inactive, or null. */
  readonly visited_at: number | null;
  /** Time of the match's beginning, or null if it has not begun. */
  readonly begun_at: number | null;
  /** Time at which all agreed to end the match without a result, or null. */
  readonly ended_at: number | null;
  /** JSON list of the seats that the match waits for. */
  readonly awaited: string;
  /** JSON: the players' clocks, or null without a time limit. */
  readonly clocks: string | null;
  /** Deadline that counts even without open pages, or null. Only at turn-based tables. */
  readonly due_at: number | null;
  /** JSON: settings of the table and private data of its players (`TableSettings`). */
  readonly terms: string;
}

/** Separate from the match's row, so that a move doesn't write it again. */
interface InitialStateRow {
  readonly match_id: string;
  readonly state: string;
}

interface LogRow {
  readonly match_id: string;
  /** Index of the entry within its match, from 0. */
  readonly number: number;
  readonly entry: string;
  /** Time of the entry's move, or null if it belongs to no move. */
  readonly made_at: number | null;
  /** Level of the bot that made the move for the seat's player, or null if the player made it. */
  readonly stand_in: string | null;
}

export interface ChatRow {
  readonly match_id: string;
  /** Index of the line within its match, from 0. */
  readonly number: number;
  readonly id: string;
  /** The text as typed, or the English words of a phrase. Empty if erased. */
  readonly text: string;
  readonly sent_at: number;
  /** The author's `seatKey`, whatever their seat's number is by now. Null if erased. */
  readonly seat_key: string | null;
  /** The key of a quick message, or null if the line was typed. */
  readonly phrase: string | null;
}

/** A device for notifications of a player whose pages are closed. */
export interface SubscriptionRow {
  readonly match_id: string;
  /** The seat's `seatKey`, which stays when its number changes. */
  readonly seat_key: string;
  /** An address of a push service. */
  readonly endpoint: string;
  /** JSON: the page's public key and secret, as browsers give them. */
  readonly keys: string;
  readonly language: string;
  /** Number of consecutive failures. */
  readonly failures: number;
  readonly created_at: number;
}

/** Seats in transfer to another device. */
export interface TransferRow {
  readonly id: string;
  /** Encrypted seats with their credentials, which only the code can decrypt. */
  readonly sealed: string;
  readonly expires_at: number;
  /** Number of attempts to open it. */
  readonly tries: number;
}

/** One row of data that all servers on this database share. */
interface DeploymentRow {
  /** Unguessable ID that separates the messages of several deployments over one Redis. */
  readonly id: string;
  /** JSON: the keys by which push services know this deployment, or null if not created yet. */
  readonly push_keys: string | null;
  /** Time of the last health check that wrote to the database. */
  readonly tried_at: number;
  /** Number of the newest order, which only rises. */
  readonly last_order: number;
  /** JSON: the moderators' settings for all pages (`SiteConfig`). Missing ones have their default. */
  readonly site_config: string;
  /** Newest time at which a server had a plausible clock, or null if none was noted yet. */
  readonly seen_at: number | null;
}

/** The lease of the one server on this database that runs a match's background jobs. */
interface LeaseRow {
  readonly match_id: string;
  /** ID of the server that holds the lease. */
  readonly holder: string;
  /** End of the lease by the database's clock, so that servers need not agree about the time. */
  readonly until: number;
  /** End of the former holder's lease, or null if there was none. */
  readonly former_until: number | null;
}

/** An order: something done in the database without the servers, for them to carry out and broadcast. */
interface OrderRow {
  readonly number: number;
  /** The order as JSON (`Order`). */
  readonly text: string;
  readonly made_at: number;
}

/** A blocked network. */
export interface BlockRow {
  /** The network in the form `198.51.100.0/24`. */
  readonly network: string;
  /** Reason for the moderators. */
  readonly reason: string;
  readonly made_at: number;
  readonly until: number;
}

/** A report of a table to the moderators. */
export interface ReportRow {
  readonly id: string;
  readonly match_id: string;
  readonly reason: string;
  /** JSON by player ID: the names of the table's players. */
  readonly seats: string;
  /** Address of the client that sent the report. */
  readonly address: string;
  readonly made_at: number;
}

/** Address of a seat's page when its table was reported, or when the seat was to be blocked. */
interface AddressRow {
  readonly match_id: string;
  readonly seat_key: string;
  readonly address: string;
  readonly seen_at: number;
}

/** The server seed of a day's deal of a game. */
interface DailyDealRow {
  readonly day: string;
  readonly game: string;
  readonly secret: string;
}

/** The end of a try: by the match's result, by leaving or conceding it, or by ending it without a result. */
export type DailyOutcome = 'finished' | 'conceded' | 'ended';

/** A counted try at a day's challenge. */
export interface DailyTryRow {
  readonly day: string;
  readonly game: string;
  /** Hash of the browser's ID. */
  readonly browser: string;
  readonly match_id: string;
  readonly player_id: string;
  /** The chosen name, or null if the player has none, gave up, or it was removed. */
  readonly name: string | null;
  /** Number of rivals at the table. */
  readonly rivals: number;
  /** Null while the match is under way. */
  readonly outcome: DailyOutcome | null;
  readonly finished_at: number | null;
  /** The player's result. Null while the match is under way, or if it ended after its day. */
  readonly place: number | null;
  readonly score: number | null;
  /** JSON: the player's decisions (`Choice`), or null. */
  readonly choices: string | null;
}

/** Number of tries at a challenge that had a result. */
interface DailyResultRow {
  readonly day: string;
  readonly game: string;
  readonly place: number;
  readonly score: number;
  readonly count: number;
}

/** Number of tries at a challenge that made the same decisions from the beginning on. */
interface DailyDecisionRow {
  readonly day: string;
  readonly game: string;
  /** Hash of these decisions (`pathsOf`). */
  readonly path: string;
  readonly tries: number;
  /** Number of tries among them that decided once more. */
  readonly went_on: number;
}

/** A named player's points in the table of a week. */
interface DailyPointsRow {
  /** The week's Monday. */
  readonly week: string;
  readonly browser: string;
  readonly name: string;
  readonly tries: number;
  readonly points: number;
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
  readonly daily_deals: DailyDealRow;
  readonly daily_tries: DailyTryRow;
  readonly daily_results: DailyResultRow;
  readonly daily_decisions: DailyDecisionRow;
  readonly daily_points: DailyPointsRow;
}
