/** What a car promises to a hand before the race. */
import { type CardNumber, cars } from '../components.ts';
import { faceOf } from './faces.ts';

/** The spaces of a colour on all cards but the ten, about; by GP-C1 they are 73 to 75. */
const spacesInAll = 74;
const cardsInAll = 42;
/** How much the spaces of a colour vary from card to card: their variance. */
const varianceOfCard = 3.9;
/** How much a hand that is better by one standard deviation moves the chances from place to place. */
const pull = 0.3;

/** By car: the spaces that a hand holds for it. */
export function spacesInHand(hand: readonly CardNumber[]): number[] {
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

/** What a car may be expected to win, in dollars, for an owner whose hand holds so many spaces for it. */
export function prizeExpected(spaces: number, cards: number, prizes: readonly number[]): number {
  const part = Math.min(1, cards / cardsInAll);
  const deviation = Math.sqrt(varianceOfCard * cardsInAll * part * (1 - part) + 1);
  const lead = (pull * (spaces - spacesInAll * part)) / deviation;
  let weights = 0;
  let sum = 0;
  for (let place = 0; place < prizes.length; place += 1) {
    const weight = Math.exp(-lead * place);
    weights += weight;
    sum += weight * (prizes[place] ?? 0);
  }
  return sum / weights;
}
