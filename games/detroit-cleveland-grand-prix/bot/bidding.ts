/** Bidding by plans: the limit for the car for sale, and how boldly to bid for later cars. */
import type { PlayerID } from '../../kit/player-id.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Candidate } from '../../kit/search/search-domain.ts';
import { ofSeat } from '../../kit/seats.ts';
import { bidStep, cars } from '../rules/components.ts';
import type { GrandPrixMove } from '../rules/moves.ts';
import { bidRange } from '../rules/phases/auction.ts';
import { seatsOf } from '../rules/setup.ts';
import type { AuctionStep, GrandPrixState } from '../rules/state.ts';
import { auctionedOff, type Sold } from './auctioning.ts';
import { prizesAfterAuction, sharesOf } from './estimate.ts';
import { seedFrom } from './trial.ts';
import { meanPrize, worthsOf } from './worth.ts';

type Move = Candidate<GrandPrixMove>;

/** A plan for the rest of an auction. */
interface Plan {
  /** Limit for the car for sale, in dollars; 0 to pass. */
  readonly now: number;
  /** Limit for every later car, as a share of its worth. */
  readonly later: number;
}

const plans = new WeakMap<Move, Plan>();

/** Limits for later cars that are considered, as shares of their worth. */
const laters = [0.3, 0.6, 0.9];
/** Maximum number of limits for the car for sale that are considered. */
const maxLimits = 8;
/** Distance between these limits, in mean prizes. */
const limitStep = 0.11;
/** Multiple of a car's worth that no plan bids. */
const folly = 2;
/** Range of other players' limits in hundredths of a car's worth to them, drawn for each car. */
const minBoldness = 70;
const maxBoldness = 110;

function planned(move: GrandPrixMove, plan: Plan): Move {
  const candidate = { move, key: `${plan.now} ${plan.later}` };
  plans.set(candidate, plan);
  return candidate;
}

/**
 * Returns the plans of a seat that is to bid. All of them make the lowest legal bid now; their limits matter when the
 * seat is asked again.
 */
export function bids(state: GrandPrixState, seat: PlayerID): readonly Move[] {
  const range = bidRange(state, seat);
  if (!range || state.step.phase !== 'auction') return [];
  const { min, max } = range;
  const { prizes } = state.options;
  const { hand } = ofSeat(state.players, seat);
  const worths = worthsOf(hand, { prizes, players: seatsOf(state).length });
  const worth = worths[cars.indexOf(state.step.sale.car)] ?? 0;
  const step = Math.max(bidStep, limitStep * meanPrize(prizes));
  const passes = laters.map((later) => planned({ move: 'pass', args: [] }, { now: 0, later }));
  const raises: Move[] = [];
  for (let limit = 0; limit < maxLimits; limit += 1) {
    const now = min + Math.round((limit * step) / bidStep) * bidStep;
    if (now > max || (now > bidStep && now > folly * worth)) break;
    for (const later of laters) {
      raises.push(planned({ move: 'bid', args: [min] }, { now, later }));
    }
  }
  return min > worth ? [...passes, ...raises] : [...raises, ...passes];
}

/** Returns a random limit of another player, as a share of a car's worth to them. */
function boldness(rng: Rng): number {
  return (minBoldness - 1 + rng.die(maxBoldness - minBoldness + 1)) / 100;
}

/** Returns the estimated worth of each car to each seat. */
function worthsBySeat(state: GrandPrixState): readonly (readonly number[])[] {
  const seats = seatsOf(state);
  const { prizes } = state.options;
  return seats.map((each) =>
    worthsOf(ofSeat(state.players, each).hand, { prizes, players: seats.length }),
  );
}

/** Returns random limits of all seats for each car, based on its worth to them. */
function limitsFor(worths: readonly (readonly number[])[], rng: Rng): number[][] {
  return worths.map((row) => row.map((worth) => worth * boldness(rng)));
}

/** Returns the outcome of an auction if all players bid by the worth of cars to them. */
export function auctionAsExpected(state: GrandPrixState, step: AuctionStep, rng: Rng): Sold {
  const bySeat = limitsFor(worthsBySeat(state), rng);
  // No seat has a plan.
  const limits = { bySeat, own: -1, now: 0 };
  return auctionedOff(state, step, { seats: seatsOf(state), limits });
}

/** Returns a seat's expected win share with each of its plans in a state, 0 to 1. */
export function weighBids(
  state: GrandPrixState,
  { step, seat }: { readonly step: AuctionStep; readonly seat: PlayerID },
  moves: readonly Move[],
  rng: Rng,
): number[] {
  const seats = seatsOf(state);
  const own = seats.indexOf(seat);
  const worths = worthsBySeat(state);
  const limits = limitsFor(worths, rng);
  const seed = seedFrom(rng);
  const wonBy = new Map<string, readonly number[]>();
  return moves.map((move) => {
    const { now, later } = plans.get(move) ?? { now: 0, later: 0 };
    const bySeat = limits.with(
      own,
      (worths[own] ?? []).map((worth) => later * worth),
    );
    const sold = auctionedOff(state, step, { seats, limits: { bySeat, own, now } });
    const key = `${sold.owners.join()} ${sold.grid.join()}`;
    const won = wonBy.get(key) ?? prizesAfterAuction(state, sold, { seats, seed });
    wonBy.set(key, won);
    const money = sold.money.map((each, index) => each + (won[index] ?? 0));
    return sharesOf(state, money)[own] ?? 0;
  });
}
