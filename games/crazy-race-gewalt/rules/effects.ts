/**
 * Effects of arrow cards on the turn in which they act: one row for each kind (CG-11, CG-12). A new kind needs a row
 * here, its words (the compiler names what is missing in `locales/`) and its picture in `board/pictograms.tsx`.
 */

/** The movement of a pawn at the end of a turn. */
export type Going =
  /** The total of both dice, multiplied by `times` plus `plus`; never below 0. */
  | { readonly by: 'dice'; readonly times: number; readonly plus: number }
  /** A fixed number of squares, without dice. */
  | { readonly by: 'squares'; readonly squares: number }
  /** No move at all. */
  | { readonly by: 'nothing' };

/** The rules in force in a turn. */
export interface TurnModifiers {
  /** Number of turns in a row for the player; 0 if this one is skipped. */
  readonly turns: 0 | 1 | 2;
  /** Whether cards may be played; discarding is allowed in any case. */
  readonly mayPlay: boolean;
  readonly going: Going;
}

const ordinaryTurn: TurnModifiers = Object.freeze({
  turns: 1,
  mayPlay: true,
  going: Object.freeze({ by: 'dice', times: 1, plus: 0 }),
});

/** Number of copies of a card (CG-C5), and its differences from an ordinary turn. */
interface ArrowRow extends Partial<TurnModifiers> {
  readonly copies: number;
}

function arrowCard<const Row extends ArrowRow>(row: Row): Readonly<TurnModifiers & Row> {
  if (row.going) Object.freeze(row.going);
  return Object.freeze({ ...ordinaryTurn, ...row });
}

/** Arrow cards: each is played before an opponent, and acts in that player's next turn. */
export const arrowCards = Object.freeze({
  extraTurn: arrowCard({ copies: 2, turns: 2 }),
  skipTurn: arrowCard({ copies: 2, turns: 0 }),
  noRoll: arrowCard({ copies: 2, going: { by: 'nothing' } }),
  doubleRoll: arrowCard({ copies: 2, going: { by: 'dice', times: 2, plus: 0 } }),
  noCards: arrowCard({ copies: 2, mayPlay: false }),
  move4: arrowCard({ copies: 2, going: { by: 'squares', squares: 4 } }),
  move10: arrowCard({ copies: 2, going: { by: 'squares', squares: 10 } }),
  minus4: arrowCard({ copies: 2, going: { by: 'dice', times: 1, plus: -4 } }),
  plus4: arrowCard({ copies: 2, going: { by: 'dice', times: 1, plus: 4 } }),
});

/** The kind of an arrow card. */
export type ArrowKind = keyof typeof arrowCards;

/** The kinds of arrow cards that modify the dice total. */
export type DiceKind = {
  [Kind in ArrowKind]: (typeof arrowCards)[Kind]['going'] extends { readonly by: 'dice' }
    ? Kind
    : never;
}[ArrowKind];

/** All kinds of arrow cards, in the order of the table. */
// The type of Object.keys doesn't know whose keys it has read.
export const arrowKinds = Object.freeze(Object.keys(arrowCards) as readonly ArrowKind[]);

/** Returns the rules in force in a turn in which an arrow card acts, or (null) in an ordinary one. */
export function turnModifiersOf(effect: ArrowKind | null): TurnModifiers {
  return effect === null ? ordinaryTurn : arrowCards[effect];
}

/** Returns whether a card modifies the dice total. */
export function isDiceKind(kind: ArrowKind): kind is DiceKind {
  const { going } = turnModifiersOf(kind);
  return going !== ordinaryTurn.going && going.by === 'dice';
}
