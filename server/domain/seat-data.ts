import type { Server } from 'boardgame.io';
import { isLevel, type Level } from '../../games/kit/search/levels.ts';

/** Our fields in the free `data` that boardgame.io has for every seat. All clients are sent them. */
export interface SeatData {
  /** Whether the seat's player is the host. */
  readonly host?: true;
  /** Level of the bot that plays here. */
  readonly bot?: Level;
  /** Level of the bot that plays here until the seat's player is back. */
  readonly standIn?: Level;
  /** Whether a newcomer may take the seat over from its player, who is away. */
  readonly offered?: true;
  /** Whether the seat's page follows when the seat gets another number; other clients' pages don't. */
  readonly follows?: true;
}

/**
 * A seat as it is stored: boardgame.io's, but with the hash of its credentials (`seatKey`) in their place. A reader of
 * the storage can't take the seat.
 */
export interface SeatRecord extends Omit<Server.PlayerMetadata, 'credentials'> {
  /** Undefined if the seat is free. */
  readonly key?: string;
}

/** The seats of a table by their IDs. */
export type Players = Record<number, SeatRecord>;

/** Returns the known fields of a seat's `data`, without anything else in it. */
export function seatDataOf({ data }: Pick<SeatRecord, 'data'>): SeatData {
  if (typeof data !== 'object' || data === null) return {};
  return {
    ...(data.host === true && { host: true }),
    ...(isLevel(data.bot) && { bot: data.bot }),
    ...(isLevel(data.standIn) && { standIn: data.standIn }),
    ...(data.offered === true && { offered: true }),
    ...(data.follows === true && { follows: true }),
  };
}

export function withData(seat: SeatRecord, data: SeatData): SeatRecord {
  return { ...seat, data };
}

/** Returns whether a person has the seat. */
export function isPerson(seat: Pick<SeatRecord, 'name' | 'data'>): boolean {
  return Boolean(seat.name) && seatDataOf(seat).bot === undefined;
}

/** Returns whether a person has the seat and plays: no bot stands in. */
export function isPlaying(seat: Pick<SeatRecord, 'name' | 'data'>): boolean {
  return isPerson(seat) && seatDataOf(seat).standIn === undefined;
}

/** Returns the host's seat, or undefined if the table has no host. */
export function hostOf(players: Players): SeatRecord | undefined {
  return Object.values(players).find((seat) => seatDataOf(seat).host === true);
}

/** Returns the seats with a host. If there is none, the first person becomes it. */
export function withHost(players: Players): Players {
  if (hostOf(players)) return players;
  const heir = Object.values(players).find(isPerson);
  if (!heir) return players;
  return { ...players, [heir.id]: withData(heir, { ...seatDataOf(heir), host: true }) };
}
