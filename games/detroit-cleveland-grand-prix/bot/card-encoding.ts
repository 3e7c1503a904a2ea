/** Cards as numbers, for trial races. */
import { type CardNumber, cars, exchangeCards, movementCards, tens } from '../rules/components.ts';

/** The number of a car is its place in `cars`; white is the one after them. */
export const white = cars.length;

/** A card as numbers. */
export interface Face {
  /** Its lines, top to bottom: the colours, and how many spaces each goes. */
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
/** By the numbers of the cards. */
const facesByNumber: readonly Face[] = Array.from(
  { length: Math.max(...faces.keys()) + 1 },
  (_, number) => faces.get(number) ?? blank,
);

/** The face of a card that may be in a hand. */
export function faceOf(number: CardNumber): Face {
  return facesByNumber[number] ?? blank;
}

/** As many numbers a card: its spaces by colour, white the last one. */
export const faceLength = white + 1;
/** The spaces on all cards by number and colour, one after the other; 0: not on the card. */
export const spacesByColour = new Int8Array(facesByNumber.length * faceLength);
for (const [number, { colours, spaces }] of facesByNumber.entries()) {
  for (const [line, colour] of colours.entries()) {
    spacesByColour[number * faceLength + colour] = spaces[line] ?? 0;
  }
}
