/** The end of the race: CS-20. The penalty (CS-V1) is in phases/penalty.ts, the ranking (CS-21) in scoring.ts. */
import { stageCards } from './components.ts';
import type { SchachtEvent } from './events.ts';
import { beginPenalty } from './phases/penalty.ts';
import { rankAll } from './scoring.ts';
import type { SchachtState, SeenSchachtState } from './state.ts';
import { isOut } from './turn.ts';

/**
 * CS-20: returns whether all players have taken back their piles and hold no card, so the stage's remaining rounds are
 * skipped.
 */
export function areAllOut(state: SeenSchachtState): boolean {
  return state.seats.every((seat) => isOut(state, seat));
}

/** CS-20: returns whether the race ends with the evaluation of this stage. */
export function isLastStage(state: SeenSchachtState): boolean {
  return state.stage === stageCards.length || areAllOut(state);
}

/** CS-20: ends the race at once: nothing is discarded or reclaimed. CS-V1 comes before the ranking. */
export function endRace(state: SchachtState): SchachtEvent[] {
  return state.options.penalty ? beginPenalty(state) : rankAll(state);
}
