/**
 * Finish times of bugs: for every bug, the chances that it is home after a number of turns, and with which legs. They
 * are computed once for a track, and stand for all future turns, whose cards are unknown.
 */

import { cardsPerDeal } from '../rules/index.ts';
import type { BugRaceOptions } from '../rules/options.ts';
import { type Shapes, shapesOf } from './bug-encoding.ts';
import { before, type OneCard, oneCardOf } from './one-card.ts';

/** Finish times of all bugs on a track. */
export interface Pace extends Shapes {
  /** Number of cells in a row of `chances` and of `beaten`. */
  readonly cells: number;
  /**
   * A row for each bug at the end of a turn: the chance of each final outcome, the best first. Outcomes in this turn
   * come first, ranked by BR-15, then those a turn later, and so on.
   */
  readonly chances: Float32Array;
  /**
   * The chance that a bug is beaten by each outcome: that its own outcome is worse, plus half the chance of an equal
   * one.
   */
  readonly beaten: Float32Array;
  /** The first cell of each bug's row that is not 0, and the one after the last. */
  readonly first: Int32Array;
  readonly end: Int32Array;
  /**
   * Expected turns until each bug is home, less is better. The first entry is for the end of a turn; the others are by
   * the number of its cards still to come.
   */
  readonly toGo: readonly Float64Array<ArrayBuffer>[];
}

/**
 * Models each card of a turn as the best of this many. It stands for the choice of which cards to keep and in which
 * order to play them. Fitted to the length of actual races.
 */
const bestOf = { basic: 1.75, expert: 2.6 };

/** Value of the best final legs over the worst, in turns. */
const worthOfLegs = 0.35;

/** Maximum number of turns, and the chance from which a bug counts as home. */
const maxTurns = 40;
const homeEnough = 0.999;
/** A chance so small that it is ignored. */
const rarely = 1e-6;

/**
 * Returns, for each future turn, every bug's chances to be home at its end with each rank, the best first. The first
 * entry is the present turn, for bugs that are home already.
 */
function turnsOf(
  shapes: Shapes,
  oneCard: OneCard,
  cards: number,
): readonly Float64Array<ArrayBuffer>[] {
  const { list, rank, ranks, count } = shapes;
  const home = new Float64Array(count * ranks);
  for (const shape of list) {
    const own = rank[shape] ?? -1;
    if (own >= 0) home[shape * ranks + ranks - 1 - own] = 1;
  }
  const turns = [home];
  const farthest = list.at(-1) ?? 0;
  for (let sum = 0; sum < homeEnough && turns.length < maxTurns; ) {
    let rows = turns.at(-1) ?? home;
    for (let card = 0; card < cards; card += 1) rows = before(oneCard, rows, ranks);
    // A bug that is home at the beginning of a turn plays no more.
    for (const shape of list) {
      if ((rank[shape] ?? -1) >= 0) rows.fill(0, shape * ranks, (shape + 1) * ranks);
    }
    turns.push(rows);
    sum += rows.subarray(farthest * ranks, (farthest + 1) * ranks).reduce((a, b) => a + b, 0);
  }
  return turns;
}

/** Joins the turns' chances into rows. Negligible chances are dropped, which leaves most of a row empty. */
function rowsOf({ list, ranks, count }: Shapes, turns: readonly Float64Array<ArrayBuffer>[]) {
  const cells = turns.length * ranks;
  const chances = new Float32Array(count * cells);
  const beaten = new Float32Array(count * cells);
  const first = new Int32Array(count);
  const end = new Int32Array(count);
  for (const shape of list) {
    const row = chances.subarray(shape * cells, (shape + 1) * cells);
    for (const [turn, rows] of turns.entries()) {
      row.set(rows.subarray(shape * ranks, (shape + 1) * ranks), turn * ranks);
    }
    const all = row.reduce((sum, chance) => sum + (chance < rarely ? 0 : chance), 0);
    first[shape] = row.findIndex((chance) => chance >= rarely);
    end[shape] = 1 + row.findLastIndex((chance) => chance >= rarely);
    let later = 1;
    for (let cell = 0; cell < cells; cell += 1) {
      const found = row[cell] ?? 0;
      const chance = found < rarely ? 0 : found / all;
      row[cell] = chance;
      later = cell + 1 < (end[shape] ?? 0) ? later - chance : 0;
      beaten[shape * cells + cell] = later + chance / 2;
    }
  }
  return { cells, chances, beaten, first, end };
}

function toGoOf({ list, ranks, count }: Shapes, cells: number, chances: Float32Array) {
  const toGo = new Float64Array(count);
  for (const shape of list) {
    for (let cell = 0; cell < cells; cell += 1) {
      const turns = Math.floor(cell / ranks) + (worthOfLegs * (cell % ranks)) / ranks;
      toGo[shape] = (toGo[shape] ?? 0) + turns * (chances[shape * cells + cell] ?? 0);
    }
  }
  return toGo;
}

function newPace({ trackLength, ...options }: BugRaceOptions): Pace {
  const shapes = shapesOf(trackLength);
  const oneCard = oneCardOf(shapes, options.expert ? bestOf.expert : bestOf.basic);
  const cards = cardsPerDeal({ trackLength, ...options });
  const turns = turnsOf(shapes, oneCard, cards);
  const rows = rowsOf(shapes, turns);
  const toGo = [toGoOf(shapes, rows.cells, rows.chances)];
  for (let left = 1; left < cards; left += 1) {
    toGo.push(before(oneCard, toGo[left - 1] ?? new Float64Array(0), 1));
  }
  return { ...shapes, ...rows, toGo };
}

const paces = new Map<string, Pace>();

/** Returns the finish times of all bugs in matches with these options, computed on first use. */
export function paceOf(options: BugRaceOptions): Pace {
  const key = `${options.trackLength} ${options.expert}`;
  const known = paces.get(key) ?? newPace(options);
  paces.set(key, known);
  return known;
}
