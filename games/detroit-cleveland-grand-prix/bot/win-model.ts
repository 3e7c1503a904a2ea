/** Win model of the Grand Prix: a rollout of the present race, and the value of the players' money then. */
import type { Rng } from '../../kit/rng.ts';
import type { WinModel, WinShares } from '../../kit/search/search-domain.ts';
import { ofSeat } from '../../kit/seats.ts';
import type { GrandPrix } from '../rules/index.ts';
import { seatsOf } from '../rules/setup.ts';
import type { GrandPrixState } from '../rules/state.ts';
import { auctionAsExpected } from './bidding.ts';
import { determinize } from './determinize.ts';
import { prizesAfter, prizesAfterAuction, sharesOf, standingOf } from './estimate.ts';
import { seedFrom } from './trial.ts';

export { bot } from './index.ts';

/** Returns the players' money at the end of the race. */
function moneyAfter(state: GrandPrixState, rng: Rng): readonly number[] {
  const { step } = state;
  const seats = seatsOf(state);
  const seed = seedFrom(rng);
  if (step.phase === 'auction') {
    const sold = auctionAsExpected(state, step, rng);
    const won = prizesAfterAuction(state, sold, { seats, seed });
    return sold.money.map((each, index) => each + (won[index] ?? 0));
  }
  const money = seats.map((each) => ofSeat(state.money, each));
  if (step.phase !== 'race') return money;
  const hands = seats.map((each) => [...ofSeat(state.players, each).hand]);
  const won = prizesAfter(state.options.prizes, standingOf(state, step, seats), { hands, seed });
  return money.map((each, index) => each + (won[index] ?? 0));
}

function playOut(state: GrandPrixState, rng: Rng): WinShares {
  const shares = sharesOf(state, moneyAfter(state, rng));
  return Object.fromEntries(seatsOf(state).map((seat, index) => [seat, shares[index] ?? 0]));
}

/** The win model from which estimates of the Grand Prix are made. */
export const winModel: WinModel<GrandPrix> = { determinize, playOut, sharpness: 1 };
