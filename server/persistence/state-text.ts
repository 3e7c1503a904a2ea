import type { State } from 'boardgame.io';

/** Returns a state as it is stored and sent to other servers: its log entries are stored and sent apart. */
export function shortState({ deltalog: _, ...state }: State): Omit<State, 'deltalog'> {
  return state;
}

export const stateText = (state: State): string => JSON.stringify(shortState(state));

/** Returns the state of a text by `stateText`. */
export const stateFrom = (text: string): State => JSON.parse(text);
