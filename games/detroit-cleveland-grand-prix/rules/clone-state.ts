import type { GrandPrixState } from './state.ts';

/** Returns a copy to play on. All its parts can be shared, since rules change none of them in place. */
export function cloneState(state: GrandPrixState): GrandPrixState {
  return { ...state };
}
