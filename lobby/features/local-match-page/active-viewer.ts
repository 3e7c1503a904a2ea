/** Decides which player views a shared screen, and to whom it is handed. */
import type { PlayerID } from 'boardgame.io';
import { seatsFrom } from '../../../games/kit/seats.ts';

/** The parts of a match that decide who views the screen. */
export interface SharedScreen {
  readonly seats: readonly PlayerID[];
  /** The seats with people. */
  readonly people: readonly PlayerID[];
  /** Seats whose turn it is. */
  readonly awaited: readonly PlayerID[];
  readonly isOver: boolean;
}

/**
 * Returns the seat whose turn it is to view the screen, or null for nobody. `viewer` is the seat that viewed it last,
 * or null. If it is the viewer's turn, the viewer stays. Otherwise the next person around the table follows. While only
 * bots are to move, the viewer stays. At the end, several people see what spectators see.
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
