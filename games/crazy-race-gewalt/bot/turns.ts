/**
 * In which of its turns a pawn is over a line, by the squares that it still has to go: chances, worked out once for the
 * basic and once for the expert game.
 */

/** More squares than a lane ever has. */
const maxSquares = 128;
/** A part of a square matters, where a pawn is only about so far. */
const partsOfASquare = 4;
/** Turns after which any pawn is there. */
export const maxTurns = 24;

/** How cards change the squares of a turn: as likely as they make them more by so many, they make them fewer. */
interface CardsOnTheWay {
  readonly chance: number;
  readonly squares: number;
}

/** Squares of a turn are those of two dice, and of some of the cards that will be played on the way; fitted to races. */
const basicCards: CardsOnTheWay = { chance: 0.3, squares: 3 };
const expertCards: CardsOnTheWay = { chance: 0.45, squares: 4 };

/** The chances to be over a line, for each distance one list by turns. */
export interface Arrivals {
  /** In exactly this turn. */
  readonly exactly: readonly Float64Array[];
  /** In this turn or sooner. */
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

/** For whole squares: in exactly so many turns. */
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
      // Whoever is not there yet is there in the last one.
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

/** The chances in the expert game or the basic one. */
export function arrivalsOf({ isExpert }: { readonly isExpert: boolean }): Arrivals {
  if (isExpert) {
    ofExpert ??= arrivalsWith(expertCards);
    return ofExpert;
  }
  ofBasic ??= arrivalsWith(basicCards);
  return ofBasic;
}

/** The list of a distance. */
export function rowOf(squares: number): number {
  const row = Math.round(squares * partsOfASquare);
  return Math.min(Math.max(row, partsOfASquare), maxSquares * partsOfASquare - 1);
}

/** The distance of a list. */
export function squaresOfRow(row: number): number {
  return row / partsOfASquare;
}
