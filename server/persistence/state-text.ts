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

/** A state as it is stored and sent to other servers. Undo steps, which mostly have the same G, don't repeat it. */
export type ShortState = Omit<State, 'deltalog' | '_undo'> & {
  readonly _undo: readonly (Undo | ShortUndo)[];
};

/** Returns the state without its log entries, which are stored and sent apart. */
export function shortState({ deltalog: _, ...state }: State): ShortState {
  const { G, _undo: steps } = state;
  return { ...state, _undo: steps.map((step) => shortened(step, G)) };
}

/** Returns the state that was shortened. */
export function fullState(state: ShortState): State {
  const { G, _undo: steps } = state;
  return { ...state, _undo: steps.map((step) => lengthened(step, G)) };
}

export const stateText = (state: State): string => stateJson(shortState(state));

/** Returns the state of a text by `stateText`. */
export const stateFrom = (text: string): State => fullState(JSON.parse(text));
