import type { Server } from 'boardgame.io';
import { isLevel, type Level } from '../../games/kit/search/levels.ts';

/** What we keep in the free `data` that boardgame.io has for every seat; everybody is shown it. */
export interface SeatData {
  /** Who sits here laid the table. */
  readonly host?: true;
  /** The level of the bot that plays here. */
  readonly bot?: Level;
}

/** What is known of a seat; whatever else is in its `data` is left out. */
export function seatDataOf({ data }: Pick<Server.PlayerMetadata, 'data'>): SeatData {
  if (typeof data !== 'object' || data === null) return {};
  return {
    ...(data.host === true && { host: true }),
    ...(isLevel(data.bot) && { bot: data.bot }),
  };
}

/** Whether a person sits there. */
export function isPerson(seat: Pick<Server.PlayerMetadata, 'name' | 'data'>): boolean {
  return Boolean(seat.name) && seatDataOf(seat).bot === undefined;
}

type Players = Server.MatchData['players'];

/** The seat of the table's host; undefined: nobody sits there. */
export function hostOf(players: Players): Server.PlayerMetadata | undefined {
  return Object.values(players).find((seat) => seatDataOf(seat).host === true);
}

/** The seats with a host: if there is none, the first person among them is it. */
export function withHost(players: Players): Players {
  if (hostOf(players)) return players;
  const heir = Object.values(players).find(isPerson);
  if (!heir) return players;
  return { ...players, [heir.id]: { ...heir, data: { host: true } satisfies SeatData } };
}
