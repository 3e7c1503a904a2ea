/** Cards as numbers, for rollouts. */
import { type CardNumber, cars, exchangeCards, movementCards, tens } from '../rules/components.ts';

/** Number of white: a car's number is its index in `cars`, and white follows them. */
export const white = cars.length;

/** A card as numbers. */
export interface Face {
  /** Its lines, top to bottom: the colours, and the number of spaces of each. */
  readonly colours: readonly number[];
  readonly spaces: readonly number[];
  /** The colours that an exchange card exchanges. */
  readonly exchanged: readonly [number, number] | null;
}

function colourOf(car: (typeof cars)[number] | 'white'): number {
  return car === 'white' ? white : cars.indexOf(car);
}

const faces = new Map<CardNumber, Face>([
  ...[...movementCards, ...tens].map(({ number, entries }): [CardNumber, Face] => [
    number,
    {
      colours: entries.map(({ car }) => colourOf(car)),
      spaces: entries.map(({ spaces }) => spaces),
      exchanged: null,
    },
  ]),
  ...exchangeCards.map(({ number, cars: [one, other] }): [CardNumber, Face] => [
    number,
    { colours: [], spaces: [], exchanged: [colourOf(one), colourOf(other)] },
  ]),
]);

const blank: Face = { colours: [], spaces: [], exchanged: null };
/** Faces by the numbers of the cards. */
const facesByNumber: readonly Face[] = Array.from(
  { length: Math.max(...faces.keys()) + 1 },
  (_, number) => faces.get(number) ?? blank,
);

/** Returns the face of a card that may be in a hand. */
export function faceOf(number: CardNumber): Face {
  return facesByNumber[number] ?? blank;
}

/** Number of entries for each card: its spaces by colour, white the last one. */
export const faceLength = white + 1;
/** The spaces on all cards by card number and colour, in one list; 0 if the colour is not on the card. */
export const spacesByColour = new Int8Array(facesByNumber.length * faceLength);
for (const [number, { colours, spaces }] of facesByNumber.entries()) {
  for (const [line, colour] of colours.entries()) {
    spacesByColour[number * faceLength + colour] = spaces[line] ?? 0;
  }
}
