/**
 * Movement of a locomotive along its track: CS-9 to CS-11, CS-15 to CS-19. Pure functions on the locomotives of one
 * player, which moves, the board's drafts and bots all use.
 */
import { homeProgress, isModel, type Model, models, trackSpaces } from './components.ts';
import type { Advance, Locomotives, Movement, Refusal } from './state.ts';

/** CS-15: returns the space, 1 to 6, for a progress on the track; 0 for the start and for home. */
export function spaceOf(progress: number): number {
  return progress <= trackSpaces ? progress : homeProgress - progress;
}

/** CS-15, CS-18: returns whether a locomotive with this progress is in the station, out of the race. */
export function isHome(progress: number): boolean {
  return progress >= homeProgress;
}

/** CS-17: returns whether a locomotive with this progress has been turned and heads for home. */
export function isHomebound(progress: number): boolean {
  return progress >= trackSpaces;
}

/** Returns whether all three locomotives of a player are home. */
export function areAllHome(locomotives: Locomotives): boolean {
  return models.every((model) => isHome(locomotives[model]));
}

/** Returns how many locomotives of a player are home, 0 to 3. */
export function homeCount(locomotives: Locomotives): number {
  return models.filter((model) => isHome(locomotives[model])).length;
}

/** CS-16: returns whether another locomotive of the same player is on the space of this progress. */
function isTaken(locomotives: Locomotives, mover: Model, progress: number): boolean {
  const space = spaceOf(progress);
  return models.some(
    (model) => model !== mover && space > 0 && spaceOf(locomotives[model]) === space,
  );
}

/** The path of a locomotive in one move. */
export interface Way {
  /** Progress after each step, jumped spaces included; the last one is the final position. */
  readonly path: readonly number[];
  /** The progress of the spaces in `path` that were jumped. */
  readonly jumped: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Number of spaces spent: jumped ones cost nothing, and none is spent beyond the finish (CS-16, CS-18). */
  readonly used: number;
  /** CS-17: whether it came to the turntable, or jumped over a locomotive there. */
  readonly reachesTurntable: boolean;
  /** CS-18: whether it came home. */
  readonly reachesFinish: boolean;
}

/** CS-15 to CS-18: returns the path of a locomotive that moves by this number of spaces. */
export function wayOf(locomotives: Locomotives, model: Model, distance: number): Way {
  const from = locomotives[model];
  const path: number[] = [];
  const jumped: number[] = [];
  let used = 0;
  let now = from;
  while (used < distance && !isHome(now)) {
    now += 1;
    path.push(now);
    if (isTaken(locomotives, model, now)) jumped.push(now);
    else used += 1;
  }
  return {
    path,
    jumped,
    from,
    to: now,
    used,
    reachesTurntable: from < trackSpaces && now >= trackSpaces,
    reachesFinish: isHome(now) && !isHome(from),
  };
}

/** A movement with the locomotives it moves: all that a winner's choice depends on and changes. */
export interface Run {
  readonly locomotives: Locomotives;
  readonly movement: Pick<Movement, 'model' | 'isSplittable' | 'left'>;
}

/** CS-9 to CS-11: returns why a part of a movement is not possible, or null. */
export function whyNotPart(
  { locomotives, movement }: Run,
  locomotive: unknown,
  distance: unknown,
): Refusal | null {
  if (!isModel(locomotive)) return 'notYourLocomotive';
  if (movement.model !== null && locomotive !== movement.model) return 'otherLocomotive';
  if (isHome(locomotives[locomotive])) return 'alreadyHome';
  if (typeof distance !== 'number' || !Number.isInteger(distance) || distance < 1) {
    return 'notADistance';
  }
  if (distance > movement.left) return 'tooFar';
  return movement.isSplittable || distance === movement.left ? null : 'wrongDistance';
}

/**
 * CS-9 to CS-11: returns the possible next parts of a movement. Distances beyond the finish are left out, since they
 * lead nowhere else.
 */
export function possibleParts(run: Run): Advance[] {
  const { left, isSplittable } = run.movement;
  const parts: Advance[] = [];
  for (const locomotive of models) {
    if (whyNotPart(run, locomotive, left) !== null) continue;
    const max = isSplittable ? wayOf(run.locomotives, locomotive, left).used : left;
    const min = isSplittable ? 1 : left;
    for (let distance = min; distance <= max; distance += 1) {
      parts.push({ locomotive, distance });
    }
  }
  return parts;
}

/** Returns the run after a part of it, which must be possible. CS-11: unused spaces stay with the winner. */
export function afterPart(
  { locomotives, movement }: Run,
  { locomotive, distance }: Advance,
): { readonly way: Way; readonly run: Run } {
  const way = wayOf(locomotives, locomotive, distance);
  // CS-18: on a numbered side, spaces left at the finish are lost.
  const left = movement.isSplittable ? movement.left - way.used : 0;
  return {
    way,
    run: {
      locomotives: { ...locomotives, [locomotive]: way.to },
      movement: { ...movement, left },
    },
  };
}

/** CS-9 to CS-11: returns whether no locomotive can make this movement any more. */
export function isLost({ locomotives, movement }: Run): boolean {
  return movement.model === null ? areAllHome(locomotives) : isHome(locomotives[movement.model]);
}

/** CS-21: returns the progress of the locomotive that is furthest behind. */
export function lastProgress(locomotives: Locomotives): number {
  return Math.min(...models.map((model) => locomotives[model]));
}
