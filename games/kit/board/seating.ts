import type { FilteredMetadata } from 'boardgame.io';
import { isLevel, type Level } from '../search/levels.ts';
import { seatsFrom } from '../seats.ts';
import type { NameOf } from '../text.ts';

/** The players who sit at the table, for what a board says. */
export interface Seating {
  readonly nameOf: NameOf;
  /** Whether nobody sits at this seat. */
  readonly isFree: (playerID: string) => boolean;
}

/** The seats of a match as boardgame.io lists them; `seatName` names one, counted from 1, without a player. */
export function seatingOf(
  matchData: FilteredMetadata | undefined,
  seatName: (number: number) => string,
): Seating {
  const named = matchData?.filter(({ name }) => name) ?? [];
  const nameAt = (playerID: string) => named.find(({ id }) => String(id) === playerID)?.name;
  return {
    nameOf: (playerID) => nameAt(playerID) ?? seatName(Number(playerID) + 1),
    // Where no seat has a name, as on a page without a lobby, none counts as free.
    isFree: (playerID) => named.length > 0 && nameAt(playerID) === undefined,
  };
}

/** The seats in the order in which a viewer sees them: the viewer's own first, then clockwise. `viewer` null: only watches. */
export function seatsSeenBy(viewer: string | null, seats: readonly string[]): readonly string[] {
  return viewer !== null && seats.includes(viewer) ? seatsFrom(seats, viewer) : seats;
}

/** A seat within a sentence: its player's name, or that somebody is to come. */
export function callerOf(
  { nameOf, isFree }: Seating,
  newcomer: (number: number) => string,
): NameOf {
  return (playerID) => (isFree(playerID) ? newcomer(Number(playerID) + 1) : nameOf(playerID));
}

function playerAt(matchData: FilteredMetadata | undefined, playerID: string) {
  return matchData?.find(({ id }) => String(id) === playerID);
}

/** The level of the bot that plays at a seat, as the server tells it in the seat's `data`; null: no bot does. */
export function botAt(matchData: FilteredMetadata | undefined, playerID: string): Level | null {
  // boardgame.io sends it along, though its type leaves it out.
  const player: { readonly id: number; readonly data?: unknown } | undefined = playerAt(
    matchData,
    playerID,
  );
  const data = player?.data;
  if (typeof data !== 'object' || data === null || !('bot' in data)) return null;
  return isLevel(data.bot) ? data.bot : null;
}

/** Whether a seat has a person who is not there: no page of theirs is connected. Bots have none. */
export function isAway(matchData: FilteredMetadata | undefined, playerID: string): boolean {
  const isGone = playerAt(matchData, playerID)?.isConnected === false;
  return isGone && botAt(matchData, playerID) === null;
}
