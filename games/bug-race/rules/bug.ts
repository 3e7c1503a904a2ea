/**
 * The rules of one bug and the card that moves it: BR-1 to BR-9, for rules/index.ts and the board's drafts. A `whyNot…`
 * or `why…Stays` returns the reason for refusing a step, or null.
 */
import { existing } from '../../kit/existing.ts';
import {
  bodyLength,
  type CardID,
  isLeg,
  type Leg,
  legCards,
  legInFront,
  legs,
  sectionsOutsideTheRace,
} from './components.ts';
import type { BugRaceOptions } from './options.ts';
import type { Bug, BugWithCard, Refusal, Step } from './state.ts';

// The bug: BR-1 to BR-6

/** Returns the section of the body's front when the whole body is past the finish line (BR-14). */
export function finishBody(trackLength: number): number {
  return trackLength - sectionsOutsideTheRace + bodyLength - 1;
}

/** Returns how far forward the body can be before it loses a leg (BR-3); by BR-4 a rear leg is the rearmost. */
function foremostBody({ legs: at }: Bug): number {
  return Math.min(at.leftRear, at.rightRear) + bodyLength;
}

/**
 * BR-5: returns why a leg can't go one section forward: the reason of the first rule that forbids it. Going forward it
 * can't fall behind the body, so of BR-3 only the other end counts.
 */
export function whyLegStays(bug: Bug, leg: Leg, trackLength: number): Refusal | null {
  const section = bug.legs[leg] + 1;
  if (section > trackLength) return 'trackEnds';
  const inFront = legInFront[leg];
  if (inFront !== null && section >= bug.legs[inFront]) return 'legTaken';
  return section > bug.body + 1 ? 'bodyWaits' : null;
}

/** BR-6: returns why the body can't go one section forward. */
export function whyBodyStays(bug: Bug, trackLength: number): Refusal | null {
  if (bug.body + 1 > finishBody(trackLength)) return 'trackEnds';
  return bug.body + 1 > foremostBody(bug) ? 'loseLeg' : null;
}

/** Returns the bug after all body steps that are possible now (BR-12). */
export function withBodyForward(bug: Bug, trackLength: number): Bug {
  return { body: Math.min(foremostBody(bug), finishBody(trackLength)), legs: bug.legs };
}

// A card in play: BR-7 to BR-9

/** Places a card beside a bug, with all its legs still to move, even if none of them ever could. */
export function placeCard(bug: Bug, cardID: CardID): BugWithCard {
  const { legs } = existing(legCards[cardID], 'card ', cardID);
  return { bug, cardInPlay: { cardID, unmoved: legs } };
}

/** Copies the legs one by one: every step of every rollout makes a copy, and spreading takes four times as long. */
function copyOfLegs(at: Bug['legs']): Record<Leg, number> {
  return {
    leftFront: at.leftFront,
    leftMiddle: at.leftMiddle,
    leftRear: at.leftRear,
    rightFront: at.rightFront,
    rightMiddle: at.rightMiddle,
    rightRear: at.rightRear,
  };
}

/** Returns the bug and its card after steps that are allowed in this order. A finished card stays. */
export function applySteps({ bug, cardInPlay }: BugWithCard, steps: readonly Step[]): BugWithCard {
  const at = copyOfLegs(bug.legs);
  let { body } = bug;
  for (const step of steps) {
    if (step === 'body') body += 1;
    else at[step] += 1;
  }
  const unmoved = cardInPlay?.unmoved.filter((leg) => !steps.includes(leg));
  return {
    bug: { body, legs: at },
    cardInPlay: cardInPlay && unmoved ? { cardID: cardInPlay.cardID, unmoved } : null,
  };
}

/** BR-9: returns whether a card is finished: no unmoved leg could move now or after any number of body steps. */
export function isFinished({ bug, cardInPlay }: BugWithCard, trackLength: number): boolean {
  if (cardInPlay === null || cardInPlay.unmoved.length === 0) return true;
  const forward = withBodyForward(bug, trackLength);
  return cardInPlay.unmoved.every((leg) => whyLegStays(forward, leg, trackLength) !== null);
}

function cleared(play: BugWithCard, trackLength: number): BugWithCard {
  return isFinished(play, trackLength) ? { bug: play.bug, cardInPlay: null } : play;
}

/** Places a card beside a bug, with all its legs still to move. The card is null if none of them ever could (BR-9). */
export function withCard(bug: Bug, cardID: CardID, trackLength: number): BugWithCard {
  return cleared(placeCard(bug, cardID), trackLength);
}

/** Returns the bug and its card after an allowed step. The card is removed when nothing on it can move any more. */
export function afterStep(play: BugWithCard, step: Step, trackLength: number): BugWithCard {
  return cleared(applySteps(play, [step]), trackLength);
}

/** Returns why a step is not possible on this bug with this card in play (BR-5 to BR-9), or null. */
export function whyNotStep(play: BugWithCard, step: unknown, trackLength: number): Refusal | null {
  if (step === 'body') return whyBodyStays(play.bug, trackLength);
  if (!isLeg(step)) return 'notALeg';
  if (play.cardInPlay === null) return 'noCardInPlay';
  if (!play.cardInPlay.unmoved.includes(step)) {
    return legCards[play.cardInPlay.cardID]?.legs.includes(step) ? 'alreadyMoved' : 'notOnCard';
  }
  return whyLegStays(play.bug, step, trackLength);
}

/** Returns all steps that are possible now (BR-5 to BR-9). */
export function possibleSteps({ bug, cardInPlay }: BugWithCard, trackLength: number): Step[] {
  const steps: Step[] = [];
  for (const leg of cardInPlay?.unmoved ?? []) {
    if (whyLegStays(bug, leg, trackLength) === null) steps.push(leg);
  }
  if (whyBodyStays(bug, trackLength) === null) steps.push('body');
  return steps;
}

/** BR-9: returns why the card in play can't be put away now, or null. */
export function whyNotFinish(
  { bug, cardInPlay }: BugWithCard,
  options: BugRaceOptions,
): Refusal | null {
  if (cardInPlay === null) return 'noCardInPlay';
  if (options.optionalLegs) return null;
  const canMove = cardInPlay.unmoved.some(
    (leg) => whyLegStays(bug, leg, options.trackLength) === null,
  );
  return canMove ? 'mustMove' : null;
}

/** Returns whether any value is a list no longer than the steps of any card: each leg once, and the body. */
export function isListOfSteps(value: unknown, trackLength: number): value is readonly unknown[] {
  return Array.isArray(value) && value.length <= legs.length + trackLength;
}
