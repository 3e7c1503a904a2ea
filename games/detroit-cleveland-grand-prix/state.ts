import type { PlayerID } from 'boardgame.io';
import type { Result } from '../kit/result.ts';
import type { Seen } from '../kit/view.ts';
import type { Car, CardNumber, Space, TrackName } from './components.ts';
import type { GrandPrixOptions } from './options.ts';

/** The phases, by the names that boardgame.io knows them by. */
export const steps = ['auction', 'race'] as const;
/** One of the two phases. */
export type Step = (typeof steps)[number];

/** One step of a car's way: onto a space, or over the line. */
export type WayStep = Space | 'finish';

/** What one entry of a card does: the car that moves, after exchanges, and its way without the space it starts on. */
export interface CarMove {
  /** null only for a white entry that lapses, since every car is home. */
  readonly car: Car | null;
  /** Empty if the car is blocked or home, or the entry lapses. */
  readonly path: readonly WayStep[];
}

/** A car in the auction (GP-3 to GP-8). */
export interface Sale {
  readonly car: Car;
  /** Whether nobody wanted it before (GP-7). */
  readonly isSecondOffer: boolean;
  /** Who may bid for it, in bidding order, the opener first. */
  readonly bidders: readonly PlayerID[];
  /** Those of them who are out for this car. */
  passed: PlayerID[];
  /** The highest bid, in dollars; 0: none yet. */
  amount: number;
  /** Whose bid that is. */
  highestBidder: PlayerID | null;
  /** Who is to bid or pass. */
  toBid: PlayerID;
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

/** What one player alone may see. */
export interface OwnCards {
  /** By number, smallest first. */
  hand: CardNumber[];
}

/** The state of a match, G. Plain JSON: public fields, `players` for each seat alone, `secret` for nobody. */
export interface GrandPrixState {
  /** `info.rulesVersion` when the match was made; missing in matches from before there was one: 1. */
  readonly rulesVersion?: number;
  readonly options: GrandPrixOptions;
  step: Step;
  /** Number of the race, from 1. */
  race: number;
  dealer: PlayerID;
  /** In dollars. */
  money: Record<PlayerID, number>;
  handSizes: Record<PlayerID, number>;
  /** The car for sale; null in phase `race`. */
  sale: Sale | null;
  /** Cars that nobody wanted, under the pile, the next one first (GP-7). */
  returned: Car[];
  /** The last buyer in this race's auction. */
  lastBuyer: PlayerID | null;
  /** The cars on the grid, by start position. */
  grid: StartingCar[];
  /** Where the cars are; null: not on the track, since still to be sold or home. */
  spaces: Record<Car, Space | null>;
  /** Cars that are over the line, in order of crossing. */
  home: Car[];
  /** Whose turn it is in phase `race`; null in phase `auction`. */
  toPlay: PlayerID | null;
  /** The order of turns in the race, over and over. */
  turnOrder: PlayerID[];
  /** In the order in which they were played. */
  exchanges: ActiveExchange[];
  /** Turns in a row, without any exchange in force, in which no card was played (GP-9). */
  idleTurns: number;
  /** The cards played in this race, the newest last. */
  discards: CardNumber[];
  /** Tens that are in nobody's hand: still to be given with their cars, or out of this race (GP-6, GP-7). */
  tensAside: CardNumber[];
  pastRaces: PastRace[];
  /** Set when the match is over. */
  result: Result | null;
  players: Record<PlayerID, OwnCards>;
  /** Missing in what clients get. */
  secret?: {
    /** The cars on the face-down bid cards; the last one is the top. */
    bidPile: Car[];
  };
}

/** G as a seat or a spectator sees it. */
export type SeenGrandPrixState = Seen<GrandPrixState>;

/** Why a player in turn has played no card. */
export type IdleReason =
  /** GP-9: has none left. */
  | 'noCards'
  /** GP-14: has none that can be played. */
  | 'unable'
  /** Option `mayHold`. */
  | 'held';

/** Why a race ended (GP-9). */
export type RaceEndReason = 'allHome' | 'cardsOut' | 'nobodyPlayed';

/** How a car was sold. */
export type SaleReason =
  | 'bid'
  /** GP-8: nobody bid, and the first of those who need a car had to buy. */
  | 'nobodyBid'
  /** GP-8: one player alone could bid, and needed a car. */
  | 'onlyOne';

/** What the log tells: public facts, typed; words are made where they are shown. All money is in dollars. */
export type GrandPrixEvent =
  | {
      readonly type: 'raceBegan';
      readonly race: number;
      readonly track: TrackName;
      readonly dealer: PlayerID;
      /** Cards dealt to each seat. */
      readonly dealt: Readonly<Record<PlayerID, number>>;
    }
  | {
      readonly type: 'offered';
      readonly car: Car;
      readonly isSecondOffer: boolean;
      /** Who may bid, in bidding order. */
      readonly bidders: readonly PlayerID[];
    }
  | {
      readonly type: 'bid';
      readonly playerID: PlayerID;
      readonly car: Car;
      readonly amount: number;
    }
  | {
      readonly type: 'passed';
      readonly playerID: PlayerID;
      readonly car: Car;
      /** Whether by itself, since the next bid is more than the player has. */
      readonly isTooPoor: boolean;
    }
  | {
      readonly type: 'sold';
      readonly car: Car;
      readonly playerID: PlayerID;
      readonly price: number;
      readonly why: SaleReason;
      /** 1 to 6. */
      readonly startPosition: number;
      readonly space: Space;
      /** Whether its ten comes with it. */
      readonly hasTen: boolean;
    }
  /** GP-7: nobody bid, and it will be offered again. */
  | { readonly type: 'returned'; readonly car: Car }
  /** GP-7: nobody bid again. */
  | {
      readonly type: 'unowned';
      readonly car: Car;
      readonly startPosition: number;
      readonly space: Space;
    }
  | {
      readonly type: 'raceStarted';
      readonly race: number;
      readonly track: TrackName;
      readonly firstPlayer: PlayerID;
      readonly turnOrder: readonly PlayerID[];
    }
  | { readonly type: 'played'; readonly playerID: PlayerID; readonly number: CardNumber }
  | {
      readonly type: 'moved';
      readonly playerID: PlayerID;
      readonly car: Car;
      /** What the card shows: white, or the car itself, or the one it stands for by exchange. */
      readonly shown: Car | 'white';
      /** The number on the card; more than the way has if something stood in it, or over the line. */
      readonly spaces: number;
      readonly from: Space;
      readonly path: readonly WayStep[];
    }
  /** A car of a card that does not move. */
  | {
      readonly type: 'stayed';
      readonly playerID: PlayerID;
      readonly car: Car;
      readonly shown: Car | 'white';
      readonly spaces: number;
      readonly why: 'blocked' | 'home';
    }
  | {
      readonly type: 'cameHome';
      readonly car: Car;
      /** 1 is the first. */
      readonly place: number;
      readonly owner: PlayerID | null;
    }
  | {
      readonly type: 'exchangeBegan';
      readonly playerID: PlayerID;
      readonly number: CardNumber;
      readonly cars: readonly [Car, Car];
    }
  | {
      readonly type: 'exchangeEnded';
      readonly playerID: PlayerID;
      readonly number: CardNumber;
      readonly cars: readonly [Car, Car];
    }
  /** A turn without a card. */
  | { readonly type: 'idle'; readonly playerID: PlayerID; readonly why: IdleReason }
  | { readonly type: 'raceEnded'; readonly race: number; readonly why: RaceEndReason }
  | ({ readonly type: 'prize' } & PrizeWon)
  /** Everybody's money after a race. */
  | {
      readonly type: 'settled';
      readonly race: number;
      readonly money: Readonly<Record<PlayerID, number>>;
    }
  | { readonly type: 'matchEnded'; readonly winners: readonly PlayerID[] };

/** Why the rules refuse a move. Each has a sentence in every language. */
export const refusals = [
  /** The seat is not in this match. */
  'notPlaying',
  /** The move belongs to the other phase, the match is over, or there is no such move. */
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
