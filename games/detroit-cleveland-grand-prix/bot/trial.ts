/**
 * Rollouts of a race by a quick heuristic, thousands of them in the time in which the rules play one. A car takes the
 * next free space that looks best, where the rules would search all its routes.
 */
import type { Rng } from '../../kit/rng.ts';
import type { CardNumber } from '../rules/components.ts';
import { faceLength, faceOf, spacesByColour, white } from './card-encoding.ts';
import { maxInFront, noPlace, type Road } from './roads.ts';

/** State of a rollout. Seats are numbers: their indices among all seats. */
export interface Trial {
  /** The order of turns, by seat. */
  readonly order: readonly number[];
  /** The remaining cards of each hand. */
  readonly hands: CardNumber[][];
  /** Owner of each car, or -1 for none. */
  readonly owners: readonly number[];
  /** The track. */
  readonly road: Road;
  /** Place of each car on the track; the line if it is home. */
  readonly places: number[];
  /** The cars that are home, in order of crossing. */
  readonly home: number[];
  /** Value of a space forward to a car, by the number of cars ahead of it. */
  readonly weights: readonly number[];
  /** Index of the present turn in the order. */
  turn: number;
  /** The exchanges in force, the oldest first. */
  exchanges: readonly TrialExchange[];
  /** Seed of the rollout's few random numbers. */
  seed: number;
}

/** An exchange card in force. */
interface TrialExchange {
  readonly by: number;
  readonly one: number;
  readonly other: number;
}

// Local copies, because looking them up in another module so often would cost more than everything else.
const faceSize = faceLength;
const spacesOf = spacesByColour;
const whiteColour = white;
const faceFor = faceOf;
const placesInFront = maxInFront;
const nowhere = noPlace;

/** A number above all places of a track. */
const maxPlaces = 256;
/** Whether a car is on each place, for one rollout at a time. */
const taken = new Uint8Array(maxPlaces);

const plain: readonly number[] = [0, 1, 2, 3, 4, 5];

/** Returns the car that each colour stands for. */
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
 * Returns the cost of a space of another player's car for an owner of this number of cars, against 1 for one of their
 * own. A card that moves all cars forward equally is worth nothing.
 */
export function harmOf(ownCars: number): number {
  return ownCars < whiteColour ? Math.max(minHarm, ownCars / (whiteColour - ownCars)) : 0;
}

/** Minimum of that cost, also for players who own few cars. */
const minHarm = 0.2;
/** One in this many cards is played at random. */
const whimEvery = 10;

const unplayable = Number.NEGATIVE_INFINITY;

/** Returns whether all places in front are taken. */
function isShut({ fast, finish }: Road, place: number): boolean {
  if (place === finish) return false;
  for (let index = place * placesInFront; index < (place + 1) * placesInFront; index += 1) {
    const next = fast[index] ?? nowhere;
    if (next !== nowhere && taken[next] === 0) return false;
  }
  return true;
}

/** Returns the first free place in front that is not a dead end, if the route continues from there. */
function nextPlace(
  road: Road,
  place: number,
  { ways, isLast }: { readonly ways: Int16Array; readonly isLast: boolean },
): number {
  let shut = nowhere;
  for (let index = place * placesInFront; index < (place + 1) * placesInFront; index += 1) {
    const next = ways[index] ?? nowhere;
    if (next === nowhere) break;
    if (taken[next] !== 0) continue;
    if (isLast || !isShut(road, next)) return next;
    if (shut === nowhere) shut = next;
  }
  return shut;
}

class Driving {
  readonly #trial: Trial;
  /** Value of a space on a card to the seat on turn, by colour; 0 for a car that is home. */
  readonly #worths = new Float64Array(whiteColour);
  /** Maximum number of spaces that a colour's car could go now, by colour. */
  readonly #reach = new Uint8Array(whiteColour);
  /** Cost of a space of another player's car, by seat. */
  readonly #harms: readonly number[];
  /** The car that each colour stands for. */
  #cars: readonly number[];

  constructor(trial: Trial) {
    this.#trial = trial;
    this.#harms = trial.hands.map((_, seat) =>
      harmOf(trial.owners.reduce((count, owner) => count + (owner === seat ? 1 : 0), 0)),
    );
    this.#cars = standingFor(trial.exchanges);
  }

  run(): void {
    const trial = this.#trial;
    const { hands, home, order, places, road } = trial;
    for (const place of places) taken[place] = place === road.finish ? 0 : 1;
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
    for (const place of places) taken[place] = 0;
  }

  #below(max: number): number {
    const trial = this.#trial;
    trial.seed = (Math.imul(trial.seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((trial.seed / 2 ** 32) * max);
  }

  /** Computes how far each colour could go now, and the value of its spaces to a seat. */
  #survey(seat: number): void {
    const { owners, places, road, weights } = this.#trial;
    const { left, finish } = road;
    const harm = this.#harms[seat] ?? 0;
    for (let colour = 0; colour < whiteColour; colour += 1) {
      const car = this.#cars[colour] ?? 0;
      const place = places[car] ?? finish;
      const toGo = left[place] ?? 0;
      this.#reach[colour] = isShut(road, place) ? 0 : toGo;
      let ahead = 0;
      for (let other = 0; other < whiteColour; other += 1) {
        if ((left[places[other] ?? 0] ?? 0) < toGo) ahead += 1;
      }
      const weight = place === finish ? 0 : (weights[ahead] ?? 0);
      this.#worths[colour] = owners[car] === seat ? weight : -harm * weight;
    }
  }

  /** Takes the card that a seat plays from its hand, or returns -1 if none can be played. */
  #drawn(seat: number): number {
    const hand = this.#trial.hands[seat];
    if (!hand || hand.length === 0) return -1;
    this.#survey(seat);
    let best = -1;
    if (this.#below(whimEvery) === 0) {
      best = this.#below(hand.length);
      if (this.#worthOf(hand[best] ?? 0) === unplayable) best = -1;
    }
    if (best < 0) best = this.#bestOf(hand);
    if (best < 0) return -1;
    const card = hand[best] ?? 0;
    hand[best] = hand[hand.length - 1] ?? 0;
    hand.pop();
    return card;
  }

  #bestOf(hand: readonly CardNumber[]): number {
    let best = -1;
    let bestWorth = unplayable;
    for (let index = 0; index < hand.length; index += 1) {
      const worth = this.#worthOf(hand[index] ?? 0);
      if (worth > bestWorth) {
        best = index;
        bestWorth = worth;
      }
    }
    return best;
  }

  /** Returns the value of a card: the seat's own spaces against those of others. */
  #worthOf(card: CardNumber): number {
    const worths = this.#worths;
    const reach = this.#reach;
    const from = card * faceSize;
    let worth = 0;
    for (let colour = 0; colour < whiteColour; colour += 1) {
      const spaces = spacesOf[from + colour] ?? 0;
      if (spaces === 0) continue;
      const max = reach[colour] ?? 0;
      worth += (worths[colour] ?? 0) * (spaces < max ? spaces : max);
    }
    const spaces = spacesOf[from + whiteColour] ?? 0;
    if (spaces === 0) return worth;
    const colour = this.#colourForWhite(card);
    return colour < 0 ? unplayable : worth + (worths[colour] ?? 0) * spaces;
  }

  /** Returns the colour of the car that white moves, one that is not on the card; -1 if there is none (GP-13). */
  #colourForWhite(card: CardNumber): number {
    const reach = this.#reach;
    let best = -1;
    let bestWorth = unplayable;
    for (let colour = 0; colour < whiteColour; colour += 1) {
      if ((spacesOf[card * faceSize + colour] ?? 0) > 0) continue;
      if (reach[colour] === 0) continue;
      const worth = this.#worths[colour] ?? 0;
      if (worth > bestWorth) {
        best = colour;
        bestWorth = worth;
      }
    }
    return best;
  }

  /** Plays a card; other players' cars take the longest route. */
  #play(seat: number, card: CardNumber): void {
    const { colours, spaces, exchanged } = faceFor(card);
    const trial = this.#trial;
    if (exchanged) {
      const [one, other] = exchanged;
      trial.exchanges = [...trial.exchanges, { by: seat, one, other }];
      this.#cars = standingFor(trial.exchanges);
      return;
    }
    const { road } = trial;
    for (let line = 0; line < colours.length; line += 1) {
      const shown = colours[line] ?? 0;
      const colour = shown === whiteColour ? this.#colourForWhite(card) : shown;
      if (colour < 0) continue;
      const isSlow = (this.#worths[colour] ?? 0) < 0;
      this.#move(this.#cars[colour] ?? 0, spaces[line] ?? 0, isSlow ? road.slow : road.fast);
    }
  }

  /** GP-11, GP-12: moves a car; `routes` says which space is preferred. */
  #move(car: number, spaces: number, ways: Int16Array): void {
    const { places, home, road } = this.#trial;
    const { finish } = road;
    let place = places[car] ?? finish;
    if (place === finish) return;
    taken[place] = 0;
    for (let more = spaces - 1; more >= 0 && place !== finish; more -= 1) {
      const next = nextPlace(road, place, { ways, isLast: more === 0 });
      if (next === nowhere) break;
      place = next;
    }
    places[car] = place;
    if (place === finish) home.push(car);
    else taken[place] = 1;
  }

  /** GP-15: ends a seat's exchanges, except one that has just been played. */
  #endExchanges(seat: number, card: number): void {
    const trial = this.#trial;
    const { length } = trial.exchanges;
    const isNew = card >= 0 && faceFor(card).exchanged !== null;
    trial.exchanges = trial.exchanges.filter(
      ({ by }, index) => by !== seat || (isNew && index === length - 1),
    );
    if (trial.exchanges.length < length) this.#cars = standingFor(trial.exchanges);
  }
}

/** Number of possible seeds. */
const seeds = 2 ** 30;

/** Returns a random seed; rollouts with the same seed share their luck. */
export function seedFrom(rng: Rng): number {
  return rng.die(seeds);
}

/**
 * Rolls out a race to its end: each player plays the card that moves their cars forward most, relative to the others.
 */
export function drive(trial: Trial): void {
  new Driving(trial).run();
}
