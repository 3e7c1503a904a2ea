/** Targets on the track, and which of them a press means: fingers are wider than lanes. */
import type { Car, Space } from '../../rules/components.ts';
import type { RouteStep } from '../../rules/state.ts';
import { isSameStep } from '../turn/tryout.ts';
import type { OwnCard } from '../turn/useOwnTurn.ts';
import {
  type Box,
  boxAround,
  type CircuitView,
  finishPose,
  type Point,
  spacePose,
} from './geometry.ts';

/** Maximum distance between a press and its target, in lane widths. */
const reach = 2.4;

/** A target that can be pressed, with its position. */
export type Target = { readonly at: Point } & (
  | { readonly kind: 'end' | 'step'; readonly step: RouteStep }
  /** A car that white can move. */
  | { readonly kind: 'car'; readonly car: Car }
);

/** Returns the lane that a car is in. */
function laneOf(space: Space | null | undefined): number {
  return space?.[1] ?? 0;
}

/** Returns all targets for a card: the possible ends and next spaces of its car, or the cars for white. */
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
  const placeOf = (step: RouteStep) =>
    step === 'finish' ? finishPose(view, lane) : spacePose(view, step);
  const further = steps.filter((step) => !ends.some((end) => isSameStep(end, step)));
  return [
    ...ends.map((step): Target => ({ kind: 'end', step, at: placeOf(step) })),
    ...further.map((step): Target => ({ kind: 'step', step, at: placeOf(step) })),
  ];
}

/** Performs the action of a target. */
export function pressTarget(card: OwnCard, target: Target): void {
  if (target.kind === 'car') card.chooseWhite(target.car);
  else if (target.kind === 'end') card.endAt(target.step);
  else card.stepTo(target.step);
}

/** Returns the nearest target to a point, or null if none is near. */
export function nearestTarget(targets: readonly Target[], { x, y }: Point): Target | null {
  let found: Target | null = null;
  let min = reach;
  for (const target of targets) {
    const distance = Math.hypot(target.at.x - x, target.at.y - y);
    if (distance >= min) continue;
    found = target;
    min = distance;
  }
  return found;
}

/** Direction of each arrow key on the page: to the right and down. */
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * Returns the target to which a key leads, or null. An arrow leads to the nearest one on that side; Home and End lead
 * to the first and last.
 */
export function targetByKey(targets: readonly Target[], from: number, key: string): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return targets.length - 1;
  const direction = directions[key];
  const start = targets[from];
  if (!direction || !start) return null;
  const [right, down] = direction;
  let found: number | null = null;
  let min = Number.POSITIVE_INFINITY;
  for (const [index, { at }] of targets.entries()) {
    const [x, y] = [at.x - start.at.x, at.y - start.at.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    // A target further aside than ahead belongs to another direction.
    const distance = ahead + 2 * aside;
    if (ahead <= 0.01 || aside > 2 * ahead || distance >= min) continue;
    found = index;
    min = distance;
  }
  return found;
}

/**
 * Returns a part of the picture around some points, with at least this width but not larger than the picture. `aspect`
 * is the ratio of its height to its width.
 */
export function closeUpOf(
  picture: Box,
  points: readonly Point[],
  { min, aspect }: { readonly min: number; readonly aspect: number },
): Box {
  const margin = 2.5;
  const around = boxAround(points);
  const wanted = Math.max(min, around.width + 2 * margin, (around.height + 2 * margin) / aspect);
  const width = Math.min(picture.width, picture.height / aspect, wanted);
  const height = width * aspect;
  const within = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));
  return {
    x: within(around.x + (around.width - width) / 2, picture.x, picture.x + picture.width - width),
    y: within(
      around.y + (around.height - height) / 2,
      picture.y,
      picture.y + picture.height - height,
    ),
    width,
    height,
  };
}

/** Returns whether a point is in a part of the picture. */
export function isWithin({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}
