/** Public knowledge of which player has which ten (GP-6, GP-7). */
import type { PlayerID } from '../../kit/player-id.ts';
import { type Car, type CardNumber, tenOf, tens } from './components.ts';
import type { GrandPrixState } from './state.ts';

/** A ten that came into a hand with its car, and is still there. */
export interface HeldTen {
  readonly number: CardNumber;
  readonly car: Car;
  readonly playerID: PlayerID;
}

/**
 * Returns the tens that were bought with their cars and not yet played: all players know whose hands they are in. With
 * `tensInDeck` there are none, since tens are dealt face down.
 */
export function tensInHand({
  options,
  grid,
  discards,
}: Pick<GrandPrixState, 'options' | 'grid' | 'discards'>): HeldTen[] {
  if (options.tensInDeck) return [];
  return grid.flatMap(({ car, owner }) => {
    const number = tenOf(car);
    return owner === null || discards.includes(number) ? [] : [{ number, car, playerID: owner }];
  });
}

/** Returns the tens that are in no hand: still to be given with their cars, or out of this race. */
export function tensAside({ options, grid }: Pick<GrandPrixState, 'options' | 'grid'>) {
  if (options.tensInDeck) return [];
  const given = grid.flatMap(({ car, owner }) => (owner === null ? [] : [tenOf(car)]));
  return tens.map(({ number }) => number).filter((number) => !given.includes(number));
}
