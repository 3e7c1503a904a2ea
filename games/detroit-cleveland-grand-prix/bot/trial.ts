/**
 * A race without lanes: how many spaces each car still has to go, and what is in the hands. Thousands of them are driven
 * in the time in which the rules play one.
 */
import type { CardNumber } from '../components.ts';
import { faceLength, faceOf, spacesByColour, white } from './faces.ts';

/** Seats are numbers here: their places among all seats. */
export interface Trial {
  /** The order of turns. */
  readonly order: readonly number[];
  /** What is left in each hand. */
  readonly hands: CardNumber[][];
  /** Of each car its owner; -1: nobody. */
  readonly owners: readonly number[];
  /** Of each car the fewest spaces over the line; 0: it is home. */
  readonly left: number[];
  /** The cars that are home, in order of crossing. */
  readonly home: number[];
  /** Whose turn it is: a place in the order. */
  turn: number;
  /** The exchanges in force, the oldest first. */
  exchanges: readonly TrialExchange[];
  /** A number for what little chance there is. */
  seed: number;
}

/** An exchange card in force. */
export interface TrialExchange {
  readonly by: number;
  readonly one: number;
  readonly other: number;
}

// Looked up so often that the way through another module would cost more than all else.
const faceSize = faceLength;
const spacesOf = spacesByColour;
const whiteColour = white;
const faceFor = faceOf;

const plain: readonly number[] = [0, 1, 2, 3, 4, 5];

/** Of each colour the car that it stands for. */
function standingFor(exchanges: readonly TrialExchange[]): readonly number[] {
  if (exchanges.length === 0) return plain;
  return plain.map((colour) =>
    exchanges.reduce((car, { one, other }) => {
      if (car === one) return other;
      return car === other ? one : car;
    }, colour),
  );
}

/**
 * What a space of somebody else's car counts for an owner of so many cars, against 1 for one of the own ones: a card that
 * brings all cars forward by the same is worth nothing.
 */
export function harmOf(ownCars: number): number {
  return ownCars < whiteColour ? Math.max(leastHarm, ownCars / (whiteColour - ownCars)) : 0;
}

/** Also for who owns little. */
const leastHarm = 0.2;
/** One card in so many is drawn by chance. */
const whimEvery = 10;

const unplayable = Number.NEGATIVE_INFINITY;

class Driving {
  readonly #trial: Trial;
  /** By seat and colour, one after the other: what a space on a card is worth; nothing for a car that is home. */
  readonly #worths: Float64Array;
  /** By seat: what a space of somebody else's car counts. */
  readonly #harms: readonly number[];
  #cars: readonly number[] = plain;

  constructor(trial: Trial) {
    this.#trial = trial;
    this.#harms = trial.hands.map((_, seat) =>
      harmOf(trial.owners.reduce((count, owner) => count + (owner === seat ? 1 : 0), 0)),
    );
    this.#worths = new Float64Array(trial.hands.length * whiteColour);
    this.#look();
  }

  run(): void {
    const trial = this.#trial;
    const { hands, home, order } = trial;
    let cards = 0;
    for (const { length } of hands) cards += length;
    for (let idle = 0; idle < order.length && cards > 0 && home.length < whiteColour; ) {
      const seat = order[trial.turn] ?? 0;
      const card = this.#drawn(seat);
      if (card >= 0) {
        cards -= 1;
        this.#play(seat, card);
      }
      idle = card >= 0 || trial.exchanges.length > 0 ? 0 : idle + 1;
      if (trial.exchanges.length > 0) this.#endExchanges(seat, card);
      trial.turn = (trial.turn + 1) % order.length;
    }
  }

  /** Finds out anew what a space of each colour is worth: an exchange has begun or ended, or a car has come home. */
  #look(): void {
    const { exchanges, hands, owners, left } = this.#trial;
    this.#cars = standingFor(exchanges);
    for (let colour = 0; colour < whiteColour; colour += 1) {
      const car = this.#cars[colour] ?? 0;
      const owner = owners[car] ?? -1;
      for (let seat = 0; seat < hands.length; seat += 1) {
        const own = owner === seat ? 1 : -(this.#harms[seat] ?? 0);
        this.#worths[seat * whiteColour + colour] = (left[car] ?? 0) > 0 ? own : 0;
      }
    }
  }

  #below(most: number): number {
    const trial = this.#trial;
    trial.seed = (Math.imul(trial.seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((trial.seed / 2 ** 32) * most);
  }

  /** Takes the card that a seat plays out of its hand; -1: there is none to play. */
  #drawn(seat: number): number {
    const hand = this.#trial.hands[seat];
    if (!hand || hand.length === 0) return -1;
    let best = -1;
    if (this.#below(whimEvery) === 0) {
      best = this.#below(hand.length);
      if (this.#worthOf(hand[best] ?? 0, seat) === unplayable) best = -1;
    }
    if (best < 0) best = this.#bestOf(hand, seat);
    if (best < 0) return -1;
    const card = hand[best] ?? 0;
    hand[best] = hand[hand.length - 1] ?? 0;
    hand.pop();
    return card;
  }

  #bestOf(hand: readonly CardNumber[], seat: number): number {
    let best = -1;
    let bestWorth = unplayable;
    for (let index = 0; index < hand.length; index += 1) {
      const worth = this.#worthOf(hand[index] ?? 0, seat);
      if (worth > bestWorth) {
        best = index;
        bestWorth = worth;
      }
    }
    return best;
  }

  /** The seat's own spaces against those of others. */
  #worthOf(card: CardNumber, seat: number): number {
    const worths = this.#worths;
    const at = seat * whiteColour;
    const from = card * faceSize;
    let worth = 0;
    for (let colour = 0; colour < whiteColour; colour += 1) {
      worth += (worths[at + colour] ?? 0) * (spacesOf[from + colour] ?? 0);
    }
    const spaces = spacesOf[from + whiteColour] ?? 0;
    if (spaces === 0) return worth;
    const colour = this.#colourForWhite(card, seat);
    return colour < 0 ? unplayable : worth + (worths[at + colour] ?? 0) * spaces;
  }

  /** The colour that stands for the car that white moves: one that is not on the card; -1: there is none (GP-13). */
  #colourForWhite(card: CardNumber, seat: number): number {
    const { left } = this.#trial;
    let best = -1;
    let bestWorth = unplayable;
    for (let colour = 0; colour < whiteColour; colour += 1) {
      if ((spacesOf[card * faceSize + colour] ?? 0) > 0) continue;
      if ((left[this.#cars[colour] ?? 0] ?? 0) === 0) continue;
      const worth = this.#worths[seat * whiteColour + colour] ?? 0;
      if (worth > bestWorth) {
        best = colour;
        bestWorth = worth;
      }
    }
    return best;
  }

  #play(seat: number, card: CardNumber): void {
    const { colours, spaces, exchanged } = faceFor(card);
    const trial = this.#trial;
    if (exchanged) {
      const [one, other] = exchanged;
      trial.exchanges = [...trial.exchanges, { by: seat, one, other }];
      this.#look();
      return;
    }
    const atHome = trial.home.length;
    for (let line = 0; line < colours.length; line += 1) {
      const shown = colours[line] ?? 0;
      const colour = shown === whiteColour ? this.#colourForWhite(card, seat) : shown;
      this.#move(this.#cars[colour] ?? 0, spaces[line] ?? 0);
    }
    if (trial.home.length > atHome) this.#look();
  }

  #move(car: number, spaces: number): void {
    const { left, home } = this.#trial;
    const before = left[car] ?? 0;
    if (before === 0) return;
    left[car] = before > spaces ? before - spaces : 0;
    if (before <= spaces) home.push(car);
  }

  /** GP-15: but for one that has just been played. */
  #endExchanges(seat: number, card: number): void {
    const trial = this.#trial;
    const { length } = trial.exchanges;
    const isNew = card >= 0 && faceFor(card).exchanged !== null;
    trial.exchanges = trial.exchanges.filter(
      ({ by }, index) => by !== seat || (isNew && index === length - 1),
    );
    if (trial.exchanges.length < length) this.#look();
  }
}

/** Drives a trial race to its end: everybody plays what brings the own cars forward most against the others. */
export function drive(trial: Trial): void {
  new Driving(trial).run();
}
