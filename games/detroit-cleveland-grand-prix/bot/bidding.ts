/** Bidding by plans: up to what to bid for the car for sale, and how boldly for those that come after it. */
import type { PlayerID } from 'boardgame.io';
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

/** A way of going on in an auction. */
interface Plan {
  /** Up to what to bid for the car for sale, in dollars; 0: pass. */
  readonly now: number;
  /** Up to what part of its worth to bid for every later car. */
  readonly later: number;
}

const plans = new WeakMap<Move, Plan>();

/** How boldly one may go on, by parts of what cars seem worth. */
const laters = [0.3, 0.6, 0.9];
/** So many limits for the car for sale are considered … */
const maxLimits = 8;
/** … so far from each other, in mean prizes. */
const limitStep = 0.11;
/** Nobody bids so many times what a car seems worth. */
const folly = 2;
/** What others bid of what a car seems worth to them, in hundredths: between these, for every car anew. */
const minBoldness = 70;
const maxBoldness = 110;

function planned(move: GrandPrixMove, plan: Plan): Move {
  const candidate = { move, key: `${plan.now} ${plan.later}` };
  plans.set(candidate, plan);
  return candidate;
}

/**
 * The plans of a seat that is to bid. All of them bid the least that they can: up to what they go on is found out when
 * it is asked again.
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

/** What part of what a car seems worth to somebody else that one bids. */
function boldness(rng: Rng): number {
  return (minBoldness - 1 + rng.die(maxBoldness - minBoldness + 1)) / 100;
}

/** What each car seems worth to each seat. */
function worthsBySeat(state: GrandPrixState): readonly (readonly number[])[] {
  const seats = seatsOf(state);
  const { prizes } = state.options;
  return seats.map((each) =>
    worthsOf(ofSeat(state.players, each).hand, { prizes, players: seats.length }),
  );
}

/** Up to what all bid for each car if they go by what it seems worth to them. */
function limitsFor(worths: readonly (readonly number[])[], rng: Rng): number[][] {
  return worths.map((row) => row.map((worth) => worth * boldness(rng)));
}

/** How an auction ends if all go on to bid by what cars seem worth to them. */
export function auctionAsExpected(state: GrandPrixState, step: AuctionStep, rng: Rng): Sold {
  const bySeat = limitsFor(worthsBySeat(state), rng);
  // Nobody has a plan of its own.
  const limits = { bySeat, own: -1, now: 0 };
  return auctionedOff(state, step, { seats: seatsOf(state), limits });
}

/** What a seat can expect of each of its plans in a state, 0 to 1. */
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
