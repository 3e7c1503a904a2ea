import type { Car, TrackName } from '../rules/components.ts';
import type { RaceEndReason } from '../rules/events.ts';

/** A space on the track as it is named. Rows count from 1 at the back of the grid, lanes from 1 at the left. */
export interface ShownSpace {
  readonly row: number;
  readonly lane: number;
}

/** The sentence above the board: what the viewer should do, or whom the table waits for. Cars are given as names. */
export interface SentenceText {
  /** This car has no bid yet. */
  readonly openSale: (car: string) => string;
  readonly answerBid: (car: string, bidder: string, amount: number) => string;
  readonly watchOpening: (name: string, car: string) => string;
  readonly watchBidding: (name: string, car: string, amount: number) => string;
  /** The viewer must choose a card. The viewer's own racing cars are named, if there are any. */
  readonly chooseCard: (ownCars: readonly string[]) => string;
  /** All the viewer's own cars are home, and holding is allowed. */
  readonly chooseCardOrHold: string;
  /** The car must move the full number, as it does to every lit end. */
  readonly chooseEnd: (car: string, spaces: number) => string;
  /** The car cannot move the full number, only `distance`. */
  readonly chooseShortEnd: (car: string, distance: number, spaces: number) => string;
  /** Part of the way is chosen, step by step. */
  readonly chooseStep: (car: string, left: number) => string;
  readonly chooseWhite: (spaces: number) => string;
  /** All entries of the card are decided. */
  readonly confirm: (number: number) => string;
  readonly confirmExchange: (one: string, other: string) => string;
  /** Entries of a card that do nothing: all its cars are blocked or home. */
  readonly confirmNothing: (number: number) => string;
  /** The chosen card cannot be played. */
  readonly notPlayable: (number: number) => string;
  readonly watchRace: (name: string) => string;
  /** The seat that must act is free. */
  readonly waitFor: (name: string) => string;
  readonly over: (winners: readonly string[]) => string;
}

/** An explanation of the game for players who play for the first time. */
export interface HintText {
  readonly auction: string;
  readonly race: string;
}

/** Labels of buttons. */
export interface ActionText {
  readonly bid: (amount: number) => string;
  readonly bidLess: string;
  readonly bidMore: string;
  /** Adds this much to the bid. Short. */
  readonly raiseBy: (amount: number) => string;
  /** Bids all the player's money. */
  readonly bidAll: string;
  /** Passes for this car, which is final. */
  readonly passBid: string;
  readonly playCard: string;
  readonly undo: string;
  readonly startOver: string;
  /** Puts the chosen card back into the hand. */
  readonly putBack: string;
  readonly hold: string;
  /** Steps on the track, from the driver's point of view. */
  readonly stepLeft: string;
  readonly stepStraight: string;
  readonly stepRight: string;
  readonly stepFinish: string;
  /** Chooses the end of the car's way. */
  readonly endAt: (car: string, space: ShownSpace) => string;
  readonly endFinish: (car: string) => string;
  /** Adds this space to the way. */
  readonly stepTo: (car: string, space: ShownSpace) => string;
  /** Chooses this car for white. */
  readonly moveWhite: (car: string) => string;
  /** Ends the playback of events. */
  readonly skip: string;
  /** Zooms in on the car, and out again. */
  readonly closeUp: string;
  readonly wholeTrack: string;
}

/** Status of a seat, with public information on it. The texts are short because they stand beside the name. */
export interface SeatStatusText {
  /** The player must bid. */
  readonly bidding: string;
  readonly highest: (amount: number) => string;
  readonly passed: string;
  /** GP-5: the player may not bid for this car, having as many cars as allowed. */
  readonly atLimit: string;
  /** GP-5: the player may not bid for this car, because other players still need one. */
  readonly shutOut: string;
  /** The player is choosing a card. */
  readonly playing: string;
  readonly waiting: string;
  readonly noCards: string;
  readonly place: (place: number) => string;
  /** No page of this player is connected. */
  readonly away: string;
  /** The seat is free. */
  readonly free: string;
  readonly dealer: string;
}

export interface AuctionText {
  readonly heading: (race: number, races: number, track: string) => string;
  readonly forSale: (car: string) => string;
  /** The car had no bids at its first offer. Without any at the second, it starts without an owner. */
  readonly secondOffer: string;
  /** The same where a player without a car would have to buy it, for this price. */
  readonly secondOfferTo: (name: string, price: number) => string;
  readonly noBid: string;
  readonly highestBid: (name: string, amount: number) => string;
  readonly yourMoney: (amount: number) => string;
  /** The start position that the car will get. */
  readonly startsAt: (position: number) => string;
  /** Cars without bids, which are offered again at the end. */
  readonly returned: (cars: readonly string[]) => string;
  /** Reasons why the viewer may not bid. */
  readonly youAtLimit: (cars: number) => string;
  readonly youShutOut: string;
  readonly youPassed: string;
  readonly youLead: string;
  /** Heading of the cars sold so far. */
  readonly grid: string;
  /** A start position that is still empty. */
  readonly emptyPosition: (position: number) => string;
  readonly sold: (position: number, car: string, name: string, price: number) => string;
  /** The car had no bids. */
  readonly unowned: (position: number, car: string) => string;
}

export interface RaceText {
  readonly heading: (race: number, races: number, track: string) => string;
  /** Name of the list of a card's lines. */
  readonly entries: (number: number) => string;
  /** A line of the card: the car that it moves and how far; `shown` is what is printed if an exchange changes it. */
  readonly entry: (car: string, spaces: number, shown: string | null) => string;
  /** State of a line: it comes later, is being decided now, or is decided (the remaining texts). */
  readonly toDo: string;
  readonly isNext: string;
  readonly goesTo: (space: ShownSpace) => string;
  readonly goesHome: string;
  readonly blocked: string;
  readonly isHome: string;
  readonly lapsed: string;
  /** Name of the cars to choose from for white. */
  readonly whiteCars: string;
  /** Name of the spaces that a car may end on or enter next. */
  readonly places: (car: string) => string;
  /** Heading of the buttons for this car's next space. */
  readonly oneSpace: (car: string) => string;
  /** Active exchanges. */
  readonly exchanges: string;
  readonly exchange: (one: string, other: string) => string;
  /** When an exchange ends: after the next turn of this player, or of the viewer. */
  readonly exchangeUntil: (name: string) => string;
  readonly exchangeUntilOwn: string;
  /** Heading of the cars that are over the line. */
  readonly home: string;
}

export interface HandText {
  readonly heading: (count: number) => string;
  /** A movement card in words: its number, its lines, and their worth. */
  readonly card: (number: number, lines: readonly string[]) => string;
  readonly exchangeCard: (number: number, one: string, other: string) => string;
  /** Worth of a card for the viewer: spaces of the viewer's own cars less those of others. */
  readonly gain: (gain: number) => string;
  /** Explains the signed numbers on the cards. */
  readonly gainHelp: string;
  /** Explain exchange cards, and white on a card. */
  readonly exchangeHelp: string;
  readonly whiteHelp: string;
  readonly notPlayable: string;
  /** Heading of how far the hand moves each car in total. */
  readonly totals: string;
  readonly total: (car: string, spaces: number) => string;
}

export interface ResultText {
  /** The winner's circle of a race. */
  readonly heading: (race: number, track: string) => string;
  readonly why: Readonly<Record<RaceEndReason, string>>;
  readonly place: (place: number) => string;
  readonly prize: (car: string, owner: string | null, amount: number) => string;
  /** Cars that did not reach home. */
  readonly notHome: (cars: readonly string[]) => string;
  /** Heading of the table and the chart of money after each race. */
  readonly money: string;
  readonly start: string;
  readonly afterRace: (race: number) => string;
  readonly pastRaces: string;
}

export interface PositionText {
  /** Heading of the table of cars. */
  readonly heading: string;
  readonly car: string;
  readonly owner: string;
  readonly where: string;
  readonly at: (space: ShownSpace) => string;
  /** Number of rows to the line, in short. */
  readonly toGo: (rows: number) => string;
  readonly noOwner: string;
  readonly home: (place: number) => string;
  /** The car has not been sold yet. */
  readonly notYet: string;
}

/** The board's texts except the names of cars and tracks. */
export interface BoardWords {
  /** Name of a free seat. */
  readonly seat: (number: number) => string;
  /** The player who will take a free seat, for use within a sentence. */
  readonly newcomer: (number: number) => string;
  readonly you: (name: string) => string;
  readonly sentences: SentenceText;
  readonly hints: HintText;
  readonly actions: ActionText;
  readonly status: SeatStatusText;
  readonly auction: AuctionText;
  readonly race: RaceText;
  readonly hand: HandText;
  readonly results: ResultText;
  readonly positions: PositionText;
  /** Name of the whole board for screen readers. */
  readonly board: string;
  readonly circuit: (track: string) => string;
  readonly seats: string;
  readonly player: string;
  readonly carsOwned: (cars: readonly string[]) => string;
  readonly noCars: string;
  /** Cars whose ten-cards are in their owner's hand, as all players have seen. */
  readonly tensInHand: (cars: readonly string[]) => string;
  readonly cardsInHand: (count: number) => string;
}

/** All texts of the board of Detroit–Cleveland Grand Prix. */
export interface BoardText extends BoardWords {
  /** Name of a car everywhere: its colour and its number. */
  readonly cars: Readonly<Record<Car, string>>;
  /** The joker on cards. */
  readonly white: string;
  readonly tracks: Readonly<Record<TrackName, string>>;
}
