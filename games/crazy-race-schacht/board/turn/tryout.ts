/** A movement tried out on the board before it is made: which locomotives, and where they come to. No rule of its own. */
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

/** The locomotives in the order in which they were pressed: of a `?`, one space each; else only one, all the way. */
export type Tries = readonly Model[];

/** Each try as a part of the movement by itself. */
function singleParts({ isSplittable, left }: Movement, tries: Tries): readonly Advance[] {
  return tries.map((locomotive) => ({ locomotive, distance: isSplittable ? 1 : left }));
}

/** The tries as parts to be sent; presses of one locomotive after another are one part. */
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

/** Why these tries cannot be made. Asked one by one: together they might end in a step from home, which is none. */
function whyNotTries(
  G: SchachtState,
  { movement, tries }: { readonly movement: Movement; readonly tries: Tries },
): Refusal | null {
  const [first, ...further] = singleParts(movement, tries);
  if (!first) return 'notYourLocomotive';
  return whyNotAdvance(G, movement.playerID, first.locomotive, first.distance, further);
}

/** The locomotives and what is left to move after the tries. */
function runAfter(locomotives: Locomotives, movement: Movement, tries: Tries): Run {
  return partsOf(movement, tries).reduce<Run>((run, part) => afterPart(run, part).run, {
    locomotives,
    movement,
  });
}

/** A step of a locomotive's way. */
export interface Hop {
  readonly progress: number;
  /** Which of its spaces it is, from 1; null: it is jumped and costs nothing. */
  readonly number: number | null;
}

/** A points card that would be taken; its value is null where it is not seen yet. */
export interface Gain {
  readonly pile: PointsPile;
  readonly value: number | null;
}

/** What the tries would do with one locomotive. */
export interface Outcome {
  readonly model: Model;
  readonly to: number;
  readonly hops: readonly Hop[];
  readonly gains: readonly Gain[];
}

/** A way as hops, after so many spaces before it. */
function hopsOf({ path, jumped }: Way, spacesBefore: number): readonly Hop[] {
  let number = spacesBefore;
  return path.map((progress) => {
    if (jumped.includes(progress)) return { progress, number: null };
    number += 1;
    return { progress, number };
  });
}

/** How many spaces of its movement a locomotive has come. */
export function spacesOf({ hops }: Pick<Outcome, 'hops'>): number {
  return hops.filter(({ number }) => number !== null).length;
}

/** What the tries would do with each locomotive, and which points cards they would bring: CS-16 to CS-18. */
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

/** A movement with what is tried out of it. */
export interface TryOut {
  readonly movement: Movement;
  readonly tries: Tries;
  /** Where the tries lead. */
  readonly run: Run;
  /** What they do with each locomotive that they move, in the order of the first press. */
  readonly outcomes: readonly Outcome[];
  /** Why a locomotive cannot be pressed now; null: it can. */
  readonly whyNotTry: (model: Model) => Refusal | null;
  /** Where one more press would bring a locomotive. */
  readonly placeAfter: (model: Model) => number;
  /** Whether the tries can be sent. */
  readonly canMove: boolean;
}

/** The try-out of the movement that a player has won; `pressed` null: nothing has been pressed. */
export function tryOutOf(G: SchachtState, playerID: string, pressed: Tries | null): TryOut | null {
  const { step } = G;
  const locomotives = G.locomotives[playerID];
  if (step.phase !== 'stageEvaluation' || !locomotives) return null;
  if (whyNotDecline(G, playerID) !== null) return null;
  const { movement } = step;
  // What was kept of an earlier visit counts only as far as it can be done.
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

/** The tries with one more press; on a numbered side it takes the place of the one before. */
export function withTry({ isSplittable }: Movement, tries: Tries, model: Model): Tries {
  return isSplittable ? [...tries, model] : [model];
}

/** What to begin with: the locomotive of the side, or the only one that can move. */
function firstTries(G: SchachtState, movement: Movement): Tries {
  if (movement.isSplittable) return [];
  const able = models.filter((model) => whyNotTries(G, { movement, tries: [model] }) === null);
  return able.length === 1 ? able : [];
}
