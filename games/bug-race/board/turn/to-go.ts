import { finishBody } from '../../rules/index.ts';
import type { Bug } from '../../rules/state.ts';

/** How many sections a body still has to go until it is wholly across the line (BR-14). */
export function sectionsToGo({ body }: Bug, trackLength: number): number {
  return finishBody(trackLength) - body;
}
