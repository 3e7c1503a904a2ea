/** Estimated worth of cars to a hand before the race. */
import { type CardNumber, cars } from '../rules/components.ts';
import { faceOf } from './card-encoding.ts';

/** Approximate number of spaces of a colour on all cards but the ten; by GP-C1 they are 73 to 75. */
const spacesInAll = 74;
/** Number of spaces on the ten, which comes with the car. */
const spacesOfTen = 10;

/** Returns the number of spaces for each car in a hand. */
function spacesInHand(hand: readonly CardNumber[]): number[] {
  const sums = cars.map(() => 0);
  for (const number of hand) {
    const { colours, spaces } = faceOf(number);
    for (let line = 0; line < colours.length; line += 1) {
      const colour = colours[line] ?? 0;
      if (colour < sums.length) sums[colour] = (sums[colour] ?? 0) + (spaces[line] ?? 0);
    }
  }
  return sums;
}

/** Returns the mean of the six prizes, in dollars. */
export function meanPrize(prizes: readonly number[]): number {
  return prizes.reduce((sum, prize) => sum + prize, 0) / prizes.length;
}

/**
 * Returns the estimated worth of each car to a hand, in dollars. It is the mean prize, times the spaces that hand and
 * ten have for the car, relative to an even share. This models how people judge a hand, not how races end.
 */
export function worthsOf(
  hand: readonly CardNumber[],
  { prizes, players }: { readonly prizes: readonly number[]; readonly players: number },
): number[] {
  const mean = meanPrize(prizes);
  const even = spacesInAll / players + spacesOfTen;
  return spacesInHand(hand).map((spaces) => (mean * (spaces + spacesOfTen)) / even);
}

/** Minimum value of a space forward, for every car. */
const minWeight = 0.1;

/**
 * Returns the value of a space forward to a car by the number of cars ahead of it, 1 on average. It is half of the cost
 * of falling behind by one place and of the gain of getting ahead by one.
 */
export function weightsOfPlaces(prizes: readonly number[]): number[] {
  const steps = prizes.slice(1).map((prize, place) => Math.max(0, (prizes[place] ?? 0) - prize));
  const weights = prizes.map((_, place) => {
    const behind = steps[place] ?? steps[place - 1] ?? 0;
    const ahead = steps[place - 1] ?? behind;
    return (ahead + behind) / 2;
  });
  const mean = meanPrize(weights);
  return weights.map((weight) => (mean > 0 ? Math.max(minWeight, weight / mean) : 1));
}
