import type { BugRaceState } from './state.ts';

/**
 * A state to play on. The rules change nothing in place but the state itself and its records with an entry for each
 * seat; all that is in these is replaced as a whole, and so can be shared.
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
