/** The positions that the figures of the rules show: each step in them is one that the rules allow. */
import { type Leg, legCards, legs, start } from '../rules/components.ts';
import { afterStep, finishBody, whyNotStep, withCard } from '../rules/index.ts';
import type { Bug, BugWithCard, Step } from '../rules/state.ts';

/** Tracks as usual. */
export const trackLength = 12;

/** One drawing of a figure: a bug with a card, and which of its legs have moved. */
export interface Moment {
  readonly play: BugWithCard;
  readonly shown: readonly Leg[];
  readonly moved: readonly Leg[];
}

function cardOf(shown: readonly Leg[]): number {
  const card = legCards.find(
    (each) => each.legs.length === shown.length && shown.every((leg) => each.legs.includes(leg)),
  );
  if (!card) throw new Error(`No card shows ${shown.join(', ')}.`);
  return card.id;
}

/** A bug before a card and after each of some steps with it. */
function course(bug: Bug, shown: readonly Leg[], steps: readonly Step[]): readonly Moment[] {
  const moments: Moment[] = [{ play: withCard(bug, cardOf(shown), trackLength), shown, moved: [] }];
  for (const step of steps) {
    const { play, moved } = moments.at(-1) ?? { play: { bug, cardInPlay: null }, moved: [] };
    const refusal = whyNotStep(play, step, trackLength);
    if (refusal) throw new Error(`A figure shows what the rules forbid: ${refusal}.`);
    moments.push({
      play: afterStep(play, step, trackLength),
      shown,
      moved: step === 'body' ? moved : [...moved, step],
    });
  }
  return moments;
}

function bugWith(body: number, at: Partial<Bug['legs']>): Bug {
  return { body, legs: { ...start.legs, ...at } };
}

/** A bug whose body is home, its legs so many sections behind their best places. */
function homeBug(behind: Partial<Record<Leg, number>>): Bug {
  const body = finishBody(trackLength);
  const best = { Front: body + 1, Middle: body, Rear: body - 1 };
  const at = legs.map((leg) => {
    const pair = leg.endsWith('Front') ? 'Front' : leg.endsWith('Rear') ? 'Rear' : 'Middle';
    return [leg, best[pair] - (behind[leg] ?? 0)] as const;
  });
  // One entry for each leg.
  return { body, legs: Object.fromEntries(at) as Bug['legs'] };
}

export const cards = {
  two: [cardOf(['leftFront', 'leftMiddle']), cardOf(['leftRear', 'rightMiddle', 'rightRear'])],
  expert: [
    cardOf(['leftFront', 'leftMiddle']),
    cardOf(['leftRear', 'rightMiddle', 'rightRear']),
    cardOf(['leftFront', 'rightFront', 'rightMiddle', 'rightRear']),
    cardOf(['leftMiddle', 'rightRear']),
  ],
} as const;

const rearLegsBehind = bugWith(2, {
  leftFront: 3,
  rightFront: 3,
  leftMiddle: 2,
  rightMiddle: 2,
});

export const positions = {
  start: course(start, ['leftFront', 'leftMiddle'], []),
  /** The middle leg waits for the one in front of it. */
  order: course(start, ['leftFront', 'leftMiddle'], ['leftFront', 'leftMiddle']),
  /** A front leg is as far ahead as it may be, until the body has followed. */
  ahead: course(
    bugWith(2, { leftFront: 3, leftMiddle: 2, leftRear: 1, rightMiddle: 1, rightRear: 0 }),
    ['leftFront', 'rightFront'],
    ['rightFront', 'body', 'leftFront'],
  ),
  /** The body follows once. Then the rear legs hold it. */
  body: course(
    rearLegsBehind,
    ['leftRear', 'rightRear'],
    ['body', 'leftRear', 'rightRear', 'body'],
  ),
  /** Two bodies are home in the same turn: the rear legs decide. */
  finish: [
    homeBug({ leftRear: 1, rightRear: 1, leftMiddle: 1, leftFront: 1 }),
    homeBug({ leftRear: 2, rightRear: 1 }),
  ],
} as const;

/** Sections where the two rear legs of a bug stand, counted from 1. */
export function rearSections({ legs: at }: Bug): readonly [number, number] {
  return [at.leftRear + 1, at.rightRear + 1];
}
