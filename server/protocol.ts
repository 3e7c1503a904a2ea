/**
 * What server and lobby say to each other beyond boardgame.io's own lobby API and socket messages.
 * Types and constants only: the lobby imports this file too.
 */

import type { Level } from '../games/kit/search/levels.ts';

/**
 * The version of all that is said here and of the messages that boardgame.io leaves to us. Raise it when pages of former
 * versions can't go on with this one: they are loaded anew.
 */
export const protocolVersion = 1;

/** In every answer, so that a page knows when it is of another build than the one that is served here. */
export const buildHeader = 'Paddock-Build';

/** In every answer: the `protocolVersion`. */
export const protocolHeader = 'Paddock-Protocol';

/** One seat of a table as everybody may see it. */
export interface Seat {
  readonly playerID: string;
  /** null: nobody sits here. */
  readonly name: string | null;
  /** Whether a page of this seat is connected right now; a bot always is. */
  readonly isConnected: boolean;
  /** The level of the bot that plays here; null: a person sits here, or nobody. */
  readonly bot: Level | null;
}

/** open: has a free seat; playing: all seats taken; finished: the match has a result. */
export const tableStatuses = ['open', 'playing', 'finished'] as const;
export type TableStatus = (typeof tableStatuses)[number];

/** A match as lists and pages show it. Holds nothing of the game's state but its result. */
export interface Table {
  readonly matchID: string;
  /** boardgame.io's name of the game. */
  readonly game: string;
  readonly status: TableStatus;
  readonly seats: readonly Seat[];
  /** The seat of whoever laid the table, who may fill seats with bots; null: nobody sits there. */
  readonly host: string | null;
  /** The options as they were chosen; what is left out has its standard value. */
  readonly setupData: unknown;
  readonly unlisted: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /**
   * The table at which the same people play again, once somebody asked for it. It is theirs: only the
   * socket's `table` message tells it, everywhere else it is null.
   */
  readonly nextMatchID: string | null;
}

/** Answer of `GET /api/tables?game=…&status=…&after=…`: listed tables, newest first. */
export interface TablePage {
  readonly tables: readonly Table[];
  /** Give it as `after` for the next page; null: this was the last. */
  readonly next: string | null;
}

/**
 * Body of `POST /games/:name/:matchID/bots`, with the host's seat and credentials: bots that sit down on free seats,
 * others that change their level, and with null seats that become free again. All of it or nothing; only while a seat is
 * free.
 */
export interface BotsWish {
  readonly playerID: string;
  readonly credentials: string;
  readonly bots: Readonly<Record<string, Level | null>>;
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
  'finished',
  'notYourTurn',
  'notNow',
  'stale',
  'illegal',
  'notSaved',
  'tooMany',
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

/** One line of a table's chat. */
export interface ChatLine {
  readonly id: string;
  readonly playerID: string;
  /** The sender's name when it was said. */
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** The longest chat line and player name, in UTF-16 units. */
export const longestChatLine = 500;
export const longestName = 24;
