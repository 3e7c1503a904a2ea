/** Who has which ten, as everybody has seen it (GP-6, GP-7). */
import type { PlayerID } from 'boardgame.io';
import { type Car, type CardNumber, tenOf, tens } from './components.ts';
import type { GrandPrixState } from './state.ts';

/** A ten that came into a hand with its car, and is still there. */
export interface HeldTen {
  readonly number: CardNumber;
  readonly car: Car;
  readonly playerID: PlayerID;
}

/**
 * The tens that were bought with their cars and not yet played: everybody knows whose hands they are in.
 * With `tensInDeck` none is: there they are dealt face down.
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

/** The tens that are in nobody's hand: still to be given with their cars, or out of this race. */
export function tensAside({ options, grid }: Pick<GrandPrixState, 'options' | 'grid'>) {
  if (options.tensInDeck) return [];
  const given = grid.flatMap(({ car, owner }) => (owner === null ? [] : [tenOf(car)]));
  return tens.map(({ number }) => number).filter((number) => !given.includes(number));
}
