/** Evaluates moves in one determinized state. */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Candidate } from '../../kit/search/search-domain.ts';
import { actionKind } from '../rules/components.ts';
import { laneOf } from '../rules/lanes.ts';
import type { GewaltMove } from '../rules/moves.ts';
import type { GewaltState } from '../rules/state.ts';
import { mayCounterAgain } from '../rules/turn.ts';
import { findChances, noChances, pointsOf, shareOf } from './evaluation.ts';
import { firstStageOf, keepsakeOf, tryInHead } from './policy.ts';
import { type Race, raceOf } from './race.ts';

/** Expected points that a card must cost its target before it is countered. */
const worthACounter = 0.05;
/** Approximate value of a point, in win shares. */
const shareOfAPoint = 0.3;

/** Returns whether the target of the card just played has a counter in this state, and gains by using it. */
function isCountered(state: GewaltState, race: Race, seat: PlayerID, target: PlayerID): boolean {
  const holds = state.players[target]?.hand.action.some((card) => actionKind(card) === 'counter');
  if (!holds || !mayCounterAgain(state, target, seat)) return false;
  const lane = laneOf(target);
  const hit = pointsOf(race, lane);
  const card = race.before[lane] ?? 0;
  race.before[lane] = 0;
  const free = pointsOf(race, lane);
  race.before[lane] = card;
  return free > hit + worthACounter;
}

/** Returns the seat's expected win share after each of these moves, 0 to 1. */
export function evaluateMoves(
  state: GewaltState,
  seat: PlayerID,
  moves: readonly Candidate<GewaltMove>[],
): number[] {
  const race = raceOf(state);
  const [before, chances] = [noChances(), noChances()];
  findChances(race, 0, before);
  return moves.map(({ move }) =>
    tryInHead(state, race, { seat, move }, () => {
      const target = move.move === 'playAction' ? move.args[1] : seat;
      const lane = laneOf(target);
      const card = race.before[lane] ?? 0;
      if (target !== seat && isCountered(state, race, seat, target)) race.before[lane] = 0;
      chances.set(before);
      findChances(race, firstStageOf(state, move), chances);
      const share = shareOf(race, laneOf(seat), chances);
      race.before[lane] = card;
      return share + shareOfAPoint * keepsakeOf(move);
    }),
  );
}
