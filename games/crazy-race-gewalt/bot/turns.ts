/**
 * The turn in which a pawn crosses a line, by its distance in squares: chances, computed once for the basic and once
 * for the expert game.
 */

/** Maximum distance in squares, more than a lane ever has. */
const maxSquares = 128;
/** Number of steps into which a square is divided, since a pawn's distance is only approximate. */
const partsOfASquare = 4;
/** Number of turns after which every pawn is taken to have arrived. */
export const maxTurns = 24;

/**
 * Effect of cards on the squares of a turn: with this chance they add this many squares, and with the same chance they
 * subtract them.
 */
interface CardsOnTheWay {
  readonly chance: number;
  readonly squares: number;
}

/**
 * The squares of a turn are those of two dice, changed by some of the cards played on the way. Fitted to actual races.
 */
const basicCards: CardsOnTheWay = { chance: 0.3, squares: 3 };
const expertCards: CardsOnTheWay = { chance: 0.45, squares: 4 };

/** The chances to have crossed a line: for each distance a list by turns. */
export interface Arrivals {
  /** The chance to cross in exactly this turn. */
  readonly exactly: readonly Float64Array[];
  /** The chance to cross in this turn or earlier. */
  readonly upTo: readonly Float64Array[];
}

function chancesOfATurn({ chance, squares }: CardsOnTheWay): [number, number][] {
  const chances = new Map<number, number>();
  for (let one = 1; one <= 6; one += 1) {
    for (let other = 1; other <= 6; other += 1) {
      for (const [by, share] of [
        [0, 1 - 2 * chance],
        [squares, chance],
        [-squares, chance],
      ] as const) {
        const all = Math.max(1, one + other + by);
        chances.set(all, (chances.get(all) ?? 0) + share / 36);
      }
    }
  }
  return [...chances];
}

/** Returns the chances for whole squares, by the exact number of turns. */
function chancesBySquares(ofATurn: readonly [number, number][]): Float64Array[] {
  const table: Float64Array[] = [];
  for (let squares = 0; squares <= maxSquares; squares += 1) {
    const row = new Float64Array(maxTurns);
    if (squares === 0) row[0] = 1;
    else {
      for (const [by, chance] of ofATurn) {
        const before = table[Math.max(0, squares - by)];
        for (let turns = 1; turns < maxTurns; turns += 1) {
          row[turns] = (row[turns] ?? 0) + chance * (before?.[turns - 1] ?? 0);
        }
      }
      // A pawn that has not arrived by then arrives in the last turn.
      const last = maxTurns - 1;
      row[last] = (row[last] ?? 0) + 1 - row.reduce((sum, chance) => sum + chance, 0);
    }
    table.push(row);
  }
  return table;
}

function summed(row: Float64Array): Float64Array {
  let sum = 0;
  return row.map((chance) => {
    sum += chance;
    return sum;
  });
}

function arrivalsWith(cards: CardsOnTheWay): Arrivals {
  const whole = chancesBySquares(chancesOfATurn(cards));
  const exactly = Array.from({ length: maxSquares * partsOfASquare }, (_, index) => {
    const squares = Math.floor(index / partsOfASquare);
    const part = index / partsOfASquare - squares;
    const [less, more] = [whole[squares], whole[squares + 1]];
    return new Float64Array(maxTurns).map(
      (__, turn) => (1 - part) * (less?.[turn] ?? 0) + part * (more?.[turn] ?? 0),
    );
  });
  return { exactly, upTo: exactly.map(summed) };
}

let ofBasic: Arrivals | undefined;
let ofExpert: Arrivals | undefined;

/** Returns the chances in the expert or the basic game. */
export function arrivalsOf({ isExpert }: { readonly isExpert: boolean }): Arrivals {
  if (isExpert) {
    ofExpert ??= arrivalsWith(expertCards);
    return ofExpert;
  }
  ofBasic ??= arrivalsWith(basicCards);
  return ofBasic;
}

/** Returns the row of a distance. */
export function rowOf(squares: number): number {
  const row = Math.round(squares * partsOfASquare);
  return Math.min(Math.max(row, partsOfASquare), maxSquares * partsOfASquare - 1);
}

/** Returns the distance of a row. */
export function squaresOfRow(row: number): number {
  return row / partsOfASquare;
}
