import type { State } from 'boardgame.io';

/** A state as it is stored and sent to other servers: without its log entries, which are stored and sent apart. */
export type ShortState = Omit<State, 'deltalog'>;

/** Returns the state without its log entries. */
export function shortState({ deltalog: _, ...state }: State): ShortState {
  return state;
}

export const stateText = (state: State): string => JSON.stringify(shortState(state));

/** Returns the state of a text by `stateText`. */
export const stateFrom = (text: string): State => JSON.parse(text);
