import type { Server } from 'boardgame.io';
import { isLevel, type Level } from '../../games/kit/search/levels.ts';

/** What we keep in the free `data` that boardgame.io has for every seat; everybody is shown it. */
export interface SeatData {
  /** Who sits here runs the table until the match begins. */
  readonly host?: true;
  /** The level of the bot that plays here. */
  readonly bot?: Level;
  /** The level of the bot that plays here until the seat's person is back. */
  readonly standIn?: Level;
  /** A newcomer may take the seat over from its person, who is away. */
  readonly offered?: true;
  /** The page of this seat follows when the seat gets another number; other clients' don't. */
  readonly follows?: true;
}

/**
 * A seat as it is stored: as boardgame.io has it, but with the key of its credentials (`seatKey`) in their place, so that
 * nobody who reads what is stored can sit there.
 */
export interface SeatRecord extends Omit<Server.PlayerMetadata, 'credentials'> {
  /** Left out: nobody sits there. */
  readonly key?: string;
}

/** The seats of a table by their ids. */
export type Players = Record<number, SeatRecord>;

/** What is known of a seat; whatever else is in its `data` is left out. */
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

/** A seat with these data in place of its own. */
export function withData(seat: SeatRecord, data: SeatData): SeatRecord {
  return { ...seat, data };
}

/** Whether a person sits there. */
export function isPerson(seat: Pick<SeatRecord, 'name' | 'data'>): boolean {
  return Boolean(seat.name) && seatDataOf(seat).bot === undefined;
}

/** Whether a person sits there and plays: no bot stands in. */
export function isPlaying(seat: Pick<SeatRecord, 'name' | 'data'>): boolean {
  return isPerson(seat) && seatDataOf(seat).standIn === undefined;
}

/** The seat of the table's host; undefined: nobody sits there. */
export function hostOf(players: Players): SeatRecord | undefined {
  return Object.values(players).find((seat) => seatDataOf(seat).host === true);
}

/** The seats with a host: if there is none, the first person among them is it. */
export function withHost(players: Players): Players {
  if (hostOf(players)) return players;
  const heir = Object.values(players).find(isPerson);
  if (!heir) return players;
  return { ...players, [heir.id]: withData(heir, { ...seatDataOf(heir), host: true }) };
}
