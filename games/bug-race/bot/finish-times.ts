/**
 * How long bugs take to the finish: for every bug the chances that it is home after so many turns, and with what legs,
 * worked out once for a track. It stands for all turns to come, of which nobody knows the cards.
 */

import { cardsPerDeal } from '../rules/index.ts';
import type { BugRaceOptions } from '../rules/options.ts';
import { type Shapes, shapesOf } from './bug-encoding.ts';
import { before, type OneCard, oneCardOf } from './one-card.ts';

/** What is known of all bugs on a track. */
export interface Pace extends Shapes {
  /** Cells of a row of `chances` and of `beaten`. */
  readonly cells: number;
  /**
   * A row for each bug, as it stands at the end of a turn: the chance of each end, the best end first. First come the
   * ends in this turn, by BR-15, then those a turn later, and so on.
   */
  readonly chances: Float32Array;
  /** The chance that a bug is beaten by each end: that its own end is a worse one, or half if it is the same. */
  readonly beaten: Float32Array;
  /** The first cell of each bug's row that is not 0, and the one after the last. */
  readonly first: Int32Array;
  readonly end: Int32Array;
  /**
   * How far a bug has to go, in turns, less is better: at the end of a turn, and with so many cards of the turn still
   * to come.
   */
  readonly toGo: readonly Float64Array<ArrayBuffer>[];
}

/**
 * As if each card of a turn were the best of so many: what choosing which to keep and in which order to play them makes
 * of it. Fitted to the length of races.
 */
const bestOf = { basic: 1.75, expert: 2.6 };

/** What the best legs in the end are worth against the worst, in turns. */
const worthOfLegs = 0.35;

/** Turns after which all are taken to be home, if most are. */
const maxTurns = 40;
const homeEnough = 0.999;
/** A chance that makes no difference. */
const rarely = 1e-6;

/**
 * For each turn to come the chances to be home at its end with each rank, the best first, of every bug at the beginning
 * of the first; this turn, of bugs that are home already, leads the list.
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
    // Who is home at the beginning of a turn plays no more.
    for (const shape of list) {
      if ((rank[shape] ?? -1) >= 0) rows.fill(0, shape * ranks, (shape + 1) * ranks);
    }
    turns.push(rows);
    sum += rows.subarray(farthest * ranks, (farthest + 1) * ranks).reduce((a, b) => a + b, 0);
  }
  return turns;
}

/** The turns' chances side by side. What hardly ever happens is left out, which leaves most of a row empty. */
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

/** What is known of all bugs in matches with these options; it is worked out when it is asked for first. */
export function paceOf(options: BugRaceOptions): Pace {
  const key = `${options.trackLength} ${options.expert}`;
  const known = paces.get(key) ?? newPace(options);
  paces.set(key, known);
  return known;
}
