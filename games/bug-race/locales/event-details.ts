import type { Leg } from '../rules/components.ts';
import type { Step } from '../rules/state.ts';

/** Returns what a list of steps moved: the legs in their order, and the sections that the body moved. */
export function movedBy(steps: readonly Step[]): {
  readonly legs: readonly Leg[];
  readonly bodySections: number;
} {
  const legs = steps.filter((step) => step !== 'body');
  return { legs, bodySections: steps.length - legs.length };
}
