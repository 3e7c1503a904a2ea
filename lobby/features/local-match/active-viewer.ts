/** Who looks at the screen that several people share, and whom it is handed to. */
import type { PlayerID } from 'boardgame.io';
import { seatsFrom } from '../../../games/kit/seats.ts';

/** A match as far as it matters for who looks. */
export interface SharedScreen {
  readonly seats: readonly PlayerID[];
  /** The seats with people. */
  readonly people: readonly PlayerID[];
  /** The seats that the match waits for. */
  readonly awaited: readonly PlayerID[];
  readonly isOver: boolean;
}

/**
 * Whose eyes are due, `viewer` (null: nobody's) having looked last: of those that the match waits for the viewer, else
 * the next one around the table; while it waits for bots alone, whoever looks goes on looking. At the end everybody sees
 * what all may see.
 */
export function nextViewer(
  { seats, people, awaited, isOver }: SharedScreen,
  viewer: PlayerID | null,
): PlayerID | null {
  const [only, ...others] = people;
  if (only !== undefined && others.length === 0) return only;
  if (isOver) return null;
  const around = viewer === null ? seats : seatsFrom(seats, viewer);
  const isDue = (seat: PlayerID) => people.includes(seat) && awaited.includes(seat);
  return around.find(isDue) ?? viewer;
}
