import type { GrandPrixState } from './state.ts';

/** A state to play on: all its parts can be shared, since rules change none of them in place. */
export function cloneState(state: GrandPrixState): GrandPrixState {
  return { ...state };
}
