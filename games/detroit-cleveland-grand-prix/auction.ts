/** The phase auction: offering, bidding and buying the six cars (GP-3 to GP-8). */
import type { PlayerID } from 'boardgame.io';
import { ofSeat, seatsFrom, seatToTheLeft } from '../kit/seats.ts';
import { carsOwnedBy } from './card.ts';
import { bidStep, type Car, carLimits, cars, type Space, tenOf, tracks } from './components.ts';
import { byNumber, seatsOf } from './deal.ts';
import type {
  GrandPrixEvent,
  GrandPrixState,
  Refusal,
  Sale,
  SaleReason,
  SeenGrandPrixState,
} from './state.ts';
import { trackOfRace } from './track.ts';

/** Whether cars are left to be sold or to start unowned. */
export function hasCarsToOffer({ grid }: Pick<GrandPrixState, 'grid'>): boolean {
  return grid.length < cars.length;
}

/** What matters of a state for who may bid. */
type Bidding = Pick<GrandPrixState, 'options' | 'money' | 'grid'>;

function isWithoutCar(state: Bidding, playerID: PlayerID): boolean {
  return carsOwnedBy(state, playerID).length === 0;
}

/** GP-5: whether all cars left must go to players without a car, so that everyone gets one. */
export function mustAllBeSold(state: Bidding): boolean {
  const carsLeft = cars.length - state.grid.length;
  const without = seatsOf(state).filter((seat) => isWithoutCar(state, seat));
  return !state.options.noCarNeeded && carsLeft > 0 && carsLeft <= without.length;
}

/** GP-5: how many cars a player may own at most. */
export function carLimit(state: Bidding): number {
  if (state.options.noCarLimit) return cars.length;
  return carLimits[seatsOf(state).length] ?? cars.length;
}

/** GP-5: why a player may not bid for any more cars. */
export function whyShutOut(state: Bidding, playerID: PlayerID): 'atLimit' | 'shutOut' | null {
  if (carsOwnedBy(state, playerID).length >= carLimit(state)) return 'atLimit';
  return mustAllBeSold(state) && !isWithoutCar(state, playerID) ? 'shutOut' : null;
}

/** GP-3: who may bid for the next car, the opener first. */
function biddersInOrder(state: GrandPrixState): PlayerID[] {
  const seats = seatsOf(state);
  const { dealer, lastBuyer } = state;
  const opener = lastBuyer === null ? dealer : seatToTheLeft(seats, lastBuyer);
  return seatsFrom(seats, opener).filter((seat) => whyShutOut(state, seat) === null);
}

/** GP-3, GP-7: the top card of the pile; when it is empty, those that were put under it. */
function drawCar(state: GrandPrixState): { readonly car: Car; readonly isSecondOffer: boolean } {
  const fresh = state.secret?.bidPile.pop();
  if (fresh) return { car: fresh, isSecondOffer: false };
  const returned = state.returned.shift();
  if (!returned) throw new Error('Only the server can turn up a bid card.');
  return { car: returned, isSecondOffer: true };
}

/** What the log tells of a car put up for sale. */
export function offered({ car, isSecondOffer, bidders }: Sale): GrandPrixEvent {
  return { type: 'offered', car, isSecondOffer, bidders: [...bidders] };
}

/** Puts the next car up for sale; what needs no decision follows at once. */
export function offerNext(state: GrandPrixState): GrandPrixEvent[] {
  const bidders = biddersInOrder(state);
  const sale: Sale = {
    ...drawCar(state),
    bidders,
    passed: [],
    amount: 0,
    highestBidder: null,
    toBid: bidders[0] ?? state.dealer,
  };
  state.sale = sale;
  const told = [offered(sale)];
  const [only, ...others] = bidders;
  if (only !== undefined && others.length === 0 && mustAllBeSold(state)) {
    return [...told, ...sellForLeast(state, only, 'onlyOne')];
  }
  return [...told, ...askFrom(state, bidders)];
}

/** GP-4: the first of these seats that may answer is to bid or pass; if none may, the sale ends. */
function askFrom(state: GrandPrixState, seats: readonly PlayerID[]): GrandPrixEvent[] {
  const { sale } = state;
  if (!sale) return [];
  const { car, passed, amount, highestBidder } = sale;
  const told: GrandPrixEvent[] = [];
  for (const seat of seats) {
    if (passed.includes(seat) || seat === highestBidder) continue;
    if (ofSeat(state.money, seat) >= amount + bidStep) {
      sale.toBid = seat;
      return told;
    }
    passed.push(seat);
    told.push({ type: 'passed', playerID: seat, car, isTooPoor: true });
  }
  return [...told, ...endSale(state)];
}

function askNext(state: GrandPrixState): GrandPrixEvent[] {
  const { bidders = [], toBid = '' } = state.sale ?? {};
  const at = bidders.indexOf(toBid) + 1;
  return askFrom(state, [...bidders.slice(at), ...bidders.slice(0, at)]);
}

/** GP-4, GP-7, GP-8. */
function endSale(state: GrandPrixState): GrandPrixEvent[] {
  const { sale } = state;
  if (!sale) return [];
  const { car, highestBidder, amount, bidders, isSecondOffer } = sale;
  if (highestBidder !== null) return sell(state, highestBidder, { price: amount, why: 'bid' });
  const [first] = bidders;
  if (first !== undefined && mustAllBeSold(state)) return sellForLeast(state, first, 'nobodyBid');
  state.sale = null;
  if (!isSecondOffer) {
    state.returned.push(car);
    return [{ type: 'returned', car }];
  }
  return [{ type: 'unowned', car, ...putOnGrid(state, { car, owner: null, price: 0 }) }];
}

/** GP-8: for 10,000, or for all the buyer has if that is less. */
function sellForLeast(
  state: GrandPrixState,
  playerID: PlayerID,
  why: SaleReason,
): GrandPrixEvent[] {
  return sell(state, playerID, { price: Math.min(bidStep, ofSeat(state.money, playerID)), why });
}

/** GP-6: the car goes to the next start position, and its ten into the buyer's hand. */
function sell(
  state: GrandPrixState,
  playerID: PlayerID,
  { price, why }: { readonly price: number; readonly why: SaleReason },
): GrandPrixEvent[] {
  const { sale } = state;
  if (!sale) return [];
  const { car } = sale;
  const ten = tenOf(car);
  const hasTen = state.tensAside.includes(ten);
  if (hasTen) {
    const own = ofSeat(state.players, playerID);
    own.hand = byNumber([...own.hand, ten]);
    state.handSizes[playerID] = own.hand.length;
    state.tensAside = state.tensAside.filter((each) => each !== ten);
  }
  state.money[playerID] = ofSeat(state.money, playerID) - price;
  state.lastBuyer = playerID;
  state.sale = null;
  const start = putOnGrid(state, { car, owner: playerID, price });
  return [{ type: 'sold', car, playerID, price, why, ...start, hasTen }];
}

function putOnGrid(
  state: GrandPrixState,
  starting: GrandPrixState['grid'][number],
): { readonly startPosition: number; readonly space: Space } {
  const space = tracks[trackOfRace(state)].grid[state.grid.length];
  if (!space) throw new Error('The grid is full.');
  state.grid.push(starting);
  state.spaces[starting.car] = space;
  return { startPosition: state.grid.length, space };
}

// The moves

function whyNotAsked(state: SeenGrandPrixState, playerID: PlayerID): Refusal | null {
  if (!seatsOf(state).includes(playerID)) return 'notPlaying';
  const { sale } = state;
  if (state.result || state.step !== 'auction' || !sale) return 'wrongPhase';
  const shutOut = whyShutOut(state, playerID);
  if (shutOut) return shutOut;
  if (sale.passed.includes(playerID)) return 'alreadyPassed';
  return sale.toBid === playerID ? null : 'notYourTurn';
}

/** GP-4: `amount` in dollars. */
export function whyNotBid(
  state: SeenGrandPrixState,
  playerID: PlayerID,
  amount: unknown,
): Refusal | null {
  const notNow = whyNotAsked(state, playerID);
  if (notNow) return notNow;
  if (typeof amount !== 'number' || amount <= 0 || amount % bidStep !== 0) return 'notAMultiple';
  if (amount <= (state.sale?.amount ?? 0)) return 'tooLow';
  return amount > ofSeat(state.money, playerID) ? 'tooHigh' : null;
}

/** GP-4: the highest bid for now; goes on to who is asked next, or the sale. */
export function bid(state: GrandPrixState, playerID: PlayerID, amount: number): GrandPrixEvent[] {
  const { sale } = state;
  if (!sale) return [];
  sale.amount = amount;
  sale.highestBidder = playerID;
  return [{ type: 'bid', playerID, car: sale.car, amount }, ...askNext(state)];
}

/** GP-4, GP-5: only who is asked for this car. */
export function whyNotPass(state: SeenGrandPrixState, playerID: PlayerID): Refusal | null {
  return whyNotAsked(state, playerID);
}

/** GP-4: who passes is out for this car. */
export function pass(state: GrandPrixState, playerID: PlayerID): GrandPrixEvent[] {
  const { sale } = state;
  if (!sale) return [];
  sale.passed.push(playerID);
  return [{ type: 'passed', playerID, car: sale.car, isTooPoor: false }, ...askNext(state)];
}

/** The bids that a player on turn may make: the smallest, and the largest, in dollars. null: none. */
export function bidRange(
  state: SeenGrandPrixState,
  playerID: PlayerID,
): { readonly least: number; readonly most: number } | null {
  if (whyNotAsked(state, playerID) || !state.sale) return null;
  const most = ofSeat(state.money, playerID);
  return { least: state.sale.amount + bidStep, most: most - (most % bidStep) };
}
