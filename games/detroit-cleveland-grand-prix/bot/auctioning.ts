/** The rest of an auction as numbers: every car goes to who values it most, for what the second one would pay. */

import { ofSeat } from '../../kit/seats.ts';
import { carLimit } from '../auction.ts';
import { bidStep, type CardNumber, cars, tenOf } from '../components.ts';
import type { AuctionStep, GrandPrixState } from '../state.ts';
import { prizeExpected, spacesInHand } from './worth.ts';

/** How an auction ended. Seats and cars are numbers: their places among all of them. */
export interface Sold {
  readonly money: number[];
  readonly hands: CardNumber[][];
  /** By car; -1: nobody. */
  readonly owners: number[];
  /** The cars by start position. */
  readonly grid: number[];
}

/** What others bid of what they expect … */
const boldness = 0.9;
/** … and oneself, who lets them pay: where all will have their cars the last ones are cheap. */
const ownBoldness = 0.5;

/** A sale as far as it has come. */
interface Bids {
  readonly seats: readonly number[];
  /** The least that anybody may bid now, and who has bid the most so far. */
  readonly least: number;
  readonly highest: number;
}

const noOne = -1;
const tenByCar = cars.map(tenOf);

class Auctioning {
  readonly #sold: Sold;
  readonly #worths: readonly (readonly number[])[];
  readonly #counts: number[];
  readonly #limit: number;
  readonly #isCarNeeded: boolean;
  readonly #hasTens: boolean;
  readonly #own: number;

  constructor(state: GrandPrixState, seats: readonly string[], own: number) {
    this.#own = own;
    const { options, players, money, grid } = state;
    const hands = seats.map((seat) => [...ofSeat(players, seat).hand]);
    const owners = cars.map(() => noOne);
    const counts = seats.map(() => 0);
    for (const { car, owner } of grid) {
      const number = owner === null ? noOne : seats.indexOf(owner);
      owners[cars.indexOf(car)] = number;
      if (number !== noOne) counts[number] = (counts[number] ?? 0) + 1;
    }
    this.#sold = {
      money: seats.map((seat) => ofSeat(money, seat)),
      hands,
      owners,
      grid: grid.map(({ car }) => cars.indexOf(car)),
    };
    this.#worths = hands.map((hand) =>
      spacesInHand(hand).map((spaces) => prizeExpected(spaces, hand.length, options.prizes)),
    );
    this.#counts = counts;
    this.#limit = carLimit(state);
    this.#isCarNeeded = !options.noCarNeeded;
    this.#hasTens = !options.tensInDeck;
  }

  /** GP-5: who may bid. */
  #bidders(): number[] {
    const without = this.#counts.reduce((sum, count) => sum + (count === 0 ? 1 : 0), 0);
    const isForOthers = this.#isCarNeeded && cars.length - this.#sold.grid.length <= without;
    const bidders: number[] = [];
    for (const [seat, count] of this.#counts.entries()) {
      if (count < this.#limit && !(isForOthers && count > 0)) bidders.push(seat);
    }
    return bidders;
  }

  /** The most that a seat bids for a car. */
  #most(seat: number, car: number): number {
    const part = seat === this.#own ? ownBoldness : boldness;
    const worth = part * (this.#worths[seat]?.[car] ?? 0);
    const most = Math.min(worth, this.#sold.money[seat] ?? 0);
    return most - (most % bidStep);
  }

  /** Whether the car is sold. */
  sell(car: number, { seats, least, highest }: Bids): boolean {
    let [best, most, second] = [noOne, 0, 0];
    for (const seat of seats) {
      const own = this.#most(seat, car);
      const bid = seat === highest ? Math.max(own, least - bidStep) : own;
      if (seat !== highest && bid < least) continue;
      if (bid > most) [best, most, second] = [seat, bid, most];
      else if (bid > second) second = bid;
    }
    if (best === noOne) return false;
    const floor = best === highest ? least - bidStep : least;
    this.buy(car, best, Math.max(floor, Math.min(second + bidStep, most)));
    return true;
  }

  buy(car: number, seat: number, price: number): void {
    const { money, hands, owners, grid } = this.#sold;
    owners[car] = seat;
    grid.push(car);
    if (seat === noOne) return;
    money[seat] = (money[seat] ?? 0) - price;
    this.#counts[seat] = (this.#counts[seat] ?? 0) + 1;
    if (this.#hasTens) hands[seat]?.push(tenByCar[car] ?? 0);
  }

  /** A car that nobody has bid for goes to who needs one, or to nobody (GP-7, GP-8). */
  #giveAway(car: number, seats: readonly number[]): void {
    const needy = seats.find((seat) => this.#counts[seat] === 0) ?? noOne;
    const price = needy === noOne ? 0 : Math.min(bidStep, this.#sold.money[needy] ?? 0);
    this.buy(car, this.#isCarNeeded ? needy : noOne, price);
  }

  offerAll(fresh: readonly number[], returned: readonly number[]): Sold {
    const again = [...returned];
    for (const car of fresh) {
      const sold = this.sell(car, { seats: this.#bidders(), least: bidStep, highest: noOne });
      if (!sold) again.push(car);
    }
    for (const car of again) {
      const seats = this.#bidders();
      const sold = this.sell(car, { seats, least: bidStep, highest: noOne });
      if (!sold) this.#giveAway(car, seats);
    }
    return this.#sold;
  }
}

/**
 * How the auction ends if it goes on sensibly. `buyer`: the seat that is thinking; what it has bid last it gets, so that
 * bidding once more is held against leaving the car to others.
 */
export function auctionedOff(
  state: GrandPrixState,
  { sale, returned }: AuctionStep,
  { seats, buyer }: { readonly seats: readonly string[]; readonly buyer: string },
): Sold {
  const auctioning = new Auctioning(state, seats, seats.indexOf(buyer));
  const car = cars.indexOf(sale.car);
  const again = returned.map((each) => cars.indexOf(each));
  const { highestBid, bidders, passed } = sale;
  if (highestBid && highestBid.playerID === buyer) {
    auctioning.buy(car, seats.indexOf(buyer), highestBid.amount);
  } else {
    const bids = {
      seats: bidders.filter((seat) => !passed.includes(seat)).map((seat) => seats.indexOf(seat)),
      least: (highestBid?.amount ?? 0) + bidStep,
      highest: highestBid ? seats.indexOf(highestBid.playerID) : noOne,
    };
    // A car that comes again comes before others that do.
    if (!auctioning.sell(car, bids)) {
      if (sale.isSecondOffer) again.unshift(car);
      else again.push(car);
    }
  }
  const pile = (state.secret?.bidPile ?? []).map((each) => cars.indexOf(each)).reverse();
  return auctioning.offerAll(pile, again);
}
