import type { PlayerID } from '../../kit/player-id.ts';
import { type Car, cars } from '../rules/components.ts';
import type { GrandPrixEvent } from '../rules/events.ts';

/** Returns the number painted on a car, which identifies it besides the colour. */
export function carNumber(car: Car): number {
  return cars.indexOf(car) + 1;
}

/** Distance that a car moved with an entry of a card. */
export interface Distance {
  /** Number of spaces that the car moved. */
  readonly gone: number;
  /** Whether the car moved the full number, fewer spaces because it was blocked, or over the line. */
  readonly ending: 'full' | 'short' | 'finish';
}

/** Returns how far a car moved, from its way and the number on the card. */
export function distanceOf({
  path,
  spaces,
}: Pick<Extract<GrandPrixEvent, { type: 'moved' }>, 'path' | 'spaces'>): Distance {
  const gone = path.length;
  if (path.at(-1) === 'finish') return { gone, ending: 'finish' };
  return { gone, ending: gone < spaces ? 'short' : 'full' };
}

/** Returns each player's money, the richest player first. */
export function richestFirst(
  money: Readonly<Record<PlayerID, number>>,
): readonly (readonly [playerID: PlayerID, amount: number])[] {
  return Object.entries(money).sort(([, one], [, other]) => other - one);
}

/** Returns the order of turns, from the first player on. */
export function turnsFrom(
  firstPlayer: PlayerID,
  turnOrder: readonly PlayerID[],
): readonly PlayerID[] {
  const first = Math.max(0, turnOrder.indexOf(firstPlayer));
  return [...turnOrder.slice(first), ...turnOrder.slice(0, first)];
}
