/**
 * The rules of Crazy Race as one object: no framework, no React, no randomness of their own. Comments have the numbers
 * of RULES.md. A `whyNot…` returns the reason for refusing a move, or null; boards, bots and moves all ask the same
 * ones.
 */
import type { PlayerID } from '../../kit/player-id.ts';
import { rulesOf } from '../../kit/rules.ts';
import { identity } from '../identity.ts';
import { playAction, relocate, whyNotPlayAction, whyNotRelocate } from './actions.ts';
import { allow, counter, whyNotAllow, whyNotCounter } from './counters.ts';
import type { GewaltEvent } from './events.ts';
import { discard, whyNotDiscard } from './hands.ts';
import { legalMoves, randomMove } from './legal-moves.ts';
import type { GewaltMoves } from './moves.ts';
import { type GewaltOptions, optionsFrom, validateSetupData } from './options.ts';
import { playSection, whyNotPlaySection } from './sections.ts';
import { newRace, setupEvents } from './setup.ts';
import { cloneState, type GewaltState, type Refusal, type SeenGewaltState } from './state.ts';
import { roll, whyNotRoll } from './turn.ts';

export { targetsOf, whyNotPlayAction, whyNotRelocate } from './actions.ts';
export { whyNotAllow, whyNotCounter } from './counters.ts';
export { arrowCards, type TurnModifiers, turnModifiersOf } from './effects.ts';
export { handOf, isPlaying, isRacing, seatsOf, whyNotDiscard, whyNotPlay } from './hands.ts';
export {
  cardOn,
  freeSpots,
  laneOf,
  movableSpots,
  type Path,
  squaresAt,
  wayFrom,
  whyNotFree,
  whyNotMovable,
} from './lanes.ts';
export { type Outcome, scoreOf } from './scoring.ts';
export { whyNotPlaySection } from './sections.ts';
export { whyNotRoll } from './turn.ts';

/** Returns the seat that the match is waiting for: the one that may reply, otherwise the one whose turn it is. */
export function playersToMove(state: SeenGewaltState): readonly PlayerID[] {
  if (state.result) return [];
  return [state.awaitingReply ?? state.turn.playerID];
}

/** The types of Crazy Race, for its rules. */
export interface GewaltRace {
  readonly State: GewaltState;
  readonly SeenState: SeenGewaltState;
  readonly Moves: GewaltMoves;
  readonly Event: GewaltEvent;
  readonly Refusal: Refusal;
  readonly Setup: Partial<GewaltOptions>;
  readonly Options: GewaltOptions;
}

// Pure, so that a board, which uses single rules, need not load those that change a match.

/** Crazy Race as one object: `begin`, `playersToMove`, `legalMoves`, `play` … */
export const rules = /* @__PURE__ */ rulesOf<GewaltRace>({
  info: identity,
  validateSetupData,
  optionsFrom,
  begin: newRace,
  setupEvents,
  playersToMove,
  legalMoves,
  randomMove,
  result: ({ result }) => result,
  copy: cloneState,
  moves: {
    playSection: {
      argShapes: ['value', 'value', 'value'],
      whyNot: (state, seat, cardID, lane, section) =>
        whyNotPlaySection(state, seat, { cardID, lane, section }),
      play: (state, seat, [cardID, lane, section], rng) =>
        playSection(state, seat, { cardID, lane, section }, rng),
    },
    discardSection: {
      argShapes: ['value'],
      whyNot: (state, seat, cardID) => whyNotDiscard(state, seat, { deck: 'section', cardID }),
      play: (state, seat, [cardID], rng) => discard(state, seat, { deck: 'section', cardID }, rng),
    },
    playAction: {
      argShapes: ['value', 'value'],
      whyNot: (state, seat, cardID, target) => whyNotPlayAction(state, seat, { cardID, target }),
      play: (state, seat, [cardID, target], rng) =>
        playAction(state, seat, { cardID, target }, rng),
    },
    relocate: {
      argShapes: ['value', 'value', 'value', 'value', 'value'],
      whyNot: (state, seat, cardID, fromLane, fromSection, toLane, toSection) =>
        whyNotRelocate(state, seat, {
          cardID,
          from: { lane: fromLane, section: fromSection },
          to: { lane: toLane, section: toSection },
        }),
      play: (state, seat, [cardID, fromLane, fromSection, toLane, toSection], rng) => {
        const from = { lane: fromLane, section: fromSection };
        const to = { lane: toLane, section: toSection };
        return relocate(state, seat, { cardID, from, to }, rng);
      },
    },
    discardAction: {
      argShapes: ['value'],
      whyNot: (state, seat, cardID) => whyNotDiscard(state, seat, { deck: 'action', cardID }),
      play: (state, seat, [cardID], rng) => discard(state, seat, { deck: 'action', cardID }, rng),
    },
    counter: {
      argShapes: ['value'],
      whyNot: whyNotCounter,
      play: (state, seat, [cardID], rng) => counter(state, seat, cardID, rng),
    },
    allow: {
      argShapes: [],
      whyNot: whyNotAllow,
      play: (state, seat, _args, rng) => allow(state, seat, rng),
    },
    roll: {
      argShapes: [],
      whyNot: whyNotRoll,
      play: (state, seat, _args, rng) => roll(state, seat, rng),
    },
  },
});
