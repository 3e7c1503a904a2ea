/** The phase auction: offering, bidding and buying the six cars (GP-3 to GP-8). */
import { existing } from '../../../kit/existing.ts';
import type { PlayerID } from '../../../kit/player-id.ts';
import { ofSeat, seatsFrom, seatToTheLeft } from '../../../kit/seats.ts';
import { carsOwnedBy } from '../card-effects.ts';
import { trackOfRace } from '../circuit.ts';
import { bidStep, carLimits, cars, type Space, tenOf, tracks } from '../components.ts';
import type { GrandPrixEvent, SaleReason } from '../events.ts';
import { byNumber, putInHand, seatsOf } from '../setup.ts';
import type {
  AuctionStep,
  GrandPrixState,
  Refusal,
  Sale,
  SeenGrandPrixState,
  StartingCar,
} from '../state.ts';

/** GP-3: returns whether every car has been sold, or starts unowned. */
export function isAuctionOver({ step, grid }: GrandPrixState): boolean {
  return step.phase === 'auction' && grid.length === cars.length;
}

function auctionOf({ step }: Pick<GrandPrixState, 'step'>): AuctionStep {
  if (step.phase !== 'auction') throw new Error('There is no auction now.');
  return step;
}

/** Changes the present sale. */
function change(state: GrandPrixState, changes: Partial<Sale>): void {
  const step = auctionOf(state);
  state.step = { ...step, sale: { ...step.sale, ...changes } };
}

// Players who may bid: GP-3, GP-5

/** Parts of a state that decide which players may bid. */
type Bidding = Pick<GrandPrixState, 'options' | 'money' | 'grid'>;

/** GP-5: returns whether all remaining cars must go to players without a car, so that everyone gets one. */
export function mustAllBeSold(state: Bidding): boolean {
  const { options, grid } = state;
  if (options.noCarNeeded) return false;
  const carsLeft = cars.length - grid.length;
  const owners = new Set(grid.map(({ owner }) => owner));
  const without = seatsOf(state).filter((seat) => !owners.has(seat));
  return carsLeft > 0 && carsLeft <= without.length;
}

/** GP-5: returns the maximum number of cars that a player may own. */
export function carLimit(state: Bidding): number {
  if (state.options.noCarLimit) return cars.length;
  const { length } = seatsOf(state);
  return existing(carLimits[length], 'limit of cars for players ', length);
}

/** GP-5: returns a function that says why a player may not bid for any more cars. */
function whyShutOutIn(state: Bidding): (playerID: PlayerID) => 'atLimit' | 'shutOut' | null {
  const limit = carLimit(state);
  const areForOthers = mustAllBeSold(state);
  return (playerID) => {
    const { length } = carsOwnedBy(state, playerID);
    if (length >= limit) return 'atLimit';
    return areForOthers && length > 0 ? 'shutOut' : null;
  };
}

/** GP-5: returns why a player may not bid for any more cars, or null. */
export function whyShutOut(state: Bidding, playerID: PlayerID): 'atLimit' | 'shutOut' | null {
  return whyShutOutIn(state)(playerID);
}

/** The buyer of a car, and the price. */
export interface Purchase {
  readonly playerID: PlayerID;
  /** In dollars. */
  readonly price: number;
}

/**
 * GP-8: returns the forced purchase if no player bids for the car for sale, or null. The price is 10,000, or all of the
 * player's money if that is less. On a first offer there is none, since the card goes under the pile (GP-7), unless it
 * is the last car. If only one player may bid for that one, they are not even asked.
 */
export function forcedSale(
  state: Bidding,
  { isSecondOffer, bidders }: Pick<Sale, 'isSecondOffer' | 'bidders'>,
): Purchase | null {
  const [first, ...others] = bidders;
  if (first === undefined || !mustAllBeSold(state)) return null;
  if (!isSecondOffer && others.length > 0) return null;
  return { playerID: first, price: Math.min(bidStep, ofSeat(state.money, first)) };
}

/** GP-3: returns the players who may bid for the next car, the opener first. */
function biddersInOrder(state: GrandPrixState): PlayerID[] {
  const seats = seatsOf(state);
  const { lastBuyer } = auctionOf(state);
  const opener = lastBuyer === null ? state.dealer : seatToTheLeft(seats, lastBuyer);
  const whyOut = whyShutOutIn(state);
  return seatsFrom(seats, opener).filter((seat) => whyOut(seat) === null);
}

// A sale from its beginning to its end

/** Returns the event of a car put up for sale. */
export function offered({ car, isSecondOffer, bidders }: Sale): GrandPrixEvent {
  return { type: 'offered', car, isSecondOffer, bidders: [...bidders] };
}

/** GP-3, GP-7: takes the top card of the pile; when it is empty, the first of those that were put under it. */
function drawCar(state: GrandPrixState): Pick<Sale, 'car' | 'isSecondOffer'> {
  const fresh = state.secret?.bidPile.at(-1);
  if (state.secret && fresh) {
    state.secret = { bidPile: state.secret.bidPile.slice(0, -1) };
    return { car: fresh, isSecondOffer: false };
  }
  const step = auctionOf(state);
  const [next, ...returned] = step.returned;
  // Only the server, which knows the pile, can turn up a card.
  const car = existing(next, 'bid card to turn up');
  state.step = { ...step, returned };
  return { car, isSecondOffer: true };
}

/** Puts the next car up for sale, if there is one. Steps that need no decision follow at once. */
function offerNext(state: GrandPrixState): GrandPrixEvent[] {
  if (isAuctionOver(state)) return [];
  const bidders = biddersInOrder(state);
  const toBid = existing(bidders[0], 'bidder');
  change(state, { ...drawCar(state), bidders, passed: [], highestBid: null, toBid });
  return beginSale(state);
}

/** Shows the car for sale, and asks the first player who may bid. */
export function beginSale(state: GrandPrixState): GrandPrixEvent[] {
  const { sale } = auctionOf(state);
  const events = [offered(sale)];
  const forced = forcedSale(state, sale);
  if (forced && sale.bidders.length === 1) {
    return [...events, ...sell(state, { ...forced, why: 'onlyOne' })];
  }
  return [...events, ...askFrom(state, sale.bidders)];
}

/** GP-4: returns the smallest bid above the last one, in dollars. */
function minBid({ highestBid }: Sale): number {
  return (highestBid?.amount ?? 0) + bidStep;
}

/** GP-4: asks the first of these seats that may bid; if none may, the sale ends. */
function askFrom(state: GrandPrixState, seats: readonly PlayerID[]): GrandPrixEvent[] {
  const { sale } = auctionOf(state);
  const { car, highestBid } = sale;
  const tooPoor: PlayerID[] = [];
  const toBid = seats.find((seat) => {
    if (sale.passed.includes(seat) || seat === highestBid?.playerID) return false;
    if (ofSeat(state.money, seat) >= minBid(sale)) return true;
    tooPoor.push(seat);
    return false;
  });
  change(state, { passed: [...sale.passed, ...tooPoor], ...(toBid !== undefined && { toBid }) });
  return [
    ...tooPoor.map(
      (playerID): GrandPrixEvent => ({ type: 'passed', playerID, car, isTooPoor: true }),
    ),
    ...(toBid === undefined ? endSale(state) : []),
  ];
}

function askNext(state: GrandPrixState): GrandPrixEvent[] {
  const { bidders, toBid } = auctionOf(state).sale;
  const [_answered, ...others] = seatsFrom(bidders, toBid);
  return askFrom(state, others);
}

/** Ends a sale (GP-4, GP-7, GP-8). */
function endSale(state: GrandPrixState): GrandPrixEvent[] {
  const step = auctionOf(state);
  const { car, highestBid, isSecondOffer } = step.sale;
  if (highestBid) {
    const { playerID, amount } = highestBid;
    return sell(state, { playerID, price: amount, why: 'bid' });
  }
  const forced = forcedSale(state, step.sale);
  if (forced) return sell(state, { ...forced, why: 'nobodyBid' });
  if (!isSecondOffer) {
    state.step = { ...step, returned: [...step.returned, car] };
    return [{ type: 'returned', car }, ...offerNext(state)];
  }
  const start = putOnGrid(state, { car, owner: null, price: 0 });
  return [{ type: 'unowned', car, ...start }, ...offerNext(state)];
}

/** GP-6: sells the car: it goes to the next start position, and its ten into the buyer's hand. */
function sell(
  state: GrandPrixState,
  { playerID, price, why }: Purchase & { readonly why: SaleReason },
): GrandPrixEvent[] {
  const step = auctionOf(state);
  const { car } = step.sale;
  const hasTen = !state.options.tensInDeck;
  if (hasTen) {
    const { hand } = ofSeat(state.players, playerID);
    putInHand(state, playerID, byNumber([...hand, tenOf(car)]));
  }
  state.money = { ...state.money, [playerID]: ofSeat(state.money, playerID) - price };
  state.step = { ...step, lastBuyer: playerID };
  const start = putOnGrid(state, { car, owner: playerID, price });
  return [{ type: 'sold', car, playerID, price, why, ...start, hasTen }, ...offerNext(state)];
}

function putOnGrid(
  state: GrandPrixState,
  starting: StartingCar,
): { readonly startPosition: number; readonly space: Space } {
  const { length } = state.grid;
  const space = existing(tracks[trackOfRace(state)].grid[length], 'start position after ', length);
  state.grid = [...state.grid, starting];
  state.spaces = { ...state.spaces, [starting.car]: space };
  return { startPosition: state.grid.length, space };
}

// The moves

/** GP-4, GP-5: returns why a player can't pass, or null. Only the player who is asked to bid can. */
export function whyNotPass(state: SeenGrandPrixState, playerID: PlayerID): Refusal | null {
  if (!Object.hasOwn(state.money, playerID)) return 'notPlaying';
  if (state.step.phase !== 'auction') return 'wrongPhase';
  const { toBid, passed } = state.step.sale;
  if (toBid === playerID) return null;
  if (passed.includes(playerID)) return 'alreadyPassed';
  return whyShutOut(state, playerID) ?? 'notYourTurn';
}

/** GP-4: the bids that a player may make: multiples of `bidStep` from the smallest to the largest, in dollars. */
export interface BidRange {
  readonly min: number;
  readonly max: number;
}

function rangeOf(state: SeenGrandPrixState, playerID: PlayerID): BidRange {
  const money = ofSeat(state.money, playerID);
  return { min: minBid(auctionOf(state).sale), max: money - (money % bidStep) };
}

/** GP-4: returns the bids that a player on turn may make, or null if it is not this player's turn to bid. */
export function bidRange(state: SeenGrandPrixState, playerID: PlayerID): BidRange | null {
  return whyNotPass(state, playerID) ? null : rangeOf(state, playerID);
}

/** GP-4: returns why a player can't bid `amount` dollars, or null. */
export function whyNotBid(
  state: SeenGrandPrixState,
  playerID: PlayerID,
  amount: unknown,
): Refusal | null {
  const notNow = whyNotPass(state, playerID);
  if (notNow) return notNow;
  if (typeof amount !== 'number' || amount <= 0 || amount % bidStep !== 0) return 'notAMultiple';
  const { min, max } = rangeOf(state, playerID);
  if (amount < min) return 'tooLow';
  return amount > max ? 'tooHigh' : null;
}

/** GP-4: makes the highest bid so far; then the next player is asked, or the sale ends. */
export function bid(state: GrandPrixState, playerID: PlayerID, amount: number): GrandPrixEvent[] {
  const { car } = auctionOf(state).sale;
  change(state, { highestBid: { playerID, amount } });
  return [{ type: 'bid', playerID, car, amount }, ...askNext(state)];
}

/** GP-4: passes: the player drops out of the bidding for this car. */
export function pass(state: GrandPrixState, playerID: PlayerID): GrandPrixEvent[] {
  const { car, passed } = auctionOf(state).sale;
  change(state, { passed: [...passed, playerID] });
  return [{ type: 'passed', playerID, car, isTooPoor: false }, ...askNext(state)];
}
