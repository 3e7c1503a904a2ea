import type { State } from 'boardgame.io';
import { stateJson } from '../lib/json-text.ts';

type Undo = State['_undo'][number];

/** Stands for the G of a step that could be taken back where it is the state's own. */
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
 * A state as it is stored: its log entries have rows of their own, and what boardgame.io keeps for taking
 * back, mostly the same G once more, is not written twice.
 */
export function stateText({ deltalog: _, ...state }: State): string {
  const { G, _undo: steps } = state;
  return stateJson({ ...state, _undo: steps.map((step) => shortened(step, G)) });
}

/** The state that a text of `stateText` says. */
export function stateFrom(text: string): State {
  const state: State = JSON.parse(text);
  const { G, _undo: steps } = state;
  return { ...state, _undo: steps.map((step) => lengthened(step, G)) };
}
