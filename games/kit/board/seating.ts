import type { FilteredMetadata } from 'boardgame.io';
import { seatsFrom } from '../seats.ts';
import type { NameOf } from '../text.ts';

/** Who sits at the table, for what a board says. */
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

/** The seats in the order in which a viewer sees them: the own one first, then clockwise. `viewer` null: only watches. */
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

/** Whether a seat has a player who is not there: no page of theirs is connected. */
export function isAway(matchData: FilteredMetadata | undefined, playerID: string): boolean {
  const player = matchData?.find(({ id }) => String(id) === playerID);
  return player?.isConnected === false;
}
