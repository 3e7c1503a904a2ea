/** Values of locomotives by position: the points that they can still be expected to bring. */
import { homeProgress, type Model, models, stageCards, trackSpaces } from '../rules/components.ts';
import type { Locomotives, Movement } from '../rules/state.ts';
import { isHome, spaceOf } from '../rules/track.ts';

/** Expected values of the next points cards. */
interface Prizes {
  readonly turntable: number;
  readonly finish: number;
}

export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** Chances of a locomotive, by number of stages to come, then by progress. */
interface Chances {
  readonly turntable: readonly (readonly number[])[];
  readonly home: readonly (readonly number[])[];
}

/**
 * Weights of a chance's features: constant, spaces to go, stages to come, spaces to go for each stage, not yet turned.
 */
type Weights = readonly [number, number, number, number, number];

/** Weights by number of players, fitted to some ten thousand races between sensible players. */
const turntableWeights: Readonly<Record<number, Weights>> = {
  3: [-0.09, -0.233, 1.53, -0.193, 0],
  4: [-1.026, -0.213, 1.645, -0.232, 0],
};
const homeWeights: Readonly<Record<number, Weights>> = {
  3: [0.82, -0.082, 0.62, -0.563, -0.484],
  4: [1.267, -0.068, 0.558, -0.666, -0.872],
};

function chanceOf(progress: number, goal: number, stages: number, weights: Weights): number {
  const need = goal - progress;
  if (need <= 0) return 1;
  if (stages <= 0) return 0;
  const [usual, space, stagesToCome, pace, isOutbound] = weights;
  return logistic(
    usual +
      space * need +
      stagesToCome * Math.log(stages) +
      pace * (need / stages) +
      (progress < trackSpaces ? isOutbound : 0),
  );
}

function chancesFor(players: number): Chances {
  const table = (goal: number, weights: Weights | undefined) =>
    Array.from({ length: stageCards.length + 1 }, (_, stages) =>
      Array.from({ length: homeProgress + 1 }, (__, progress) =>
        weights ? chanceOf(progress, goal, stages, weights) : 0,
      ),
    );
  return {
    turntable: table(trackSpaces, turntableWeights[players]),
    home: table(homeProgress, homeWeights[players]),
  };
}

const chances: Readonly<Record<number, Chances>> = { 3: chancesFor(3), 4: chancesFor(4) };

/** Returns the chances of a locomotive to reach the turntable and home, by number of stages to come. */
function chancesOf(players: number): Chances {
  const known = chances[players];
  if (!known) throw new Error(`Nobody plays this with ${players}.`);
  return known;
}

/** Parts of a race's state that affect the value of a locomotive. */
export interface Times {
  readonly players: number;
  /** Number of stages after the present one. */
  readonly stagesLeft: number;
  readonly prizes: Prizes;
}

/** Returns the points that a locomotive can still be expected to bring. */
export function worthOf(progress: number, { players, stagesLeft, prizes }: Times): number {
  if (isHome(progress)) return 0;
  const { turntable, home } = chancesOf(players);
  const finish = (home[stagesLeft]?.[progress] ?? 0) * prizes.finish;
  if (progress >= trackSpaces) return finish;
  return finish + (turntable[stagesLeft]?.[progress] ?? 0) * prizes.turntable;
}

/**
 * Returns the progress of a locomotive after a move (CS-15 to CS-18): `wayOf` without the details that a board needs.
 */
export function reach(locomotives: Locomotives, model: Model, distance: number): number {
  let now = locomotives[model];
  for (let used = 0; used < distance && !isHome(now); ) {
    now += 1;
    const space = spaceOf(now);
    let isTaken = false;
    for (const other of models) {
      if (other !== model && space > 0 && spaceOf(locomotives[other]) === space) isTaken = true;
    }
    if (!isTaken) used += 1;
  }
  return now;
}

/** Returns the expected gain of moving a locomotive: points cards won at once, and the change of its value. */
export function gainOf(from: number, to: number, times: Times): number {
  const { prizes } = times;
  let gain = worthOf(to, times) - worthOf(from, times);
  if (from < trackSpaces && to >= trackSpaces) gain += prizes.turntable;
  if (isHome(to) && !isHome(from)) gain += prizes.finish;
  return gain;
}

/** Fields of a movement that affect its gain. */
type Moving = Pick<Movement, 'model' | 'isSplittable' | 'left'>;

/** Returns the gain of the best movement of this length, by one locomotive or, where it may be split, by several. */
function gainFrom(locomotives: Locomotives, movement: Moving, times: Times): number {
  const { model, left, isSplittable } = movement;
  let best = 0;
  for (const each of models) {
    const from = locomotives[each];
    if ((model !== null && each !== model) || isHome(from)) continue;
    if (!isSplittable) {
      best = Math.max(best, gainOf(from, reach(locomotives, each, left), times));
      continue;
    }
    for (let distance = 1; distance <= left; distance += 1) {
      const to = reach(locomotives, each, distance);
      const isRest = distance < left && left <= maxSplit;
      const rest = { model: null, left: left - distance, isSplittable };
      const further = isRest ? gainFrom({ ...locomotives, [each]: to }, rest, times) : 0;
      best = Math.max(best, gainOf(from, to, times) + further);
      if (isHome(to)) break;
    }
  }
  return best;
}

/** Maximum number of spaces for which all splits are tried. */
const maxSplit = 4;

/** Gains of locomotives at one stage of a race, by movement. */
interface Gains {
  readonly times: Times;
  readonly byMovement: (number | undefined)[];
}

/** Cache of gains: locomotives don't move while cards are placed, so the same gains are needed repeatedly. */
const gainsByLocomotives = new WeakMap<Locomotives, Gains>();

function isSameTime(one: Times, other: Times): boolean {
  return (
    one.players === other.players &&
    one.stagesLeft === other.stagesLeft &&
    one.prizes.turntable === other.prizes.turntable &&
    one.prizes.finish === other.prizes.finish
  );
}

/** Returns the gain of the best movement of this length, from the cache if possible. */
export function bestGain(locomotives: Locomotives, movement: Moving, times: Times): number {
  let gains = gainsByLocomotives.get(locomotives);
  if (!gains || !isSameTime(gains.times, times)) {
    gains = { times, byMovement: [] };
    gainsByLocomotives.set(locomotives, gains);
  }
  const { model, left, isSplittable } = movement;
  const kind = isSplittable
    ? models.length + 1
    : model === null
      ? models.length
      : models.indexOf(model);
  const place = kind * 16 + left;
  const known = gains.byMovement[place];
  if (known !== undefined) return known;
  const gain = gainFrom(locomotives, movement, times);
  gains.byMovement[place] = gain;
  return gain;
}
