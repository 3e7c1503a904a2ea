/** How likely one pawn is over a line before another, by the squares that both still have to go. */

/** More squares than a lane ever has. */
const most = 128;
/** Turns after which any pawn is there. */
const mostTurns = 64;

/**
 * Squares of a turn, with their chances: two dice; and some of the section cards that will be laid on the way, which
 * make it longer or shorter by about so much.
 */
const cardShare = 0.25;
const cardSquares = 3;

function chancesOfATurn(): Map<number, number> {
  const chances = new Map<number, number>();
  for (let one = 1; one <= 6; one += 1) {
    for (let other = 1; other <= 6; other += 1) {
      for (const [by, share] of [
        [0, 1 - 2 * cardShare],
        [cardSquares, cardShare],
        [-cardSquares, cardShare],
      ] as const) {
        const squares = Math.max(1, one + other + by);
        chances.set(squares, (chances.get(squares) ?? 0) + share / 36);
      }
    }
  }
  return chances;
}

/** `arrival[squares][turns]`: the chance to need exactly so many turns for so many squares. */
function arrivals(): Float64Array[] {
  const ofATurn = [...chancesOfATurn()];
  const table: Float64Array[] = [];
  for (let squares = 0; squares < most; squares += 1) {
    const row = new Float64Array(mostTurns);
    if (squares === 0) row[0] = 1;
    else {
      for (const [by, chance] of ofATurn) {
        const before = table[Math.max(0, squares - by)];
        for (let turns = 1; turns < mostTurns; turns += 1) {
          row[turns] = (row[turns] ?? 0) + chance * (before?.[turns - 1] ?? 0);
        }
      }
    }
    table.push(row);
  }
  return table;
}

/** The least and the most turns by which one pawn may be late and still be sooner. */
const leastSlack = -3;
const slacks = 6;

/** Lists of `a × most + b`: the chance to need for `a` squares at most so many turns more than another for `b`. */
function chancesWithin(rows: readonly Float64Array[], slack: number): Float64Array {
  const table = new Float64Array(most * most);
  const upTo = rows.map((row) => {
    let sum = 0;
    return row.map((chance) => {
      sum += chance;
      return sum;
    });
  });
  for (const [a, own] of upTo.entries()) {
    for (const [b, other] of rows.entries()) {
      let chance = 0;
      for (let turns = Math.max(0, -slack); turns < mostTurns; turns += 1) {
        chance += (other[turns] ?? 0) * (own[Math.min(mostTurns - 1, turns + slack)] ?? 0);
      }
      table[a * most + b] = chance;
    }
  }
  return table;
}

/** By `slack`, one list after another. */
function allTables(): Float64Array {
  const rows = arrivals();
  const all = new Float64Array(slacks * most * most);
  for (let index = 0; index < slacks; index += 1) {
    all.set(chancesWithin(rows, leastSlack + index), index * most * most);
  }
  return all;
}

let tables: Float64Array | undefined;

function clamped(squares: number): number {
  if (squares < 1) return 1;
  return squares < most ? squares : most - 1;
}

/**
 * The chance that a pawn with `own` squares to go needs at most `slack` turns more than one with `other`; below 0: it
 * must need fewer.
 */
export function chanceWithin(slack: number, own: number, other: number): number {
  tables ??= allTables();
  let index = slack - leastSlack;
  if (index < 0) index = 0;
  if (index >= slacks) index = slacks - 1;
  return tables[(index * most + clamped(own)) * most + clamped(other)] ?? 0;
}
