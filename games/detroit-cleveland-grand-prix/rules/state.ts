import type { PlayerID } from 'boardgame.io';
import type { Result } from '../../kit/result.ts';
import type { PlayerView } from '../../kit/view.ts';
import type { Car, CardNumber, Space, TrackName } from './components.ts';
import type { GrandPrixOptions } from './options.ts';

/** One step of a car's way: onto a space, or over the line. */
export type WayStep = Space | 'finish';

/** What one entry of a card does: the car that moves, after exchanges, and its way without the space it starts on. */
export interface CarMove {
  /** null only for a white entry that lapses, since every car is home. */
  readonly car: Car | null;
  /** Empty if the car is blocked or home, or the entry lapses. */
  readonly path: readonly WayStep[];
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
  /** Whether nobody wanted it before (GP-7). */
  readonly isSecondOffer: boolean;
  /** The players who may bid for it, in bidding order, the opener first. */
  readonly bidders: readonly PlayerID[];
  /** Those of them who are out for this car. */
  readonly passed: readonly PlayerID[];
  /** null: nobody has bid yet. */
  readonly highestBid: HighestBid | null;
  /** The player who is to bid or pass. */
  readonly toBid: PlayerID;
}

/** A car on the grid, as it was sold. */
export interface StartingCar {
  readonly car: Car;
  /** null: nobody wanted it (GP-7). */
  readonly owner: PlayerID | null;
  /** What was paid, in dollars. */
  readonly price: number;
}

/** An exchange card that is in force (GP-15). */
export interface ActiveExchange {
  readonly number: CardNumber;
  /** Ends with the next turn of this player. */
  readonly playerID: PlayerID;
  readonly cars: readonly [Car, Car];
}

/** A car that has come home, and what it earned. */
export interface PrizeWon {
  readonly car: Car;
  /** 1 is the first. */
  readonly place: number;
  /** null: nobody's car, and the prize stays in the bank. */
  readonly owner: PlayerID | null;
  /** In dollars. */
  readonly amount: number;
}

/** What is kept of a race that is over. */
export interface PastRace {
  readonly track: TrackName;
  /** All six cars as they were sold, by start position. */
  readonly grid: readonly StartingCar[];
  /** Cars that came home, in order of crossing. */
  readonly prizes: readonly PrizeWon[];
  /** Everybody's money after it, in dollars. */
  readonly money: Readonly<Record<PlayerID, number>>;
}

/** The first phase of a race: its cars are sold. */
export interface AuctionStep {
  readonly phase: 'auction';
  readonly sale: Sale;
  /** Cars that nobody wanted, under the pile, the next one first (GP-7). */
  readonly returned: readonly Car[];
  /** The last buyer in this auction. */
  readonly lastBuyer: PlayerID | null;
}

/** The second phase of a race: its cars are driven. */
export interface RaceStep {
  readonly phase: 'race';
  readonly toPlay: PlayerID;
  /** The order of turns, over and over. */
  readonly turnOrder: readonly PlayerID[];
  /** In the order in which they were played. */
  readonly exchanges: readonly ActiveExchange[];
  /** Turns in a row, without any exchange in force, in which no card was played (GP-9). */
  readonly idleTurns: number;
}

/** After the last race. */
export interface MatchOver {
  readonly phase: 'matchOver';
  readonly result: Result;
}

/** What is asked now, and of whom. All but `matchOver` are the phases that boardgame.io knows. */
export type Step = AuctionStep | RaceStep | MatchOver;

/** What one player alone may see. */
export interface OwnCards {
  /** By number, smallest first. */
  readonly hand: readonly CardNumber[];
}

/** What nobody may see. */
export interface Hidden {
  /** The cars on the face-down bid cards; the last one is the top. */
  readonly bidPile: readonly Car[];
}

/**
 * The state of a match, G. Plain JSON: public fields, `players` for each seat alone, `secret` for nobody.
 * Rules change none of its parts in place, but put new ones there.
 */
export interface GrandPrixState {
  /** `info.rulesVersion` when the match was made; missing in matches from before there was one: 1. */
  readonly rulesVersion?: number;
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
  /** Where the cars are; null: not on the track, since still to be sold or home. */
  spaces: Readonly<Record<Car, Space | null>>;
  /** Cars that are over the line, in order of crossing. */
  home: readonly Car[];
  /** The cards played in this race, the newest last. */
  discards: readonly CardNumber[];
  pastRaces: readonly PastRace[];
  players: Readonly<Record<PlayerID, OwnCards>>;
  /** Missing in what clients get. */
  secret?: Hidden;
}

/** What begins anew with every race: all but what lasts for the whole match. */
export type RaceState = Omit<GrandPrixState, 'rulesVersion' | 'options' | 'money' | 'pastRaces'>;

/** G as a seat or a spectator sees it. */
export type SeenGrandPrixState = PlayerView<GrandPrixState>;

/** Why the rules refuse a move. Each has a sentence in every language. */
export const refusals = [
  /** The seat is not in this match. */
  'notPlaying',
  /** The move belongs to the other phase, or the match is over. */
  'wrongPhase',
  'notYourTurn',
  // Bidding
  /** GP-5: has as many cars as allowed. */
  'atLimit',
  /** GP-5: the cars left must go to players without one. */
  'shutOut',
  /** GP-4: has passed for this car. */
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
  /** GP-13: whatever the ways, no car is left for white. */
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
  /** GP-12: a way exists that is longer. */
  'tooShort',
  /** GP-13: the car is home. */
  'whiteHome',
  /** GP-13: the car belongs to another entry of the card. */
  'whiteOnCard',
  /** GP-13: the car cannot go the full number. */
  'whiteTooFar',
  /** GP-13: a car must be chosen for white. */
  'mustUseWhite',
  /** GP-13: with the ways chosen before, no car is left for white; other ways leave one. */
  'noWhiteCar',
  // Holding
  /** The option `mayHold` is off. */
  'mayNotHold',
  /** `mayHold` is not for players without a car. */
  'noCar',
  /** `mayHold`: a car of one's own is still racing. */
  'carsRacing',
] as const;
/** One of the reasons for which the rules refuse a move. */
export type Refusal = (typeof refusals)[number];
