import type { SchachtState } from './state.ts';

/**
 * Returns a copy to play on. Only the records that rules change in place are copied; all else is replaced as a whole,
 * so it can be shared.
 */
export function cloneState(state: SchachtState): SchachtState {
  return {
    ...state,
    locomotives: { ...state.locomotives },
    hasTakenBack: { ...state.hasTakenBack },
    isOutOfCards: { ...state.isOutOfCards },
    piles: { ...state.piles },
    points: { ...state.points },
    players: { ...state.players },
  };
}
