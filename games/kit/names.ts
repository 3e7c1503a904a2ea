import type { GameText, NameOf } from './text.ts';

/** A seat's player in boardgame.io's `matchData`. */
interface NamedSeat {
  readonly id: number;
  readonly name?: string | undefined;
}

/** Returns a function that names the seats of a match as its board does: by their players, or by their numbers. */
export function namesOf(
  matchData: readonly NamedSeat[] | undefined,
  { seat }: Pick<GameText, 'seat'>,
): NameOf {
  return (playerID) =>
    matchData?.find(({ id }) => String(id) === playerID)?.name || seat(Number(playerID) + 1);
}
