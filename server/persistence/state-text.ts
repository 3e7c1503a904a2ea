import type { State } from 'boardgame.io';
import { stateJson } from '../lib/json-text.ts';

type Undo = State['_undo'][number];

/** An undo step whose G is the state's own. */
interface ShortUndo extends Omit<Undo, 'G'> {
  readonly hasStatesG: true;
}

function shortened(step: Undo, G: unknown): Undo | ShortUndo {
  if (step.G !== G) return step;
  const { G: _, ...rest } = step;
  return { ...rest, hasStatesG: true };
}

function lengthened(step: Undo | ShortUndo, G: unknown): Undo {
  if (!('hasStatesG' in step)) return step;
  const { hasStatesG: _, ...rest } = step;
  return { ...rest, G };
}

/**
 * Returns a state as it is stored. Its log entries have rows of their own. Its undo states, which mostly have the same
 * G, are not written twice.
 */
export function stateText({ deltalog: _, ...state }: State): string {
  const { G, _undo: steps } = state;
  return stateJson({ ...state, _undo: steps.map((step) => shortened(step, G)) });
}

/** Returns the state of a text by `stateText`. */
export function stateFrom(text: string): State {
  const state: State = JSON.parse(text);
  const { G, _undo: steps } = state;
  return { ...state, _undo: steps.map((step) => lengthened(step, G)) };
}
