/**
 * The rules of Crazy Race as one object: no framework, no React, no randomness of their own. Comments have the numbers
 * of RULES.md. A `whyNot…` returns the reason for refusing a move, or null; boards, bots and moves all ask the same
 * ones.
 */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Result } from '../../kit/result.ts';
import { rulesOf } from '../../kit/rules.ts';
import { identity } from '../identity.ts';
import type { SchachtEvent } from './events.ts';
import { legalMoves, randomMove } from './legal-moves.ts';
import type { SchachtMoves } from './moves.ts';
import { optionsFrom, type SchachtOptions, validateSetupData } from './options.ts';
import {
  pass,
  placeDriver,
  takeBack,
  whyNotOnTurn,
  whyNotPlaceDriver,
  whyNotTakeBack,
} from './phases/driver-placement.ts';
import { discardPoints, whyNotDiscardPoints } from './phases/penalty.ts';
import { reclaim, stageBegan, whyNotReclaim } from './phases/stage-end.ts';
import {
  advance,
  decline,
  drawPoints,
  steal,
  whyNotAdvance,
  whyNotChoosePrize,
  whyNotDecline,
  whyNotSteal,
} from './phases/stage-evaluation.ts';
import { newRace } from './setup.ts';
import { cloneState, type Refusal, type SchachtState, type SeenSchachtState } from './state.ts';

export { whyNotOnTurn, whyNotPlaceDriver, whyNotTakeBack } from './phases/driver-placement.ts';
export { whyNotDiscardPoints } from './phases/penalty.ts';
export { whyNotReclaim } from './phases/stage-end.ts';
export { whyNotAdvance, whyNotChoosePrize, whyNotDecline } from './phases/stage-evaluation.ts';
export { seatsToStealFrom } from './points.ts';
export { standings } from './scoring.ts';
export {
  legalSides,
  noCards,
  revealed,
  sumsAt,
  tabooSide,
  winnerAt,
  withCardsAt,
} from './stage.ts';
export * from './track.ts';

/** Returns the seats that the match is waiting for; others may still take their piles back (CS-5). */
export function playersToMove({ step }: SeenSchachtState): readonly PlayerID[] {
  switch (step.phase) {
    case 'driverPlacement':
      return [step.toPlace];
    case 'stageEvaluation':
      return [step.movement.playerID];
    case 'reclaim':
    case 'penalty':
      return step.toAnswer;
    case 'raceOver':
      return [];
  }
}

/** Returns the result of the race, or null while it is under way. */
export function resultOf({ step }: SeenSchachtState): Result | null {
  return step.phase === 'raceOver' ? step.result : null;
}

/** Returns the first stage's beginning as an event of the match's first move, since setup itself is not logged. */
function setupEvents(state: SchachtState): SchachtEvent[] {
  const { stage, step, firstPlayer } = state;
  if (stage > 1 || step.phase !== 'driverPlacement') return [];
  return step.round === 1 && step.toPlace === firstPlayer ? [stageBegan(state)] : [];
}

/** The types of Crazy Race, for its rules. */
export interface SchachtRace {
  readonly State: SchachtState;
  readonly SeenState: SeenSchachtState;
  readonly Moves: SchachtMoves;
  readonly Event: SchachtEvent;
  readonly Refusal: Refusal;
  readonly Setup: Partial<SchachtOptions>;
  readonly Options: SchachtOptions;
}

// Pure, so that a board, which uses single rules, need not load those that change a match.

/** Crazy Race as one object: `begin`, `playersToMove`, `legalMoves`, `play` … */
export const rules = /* @__PURE__ */ rulesOf<SchachtRace>({
  info: identity,
  validateSetupData,
  optionsFrom,
  begin: (options, seats, { shuffle }) => newRace(options, seats, shuffle),
  playersToMove,
  legalMoves,
  randomMove,
  setupEvents,
  result: resultOf,
  copy: cloneState,
  moves: {
    placeDriver: {
      argShapes: ['value', 'value'],
      whyNot: whyNotPlaceDriver,
      play: (state, seat, [cardID, side]) => placeDriver(state, seat, cardID, side),
    },
    pass: { argShapes: [], whyNot: whyNotOnTurn, play: pass },
    takeBack: { argShapes: [], whyNot: whyNotTakeBack, play: takeBack },
    advance: {
      argShapes: ['value', 'value', [{ locomotive: 'value', distance: 'value' }]],
      whyNot: whyNotAdvance,
      play: (state, _seat, [locomotive, distance, further]) =>
        advance(state, [{ locomotive, distance }, ...(further ?? [])]),
    },
    decline: { argShapes: [], whyNot: whyNotDecline, play: decline },
    drawPoints: { argShapes: [], whyNot: whyNotChoosePrize, play: drawPoints },
    steal: {
      argShapes: ['value'],
      whyNot: whyNotSteal,
      play: (state, seat, [from], { shuffle }) => steal(state, seat, from, shuffle),
    },
    reclaim: {
      argShapes: ['value'],
      whyNot: whyNotReclaim,
      play: (state, seat, [cardID]) => reclaim(state, seat, cardID),
    },
    discardPoints: {
      argShapes: ['value'],
      whyNot: whyNotDiscardPoints,
      play: (state, seat, [cardID]) => discardPoints(state, seat, cardID),
    },
  },
});
