/**
 * Simulates the rest of an auction with numbers. Every car goes to the highest bidder, for the price that the second
 * highest would pay.
 */

import { ofSeat } from '../../kit/seats.ts';
import { bidStep, type CardNumber, cars, tenOf } from '../rules/components.ts';
import { carLimit } from '../rules/phases/auction.ts';
import type { AuctionStep, GrandPrixState } from '../rules/state.ts';

/** Outcome of an auction. Seats and cars are numbers: their indices among all of them. */
export interface Sold {
  readonly money: number[];
  readonly hands: CardNumber[][];
  /** Owner of each car, or -1 for none. */
  readonly owners: number[];
  /** The cars by start position. */
  readonly grid: number[];
}

/** Bidding limits of all seats, in dollars. */
export interface Limits {
  /** Limits by seat and car. For the car for sale, the bot's own limit is `now` instead. */
  readonly bySeat: readonly (readonly number[])[];
  /** The bot's own seat, or -1 for none. */
  readonly own: number;
  /** The bot's limit for the car for sale; 0 to pass. */
  readonly now: number;
}

/** The present state of a sale. */
interface Bids {
  readonly seats: readonly number[];
  /** The smallest bid that is legal now, and the highest bidder so far. */
  readonly min: number;
  readonly highest: number;
}

const noOne = -1;
const tenByCar = cars.map(tenOf);

class Auctioning {
  readonly #sold: Sold;
  readonly #limits: readonly (readonly number[])[];
  readonly #counts: number[];
  readonly #carLimit: number;
  readonly #isCarNeeded: boolean;
  readonly #hasTens: boolean;

  constructor(
    state: GrandPrixState,
    seats: readonly string[],
    limits: readonly (readonly number[])[],
  ) {
    const { options, players, money, grid } = state;
    const owners = cars.map(() => noOne);
    const counts = seats.map(() => 0);
    for (const { car, owner } of grid) {
      const number = owner === null ? noOne : seats.indexOf(owner);
      owners[cars.indexOf(car)] = number;
      if (number !== noOne) counts[number] = (counts[number] ?? 0) + 1;
    }
    this.#sold = {
      money: seats.map((seat) => ofSeat(money, seat)),
      hands: seats.map((seat) => [...ofSeat(players, seat).hand]),
      owners,
      grid: grid.map(({ car }) => cars.indexOf(car)),
    };
    this.#limits = limits;
    this.#counts = counts;
    this.#carLimit = carLimit(state);
    this.#isCarNeeded = !options.noCarNeeded;
    this.#hasTens = !options.tensInDeck;
  }

  /** GP-5: returns whether all remaining cars must go to players without one. */
  #mustAllBeSold(): boolean {
    const without = this.#counts.reduce((sum, count) => sum + (count === 0 ? 1 : 0), 0);
    return this.#isCarNeeded && cars.length - this.#sold.grid.length <= without;
  }

  /** GP-5: returns the players who may bid. */
  #bidders(): number[] {
    const isForOthers = this.#mustAllBeSold();
    const bidders: number[] = [];
    for (const [seat, count] of this.#counts.entries()) {
      if (count < this.#carLimit && !(isForOthers && count > 0)) bidders.push(seat);
    }
    return bidders;
  }

  /** Returns the highest bid of a seat for a car. */
  #max(seat: number, limit: number): number {
    const max = Math.min(limit, this.#sold.money[seat] ?? 0);
    return max - (max % bidStep);
  }

  /** Sells a car if there is a bid for it, and returns whether it is sold. */
  sell(
    car: number,
    { seats, min, highest }: Bids,
    limitOf = (seat: number) => this.#limits[seat]?.[car] ?? 0,
  ): boolean {
    let [best, max, second] = [noOne, 0, 0];
    for (const seat of seats) {
      const own = this.#max(seat, limitOf(seat));
      const bid = seat === highest ? Math.max(own, min - bidStep) : own;
      if (seat !== highest && bid < min) continue;
      if (bid > max) [best, max, second] = [seat, bid, max];
      else if (bid > second) second = bid;
    }
    if (best === noOne) return false;
    const floor = best === highest ? min - bidStep : min;
    this.#buy(car, best, Math.max(floor, Math.min(second + bidStep, max)));
    return true;
  }

  #buy(car: number, seat: number, price: number): void {
    const { money, hands, owners, grid } = this.#sold;
    owners[car] = seat;
    grid.push(car);
    if (seat === noOne) return;
    money[seat] = (money[seat] ?? 0) - price;
    this.#counts[seat] = (this.#counts[seat] ?? 0) + 1;
    if (this.#hasTens) hands[seat]?.push(tenByCar[car] ?? 0);
  }

  /** Gives a car without a bid to a player who needs one, or to no player (GP-7, GP-8). */
  #giveAway(car: number, [first = noOne]: readonly number[]): void {
    const needy = this.#mustAllBeSold() ? first : noOne;
    this.#buy(car, needy, needy === noOne ? 0 : Math.min(bidStep, this.#sold.money[needy] ?? 0));
  }

  offerAll(fresh: readonly number[], returned: readonly number[]): Sold {
    const again = [...returned];
    for (const car of fresh) {
      const sold = this.sell(car, { seats: this.#bidders(), min: bidStep, highest: noOne });
      if (!sold) again.push(car);
    }
    for (const car of again) {
      const seats = this.#bidders();
      const sold = this.sell(car, { seats, min: bidStep, highest: noOne });
      if (!sold) this.#giveAway(car, seats);
    }
    return this.#sold;
  }
}

/** Returns the outcome of the auction if all players bid up to these limits. */
export function auctionedOff(
  state: GrandPrixState,
  { sale, returned }: AuctionStep,
  { seats, limits }: { readonly seats: readonly string[]; readonly limits: Limits },
): Sold {
  const { bySeat, own, now } = limits;
  const auctioning = new Auctioning(state, seats, bySeat);
  const car = cars.indexOf(sale.car);
  const again = returned.map((each) => cars.indexOf(each));
  const { highestBid, bidders, passed } = sale;
  const bids = {
    seats: bidders.filter((seat) => !passed.includes(seat)).map((seat) => seats.indexOf(seat)),
    min: (highestBid?.amount ?? 0) + bidStep,
    highest: highestBid ? seats.indexOf(highestBid.playerID) : noOne,
  };
  const limitOf = (seat: number) => (seat === own ? now : (bySeat[seat]?.[car] ?? 0));
  // A car on its second offer comes before others that were returned.
  if (!auctioning.sell(car, bids, limitOf)) {
    if (sale.isSecondOffer) again.unshift(car);
    else again.push(car);
  }
  const pile = (state.secret?.bidPile ?? []).map((each) => cars.indexOf(each)).reverse();
  return auctioning.offerAll(pile, again);
}
