/** A movement tried out on the board before it is made: which locomotives, and where they come to. No rule of its own. */
import { type Model, models } from '../components.ts';
import { afterPart, type Run, whyNotAdvance, whyNotDecline } from '../rules.ts';
import type { Advance, CrazyRaceState, Locomotives, Movement, Refusal } from '../state.ts';

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
  G: CrazyRaceState,
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

/** A movement with what is tried out of it. */
export interface TryOut {
  readonly movement: Movement;
  readonly tries: Tries;
  /** Where the tries lead. */
  readonly run: Run;
  /** Why a locomotive cannot be pressed now; null: it can. */
  readonly whyNotTry: (model: Model) => Refusal | null;
  /** Where one more press would bring a locomotive. */
  readonly placeAfter: (model: Model) => number;
  /** Whether the tries can be sent. */
  readonly canMove: boolean;
}

/** The try-out of the movement that a player has won; `pressed` null: nothing has been pressed. */
export function tryOutOf(
  G: CrazyRaceState,
  playerID: string,
  pressed: Tries | null,
): TryOut | null {
  const { step } = G;
  const locomotives = G.locomotives[playerID];
  if (step.phase !== 'stageEvaluation' || !locomotives) return null;
  if (whyNotDecline(G, playerID) !== null) return null;
  const { movement } = step;
  const tries = pressed ?? firstTries(G, movement);
  const withPress = (model: Model) => withTry(movement, tries, model);
  return {
    movement,
    tries,
    run: runAfter(locomotives, movement, tries),
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
function firstTries(G: CrazyRaceState, movement: Movement): Tries {
  if (movement.isSplittable) return [];
  const able = models.filter((model) => whyNotTries(G, { movement, tries: [model] }) === null);
  return able.length === 1 ? able : [];
}
