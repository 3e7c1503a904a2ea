/** What a car seems worth to a hand before the race. */
import { type CardNumber, cars } from '../rules/components.ts';
import { faceOf } from './card-encoding.ts';

/** The spaces of a colour on all cards but the ten, about; by GP-C1 they are 73 to 75. */
const spacesInAll = 74;
/** The ten comes with the car. */
const spacesOfTen = 10;

/** By car: the spaces that a hand holds for it. */
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

/** The mean of the six prizes, in dollars. */
export function meanPrize(prizes: readonly number[]): number {
  return prizes.reduce((sum, prize) => sum + prize, 0) / prizes.length;
}

/**
 * By car, what it seems worth to a hand, in dollars: the mean prize, times the spaces that hand and ten hold for it
 * against those of an even share. That is how people look at a hand, not how races end.
 */
export function worthsOf(
  hand: readonly CardNumber[],
  { prizes, players }: { readonly prizes: readonly number[]; readonly players: number },
): number[] {
  const mean = meanPrize(prizes);
  const even = spacesInAll / players + spacesOfTen;
  return spacesInHand(hand).map((spaces) => (mean * (spaces + spacesOfTen)) / even);
}

/** A space forward is worth something for every car. */
const minWeight = 0.1;

/**
 * What a space forward is worth to a car by how many are ahead of it, against 1 on average: half of what it costs to
 * fall behind by one place and of what it brings to get ahead by one.
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
