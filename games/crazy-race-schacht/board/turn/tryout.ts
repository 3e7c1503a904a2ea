/**
 * Drafts of a movement on the board: the chosen locomotives and their destinations. It contains no rules of its own.
 */
import { type Model, models, type PointsPile, pointsValue } from '../../rules/components.ts';
import {
  afterPart,
  homeCount,
  type Run,
  type Way,
  whyNotAdvance,
  whyNotDecline,
} from '../../rules/index.ts';
import { leavesPrizeToChoose } from '../../rules/points.ts';
import type { Advance, Locomotives, Movement, Refusal, SchachtState } from '../../rules/state.ts';

/**
 * The locomotives in the order in which they were pressed. For a `?` each moves one space; else there is only one,
 * which moves the whole distance.
 */
export type Tries = readonly Model[];

/** Returns each press as a part of the movement by itself. */
function singleParts({ isSplittable, left }: Movement, tries: Tries): readonly Advance[] {
  return tries.map((locomotive) => ({ locomotive, distance: isSplittable ? 1 : left }));
}

/** Returns the parts of the movement to send. Successive presses of one locomotive are one part. */
export function partsOf(movement: Movement, tries: Tries): readonly Advance[] {
  const parts: Advance[] = [];
  for (const part of singleParts(movement, tries)) {
    const last = parts.at(-1);
    if (last?.locomotive === part.locomotive) {
      parts.splice(-1, 1, { ...last, distance: last.distance + part.distance });
    } else {
      parts.push(part);
    }
  }
  return parts;
}

/**
 * Returns why these presses are not possible, or null. Each is checked by itself: together they might end in a step
 * from home, which doesn't exist.
 */
function whyNotTries(
  G: SchachtState,
  { movement, tries }: { readonly movement: Movement; readonly tries: Tries },
): Refusal | null {
  const [first, ...further] = singleParts(movement, tries);
  if (!first) return 'notYourLocomotive';
  return whyNotAdvance(G, movement.playerID, first.locomotive, first.distance, further);
}

/** Returns the locomotives and the remaining movement after the draft. */
function runAfter(locomotives: Locomotives, movement: Movement, tries: Tries): Run {
  return partsOf(movement, tries).reduce<Run>((run, part) => afterPart(run, part).run, {
    locomotives,
    movement,
  });
}

/** A step on a locomotive's path. */
export interface Hop {
  readonly progress: number;
  /** Number of the space within the movement, from 1. Null for a space that is jumped and costs nothing. */
  readonly number: number | null;
}

/** A points card that would be taken. Its value is null where it is still hidden. */
export interface Gain {
  readonly pile: PointsPile;
  readonly value: number | null;
}

/** Result of the draft for one locomotive. */
export interface Outcome {
  readonly model: Model;
  readonly to: number;
  readonly hops: readonly Hop[];
  readonly gains: readonly Gain[];
}

/** Returns a path as hops; `spacesBefore` is the number of spaces already moved. */
function hopsOf({ path, jumped }: Way, spacesBefore: number): readonly Hop[] {
  let number = spacesBefore;
  return path.map((progress) => {
    if (jumped.includes(progress)) return { progress, number: null };
    number += 1;
    return { progress, number };
  });
}

/** Returns how many spaces of its movement a locomotive has moved. */
export function spacesOf({ hops }: Pick<Outcome, 'hops'>): number {
  return hops.filter(({ number }) => number !== null).length;
}

/** Returns the result of the draft for each locomotive, with the points cards that it would gain: CS-16 to CS-18. */
function outcomesOf(
  G: SchachtState,
  movement: Movement,
  { locomotives, tries }: { readonly locomotives: Locomotives; readonly tries: Tries },
): readonly Outcome[] {
  const outcomes = new Map<Model, Outcome>();
  const taken: Record<PointsPile, number> = { turntable: 0, finish: 0 };
  const take = (pile: PointsPile): readonly Gain[] => {
    const { seen, count } = G.piles[pile];
    const at = taken[pile];
    taken[pile] += 1;
    const top = seen[at];
    if (top !== undefined) return [{ pile, value: pointsValue(top) }];
    return at < count ? [{ pile, value: null }] : [];
  };
  let now: Run = { locomotives, movement };
  for (const part of partsOf(movement, tries)) {
    const { way, run } = afterPart(now, part);
    now = run;
    const model = part.locomotive;
    const before = outcomes.get(model) ?? { model, hops: [], gains: [] };
    const isPrizeLeft = leavesPrizeToChoose(G, movement.playerID, homeCount(run.locomotives));
    outcomes.set(model, {
      model,
      to: way.to,
      hops: [...before.hops, ...hopsOf(way, spacesOf(before))],
      gains: [
        ...before.gains,
        ...(way.reachesTurntable ? take('turntable') : []),
        ...(way.reachesFinish && !isPrizeLeft ? take('finish') : []),
      ],
    });
  }
  return [...outcomes.values()];
}

/** A movement with its draft. */
export interface TryOut {
  readonly movement: Movement;
  readonly tries: Tries;
  /** Result of the draft. */
  readonly run: Run;
  /** Results for each locomotive that the draft moves, in the order of the first press. */
  readonly outcomes: readonly Outcome[];
  /** Returns why a locomotive cannot be pressed now, or null. */
  readonly whyNotTry: (model: Model) => Refusal | null;
  /** Returns the progress of a locomotive after one more press. */
  readonly placeAfter: (model: Model) => number;
  /** Whether the draft can be sent. */
  readonly canMove: boolean;
}

/** Returns the draft of the movement that a player has won. `pressed` is null if nothing has been pressed. */
export function tryOutOf(G: SchachtState, playerID: string, pressed: Tries | null): TryOut | null {
  const { step } = G;
  const locomotives = G.locomotives[playerID];
  if (step.phase !== 'stageEvaluation' || !locomotives) return null;
  if (whyNotDecline(G, playerID) !== null) return null;
  const { movement } = step;
  // A draft stored during an earlier visit only counts if it is still possible.
  const isPossible =
    pressed?.length === 0 || (pressed && !whyNotTries(G, { movement, tries: pressed }));
  const tries = pressed && isPossible ? pressed : firstTries(G, movement);
  const withPress = (model: Model) => withTry(movement, tries, model);
  return {
    movement,
    tries,
    run: runAfter(locomotives, movement, tries),
    outcomes: outcomesOf(G, movement, { locomotives, tries }),
    whyNotTry: (model) => whyNotTries(G, { movement, tries: withPress(model) }),
    placeAfter: (model) => runAfter(locomotives, movement, withPress(model)).locomotives[model],
    canMove: whyNotTries(G, { movement, tries }) === null,
  };
}

/** Returns the draft with one more press. On a numbered side it replaces the former press. */
export function withTry({ isSplittable }: Movement, tries: Tries, model: Model): Tries {
  return isSplittable ? [...tries, model] : [model];
}

/** Returns the initial draft: the locomotive of the side, or the only one that can move. */
function firstTries(G: SchachtState, movement: Movement): Tries {
  if (movement.isSplittable) return [];
  const able = models.filter((model) => whyNotTries(G, { movement, tries: [model] }) === null);
  return able.length === 1 ? able : [];
}
