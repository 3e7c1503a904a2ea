/** The path of a bug from one position to another, piece by piece, for the animation. */

import { type LogEntry, type LoggedEvent, readLog } from '../../../kit/log.ts';
import { legs } from '../../rules/components.ts';
import type { BugRaceEvent } from '../../rules/events.ts';
import { whyBodyStays, whyLegStays } from '../../rules/index.ts';
import type { Bug, Step } from '../../rules/state.ts';

function sectionOf(bug: Bug, step: Step): number {
  return step === 'body' ? bug.body : bug.legs[step];
}

function moved(bug: Bug, step: Step): Bug {
  if (step === 'body') return { ...bug, body: bug.body + 1 };
  return { ...bug, legs: { ...bug.legs, [step]: bug.legs[step] + 1 } };
}

const pieces: readonly Step[] = [...legs, 'body'];

export function isSamePlace(one: Bug, other: Bug): boolean {
  return pieces.every((piece) => sectionOf(one, piece) === sectionOf(other, piece));
}

function stepsOfEvent(event: BugRaceEvent): readonly Step[] {
  switch (event.type) {
    case 'played':
      return event.steps;
    case 'stepped':
      return [event.step];
    case 'done':
      return Array<Step>(event.bodySteps).fill('body');
    default:
      return [];
  }
}

/** Returns all steps that a seat has made in the match, in their order. */
export function stepsInLog(log: readonly LogEntry[], playerID: string): Step[] {
  return readLog<BugRaceEvent>(log).flatMap(({ event }: LoggedEvent<BugRaceEvent>) =>
    'playerID' in event && event.playerID === playerID ? stepsOfEvent(event) : [],
  );
}

/**
 * Returns the path section by section, in an order that the rules allow. Any remaining difference is covered at once.
 */
function plannedWay(from: Bug, to: Bug, trackLength: number): Bug[] {
  const way: Bug[] = [];
  let bug = from;
  while (!isSamePlace(bug, to)) {
    const next = pieces.find(
      (piece) =>
        sectionOf(bug, piece) < sectionOf(to, piece) &&
        (piece === 'body'
          ? whyBodyStays(bug, trackLength)
          : whyLegStays(bug, piece, trackLength)) === null,
    );
    bug = next === undefined ? to : moved(bug, next);
    way.push(bug);
  }
  return way;
}

/**
 * Returns the positions on the path, without the first. It follows the last of `steps` if they lead there, else an
 * order that the rules allow.
 */
export function wayBetween(
  from: Bug,
  to: Bug,
  steps: readonly Step[],
  trackLength: number,
): readonly Bug[] {
  const distance = pieces.reduce(
    (sum, piece) => sum + sectionOf(to, piece) - sectionOf(from, piece),
    0,
  );
  if (pieces.some((piece) => sectionOf(to, piece) < sectionOf(from, piece))) return [to];
  const way: Bug[] = [];
  for (const step of distance > 0 ? steps.slice(-distance) : []) {
    way.push(moved(way.at(-1) ?? from, step));
  }
  const last = way.at(-1);
  return last && isSamePlace(last, to) ? way : plannedWay(from, to, trackLength);
}

/** Returns a position between two others. A share of 0 is the first, 1 the second. */
export function between(from: Bug, to: Bug, share: number): Bug {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return {
    body: mix(from.body, to.body),
    legs: {
      leftFront: mix(from.legs.leftFront, to.legs.leftFront),
      leftMiddle: mix(from.legs.leftMiddle, to.legs.leftMiddle),
      leftRear: mix(from.legs.leftRear, to.legs.leftRear),
      rightFront: mix(from.legs.rightFront, to.legs.rightFront),
      rightMiddle: mix(from.legs.rightMiddle, to.legs.rightMiddle),
      rightRear: mix(from.legs.rightRear, to.legs.rightRear),
    },
  };
}
