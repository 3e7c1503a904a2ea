import { finishBody } from '../../rules/index.ts';
import type { Bug } from '../../rules/state.ts';

/** Returns how many sections a body has to go until it is wholly across the line (BR-14). */
export function sectionsToGo({ body }: Bug, trackLength: number): number {
  return finishBody(trackLength) - body;
}
