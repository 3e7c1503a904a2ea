/** What can be pressed on the track, and which of it a press means: fingers are wider than lanes. */
import type { Car, Space } from '../components.ts';
import type { WayStep } from '../state.ts';
import { type Box, type CircuitView, finishPose, type Point, spacePose } from './geometry.ts';
import { isSameStep } from './tryout.ts';
import type { OwnCard } from './useOwnTurn.ts';

/** How far off a press may be, in lane widths. */
const reach = 2.4;

/** Something that can be pressed, and where it is. */
export type Target = { readonly at: Point } & (
  | { readonly kind: 'end' | 'step'; readonly step: WayStep }
  /** A car that white can move. */
  | { readonly kind: 'car'; readonly car: Car }
);

/** The lane that a car is in. */
function laneOf(space: Space | null | undefined): number {
  return space?.[1] ?? 0;
}

/** All that can be pressed for a card: where its car may end and go next, or the cars for white. */
export function targetsOf(view: CircuitView, card: OwnCard): readonly Target[] {
  const { task, ends, steps, spaces } = card;
  if (!task) return [];
  if (!task.car) {
    return task.next.whiteCars.flatMap((car): Target[] => {
      const space = spaces[car];
      return space ? [{ kind: 'car', car, at: spacePose(view, space) }] : [];
    });
  }
  const lane = laneOf(spaces[task.car]);
  const placeOf = (step: WayStep) =>
    step === 'finish' ? finishPose(view, lane) : spacePose(view, step);
  const further = steps.filter((step) => !ends.some((end) => isSameStep(end, step)));
  return [
    ...ends.map((step): Target => ({ kind: 'end', step, at: placeOf(step) })),
    ...further.map((step): Target => ({ kind: 'step', step, at: placeOf(step) })),
  ];
}

/** Carries out the press of a target. */
export function pressTarget(card: OwnCard, target: Target): void {
  if (target.kind === 'car') card.chooseWhite(target.car);
  else if (target.kind === 'end') card.endAt(target.step);
  else card.stepTo(target.step);
}

/** The target next to a point, if one is near. */
export function nearestTarget(targets: readonly Target[], { x, y }: Point): Target | null {
  let found: Target | null = null;
  let least = reach;
  for (const target of targets) {
    const distance = Math.hypot(target.at.x - x, target.at.y - y);
    if (distance >= least) continue;
    found = target;
    least = distance;
  }
  return found;
}

/** A square part of the picture around some places, at least so wide; never wider than the picture. */
export function closeUpOf(picture: Box, points: readonly Point[], least: number): Box {
  const margin = 2.5;
  const left = Math.min(...points.map(({ x }) => x)) - margin;
  const right = Math.max(...points.map(({ x }) => x)) + margin;
  const top = Math.min(...points.map(({ y }) => y)) - margin;
  const bottom = Math.max(...points.map(({ y }) => y)) + margin;
  const size = Math.min(picture.width, Math.max(least, right - left, bottom - top));
  const within = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));
  return {
    x: within((left + right - size) / 2, picture.x, picture.x + picture.width - size),
    y: within((top + bottom - size) / 2, picture.y, picture.y + picture.height - size),
    width: size,
    height: size,
  };
}

/** Whether a point is in a part of the picture. */
export function isWithin({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}
