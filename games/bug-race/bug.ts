/**
 * The rules of one bug and the card that moves it: BR-1 to BR-9, for rules.ts and the board's try-out.
 * A `whyNot…` or `why…Stays` gives the reason for refusing a step, or null.
 */
import {
  bodyLength,
  type CardID,
  isLeg,
  type Leg,
  legCards,
  legs,
  sectionsOutsideTheRace,
  sides,
} from './components.ts';
import type { BugRaceOptions } from './options.ts';
import type { Bug, CardInPlay, LegPlay, Refusal, Step } from './state.ts';

// The bug: BR-1 to BR-6

/** The section of the body's front when the whole body is past the finish line (BR-14). */
export function finishBody(trackLength: number): number {
  return trackLength - sectionsOutsideTheRace + bodyLength - 1;
}

/** BR-3: a leg is beside the body or diagonal to it, never further behind or ahead. */
function isBesideOrDiagonal(leg: number, body: number): boolean {
  return body - bodyLength <= leg && leg <= body + 1;
}

/** BR-4: the leg in front of this one on its side; the front leg has none. */
function legInFront(leg: Leg): Leg | undefined {
  const side = sides.find((each) => each.includes(leg));
  return side?.[side.indexOf(leg) + 1];
}

/** BR-5: why a leg can't go one section forward: the reason of the first rule that forbids it. */
export function whyLegStays(bug: Bug, leg: Leg, trackLength: number): Refusal | null {
  const section = bug.legs[leg] + 1;
  if (section > trackLength) return 'trackEnds';
  const inFront = legInFront(leg);
  if (inFront !== undefined && section >= bug.legs[inFront]) return 'legTaken';
  return isBesideOrDiagonal(section, bug.body) ? null : 'bodyWaits';
}

/** BR-6: why the body can't go one section forward. */
export function whyBodyStays(bug: Bug, trackLength: number): Refusal | null {
  if (bug.body + 1 > finishBody(trackLength)) return 'trackEnds';
  const keepsAll = legs.every((leg) => isBesideOrDiagonal(bug.legs[leg], bug.body + 1));
  return keepsAll ? null : 'loseLeg';
}

/** The bug after all body steps that are possible now (BR-12). */
export function withBodyForward(bug: Bug, trackLength: number): Bug {
  let body = bug.body;
  while (whyBodyStays({ ...bug, body }, trackLength) === null) body += 1;
  return { ...bug, body };
}

// A card in play: BR-7 to BR-9

/** BR-9: a card is finished as soon as no unmoved leg could move now or after any number of body steps. */
function isFinished({ bug, cardInPlay }: LegPlay, trackLength: number): boolean {
  const forward = withBodyForward(bug, trackLength);
  return (cardInPlay?.unmoved ?? []).every(
    (leg) => whyLegStays(forward, leg, trackLength) !== null,
  );
}

/** The card laid down, with all its legs still to move; null if none ever could (BR-9). */
export function withCard(bug: Bug, cardID: CardID, trackLength: number): LegPlay {
  const card = legCards[cardID];
  if (card === undefined) throw new Error(`There is no card ${cardID}.`);
  return cleared({ bug, cardInPlay: { cardID, unmoved: card.legs } }, trackLength);
}

function cleared(play: LegPlay, trackLength: number): LegPlay {
  return isFinished(play, trackLength) ? { ...play, cardInPlay: null } : play;
}

/** Why a step is not possible on this bug with this card in play (BR-5 to BR-9). */
export function whyNotStep(play: LegPlay, step: unknown, trackLength: number): Refusal | null {
  if (step === 'body') return whyBodyStays(play.bug, trackLength);
  if (!isLeg(step)) return 'notALeg';
  if (play.cardInPlay === null) return 'noCardInPlay';
  if (!play.cardInPlay.unmoved.includes(step)) {
    return legCards[play.cardInPlay.cardID]?.legs.includes(step) ? 'alreadyMoved' : 'notOnCard';
  }
  return whyLegStays(play.bug, step, trackLength);
}

/** The bug and its card after a step that is allowed. The card goes when nothing on it can move any more. */
export function afterStep({ bug, cardInPlay }: LegPlay, step: Step, trackLength: number): LegPlay {
  if (step === 'body') {
    return cleared({ bug: { ...bug, body: bug.body + 1 }, cardInPlay }, trackLength);
  }
  const moved: Bug = { ...bug, legs: { ...bug.legs, [step]: bug.legs[step] + 1 } };
  const left: CardInPlay | null = cardInPlay && {
    ...cardInPlay,
    unmoved: cardInPlay.unmoved.filter((leg) => leg !== step),
  };
  return cleared({ bug: moved, cardInPlay: left }, trackLength);
}

/** BR-9: why the card in play can't be put away now. */
export function whyNotFinish(
  { bug, cardInPlay }: LegPlay,
  options: BugRaceOptions,
): Refusal | null {
  if (cardInPlay === null) return 'noCardInPlay';
  if (options.optionalLegs) return null;
  const canMove = cardInPlay.unmoved.some(
    (leg) => whyLegStays(bug, leg, options.trackLength) === null,
  );
  return canMove ? 'mustMove' : null;
}

/** More steps than a card with four legs and a whole track can ever take. */
export function isListOfSteps(steps: unknown, trackLength: number): steps is readonly unknown[] {
  return Array.isArray(steps) && steps.length <= legs.length + trackLength;
}
