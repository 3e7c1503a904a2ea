/**
 * What server and lobby say to each other of all seats that a browser has: to bring them to another device, or to leave
 * them. Types and constants only: the lobby imports this file too.
 */

/** For how long a code brings seats to another device. */
export const transferMinutes = 10;

/** How many seats can go to another device at once. */
export const maxSeatsOnTheWay = 100;

/** A seat that is to be had on another device, too. Its number may change on the way, its credentials don't. */
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

/** A seat as the other device gets it. */
export interface TransferredSeat extends SeatOnTheWay {
  readonly game: string;
  readonly playerID: string;
  readonly name: string;
  /** Names of those on the other seats, by which people know their tables. */
  readonly others: readonly string[];
}

/** Answer of `POST /api/devices/open`. */
export interface TransferAnswer {
  readonly seats: readonly TransferredSeat[];
}

/** Why seats don't come to another device: the `code` of such error answers. */
export const transferFaults = [
  'wrongCode',
  'usedCode',
  'expiredCode',
  'tooManyTries',
  /** There was none, or it is long over. */
  'unknownCode',
  'noSeats',
] as const;
export type TransferFault = (typeof transferFaults)[number];

/**
 * Body of `POST /api/erase-data`: seats of this browser that are to be left, with all that is kept of their person: name,
 * lines, and where they are called. Those that aren't the asker's own are left out.
 */
export interface EraseDataRequest {
  readonly seats: readonly SeatOnTheWay[];
}

/** Answer of `POST /api/erase-data`. */
export interface EraseDataAnswer {
  /** How many seats were left. */
  readonly erased: number;
}
