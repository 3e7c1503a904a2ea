/**
 * The pieces of Bug Race (Konnov & Shklyarov, RightGames 2014).
 * That there are 70 cards with two, three or four legs is on record; which ones is our decision (BR-C2).
 */

/** The six legs, as cards show them. */
export const legs = [
  'leftFront',
  'leftMiddle',
  'leftRear',
  'rightFront',
  'rightMiddle',
  'rightRear',
] as const;
/** One of the six legs. */
export type Leg = (typeof legs)[number];

/** The leg in front of each leg on its side, or null for a front leg. The order of a side never changes (BR-4). */
export const legInFront: Readonly<Record<Leg, Leg | null>> = Object.freeze({
  leftFront: null,
  leftMiddle: 'leftFront',
  leftRear: 'leftMiddle',
  rightFront: null,
  rightMiddle: 'rightFront',
  rightRear: 'rightMiddle',
});

/** The pairs of legs in the order in which BR-15 compares them. */
export const pairs: readonly (readonly [left: Leg, right: Leg])[] = [
  ['leftRear', 'rightRear'],
  ['leftMiddle', 'rightMiddle'],
  ['leftFront', 'rightFront'],
];

/** Returns whether any value is the name of a leg. */
export function isLeg(value: unknown): value is Leg {
  return legs.some((leg) => leg === value);
}

/** A card's number, 0 to 69. */
export type CardID = number;

/** One of the 70 leg cards. */
export interface LegCard {
  readonly id: CardID;
  /** The legs that it moves, in the order of `legs`. */
  readonly legs: readonly Leg[];
}

/** Number of copies of each set of legs, by the size of the set: 15 + 40 + 15 = 70 cards (BR-C2). */
export const copiesOfEachSet: readonly { readonly size: number; readonly copies: number }[] = [
  { size: 2, copies: 1 },
  { size: 3, copies: 2 },
  { size: 4, copies: 1 },
];

function setsOfLegs(size: number, from: readonly Leg[] = legs): Leg[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, index) =>
    setsOfLegs(size - 1, from.slice(index + 1)).map((rest) => [first, ...rest]),
  );
}

/** The 70 leg cards; a card's place in the list is its number. */
export const legCards: readonly LegCard[] = Object.freeze(
  copiesOfEachSet
    .flatMap(({ size, copies }) =>
      setsOfLegs(size).flatMap((set) => Array.from({ length: copies }, () => set)),
    )
    .map((set, id) => Object.freeze({ id, legs: Object.freeze(set) })),
);

/** Returns whether two cards show the same legs: then only their numbers distinguish them (BR-C2). */
export function isSameFace(one: CardID, other: CardID): boolean {
  // All copies of a set of legs have the same list.
  return legCards[one]?.legs === legCards[other]?.legs;
}

/** Number of sections before the start line, and past the finish line (BR-C3). */
export const sectionsOutsideTheRace = 3;

/** Number of sections that a body covers: its front's and the two behind (BR-1). */
export const bodyLength = 3;

/** Start of a bug: sections of the body's front and of each leg (BR-1, BR-2). */
export const start: {
  readonly body: number;
  readonly legs: Readonly<Record<Leg, number>>;
} = Object.freeze({
  body: 2,
  legs: Object.freeze({
    leftFront: 2,
    leftMiddle: 1,
    leftRear: 0,
    rightFront: 2,
    rightMiddle: 1,
    rightRear: 0,
  }),
});
