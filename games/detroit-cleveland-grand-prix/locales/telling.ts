import type { PlayerID } from 'boardgame.io';
import { type Car, cars } from '../rules/components.ts';
import type { GrandPrixEvent } from '../rules/events.ts';

/** The number painted on a car: its second sign beside the colour. */
export function carNumber(car: Car): number {
  return cars.indexOf(car) + 1;
}

/** How far a car came with an entry of a card. */
export interface Distance {
  /** Spaces that it went. */
  readonly gone: number;
  /** Whether it went over the line, or less than the full number since it was blocked. */
  readonly ending: 'full' | 'short' | 'finish';
}

/** How far a car came, from its way and the number on the card. */
export function distanceOf({
  path,
  spaces,
}: Pick<Extract<GrandPrixEvent, { type: 'moved' }>, 'path' | 'spaces'>): Distance {
  const gone = path.length;
  if (path.at(-1) === 'finish') return { gone, ending: 'finish' };
  return { gone, ending: gone < spaces ? 'short' : 'full' };
}

/** Everybody's money, the richest first. */
export function richestFirst(
  money: Readonly<Record<PlayerID, number>>,
): readonly (readonly [playerID: PlayerID, amount: number])[] {
  return Object.entries(money).sort(([, one], [, other]) => other - one);
}

/** The order of turns, told from the first player on. */
export function turnsFrom(
  firstPlayer: PlayerID,
  turnOrder: readonly PlayerID[],
): readonly PlayerID[] {
  const first = Math.max(0, turnOrder.indexOf(firstPlayer));
  return [...turnOrder.slice(first), ...turnOrder.slice(0, first)];
}
