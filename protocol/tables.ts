/**
 * What server and lobby say to each other beyond boardgame.io's own lobby API and socket messages.
 * Types and constants only: the lobby imports this file too.
 */

import type { SyncInfo } from 'boardgame.io';
import type { Level } from '../games/kit/search/levels.ts';

/**
 * The version of all that is said here and of the messages that boardgame.io leaves to us. Raise it when pages of former
 * versions can't go on with this one: they are loaded anew.
 */
export const protocolVersion = 2;

/** In every answer, so that a page knows when it is of another build than the one that is served here. */
export const buildHeader = 'Paddock-Build';

/** In every answer: the `protocolVersion`. */
export const protocolHeader = 'Paddock-Protocol';

/**
 * How long people may take. together: as long as they like, no clock. clock: each turn has its seconds, and what a turn
 * takes beyond them comes off a reserve for the whole match. days: so many days for each turn; nobody need stay.
 */
export type Pace =
  | { readonly kind: 'together' }
  | { readonly kind: 'clock'; readonly turnSeconds: number; readonly reserveSeconds: number }
  | { readonly kind: 'days'; readonly days: number };

/** What a pace may be. */
export const paceRange = {
  turnSeconds: { min: 5, max: 3600 },
  reserveSeconds: { min: 0, max: 36_000 },
  days: [1, 3, 7],
} as const;

/** One seat of a table as everybody may see it. */
export interface Seat {
  readonly playerID: string;
  /** null: nobody sits here. */
  readonly name: string | null;
  /** Whether a page of this seat is connected right now; a bot always is. */
  readonly isConnected: boolean;
  /** Since when the person has been away, as far as it is known; null: there, nobody, or a bot. Milliseconds since 1970. */
  readonly awaySince: number | null;
  /** The level of the bot that plays here; null: a person sits here, or nobody. */
  readonly bot: Level | null;
  /** The level of the bot that plays here until its person, `name`, is back; null: none does. */
  readonly standIn: Level | null;
  /** Whether a newcomer may take the seat over from a person who is away. */
  readonly isOffered: boolean;
}

/** open: waits for its beginning, or has a free seat; playing: under way, no seat free; finished: it is over. */
export const tableStatuses = ['open', 'playing', 'finished'] as const;
export type TableStatus = (typeof tableStatuses)[number];

/** The clock of a seat. It runs while the table waits for the seat's person; milliseconds, by the server's time. */
export interface SeatClock {
  /** Left of the reserve when the clock was last stopped, or now if it stands. */
  readonly reserve: number;
  /** When this turn's own time, and then the reserve, began to run; null: the clock stands. Milliseconds since 1970. */
  readonly runsSince: number | null;
  /** This turn's own time: left when it began to run. */
  readonly turn: number;
}

/** The clocks of a table by seat; a seat without one has no time limit. */
export type Clocks = Readonly<Record<string, SeatClock>>;

/** Milliseconds for which somebody must have been away before the others may agree that a bot stands in. */
export const maxAbsence = 60_000;

/** What those at a table may agree on. replace: a bot stands in for somebody who is away; offer: that seat may be taken by a newcomer; end: the match ends without a result. */
export const proposalKinds = ['replace', 'offer', 'end'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** Something that is being agreed on; one at a time. */
export interface Proposal {
  readonly kind: ProposalKind;
  /** The seat that it is about; null: the whole table. */
  readonly seat: string | null;
  /** Seats that have agreed. */
  readonly agreed: readonly string[];
  /** Seats that have yet to agree, as far as they are there. */
  readonly missing: readonly string[];
  /** When it is carried out, once all have agreed: the warning runs; null: somebody is yet to agree. */
  readonly dueAt: number | null;
}

/** What happened at a table beside the game. */
export const tableEventKinds = [
  /** The table waited too long for this seat. */
  'timeUp',
  /** A bot stands in for the person of this seat, who is away. */
  'standIn',
  /** The person of this seat is back, and plays on. */
  'back',
  /** The person of this seat gave up; a bot plays on for good. */
  'conceded',
  /** The person of this seat left it. */
  'left',
  /** Somebody sat down in mid-match. */
  'joined',
  /** A bot sat down in mid-match for good. */
  'bot',
  /** All agreed to end the match. */
  'ended',
] as const;
export type TableEventKind = (typeof tableEventKinds)[number];

export interface TableEvent {
  readonly kind: TableEventKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** boardgame.io's `_stateID` of the newest state at that moment. */
  readonly stateID: number;
  /** null: about the whole table. */
  readonly playerID: string | null;
}

/** A match as lists and pages show it. Holds nothing of the game's state but its result. */
export interface Table {
  readonly matchID: string;
  /** boardgame.io's name of the game. */
  readonly game: string;
  readonly status: TableStatus;
  readonly seats: readonly Seat[];
  /** The seat of whoever runs the table until it begins; null: nobody sits there. */
  readonly host: string | null;
  /** The options as they were chosen; what is left out has its standard value. */
  readonly setupData: unknown;
  readonly unlisted: boolean;
  readonly pace: Pace;
  /**
   * SHA-256, in 64 hexadecimal digits, of what the server has fixed of the match's chance before anybody sat down; the
   * record of the match has that itself. null: a match of a former version.
   */
  readonly fingerprint: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When the match was made; null: it has not begun, and there is no state of it yet. */
  readonly begunAt: number | null;
  /** When all agreed to end the match without a result; null: they have not. */
  readonly endedAt: number | null;
  /** The seats that the match waits for. */
  readonly awaited: readonly string[];
  /** null: nobody's time is limited. */
  readonly clocks: Clocks | null;
  readonly proposal: Proposal | null;
  /** The seats whose people don't want to play again. */
  readonly declined: readonly string[];
  /** The server's time when it said all this, for clocks. Milliseconds since 1970. */
  readonly now: number;
}

/** A table as those who have its page open are told of it: the socket's `table` message. */
export interface TableAtHand extends Table {
  /** null while nobody wants to play again; for spectators also until that match has begun. */
  readonly next: NextTable | null;
  readonly events: readonly TableEvent[];
}

/**
 * Answer of `GET /games/:name/:matchID/first-view?playerID=…`, for a match that has begun, with the seat's credentials in the
 * header `Authorization: Bearer …`; without a seat it is for spectators. What its socket sends a page first, for one that
 * is being opened and has none yet.
 */
export interface FirstView {
  /** null: a spectator. */
  readonly playerID: string | null;
  /** As boardgame.io's `sync` has it. */
  readonly match: SyncInfo;
  readonly table: TableAtHand;
}

/** The table at which the same people play again, once somebody asked for it. */
export interface NextTable {
  readonly matchID: string;
  /** What each seat of the former table says to it; a seat that is left out has not answered. */
  readonly answers: Readonly<Record<string, 'yes' | 'no'>>;
}

/** Answer of `GET /api/tables?game=…&status=…&after=…`: listed tables, newest first. */
export interface TablePage {
  readonly tables: readonly Table[];
  /** Give it as `after` for the next page; null: this was the last. */
  readonly next: string | null;
}

/** Who asks something of a table: every body of `POST /games/:name/:matchID/…` but `join` has this. */
export interface SeatProof {
  readonly playerID: string;
  readonly credentials: string;
}

/**
 * Body of `POST /games/:name/create`, as boardgame.io has it, with ours beside it. Tables made without `pace` are those
 * of other clients: the match begins as soon as all seats are taken. Ours begin when all are there, or when the host says.
 */
export interface NewTableRequest {
  readonly numPlayers: number;
  readonly setupData: unknown;
  readonly unlisted: boolean;
  readonly pace: Pace;
  /** Of whoever lays the table: invitations are written in it. */
  readonly language: string;
}

/** Body of `POST /games/:name/:matchID/join`, as boardgame.io has it, with ours beside it. */
export interface JoinRequest {
  readonly playerName: string;
  /** Left out: any free seat. */
  readonly playerID?: string | undefined;
  /** A random text that this browser keeps, so that whoever was removed doesn't come back. Told to nobody. */
  readonly browser: string;
  /** The page follows when its seat gets another number (the socket's `seated` message). */
  readonly follows: true;
  /** For invitations, should this be the host one day, and for pushes. */
  readonly language: string;
  /**
   * 32 hexadecimal digits by chance, which the page adds to the chance of the match: nobody can have chosen that if only
   * one of all numbers was drawn honestly. Left out: it adds none, or by a PlayerSeedRequest. Told to nobody before the match is
   * over.
   */
  readonly number?: string;
}

/**
 * Body of `POST /games/:name/:matchID/number`, until the match begins: for pages that were not shown the table's
 * fingerprint before they sat down. Whoever has a number before the secret is fixed could choose that by it.
 */
export interface PlayerSeedRequest extends SeatProof {
  readonly number: string;
}

/**
 * Body of `POST /games/:name/:matchID/bots`: bots that sit down on free seats, others that change their level, and with
 * null seats that become free again. All of it or nothing; the host's to ask.
 */
export interface BotsRequest extends SeatProof {
  readonly bots: Readonly<Record<string, Level | null>>;
}

/**
 * Bodies of what only the host may ask, and only before the match begins: `POST /games/:name/:matchID/` and
 * `settings`: other options, number of seats, pace or list. What is left out stays.
 */
export interface SettingsRequest extends SeatProof {
  readonly setupData?: unknown;
  readonly numPlayers?: number;
  readonly pace?: Pace;
  readonly unlisted?: boolean;
}

/** `order`: all seats by their present numbers, in the order in which they are to be. */
export interface OrderRequest extends SeatProof {
  readonly order: readonly string[];
}

/** `remove`: sends somebody away who can't come back with the same browser; with `address` nobody from there for an hour. */
export interface RemoveRequest extends SeatProof {
  readonly seat: string;
  readonly address: boolean;
}

/** `start`: begins with those who are there. `close`: clears the table away. Both have a SeatProof alone. */
export type HostRequest = SeatProof;

/**
 * `agree`: a player of a match under way proposes something, or agrees to what is proposed. With `isAgreed` false they
 * are against it: then it is off.
 */
export interface ProposalRequest extends SeatProof {
  readonly kind: ProposalKind;
  /** null: the whole table. */
  readonly seat: string | null;
  readonly isAgreed: boolean;
}

/*
 * `back`: whoever a bot stands in for plays again at once; opening the page does it, too. `concede`: the seat goes to a
 * bot for good. Both have a SeatProof alone. `playAgain` {…, answer: 'yes' | 'no'}: yes answers `{ nextMatchID }` with
 * `{ playerID, playerCredentials }` of the seat there. `POST /games/:name/quick-match` (a JoinRequest): sits down at the open
 * table that fits best, or at a new one; answers `{ matchID, playerID, playerCredentials }`.
 */

/** The socket's `seated`, after the match's id: this page's seat has this number now; its credentials stay. */
export interface SeatedMessage {
  readonly playerID: string;
}

/** The socket's `clocks`, after the match's id: sent beside each move at tables with clocks. */
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
 * Why a message on the socket was not carried out. A refused move comes with the rules' own reason;
 * the page has a sentence for each.
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
  /** By whoever runs this Paddock, as the next three. */
  'chatOff',
  'tableClosed',
  'seatTakenAway',
  'blocked',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Sent as `refused` to the one who asked; nothing was changed. */
export interface RefusedMessage {
  readonly code: RefusalCode;
  /** Against a move: the game's own reason, a key of its `refusals` texts; null where it has none. */
  readonly reason: string | null;
  /** The message that was refused. */
  readonly message: 'update' | 'sync' | 'chat';
}

/** Phrases that are sent by their key and read by everybody in their own language. */
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
  /** null: of somebody who has left. */
  readonly playerID: string | null;
  /** The sender's name; empty: of somebody who has left. */
  readonly name: string;
  /** As it was typed; of a phrase, its English words, for clients that know no phrases. */
  readonly text: string;
  /** null: it was typed. */
  readonly phrase: Phrase | null;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** The longest chat line and player name, in UTF-16 units. */
export const maxChatLine = 500;
export const maxName = 24;
