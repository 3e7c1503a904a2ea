/**
 * The cards of Detroit–Cleveland Grand Prix (Wolfgang Kramer, Mayfair 1996): GP-C1.
 * The rule sheet's examples fix the faces of nos. 5, 7, 8, 14, 17, 24, 34, 38, 39 and 47; the other faces are ours.
 */
import { existing } from '../../kit/existing.ts';
import { frozen } from '../../kit/frozen.ts';
import { type Car, cars, isCar } from './constants.ts';

/** The number printed on a card, 1 to 55. No two cards share one. */
export type CardNumber = number;

/** One line of a movement card: a car, or white for one of the player's choice, and how many spaces it goes. */
export interface CardEntry {
  readonly car: Car | 'white';
  readonly spaces: number;
}

/** A card that moves its cars, top to bottom (GP-10). */
export interface MovementCard {
  readonly kind: 'movement';
  readonly number: CardNumber;
  readonly entries: readonly CardEntry[];
}

/** A card that lets two cars stand for each other for a while (GP-15). */
export interface ExchangeCard {
  readonly kind: 'exchange';
  readonly number: CardNumber;
  readonly cars: readonly [Car, Car];
}

/** A card that can be held in hand. */
export type HandCard = MovementCard | ExchangeCard;

/** A card that shows which car is for sale (GP-3). */
export interface BidCard {
  readonly number: CardNumber;
  readonly car: Car;
}

/** Returns a movement card with its lines, top to bottom. */
function movementCard(
  number: CardNumber,
  lines: Readonly<Partial<Record<Car | 'white', number>>>,
): MovementCard {
  const entries = Object.entries(lines).map(
    ([car, spaces]): CardEntry => ({ car: isCar(car) ? car : 'white', spaces }),
  );
  return { kind: 'movement', number, entries };
}

function exchangeCard(number: CardNumber, one: Car, other: Car): ExchangeCard {
  return { kind: 'exchange', number, cars: [one, other] };
}

/** Movement cards 1 to 39. Every colour has 73 to 75 spaces in all, white has 27. */
export const movementCards: readonly MovementCard[] = frozen([
  movementCard(1, { red: 6, yellow: 5, green: 4, black: 3, orange: 2, blue: 1 }),
  movementCard(2, { black: 6, red: 5, orange: 4, blue: 3, green: 2, yellow: 1 }),
  movementCard(3, { orange: 6, green: 5, red: 4, yellow: 3, blue: 2, black: 1 }),
  movementCard(4, { yellow: 6, orange: 5, blue: 4, green: 3, black: 2, red: 1 }),
  movementCard(5, { blue: 6, black: 5, yellow: 4, orange: 3, red: 2, green: 1 }),
  movementCard(6, { green: 6, blue: 5, black: 4, red: 3, yellow: 2, orange: 1 }),
  movementCard(7, { green: 6, yellow: 4, black: 2 }),
  movementCard(8, { blue: 6, green: 4, white: 2, red: 1 }),
  movementCard(9, { red: 6, orange: 4, yellow: 2, blue: 1 }),
  movementCard(10, { yellow: 6, red: 4, green: 2, blue: 1 }),
  movementCard(11, { orange: 6, white: 4, yellow: 2, red: 1 }),
  movementCard(12, { yellow: 6, red: 4, black: 2, orange: 1 }),
  movementCard(13, { yellow: 6, green: 4, blue: 2, black: 1 }),
  movementCard(14, { orange: 6, black: 4, white: 2, yellow: 1 }),
  movementCard(15, { black: 6, orange: 4, blue: 2, green: 1 }),
  movementCard(16, { yellow: 6, orange: 4, red: 2, black: 1 }),
  movementCard(17, { black: 6, green: 4, orange: 2, yellow: 1 }),
  movementCard(18, { black: 6, blue: 4, red: 2, orange: 1 }),
  movementCard(19, { red: 6, white: 4, black: 2, green: 1 }),
  movementCard(20, { blue: 6, black: 4, green: 2, yellow: 1 }),
  movementCard(21, { green: 6, red: 4, orange: 2 }),
  movementCard(22, { blue: 6, black: 4, white: 2 }),
  movementCard(23, { yellow: 6, blue: 4, red: 2 }),
  movementCard(24, { red: 6, blue: 4, green: 2 }),
  movementCard(25, { black: 6, yellow: 4, orange: 2 }),
  movementCard(26, { blue: 6, yellow: 4, white: 2 }),
  movementCard(27, { green: 6, orange: 3 }),
  movementCard(28, { blue: 6, green: 3 }),
  movementCard(29, { red: 6, white: 3 }),
  movementCard(30, { orange: 6, red: 3 }),
  movementCard(31, { orange: 6, white: 3 }),
  movementCard(32, { green: 6, black: 3 }),
  movementCard(33, { orange: 5 }),
  movementCard(34, { white: 5 }),
  movementCard(35, { yellow: 5 }),
  movementCard(36, { red: 5 }),
  movementCard(37, { blue: 5 }),
  movementCard(38, { green: 5 }),
  movementCard(39, { black: 5 }),
]);

/** The tens, 40 to 46: one for each car, in their order, and a white one (GP-6). */
export const tens: readonly MovementCard[] = frozen(
  ([...cars, 'white'] as const).map((car, index) => movementCard(40 + index, { [car]: 10 })),
);

/** GP-15. */
export const exchangeCards: readonly ExchangeCard[] = frozen([
  exchangeCard(47, 'black', 'yellow'),
  exchangeCard(48, 'red', 'blue'),
  exchangeCard(49, 'green', 'orange'),
]);

/** Cards 50 to 55, one for each car, in their order (GP-3). */
export const bidCards: readonly BidCard[] = /* @__PURE__ */ frozen(
  /* @__PURE__ */ cars.map((car, index) => ({ number: 50 + index, car })),
);

const handCards = new Map<CardNumber, HandCard>(
  [...movementCards, ...tens, ...exchangeCards].map((card) => [card.number, card]),
);

/** Returns the card with this number; one that cannot be in a hand is a programming error. */
export function handCard(number: CardNumber): HandCard {
  return existing(handCards.get(number), 'hand card ', number);
}

/** Returns the lines of a card, top to bottom; an exchange card has none. */
export function entriesOf(number: CardNumber): readonly CardEntry[] {
  const card = handCard(number);
  return card.kind === 'movement' ? card.entries : [];
}

const cardsWithWhite: ReadonlySet<CardNumber> = new Set(
  [...movementCards, ...tens]
    .filter(({ entries }) => entries.some(({ car }) => car === 'white'))
    .map(({ number }) => number),
);

/** Returns whether a line of the card is white: only such a card may be unplayable (GP-14). */
export function showsWhite(number: CardNumber): boolean {
  return cardsWithWhite.has(number);
}

/** Returns the ten of a car. */
export function tenOf(car: Car | 'white'): CardNumber {
  const ten = tens.find(({ entries }) => entries[0]?.car === car);
  return existing(ten, 'ten of ', car).number;
}
