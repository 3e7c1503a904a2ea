/** What locomotives are worth by where they stand: points that they may still bring. */
import { homeProgress, type Model, models, stageCards, trackSpaces } from '../rules/components.ts';
import type { Locomotives, Movement } from '../rules/state.ts';
import { isHome, spaceOf } from '../rules/track.ts';

/** What the next points cards will be worth. */
export interface Prizes {
  readonly turntable: number;
  readonly finish: number;
}

export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** Chances by stages to come, then by progress. */
interface Chances {
  readonly turntable: readonly (readonly number[])[];
  readonly home: readonly (readonly number[])[];
}

/** Weights of a chance: the usual, a space to go, stages to come, spaces a stage to go, not yet turned. */
type Weights = readonly [number, number, number, number, number];

/** By number of players, from some ten thousand races of sensible players among themselves. */
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

/** The chances of a locomotive to come to the turntable and home, with so many stages to come. */
export function chancesOf(players: number): Chances {
  const known = chances[players];
  if (!known) throw new Error(`Nobody plays this with ${players}.`);
  return known;
}

/** How a race stands as far as it matters to what a locomotive is worth. */
export interface Times {
  readonly players: number;
  /** Stages to come after this one. */
  readonly stagesLeft: number;
  readonly prizes: Prizes;
}

/** What a locomotive may still bring. */
export function worthOf(progress: number, { players, stagesLeft, prizes }: Times): number {
  if (isHome(progress)) return 0;
  const { turntable, home } = chancesOf(players);
  const finish = (home[stagesLeft]?.[progress] ?? 0) * prizes.finish;
  if (progress >= trackSpaces) return finish;
  return finish + (turntable[stagesLeft]?.[progress] ?? 0) * prizes.turntable;
}

/** Where a locomotive comes to (CS-15 to CS-18); `wayOf` without all that a board wants to know of it. */
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

/** What it brings to move a locomotive from here to there: points cards at once, and what it may still bring. */
export function gainOf(from: number, to: number, times: Times): number {
  const { prizes } = times;
  let gain = worthOf(to, times) - worthOf(from, times);
  if (from < trackSpaces && to >= trackSpaces) gain += prizes.turntable;
  if (isHome(to) && !isHome(from)) gain += prizes.finish;
  return gain;
}

/** A movement, as far as it matters to what it brings. */
type Moving = Pick<Movement, 'model' | 'isSplittable' | 'left'>;

/** What the best movement of so many spaces brings, with one locomotive or, where it may be split, several. */
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

/** Of more spaces than these it isn't tried how they are best split. */
const maxSplit = 4;

/** Gains of locomotives at the same times, by movement. */
interface Gains {
  readonly times: Times;
  readonly byMovement: (number | undefined)[];
}

/** Locomotives don't move while cards are placed: what they can bring is asked over and over. */
const gainsByLocomotives = new WeakMap<Locomotives, Gains>();

function isSameTime(one: Times, other: Times): boolean {
  return (
    one.players === other.players &&
    one.stagesLeft === other.stagesLeft &&
    one.prizes.turntable === other.prizes.turntable &&
    one.prizes.finish === other.prizes.finish
  );
}

/** What the best movement of so many spaces brings, looked up if it was asked before. */
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
