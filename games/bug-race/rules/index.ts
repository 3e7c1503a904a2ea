/**
 * The rules of Bug Race as one object: no framework, no React, no randomness of their own. Comments have the numbers of
 * RULES.md. A `whyNot…` returns the reason for refusing a move, or null; boards, bots and moves all ask the same ones.
 */
import type { PlayerID } from '../../kit/player-id.ts';
import { rulesOf } from '../../kit/rules.ts';
import { identity } from '../identity.ts';
import type { BugRaceEvent } from './events.ts';
import { legalMoves, randomMove } from './legal-moves.ts';
import type { BugRaceMoves } from './moves.ts';
import { type BugRaceOptions, optionsFrom, validateSetupData } from './options.ts';
import {
  endTurn,
  finishCard,
  playCard,
  takeStep,
  whyNotEndTurn,
  whyNotFinishCard,
  whyNotMoveLeg,
  whyNotPlayCard,
  whyNotTakeStep,
} from './phases/leg-move.ts';
import { keepCard, whyNotKeepCard } from './phases/leg-pass.ts';
import { newRace } from './setup.ts';
import { type BugRaceState, cloneState, type Refusal, type SeenBugRaceState } from './state.ts';

export * from './bug.ts';
export {
  legPlayOf,
  whyNotEndTurn,
  whyNotFinishCard,
  whyNotPlayCard,
  whyNotTakeStep,
} from './phases/leg-move.ts';
export { directionOf, receiverOf, whyNotKeepCard } from './phases/leg-pass.ts';
export { standings } from './scoring.ts';
export { cardsPerDeal } from './setup.ts';

/** Returns the seats that have not yet done what the phase asks of all (BR-10, BR-12). */
export function playersToMove(state: SeenBugRaceState): readonly PlayerID[] {
  if (state.result) return [];
  const isReady = state.step === 'legPass' ? state.hasChosen : state.isDone;
  return state.racing.filter((seat) => !isReady[seat]);
}

/** The types of Bug Race, for its rules. */
export interface BugRace {
  readonly State: BugRaceState;
  readonly SeenState: SeenBugRaceState;
  readonly Moves: BugRaceMoves;
  readonly Event: BugRaceEvent;
  readonly Refusal: Refusal;
  readonly Setup: Partial<BugRaceOptions>;
  readonly Options: BugRaceOptions;
}

// Pure, so that a board, which uses single rules, need not load those that change a match.

/** Bug Race as one object: `begin`, `playersToMove`, `legalMoves`, `play` … */
export const rules = /* @__PURE__ */ rulesOf<BugRace>({
  info: identity,
  validateSetupData,
  optionsFrom,
  begin: (options, seats, { shuffle }) => newRace(options, seats, shuffle),
  playersToMove,
  legalMoves,
  randomMove,
  result: ({ result }) => result,
  copy: cloneState,
  moves: {
    keepCard: {
      argShapes: ['value'],
      whyNot: whyNotKeepCard,
      play: (state, seat, [cardID]) => keepCard(state, seat, cardID),
    },
    playCard: {
      argShapes: ['value', ['value']],
      whyNot: whyNotPlayCard,
      play: (state, seat, [cardID, steps]) => playCard(state, seat, cardID, steps),
    },
    moveLeg: {
      argShapes: ['value'],
      whyNot: whyNotMoveLeg,
      play: (state, seat, [leg]) => takeStep(state, seat, leg),
    },
    moveBody: {
      argShapes: [],
      whyNot: (state, seat) => whyNotTakeStep(state, seat, 'body'),
      play: (state, seat) => takeStep(state, seat, 'body'),
    },
    finishCard: {
      argShapes: [],
      whyNot: whyNotFinishCard,
      play: finishCard,
    },
    endTurn: {
      argShapes: [],
      whyNot: whyNotEndTurn,
      play: (state, seat, _args, { shuffle }) => endTurn(state, seat, shuffle),
    },
  },
});
