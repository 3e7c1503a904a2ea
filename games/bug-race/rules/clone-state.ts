import type { BugRaceState } from './state.ts';

/**
 * Returns a copy to play on. The rules only change the state's own fields and its records by seat in place. The values
 * of these are replaced as a whole, so they can be shared.
 */
export function cloneState(state: BugRaceState): BugRaceState {
  return {
    ...state,
    bugs: { ...state.bugs },
    cardsInPlay: { ...state.cardsInPlay },
    hasChosen: { ...state.hasChosen },
    isDone: { ...state.isDone },
    handSizes: { ...state.handSizes },
    finishedInTurn: { ...state.finishedInTurn },
    players: { ...state.players },
  };
}
