import type { FilteredMetadata } from 'boardgame.io';
import { namesOf } from '../names.ts';
import { botIn, type Level } from '../search/levels.ts';
import { seatsFrom } from '../seats.ts';
import type { GameText, NameOf } from '../text.ts';

/** The players at the table, for the sentences of a board. */
export interface Seating {
  readonly nameOf: NameOf;
  /** Returns whether a seat has no player. */
  readonly isFree: (playerID: string) => boolean;
}

/** The players at the table, for their plates as well. */
export interface SeatedPlayers extends Seating {
  /** Returns the level of a seat's bot; null if no bot plays there. */
  readonly botAt: (playerID: string) => Level | null;
  /** Returns whether a seat's player is a person without a connected page. Bots are never away. */
  readonly isAway: (playerID: string) => boolean;
}

/** Returns the seating of a match from boardgame.io's list, in the words of a game. */
export function seatingOf(
  matchData: FilteredMetadata | undefined,
  text: Pick<GameText, 'seat'>,
): SeatedPlayers {
  // boardgame.io sends `data`, although its type omits the field.
  const players: readonly (FilteredMetadata[number] & { readonly data?: unknown })[] =
    matchData ?? [];
  const hasNames = players.some(({ name }) => name);
  const at = (playerID: string) => players.find(({ id }) => String(id) === playerID);
  const botAt = (playerID: string) => botIn(at(playerID)?.data);
  // Where no seat has a name, as on a page without a lobby, none counts as free.
  const isFree = (playerID: string) => hasNames && !at(playerID)?.name;
  return {
    nameOf: namesOf(matchData, text),
    isFree,
    botAt,
    isAway: (playerID) =>
      at(playerID)?.isConnected === false && botAt(playerID) === null && !isFree(playerID),
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
