import type { PlayerID } from '../../kit/player-id.ts';
import type { Result } from '../../kit/result.ts';
import type { PlayerView } from '../../kit/view.ts';
import type { Car, CardNumber, Space, TrackName } from './components.ts';
import type { GrandPrixOptions } from './options.ts';

/** One step of a car's route: onto a space, or over the line. */
export type RouteStep = Space | 'finish';

/** The effect of one entry of a card: the car that moves, after exchanges, and its route without its first space. */
export interface CarMove {
  /** The car, or null only for a white entry that lapses, since every car is home. */
  readonly car: Car | null;
  /** Empty if the car is blocked or home, or the entry lapses. */
  readonly path: readonly RouteStep[];
}

/** A bid for the car for sale. */
export interface HighestBid {
  readonly playerID: PlayerID;
  /** In dollars. */
  readonly amount: number;
}

/** A car in the auction (GP-3 to GP-8). */
export interface Sale {
  readonly car: Car;
  /** Whether no player wanted it on the first offer (GP-7). */
  readonly isSecondOffer: boolean;
  /** The players who may bid for it, in bidding order, the opener first. */
  readonly bidders: readonly PlayerID[];
  /** Those of these players who have passed for this car. */
  readonly passed: readonly PlayerID[];
  /** The highest bid so far, or null if there is none. */
  readonly highestBid: HighestBid | null;
  /** The player who is to bid or pass. */
  readonly toBid: PlayerID;
}

/** A car on the grid, as it was sold. */
export interface StartingCar {
  readonly car: Car;
  /** The owner, or null if no player wanted the car (GP-7). */
  readonly owner: PlayerID | null;
  /** The price paid, in dollars. */
  readonly price: number;
}

/** An exchange card that is in force (GP-15). */
export interface ActiveExchange {
  readonly number: CardNumber;
  /** The player who played it; it ends with this player's next turn. */
  readonly playerID: PlayerID;
  readonly cars: readonly [Car, Car];
}

/** A car that has come home, and its prize. */
export interface PrizeWon {
  readonly car: Car;
  /** Place in the race; 1 is the first. */
  readonly place: number;
  /** The owner, or null if the car has none and the prize stays in the bank. */
  readonly owner: PlayerID | null;
  /** In dollars. */
  readonly amount: number;
}

/** Summary of a finished race. */
export interface PastRace {
  readonly track: TrackName;
  /** All six cars as they were sold, by start position. */
  readonly grid: readonly StartingCar[];
  /** Cars that came home, in order of crossing. */
  readonly prizes: readonly PrizeWon[];
  /** The players' money after the race, in dollars. */
  readonly money: Readonly<Record<PlayerID, number>>;
}

/** The first phase of a race: its cars are sold. */
export interface AuctionStep {
  readonly phase: 'auction';
  readonly sale: Sale;
  /** Cars that no player wanted, under the pile, the next one first (GP-7). */
  readonly returned: readonly Car[];
  /** The last buyer in this auction, or null. */
  readonly lastBuyer: PlayerID | null;
}

/** The second phase of a race: its cars are driven. */
export interface RaceStep {
  readonly phase: 'race';
  readonly toPlay: PlayerID;
  /** The order of turns, which is repeated. */
  readonly turnOrder: readonly PlayerID[];
  /** Exchanges in force, in the order in which they were played. */
  readonly exchanges: readonly ActiveExchange[];
  /** Number of turns in a row, without any exchange in force, in which no card was played (GP-9). */
  readonly idleTurns: number;
}

/** The end of the match, after the last race. */
export interface MatchOver {
  readonly phase: 'matchOver';
  readonly result: Result;
}

/**
 * The present decision, and the player who has to make it. All but `matchOver` are the phases that boardgame.io knows.
 */
export type Step = AuctionStep | RaceStep | MatchOver;

/** The part of the state that only its player may see. */
export interface OwnCards {
  /** The cards in hand, by number, smallest first. */
  readonly hand: readonly CardNumber[];
}

/** The part of the state that no player may see. */
export interface Hidden {
  /** The cars on the face-down bid cards; the last one is the top. */
  readonly bidPile: readonly Car[];
}

/**
 * The state of a match, G, as plain JSON: public fields, `players` with a private part for each seat, and `secret` for
 * no player. Rules replace its parts as a whole, and change none in place.
 */
export interface GrandPrixState {
  /** Rules version with which the match was created. */
  readonly rulesVersion: number;
  readonly options: GrandPrixOptions;
  /** Number of the race, from 1. */
  race: number;
  dealer: PlayerID;
  step: Step;
  /** In dollars. */
  money: Readonly<Record<PlayerID, number>>;
  handSizes: Readonly<Record<PlayerID, number>>;
  /** The cars on the grid, by start position. */
  grid: readonly StartingCar[];
  /** The cars' spaces, each null if the car is not on the track: still to be sold, or home. */
  spaces: Readonly<Record<Car, Space | null>>;
  /** Cars that are over the line, in order of crossing. */
  home: readonly Car[];
  /** The cards played in this race, the newest last. */
  discards: readonly CardNumber[];
  pastRaces: readonly PastRace[];
  players: Readonly<Record<PlayerID, OwnCards>>;
  /** The secret part, which clients don't get. */
  secret?: Hidden;
}

/** The part of the state that is reset with every race: all but what lasts for the whole match. */
export type RaceState = Omit<GrandPrixState, 'rulesVersion' | 'options' | 'money' | 'pastRaces'>;

/** G as a seat or a spectator sees it. */
export type SeenGrandPrixState = PlayerView<GrandPrixState>;

/** Reasons for which the rules refuse a move. Each has a sentence in every language. */
export const refusals = [
  /** The seat is not in this match. */
  'notPlaying',
  /** The move belongs to the other phase, or the match is over. */
  'wrongPhase',
  'notYourTurn',
  // Bidding
  /** GP-5: the player has as many cars as allowed. */
  'atLimit',
  /** GP-5: the remaining cars must go to players without one. */
  'shutOut',
  /** GP-4: the player has passed for this car. */
  'alreadyPassed',
  /** GP-4: not a positive multiple of 10,000. */
  'notAMultiple',
  /** GP-4: not above the last bid. */
  'tooLow',
  /** GP-4: more than the player has. */
  'tooHigh',
  // Playing a card
  'notInHand',
  /** `moves` is not a list with one well-formed entry for each entry of the card. */
  'badMoves',
  /** GP-13: whatever the routes, no car is left for white. */
  'notPlayable',
  /** GP-10, GP-15: the entry stands for another car. */
  'wrongCar',
  /** GP-14: a car that is home stays there. */
  'carHome',
  /** GP-9: all cars are home, so this entry lapses. */
  'lapsed',
  /** GP-11: a step to a space beside. */
  'sideways',
  /** GP-11: not a space that the last one leads to. */
  'notForward',
  /** GP-11: another car stands there. */
  'pathBlocked',
  /** GP-10: more spaces than the card says, or beyond the line. */
  'tooLong',
  /** GP-12: a route exists that is longer. */
  'tooShort',
  /** GP-13: the car is home. */
  'whiteHome',
  /** GP-13: the car belongs to another entry of the card. */
  'whiteOnCard',
  /** GP-13: the car cannot go the full number. */
  'whiteTooFar',
  /** GP-13: a car must be chosen for white. */
  'mustUseWhite',
  /** GP-13: with the routes chosen before, no car is left for white; other routes leave one. */
  'noWhiteCar',
  // Holding
  /** The option `mayHold` is off. */
  'mayNotHold',
  /** `mayHold` is not for players without a car. */
  'noCar',
  /** `mayHold`: one of the player's own cars is still racing. */
  'carsRacing',
] as const;
/** One of the reasons for which the rules refuse a move. */
export type Refusal = (typeof refusals)[number];

/** Returns a copy to play on. All its parts can be shared, since rules change none of them in place. */
export function cloneState(state: GrandPrixState): GrandPrixState {
  return { ...state };
}
