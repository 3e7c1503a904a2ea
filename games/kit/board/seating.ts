import type { FilteredMetadata } from 'boardgame.io';
import { isLevel, type Level } from '../search/levels.ts';
import { seatsFrom } from '../seats.ts';
import type { NameOf } from '../text.ts';

/** The players at the table, for the sentences of a board. */
export interface Seating {
  readonly nameOf: NameOf;
  /** Returns whether a seat has no player. */
  readonly isFree: (playerID: string) => boolean;
}

/**
 * Returns the seating of a match from boardgame.io's list. `seatName` names a seat without a player by its number,
 * counted from 1.
 */
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

/** Returns the seats in a viewer's order: the viewer's own first, then clockwise. `viewer` is null for a spectator. */
export function seatsSeenBy(viewer: string | null, seats: readonly string[]): readonly string[] {
  return viewer !== null && seats.includes(viewer) ? seatsFrom(seats, viewer) : seats;
}

/** Returns a function that names a seat within a sentence: by its player, or as a seat for a newcomer. */
export function callerOf(
  { nameOf, isFree }: Seating,
  newcomer: (number: number) => string,
): NameOf {
  return (playerID) => (isFree(playerID) ? newcomer(Number(playerID) + 1) : nameOf(playerID));
}

function playerAt(matchData: FilteredMetadata | undefined, playerID: string) {
  return matchData?.find(({ id }) => String(id) === playerID);
}

/** Returns the level of a seat's bot from the seat's `data`, as the server sends it; null if no bot plays there. */
export function botAt(matchData: FilteredMetadata | undefined, playerID: string): Level | null {
  // boardgame.io sends `data`, although its type omits the field.
  const player: { readonly id: number; readonly data?: unknown } | undefined = playerAt(
    matchData,
    playerID,
  );
  const data = player?.data;
  if (typeof data !== 'object' || data === null || !('bot' in data)) return null;
  return isLevel(data.bot) ? data.bot : null;
}

/** Returns whether a seat's player is a person without a connected page. Bots are never away. */
export function isAway(matchData: FilteredMetadata | undefined, playerID: string): boolean {
  const isGone = playerAt(matchData, playerID)?.isConnected === false;
  return isGone && botAt(matchData, playerID) === null;
}
