/** The pieces of Detroit–Cleveland Grand Prix: cards, tracks and money. */
import { frozen } from '../../kit/frozen.ts';

export * from './cards.ts';
export * from './constants.ts';
export * from './track-shapes.ts';
export * from './tracks.ts';

/** Money of each player at the start, in dollars (GP-C3). */
export const startMoney = 200_000;

/** Maximum number of cars that one player may buy for a race, by the number of players (GP-5). */
export const carLimits: Readonly<Record<number, number>> = frozen({
  2: 3,
  3: 2,
  4: 2,
  5: 2,
  6: 1,
});
