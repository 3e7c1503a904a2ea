/** Evaluates moves in one determinized state: each is followed by one quick rollout. */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Candidate } from '../../kit/search/search-domain.ts';
import { ofSeat } from '../../kit/seats.ts';
import type { GrandPrixMove } from '../rules/moves.ts';
import { seatsOf } from '../rules/setup.ts';
import type { GrandPrixState, RaceStep } from '../rules/state.ts';
import { weighBids } from './bidding.ts';
import { prizesAfter, type Standing, sharesOf, standingAfter, standingOf } from './estimate.ts';
import { seedFrom } from './trial.ts';

type Move = Candidate<GrandPrixMove>;

/** Cache of standings: after a move, the standing is the same in all determinized states of a decision. */
const standingsAfter = new WeakMap<Move, { readonly step: RaceStep; readonly after: Standing }>();

function afterMove(state: GrandPrixState, step: RaceStep, candidate: Move): Standing {
  const known = standingsAfter.get(candidate);
  if (known?.step === step) return known.after;
  const now = standingOf(state, step, seatsOf(state));
  const after = standingAfter(state, now, candidate.move);
  standingsAfter.set(candidate, { step, after });
  return after;
}

/** Returns a seat's expected win share after each of these moves in a state, 0 to 1, plus the move's prior. */
export function evaluateMoves(
  state: GrandPrixState,
  seat: PlayerID,
  moves: readonly Move[],
  rng: Rng,
): number[] {
  const { step } = state;
  if (step.phase === 'auction') return weighBids(state, { step, seat }, moves, rng);
  if (step.phase !== 'race') return moves.map(() => 0);
  const seats = seatsOf(state);
  const own = seats.indexOf(seat);
  const money = seats.map((each) => ofSeat(state.money, each));
  const { prizes } = state.options;
  const seed = seedFrom(rng);
  return moves.map((candidate) => {
    const hands = seats.map((each) => [...ofSeat(state.players, each).hand]);
    const { move } = candidate;
    if (move.move === 'playCard') {
      hands[own] = (hands[own] ?? []).filter((card) => card !== move.args[0]);
    }
    const after = afterMove(state, step, candidate);
    const won = prizesAfter(prizes, after, { hands, seed });
    const share = sharesOf(
      state,
      money.map((each, index) => each + (won[index] ?? 0)),
    )[own];
    // The prior counts too, so that few rounds don't mislead.
    return (share ?? 0) + (candidate.prior ?? 0);
  });
}
