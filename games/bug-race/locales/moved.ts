import type { Leg } from '../rules/components.ts';
import type { Step } from '../rules/state.ts';

/** What a list of steps moved: the legs in their order, and the body by so many sections. */
export function movedBy(steps: readonly Step[]): {
  readonly legs: readonly Leg[];
  readonly bodySections: number;
} {
  const legs = steps.filter((step) => step !== 'body');
  return { legs, bodySections: steps.length - legs.length };
}
