/**
 * What action cards with an arrow do to the turn that they act in: one row a kind (CG-11, CG-12). A new kind is a row
 * here, its words (the compiler names what is missing in `locales/`) and its picture in `board/pictograms.tsx`.
 */

/** How a pawn comes on at the end of a turn. */
export type Going =
  /** The total of both dice so many times, and so many squares more; never below 0. */
  | { readonly by: 'dice'; readonly times: number; readonly plus: number }
  /** So many squares, without dice. */
  | { readonly by: 'squares'; readonly squares: number }
  /** It stays where it is. */
  | { readonly by: 'nothing' };

/** What holds in a turn. */
export interface TurnModifiers {
  /** How many turns in a row the player has; 0: this one is skipped. */
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

/** How often a card is in the box (CG-C5), and what is otherwise than in an ordinary turn. */
interface ArrowRow extends Partial<TurnModifiers> {
  readonly copies: number;
}

function arrowCard<const Row extends ArrowRow>(row: Row): Readonly<TurnModifiers & Row> {
  if (row.going) Object.freeze(row.going);
  return Object.freeze({ ...ordinaryTurn, ...row });
}

/** Action cards with an arrow: laid before an opponent, each acts in that player's next turn. */
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

/** What a card with an arrow does. */
export type ArrowKind = keyof typeof arrowCards;

/** The kinds that change what the dice count for. */
export type DiceKind = {
  [Kind in ArrowKind]: (typeof arrowCards)[Kind]['going'] extends { readonly by: 'dice' }
    ? Kind
    : never;
}[ArrowKind];

/** All kinds of cards with an arrow, in the order of the table. */
// The type of Object.keys doesn't know whose keys it has read.
export const arrowKinds = Object.freeze(Object.keys(arrowCards) as readonly ArrowKind[]);

/** What holds in a turn in which a card acts; null: none does. */
export function turnModifiersOf(effect: ArrowKind | null): TurnModifiers {
  return effect === null ? ordinaryTurn : arrowCards[effect];
}

/** Whether a card changes what the dice count for. */
export function isDiceKind(kind: ArrowKind): kind is DiceKind {
  const { going } = turnModifiersOf(kind);
  return going !== ordinaryTurn.going && going.by === 'dice';
}
