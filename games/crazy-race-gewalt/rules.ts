/**
 * The rules of Crazy Race as one object that anybody can play: no framework, no React, no chance of their own.
 * The numbers are those of RULES.md. Setting up (CG-0, CG-1) is in set-up.ts, hands and piles (CG-2, CG-6, CG-9) in
 * hands.ts, sections and ways (CG-1, CG-3, CG-4) in lanes.ts, laying section cards (CG-3) in sections.ts, turns, rolling
 * and finishing (CG-2, CG-4, CG-5, CG-12) in turn.ts, action cards (CG-10, CG-11) in actions.ts, what those with an arrow
 * do (CG-11, CG-12) in effects.ts, answers to them (CG-13) in counters.ts, trophies and points (CG-4, CG-7) in
 * scoring.ts, and what is legal now as a list in legal-moves.ts.
 * A `whyNot…` gives the reason for refusing a move, or null; boards, bots and moves all ask the same ones.
 */
import type { PlayerID } from 'boardgame.io';
import { rulesOf } from '../kit/rules.ts';
import { playAction, relocate, whyNotPlayAction, whyNotRelocate } from './actions.ts';
import { copyOf } from './copy.ts';
import { allow, counter, whyNotAllow, whyNotCounter } from './counters.ts';
import type { CrazyRaceEvent } from './events.ts';
import { discard, whyNotDiscard } from './hands.ts';
import { identity } from './identity.ts';
import { legalMoves, someMove } from './legal-moves.ts';
import type { CrazyRaceMoves } from './moves.ts';
import { type CrazyRaceOptions, optionsFrom, validateSetupData } from './options.ts';
import { playSection, whyNotPlaySection } from './sections.ts';
import { newRace, untoldBeginning } from './set-up.ts';
import type { CrazyRaceState, Refusal, SeenCrazyRaceState } from './state.ts';
import { roll, whyNotRoll } from './turn.ts';

export { targetsOf, whyNotPlayAction, whyNotRelocate } from './actions.ts';
export { whyNotAllow, whyNotCounter } from './counters.ts';
export { arrowCards, type TurnTerms, termsUnder } from './effects.ts';
export { handOf, isPlaying, isRacing, seatsOf, whyNotDiscard, whyNotPlay } from './hands.ts';
export {
  cardOn,
  freeSpots,
  laneOf,
  movableSpots,
  squaresAt,
  type Way,
  wayFrom,
  whyNotFree,
  whyNotMovable,
} from './lanes.ts';
export { type Outcome, scoreOf } from './scoring.ts';
export { whyNotPlaySection } from './sections.ts';
export { whyNotRoll } from './turn.ts';

/** The seat that the table waits for: the one asked for an answer, otherwise the one whose turn it is. */
export function waitsFor(state: SeenCrazyRaceState): readonly PlayerID[] {
  if (state.result) return [];
  return [state.asked ?? state.turn.playerID];
}

/** The types of Crazy Race, for its rules. */
export interface CrazyRace {
  readonly State: CrazyRaceState;
  readonly SeenState: SeenCrazyRaceState;
  readonly Moves: CrazyRaceMoves;
  readonly Event: CrazyRaceEvent;
  readonly Refusal: Refusal;
  readonly Setup: Partial<CrazyRaceOptions>;
  readonly Options: CrazyRaceOptions;
}

// Pure, so that a board, which asks single rules, need not load those that change a match.

/** Crazy Race as one object: `begin`, `waitsFor`, `legalMoves`, `play` … */
export const rules = /* @__PURE__ */ rulesOf<CrazyRace>({
  info: identity,
  validateSetupData,
  optionsFrom,
  begin: newRace,
  untoldBeginning,
  waitsFor,
  legalMoves,
  someMove,
  result: ({ result }) => result,
  copy: copyOf,
  moves: {
    playSection: {
      takes: ['value', 'value', 'value'],
      whyNot: (state, seat, cardID, lane, section) =>
        whyNotPlaySection(state, seat, { cardID, lane, section }),
      play: (state, seat, [cardID, lane, section], chance) =>
        playSection(state, seat, { cardID, lane, section }, chance),
    },
    discardSection: {
      takes: ['value'],
      whyNot: (state, seat, cardID) => whyNotDiscard(state, seat, { deck: 'section', cardID }),
      play: (state, seat, [cardID], chance) =>
        discard(state, seat, { deck: 'section', cardID }, chance),
    },
    playAction: {
      takes: ['value', 'value'],
      whyNot: (state, seat, cardID, target) => whyNotPlayAction(state, seat, { cardID, target }),
      play: (state, seat, [cardID, target], chance) =>
        playAction(state, seat, { cardID, target }, chance),
    },
    relocate: {
      takes: ['value', 'value', 'value', 'value', 'value'],
      whyNot: (state, seat, cardID, fromLane, fromSection, toLane, toSection) =>
        whyNotRelocate(state, seat, {
          cardID,
          from: { lane: fromLane, section: fromSection },
          to: { lane: toLane, section: toSection },
        }),
      play: (state, seat, [cardID, fromLane, fromSection, toLane, toSection], chance) => {
        const from = { lane: fromLane, section: fromSection };
        const to = { lane: toLane, section: toSection };
        return relocate(state, seat, { cardID, from, to }, chance);
      },
    },
    discardAction: {
      takes: ['value'],
      whyNot: (state, seat, cardID) => whyNotDiscard(state, seat, { deck: 'action', cardID }),
      play: (state, seat, [cardID], chance) =>
        discard(state, seat, { deck: 'action', cardID }, chance),
    },
    counter: {
      takes: ['value'],
      whyNot: whyNotCounter,
      play: (state, seat, [cardID], chance) => counter(state, seat, cardID, chance),
    },
    allow: {
      takes: [],
      whyNot: whyNotAllow,
      play: (state, seat, _args, chance) => allow(state, seat, chance),
    },
    roll: {
      takes: [],
      whyNot: whyNotRoll,
      play: (state, seat, _args, chance) => roll(state, seat, chance),
    },
  },
});
