import type { Car, TrackName } from '../rules/components.ts';
import type { RaceEndReason } from '../rules/events.ts';

/** A place on the track as it is said: rows counted from 1 at the back of the grid, lanes from 1 at the left. */
export interface ShownSpace {
  readonly row: number;
  readonly lane: number;
}

/** The one sentence above the board: what is asked of the viewer, or whom the table waits for. Cars come as names. */
export interface SentenceText {
  /** Nobody has bid for this car yet. */
  readonly openSale: (car: string) => string;
  readonly answerBid: (car: string, bidder: string, amount: number) => string;
  readonly watchOpening: (name: string, car: string) => string;
  readonly watchBidding: (name: string, car: string, amount: number) => string;
  /** A card is to be chosen; the viewer's own cars that still race are named, if there are any. */
  readonly chooseCard: (ownCars: readonly string[]) => string;
  /** All own cars are home and holding is allowed. */
  readonly chooseCardOrHold: string;
  /** The car must go the full number; every end that is lit does. */
  readonly chooseEnd: (car: string, spaces: number) => string;
  /** It cannot go the full number: only so far. */
  readonly chooseShortEnd: (car: string, distance: number, spaces: number) => string;
  /** Part of the way is chosen, step by step. */
  readonly chooseStep: (car: string, left: number) => string;
  readonly chooseWhite: (spaces: number) => string;
  /** All entries of the card are decided. */
  readonly confirm: (number: number) => string;
  readonly confirmExchange: (one: string, other: string) => string;
  /** Entries of a card that do nothing: all its cars are blocked or home. */
  readonly confirmNothing: (number: number) => string;
  /** The card is chosen but cannot be played. */
  readonly notPlayable: (number: number) => string;
  readonly watchRace: (name: string) => string;
  /** A seat at which nobody sits is asked. */
  readonly waitFor: (name: string) => string;
  readonly over: (winners: readonly string[]) => string;
}

/** What it is all about, for somebody who plays for the first time. */
export interface HintText {
  readonly auction: string;
  readonly race: string;
}

/** Words on buttons. */
export interface ActionText {
  readonly bid: (amount: number) => string;
  readonly bidLess: string;
  readonly bidMore: string;
  /** Adds this much to the bid; short. */
  readonly raiseBy: (amount: number) => string;
  /** Bids all that one has. */
  readonly bidAll: string;
  /** For this car, for good. */
  readonly passBid: string;
  readonly playCard: string;
  readonly undo: string;
  readonly startOver: string;
  /** Puts the chosen card back into the hand. */
  readonly putBack: string;
  readonly hold: string;
  /** Steps on the track, as seen from the driver's seat. */
  readonly stepLeft: string;
  readonly stepStraight: string;
  readonly stepRight: string;
  readonly stepFinish: string;
  /** Chooses where the car ends. */
  readonly endAt: (car: string, space: ShownSpace) => string;
  readonly endFinish: (car: string) => string;
  /** One more space of the way, onto this one. */
  readonly stepTo: (car: string, space: ShownSpace) => string;
  /** White stands for this car. */
  readonly moveWhite: (car: string) => string;
  /** Ends the showing of what has happened. */
  readonly skip: string;
  /** Makes the picture larger around the car, and whole again. */
  readonly closeUp: string;
  readonly wholeTrack: string;
}

/** What a seat is doing, and what is known of it. Short: they stand beside the name. */
export interface SeatStatusText {
  /** Is asked to bid. */
  readonly bidding: string;
  readonly highest: (amount: number) => string;
  readonly passed: string;
  /** GP-5: may not bid for this car, having as many cars as allowed. */
  readonly atLimit: string;
  /** GP-5: may not bid for this car, since others still need one. */
  readonly shutOut: string;
  /** Is choosing a card. */
  readonly playing: string;
  readonly waiting: string;
  readonly noCards: string;
  readonly place: (place: number) => string;
  /** No page of this player is connected. */
  readonly away: string;
  /** Nobody sits here. */
  readonly free: string;
  readonly dealer: string;
}

export interface AuctionText {
  readonly heading: (race: number, races: number, track: string) => string;
  readonly forSale: (car: string) => string;
  /** Nobody wanted it the first time; if nobody does again it starts without an owner. */
  readonly secondOffer: string;
  /** The same where a player without a car must buy it then, for this much. */
  readonly secondOfferTo: (name: string, price: number) => string;
  readonly noBid: string;
  readonly highestBid: (name: string, amount: number) => string;
  readonly yourMoney: (amount: number) => string;
  /** The start position that the car will get. */
  readonly startsAt: (position: number) => string;
  /** Cars that nobody wanted and that are offered again at the end. */
  readonly returned: (cars: readonly string[]) => string;
  /** Why the viewer is not asked. */
  readonly youAtLimit: (cars: number) => string;
  readonly youShutOut: string;
  readonly youPassed: string;
  readonly youLead: string;
  /** Heading of the cars sold so far. */
  readonly grid: string;
  /** A start position that is still empty. */
  readonly emptyPosition: (position: number) => string;
  readonly sold: (position: number, car: string, name: string, price: number) => string;
  /** Nobody wanted it. */
  readonly unowned: (position: number, car: string) => string;
}

export interface RaceText {
  readonly heading: (race: number, races: number, track: string) => string;
  /** Name of the list of a card's lines. */
  readonly entries: (number: number) => string;
  /** A line of the card: the car that it moves and how far; `shown` is what is printed if an exchange changes it. */
  readonly entry: (car: string, spaces: number, shown: string | null) => string;
  /** What is the matter with a line: it comes later, it is being decided now, it is decided (the rest). */
  readonly toDo: string;
  readonly isNext: string;
  readonly goesTo: (space: ShownSpace) => string;
  readonly goesHome: string;
  readonly blocked: string;
  readonly isHome: string;
  readonly lapsed: string;
  /** Name of the cars to choose from for white. */
  readonly whiteCars: string;
  /** Name of the places where a car may end or go next. */
  readonly places: (car: string) => string;
  /** Heading of what is to be pressed: one more space for this car. */
  readonly oneSpace: (car: string) => string;
  /** Active exchanges. */
  readonly exchanges: string;
  readonly exchange: (one: string, other: string) => string;
  /** Until whose next turn is over; `isOwn`: the viewer's. */
  readonly exchangeUntil: (name: string) => string;
  readonly exchangeUntilOwn: string;
  /** A card that somebody has just played. */
  readonly playedBy: (name: string) => string;
  /** Heading of the cars that are over the line. */
  readonly home: string;
}

export interface HandText {
  readonly heading: (count: number) => string;
  /** A movement card in words: its number, its lines, and what they bring. */
  readonly card: (number: number, lines: readonly string[]) => string;
  readonly exchangeCard: (number: number, one: string, other: string) => string;
  /** What a card does for me: spaces of my cars less those of others. */
  readonly gain: (gain: number) => string;
  /** What the signed numbers on the cards are. */
  readonly gainHelp: string;
  /** What an exchange card does, and what white on a card is. */
  readonly exchangeHelp: string;
  readonly whiteHelp: string;
  readonly notPlayable: string;
  /** Heading of how far the hand moves each car in all. */
  readonly totals: string;
  readonly total: (car: string, spaces: number) => string;
}

export interface ResultText {
  /** The winner's circle of a race. */
  readonly heading: (race: number, track: string) => string;
  readonly why: Readonly<Record<RaceEndReason, string>>;
  readonly place: (place: number) => string;
  readonly prize: (car: string, owner: string | null, amount: number) => string;
  /** Cars that did not get home. */
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
  /** Rows that are left to the line, in short. */
  readonly toGo: (rows: number) => string;
  readonly noOwner: string;
  readonly home: (place: number) => string;
  /** Not yet sold. */
  readonly notYet: string;
}

/** What the board says beyond the names of cars and tracks. */
export interface BoardWords {
  /** A seat at which nobody sits. */
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
  /** Cars whose tens are in their owner's hand, as everybody has seen. */
  readonly tensInHand: (cars: readonly string[]) => string;
  readonly cardsInHand: (count: number) => string;
}

/** What only the board of Detroit–Cleveland Grand Prix says. */
export interface BoardText extends BoardWords {
  /** A car as it is called everywhere: its colour and its number. */
  readonly cars: Readonly<Record<Car, string>>;
  /** The joker on cards. */
  readonly white: string;
  readonly tracks: Readonly<Record<TrackName, string>>;
}
