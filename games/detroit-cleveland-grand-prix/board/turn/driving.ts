/** The drives to animate now: from the log, or from the viewer's draft. */

import { hurriedStepTime } from '../../animation-timing.ts';
import type { Car, Space } from '../../rules/components.ts';
import type { GrandPrixEvent } from '../../rules/events.ts';
import type { RouteStep } from '../../rules/state.ts';
import type { Drive } from '../circuit/CarsOnTrack.tsx';
import type { Tryout } from './tryout.ts';

/** Returns the drive of the event being shown. */
export function drivesOfEvent(
  event: GrandPrixEvent | null,
  milliseconds: number,
): readonly Drive[] {
  if (event?.type !== 'moved') return [];
  const { car, from, path } = event;
  return [{ car, from, path, delay: 0, milliseconds }];
}

/** Returns the steps of a route without those that it already had before. */
function newSteps(path: readonly RouteStep[], before: readonly RouteStep[]): readonly RouteStep[] {
  const isGoneOn = before.every((step, index) => String(step) === String(path[index]));
  return isGoneOn ? path.slice(before.length) : path;
}

/** Returns the drives that the last press has added to a draft, one car after the other. */
export function drivesOfTryout(
  { chosen, begun, before }: Tryout,
  {
    racing,
    car,
  }: { readonly racing: Readonly<Record<Car, Space | null>>; readonly car: Car | null },
): readonly Drive[] {
  const added = [...chosen.slice(before?.chosen.length ?? 0), { car, path: begun }];
  const drives: Drive[] = [];
  let delay = 0;
  for (const [index, move] of added.entries()) {
    const start = move.car && racing[move.car];
    const seen = index === 0 ? (before?.begun ?? []) : [];
    const path = newSteps(move.path, seen);
    if (!move.car || !start || path.length === 0) continue;
    const last = path.length < move.path.length ? seen.at(-1) : undefined;
    const from = last === undefined || last === 'finish' ? start : last;
    const milliseconds = path.length * hurriedStepTime;
    drives.push({ car: move.car, from, path, delay, milliseconds });
    delay += milliseconds;
  }
  return drives;
}
