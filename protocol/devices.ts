/**
 * Messages between server and lobby about all seats of a browser: moving them to another device, or leaving them. Types
 * and constants only, because the lobby imports this file too.
 */

/** Validity of a transfer code, in minutes. */
export const transferMinutes = 10;

/** Maximum number of seats in one transfer. */
export const maxSeatsOnTheWay = 100;

/** A seat to transfer to another device. Its number may change in the meantime; its credentials don't. */
export interface SeatOnTheWay {
  readonly matchID: string;
  readonly credentials: string;
}

/** Body of `POST /api/devices`: all seats of this browser. */
export interface TransferRequest {
  readonly seats: readonly SeatOnTheWay[];
}

/** Answer of `POST /api/devices`, and body of `POST /api/devices/open`. */
export interface TransferCode {
  readonly code: string;
}

/** A seat as the receiving device gets it. */
export interface TransferredSeat extends SeatOnTheWay {
  readonly game: string;
  readonly playerID: string;
  readonly name: string;
  /** Names of the players on the other seats, which help people recognise their tables. */
  readonly others: readonly string[];
}

/** Answer of `POST /api/devices/open`. */
export interface TransferAnswer {
  readonly seats: readonly TransferredSeat[];
}

/** Reasons why a transfer fails: the `code` of such error answers. */
export const transferFaults = [
  'wrongCode',
  'usedCode',
  'expiredCode',
  'tooManyTries',
  /** No transfer with this code exists, or it expired long ago. */
  'unknownCode',
  'noSeats',
] as const;
export type TransferFault = (typeof transferFaults)[number];

/**
 * Body of `POST /api/erase-data`: seats of this browser to leave. The server also deletes the player's name, chat lines
 * and push subscriptions. Seats that don't belong to the caller are skipped.
 */
export interface EraseDataRequest {
  readonly seats: readonly SeatOnTheWay[];
}

/** Answer of `POST /api/erase-data`. */
export interface EraseDataAnswer {
  /** Number of seats that were left. */
  readonly erased: number;
}
