/** The pieces of Detroit–Cleveland Grand Prix: cards, tracks and money. */
export * from './cards.ts';
export * from './tracks.ts';

/** What everybody has at the start, in dollars (GP-C3). */
export const startMoney = 200_000;

/** Bids and prizes are multiples of this, in dollars; also the smallest bid (GP-4). */
export const bidStep = 10_000;

/** The prizes of the six places, in dollars (GP-C3). */
export const standardPrizes: readonly number[] = Object.freeze([
  200_000, 150_000, 100_000, 60_000, 30_000, 10_000,
]);

/** The most cars that one player may buy for a race, by the number of players (GP-5). */
export const carLimits: Readonly<Record<number, number>> = Object.freeze({
  2: 3,
  3: 2,
  4: 2,
  5: 2,
  6: 1,
});
