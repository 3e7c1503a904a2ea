/**
 * Messages between server and lobby beyond boardgame.io's own lobby API and socket messages. Types and constants only,
 * because the lobby imports this file too.
 */

import type { SyncInfo } from 'boardgame.io';
import type { Level } from '../games/kit/search/levels.ts';
import type { Day } from './daily.ts';

/**
 * Version of this protocol, including the messages that boardgame.io leaves to us. Raise it when pages of earlier
 * versions can't continue with this one: they are then reloaded.
 */
export const protocolVersion = 3;

/** Header in every answer with the server's build, so that a page notices when its own build is another one. */
export const buildHeader = 'Paddock-Build';

/** Header in every answer with the `protocolVersion`. */
export const protocolHeader = 'Paddock-Protocol';

/**
 * Time control of a table. together: no time limit. clock: each turn has its seconds, and further time comes off a
 * reserve for the whole match. days: each turn may take that many days, and players need not stay connected.
 */
export type TimeControl =
  | { readonly kind: 'together' }
  | { readonly kind: 'clock'; readonly turnSeconds: number; readonly reserveSeconds: number }
  | { readonly kind: 'days'; readonly days: number };

/** Allowed values of a time control. */
export const timeControlRange = {
  turnSeconds: { min: 5, max: 3600 },
  reserveSeconds: { min: 0, max: 36_000 },
  days: [1, 3, 7],
} as const;

/** Public data of one seat of a table. */
export interface Seat {
  readonly playerID: string;
  /** Name of the player at this seat, or null if the seat is free. */
  readonly name: string | null;
  /** Whether a page of this seat is connected now; always true for a bot. */
  readonly isConnected: boolean;
  /**
   * When the player went away, as far as known, in milliseconds since 1970; null for a present player, a free seat or a
   * bot.
   */
  readonly awaySince: number | null;
  /** Level of the bot at this seat, or null for a person or a free seat. */
  readonly bot: Level | null;
  /** Level of the bot that stands in until the player `name` is back, or null if no bot does. */
  readonly standIn: Level | null;
  /** Whether a newcomer may take over the seat of a player who is away. */
  readonly isOffered: boolean;
}

/**
 * open: the match has not begun, or a seat is free. playing: the match is under way and no seat is free. finished: the
 * match is over.
 */
export const tableStatuses = ['open', 'playing', 'finished'] as const;
export type TableStatus = (typeof tableStatuses)[number];

/**
 * The clock of a seat. It runs while the table waits for the seat's player. All times are in milliseconds, by the
 * server's clock.
 */
export interface SeatClock {
  /** Remaining reserve when the clock was last started, or now if it is stopped. */
  readonly reserve: number;
  /**
   * When the turn's own time, and then the reserve, began to run, in milliseconds since 1970; null if the clock is
   * stopped.
   */
  readonly runsSince: number | null;
  /** Remaining time of the turn itself when the clock was started. */
  readonly turn: number;
}

/** Clocks of a table, by seat. A seat without an entry has no time limit. */
export type Clocks = Readonly<Record<string, SeatClock>>;

/** Time that a player must be away before the others may agree on a stand-in bot, in milliseconds. */
export const maxAbsence = 60_000;

/**
 * Kinds of proposals that the players of a table can agree on. replace: a bot stands in for a player who is away.
 * offer: a newcomer may take that player's seat. end: the match ends without a result.
 */
export const proposalKinds = ['replace', 'offer', 'end'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** How the match of a quick match's table begins without its host. */
export interface QuickStart {
  /** When the match begins with the players who are there, in milliseconds since 1970; null while it waits for more. */
  readonly dueAt: number | null;
  /** Whether a player wants to wait until all seats are taken. */
  readonly isOnHold: boolean;
}

/** A proposal that players are voting on. A table has at most one at a time. */
export interface Proposal {
  readonly kind: ProposalKind;
  /** Seat that the proposal is about, or null if it is about the whole table. */
  readonly seat: string | null;
  /** Seats whose players have agreed. */
  readonly agreed: readonly string[];
  /** Seats whose present players have not agreed yet. */
  readonly missing: readonly string[];
  /**
   * When the proposal takes effect after all have agreed, in milliseconds since 1970; null while an agreement is
   * missing.
   */
  readonly dueAt: number | null;
}

/** Kinds of table events: what happened at a table outside the game itself. */
export const tableEventKinds = [
  /** The player of this seat ran out of time. */
  'timeUp',
  /** A bot stands in for the player of this seat, who is away. */
  'standIn',
  /** The player of this seat is back and plays on. */
  'back',
  /** The player of this seat conceded; a bot plays on for good. */
  'conceded',
  /** The player of this seat left it. */
  'left',
  /** A player joined a match under way. */
  'joined',
  /** A bot took the seat for good in a match under way. */
  'bot',
  /** All players agreed to end the match. */
  'ended',
] as const;
export type TableEventKind = (typeof tableEventKinds)[number];

export interface TableEvent {
  readonly kind: TableEventKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** boardgame.io's `_stateID` of the newest state at that time. */
  readonly stateID: number;
  /** Seat that the event is about, or null if it is about the whole table. */
  readonly playerID: string | null;
}

/** A match as lists and pages show it. It contains nothing of the game's state but its result. */
export interface Table {
  readonly matchID: string;
  /** boardgame.io's name of the game. */
  readonly game: string;
  readonly status: TableStatus;
  readonly seats: readonly Seat[];
  /** Seat of the host, who runs the table until the match begins; null if no player sits there. */
  readonly host: string | null;
  /** The chosen options. An option that is left out has its default value. */
  readonly setupData: unknown;
  readonly unlisted: boolean;
  readonly timeControl: TimeControl;
  /**
   * Commitment to the server's seed, made before any player joined: its SHA-256 in 64 hexadecimal digits. The match's
   * record contains the seed itself. Null for matches of earlier versions.
   */
  readonly fingerprint: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When the match began, in milliseconds since 1970; null if it has not begun and has no state yet. */
  readonly begunAt: number | null;
  /** When all players agreed to end the match without a result, in milliseconds since 1970; null if they have not. */
  readonly endedAt: number | null;
  /** Seats that the match is waiting for. */
  readonly awaited: readonly string[];
  /** Clocks by seat, or null if the table has no clocks. */
  readonly clocks: Clocks | null;
  readonly proposal: Proposal | null;
  /** Seats whose players don't want to play again. */
  readonly declined: readonly string[];
  /** Null for tables that were not created by a quick match. */
  readonly quickStart: QuickStart | null;
  /** The day whose challenge the match is, and whether it is the counted try. Null for all other matches. */
  readonly daily: { readonly day: Day; readonly isCounted: boolean } | null;
  /** The server's time when it sent this data, for clocks. In milliseconds since 1970. */
  readonly now: number;
}

/** Answer of `GET /api/online`. */
export interface OnlineAnswer {
  /** Number of seats whose players have a page open, at all tables. */
  readonly atTables: number;
}

/** A table as pages that have it open receive it: the socket's `table` message. */
export interface TableAtHand extends Table {
  /**
   * The table of the next match, or null while no player wants to play again. For spectators, null until that match has
   * begun.
   */
  readonly next: NextTable | null;
  readonly events: readonly TableEvent[];
}

/**
 * Answer of `GET /games/:name/:matchID/first-view?playerID=…`, for a match that has begun. The request has the seat's
 * credentials in the header `Authorization: Bearer …`; without a seat it is for spectators. A page that is opening gets
 * the same data as from its socket's first messages, but sooner.
 */
export interface FirstView {
  /** Seat of the viewer, or null for a spectator. */
  readonly playerID: string | null;
  /** The match in the form of boardgame.io's `sync`. */
  readonly match: SyncInfo;
  readonly table: TableAtHand;
}

/** The table at which the same players play again, once one of them has asked for it. */
export interface NextTable {
  readonly matchID: string;
  /** Answer of each seat of the former table. A seat without an entry has not answered. */
  readonly answers: Readonly<Record<string, 'yes' | 'no'>>;
}

/** Answer of `GET /api/tables?game=…&status=…&after=…`: listed tables, newest first. */
export interface TablePage {
  readonly tables: readonly Table[];
  /** Value of `after` for the next page, or null if this is the last page. */
  readonly next: string | null;
}

/** The caller's seat and credentials: part of the body of every `POST /games/:name/:matchID/…` but `join`. */
export interface SeatCredentials {
  readonly playerID: string;
  readonly credentials: string;
}

/**
 * Body of `POST /games/:name/create`: boardgame.io's fields and ours. Tables without `timeControl` come from other clients:
 * their matches begin as soon as all seats are taken. Our matches begin when all players are present, or when the host
 * starts them.
 */
export interface NewTableRequest {
  readonly numPlayers: number;
  readonly setupData: unknown;
  readonly unlisted: boolean;
  readonly timeControl: TimeControl;
  /** Language of the player who creates the table; invitations are written in it. */
  readonly language: string;
}

/** Body of `POST /games/:name/:matchID/join`: boardgame.io's fields and ours. */
export interface JoinRequest {
  readonly playerName: string;
  /** The seat to take. Defaults to any free seat. */
  readonly playerID?: string | undefined;
  /**
   * A random text stored by this browser, so that a player who was removed can't come back. It is never shown to other
   * players.
   */
  readonly browser: string;
  /** The page handles the socket's `seated` message, sent when its seat gets another number. */
  readonly follows: true;
  /** The player's language: for push notifications, and for invitations if this player becomes the host. */
  readonly language: string;
  /**
   * The player's seed: 32 random hexadecimal digits that the page adds to the match's seed. If only one of all seeds
   * was drawn honestly, no side can have chosen the result. If left out, the page adds none, or sends a
   * PlayerSeedRequest later. It stays secret until the match is over.
   */
  readonly playerSeed?: string;
}

/**
 * Body of `POST /games/:name/:matchID/playerSeed`, accepted until the match begins. It is for pages that joined before
 * they were shown the table's commitment. A server that knew a player's seed before it fixed its own could choose its
 * own accordingly.
 */
export interface PlayerSeedRequest extends SeatCredentials {
  readonly playerSeed: string;
}

/**
 * Body of `POST /games/:name/:matchID/bots`, for the host only. By seat: the level of a bot that takes the free seat or
 * changes its level, or null to free the seat. All changes are made, or none.
 */
export interface BotsRequest extends SeatCredentials {
  readonly bots: Readonly<Record<string, Level | null>>;
}

/**
 * Bodies of requests that only the host may make, before the match begins, to `POST /games/:name/:matchID/` and this
 * name. `settings`: other options, number of seats, time control or listing. Fields that are left out stay unchanged.
 */
export interface SettingsRequest extends SeatCredentials {
  readonly setupData?: unknown;
  readonly numPlayers?: number;
  readonly timeControl?: TimeControl;
  readonly unlisted?: boolean;
}

/** `order`: all seats by their current numbers, in their new order. */
export interface OrderRequest extends SeatCredentials {
  readonly order: readonly string[];
}

/**
 * `remove`: removes a player, who can't come back with the same browser. With `address`, no player from the same
 * address can join for an hour.
 */
export interface RemoveRequest extends SeatCredentials {
  readonly seat: string;
  readonly address: boolean;
}

/**
 * `agree`: a player of a match under way makes a proposal, or agrees to the present one. With `isAgreed` false the
 * player rejects it, and the proposal is dropped.
 */
export interface ProposalRequest extends SeatCredentials {
  readonly kind: ProposalKind;
  /** Seat that the proposal is about, or null for the whole table. */
  readonly seat: string | null;
  readonly isAgreed: boolean;
}

/*
 * `back`: a player for whom a bot stands in plays again at once; opening the page does the same. `concede`: a bot takes
 * the seat for good. Both bodies are a SeatProof alone. `playAgain` has `answer: 'yes' | 'no'` as well. A yes is
 * answered with `{ nextMatchID }` and `{ playerID, playerCredentials }` of the seat there. `POST
 * /games/:name/quick-match` (a JoinRequest) takes a seat at the open table that fits best, or at a new one. It answers
 * `{ matchID, playerID, playerCredentials }`.
 */

/**
 * The socket's `seated` message, after the match's ID: the new number of this page's seat. Its credentials stay the
 * same.
 */
export interface SeatedMessage {
  readonly playerID: string;
}

/** The socket's `clocks` message, after the match's ID: sent with each move at tables with clocks. */
export interface ClocksMessage {
  readonly clocks: Clocks;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Body of every error answer under `/api`. */
export interface ApiError {
  readonly error: { readonly code: string; readonly message: string };
}

/**
 * Reasons why a message on the socket was refused. A refused move also has the rules' own reason. The page has a
 * sentence for each.
 */
export const refusalCodes = [
  'badMessage',
  'unknownMatch',
  'wrongCredentials',
  'notBegun',
  'finished',
  'notYourTurn',
  'notNow',
  'stale',
  'illegal',
  'notSaved',
  'tooMany',
  'removedByHost',
  /** The player was away before the match began. */
  'seatFreed',
  /** By a moderator of this Paddock, as the next three. */
  'chatOff',
  'tableClosed',
  'seatTakenAway',
  'blocked',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Sent as `refused` to the client whose message was refused; nothing was changed. */
export interface RefusedMessage {
  readonly code: RefusalCode;
  /** For a move: the game's own reason, a key of its `refusals` texts; null where there is none. */
  readonly reason: string | null;
  /** The message that was refused. */
  readonly message: 'update' | 'sync' | 'chat';
}

/** Quick messages: sent by key, and shown to each player in the player's own language. */
export const phrases = [
  'hello',
  'goodLuck',
  'yourTurn',
  'oneMoment',
  'backSoon',
  'nice',
  'ouch',
  'thanks',
  'wellPlayed',
  'again',
] as const;
export type Phrase = (typeof phrases)[number];

/** One line of a table's chat. */
export interface ChatLine {
  readonly id: string;
  /** Seat of the sender, or null if the sender has left. */
  readonly playerID: string | null;
  /** The sender's name; empty if the sender has left. */
  readonly name: string;
  /** The line as it was typed. For a quick message, its English words, for clients that don't know quick messages. */
  readonly text: string;
  /** Key of the quick message, or null if the line was typed. */
  readonly phrase: Phrase | null;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** Maximum lengths of a chat line and of a player's name, in UTF-16 units. */
export const maxChatLine = 500;
export const maxName = 24;
