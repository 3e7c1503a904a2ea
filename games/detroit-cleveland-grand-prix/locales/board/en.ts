import { listIn } from '../../../kit/locales/list.ts';
import { ordinal } from '../../../kit/locales/ordinal.ts';
import type { Widened } from '../../../kit/text.ts';
import { moneyIn } from '../money.ts';

/** A space on the track as it is named. Rows count from 1 at the back of the grid, lanes from 1 at the left. */
export interface ShownSpace {
  readonly row: number;
  readonly lane: number;
}

const list = listIn('en');
const money = moneyIn('en');

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

function at({ row, lane }: ShownSpace): string {
  return `row ${row}, lane ${lane}`;
}

export const boardText = {
  /** Name of a car everywhere: its colour and its number. */
  cars: {
    yellow: 'yellow 1',
    blue: 'blue 2',
    green: 'green 3',
    black: 'black 4',
    red: 'red 5',
    orange: 'orange 6',
  },
  /** The joker on cards. */
  white: 'white',
  tracks: { cleveland: 'Cleveland', detroit: 'Detroit' },
  /** The player who will take a free seat, for use within a sentence. */
  newcomer: (number: number) => `a new player at seat ${number}`,
  you: (name: string) => `${name} (you)`,
  /** The sentence above the board: what the viewer should do, or whom the table waits for. Cars are given as names. */
  sentences: {
    /** This car has no bid yet. */
    openSale: (car: string) => `Bid for ${car}, or pass: whoever owns a car collects its prize.`,
    answerBid: (car: string, bidder: string, amount: number) =>
      `${bidder} bids ${money(amount)} for ${car}: bid more to own it, or pass.`,
    watchOpening: (name: string, car: string) => `${name} may open the bidding for ${car}.`,
    watchBidding: (name: string, car: string, amount: number) =>
      `${money(amount)} is bid for ${car}: ${name} is next.`,
    /** The viewer must choose a card. The viewer's own racing cars are named, if there are any. */
    chooseCard: (own: readonly string[]) =>
      own.length > 0
        ? `Your turn: play a card that brings ${list(own)} forward.`
        : 'Your turn: choose a card to play.',
    /** All the viewer's own cars are home, and holding is allowed. */
    chooseCardOrHold: 'Your cars are home: play a card, or hold.',
    /** The car must move the full number, as it does to every lit end. */
    chooseEnd: (car: string, count: number) => `Where does ${car} go? It moves ${spaces(count)}.`,
    /** The car cannot move the full number, only `distance`. */
    chooseShortEnd: (car: string, distance: number, count: number) =>
      `Where does ${car} go? The route is blocked: only ${distance} of ${spaces(count)}.`,
    /** Part of the way is chosen, step by step. */
    chooseStep: (car: string, left: number) => `Go on with ${car}: ${spaces(left)} left.`,
    chooseWhite: (count: number) => `White: which car moves ${spaces(count)}?`,
    /** All entries of the card are decided. */
    confirm: (number: number) => `Happy with it? Then play card ${number}.`,
    confirmExchange: (one: string, other: string) =>
      `From now on ${one} and ${other} stand for each other. Play it?`,
    /** Entries of a card that do nothing: all its cars are blocked or home. */
    confirmNothing: (number: number) => `Nothing moves with card ${number}. Play it anyway?`,
    /** The chosen card cannot be played. */
    notPlayable: (number: number) => `Card ${number} cannot be played now. Choose another.`,
    watchRace: (name: string) => `${name} is choosing a card.`,
    /** The seat that must act is free. */
    waitFor: (name: string) => `Waiting for ${name}.`,
    over: (winners: readonly string[]) =>
      winners.length === 1
        ? `${list(winners)} is the richest and wins!`
        : `${list(winners)} are equally rich and share the win!`,
  },
  /** An explanation of the game for players who play for the first time. */
  hints: {
    auction:
      'Bid for cars that your cards take far: in the race each card moves several cars, other people’s too.',
    race: 'A card moves its cars from top to bottom. Nothing counts until you play it.',
  },
  /** Labels of buttons. */
  actions: {
    bid: (amount: number) => `Bid ${money(amount)}`,
    bidLess: 'Bid less',
    bidMore: 'Bid more',
    /** Adds this much to the bid. Short. */
    raiseBy: (amount: number) => `+${money(amount)}`,
    /** Bids all the player's money. */
    bidAll: 'All I have',
    /** Passes for this car, which is final. */
    passBid: 'Pass',
    playCard: 'Play card',
    undo: 'Undo',
    startOver: 'Start over',
    /** Puts the chosen card back into the hand. */
    putBack: 'Another card',
    hold: 'Hold',
    /** Steps on the track, from the driver's point of view. */
    stepLeft: 'Left lane',
    stepStraight: 'Straight on',
    stepRight: 'Right lane',
    stepFinish: 'Over the line',
    /** Chooses the end of the car's way. */
    endAt: (car: string, space: ShownSpace) => `${car} to ${at(space)}`,
    endFinish: (car: string) => `${car} over the line`,
    /** Adds this space to the way. */
    stepTo: (car: string, space: ShownSpace) => `${car} one space on to ${at(space)}`,
    /** Chooses this car for white. */
    moveWhite: (car: string) => `White moves ${car}`,
    /** Ends the playback of events. */
    skip: 'Skip',
    /** Zooms in on the car, and out again. */
    closeUp: 'Close up',
    wholeTrack: 'Whole track',
  },
  /** Status of a seat, with public information on it. The texts are short because they stand beside the name. */
  status: {
    /** The player must bid. */
    bidding: 'to bid',
    highest: (amount: number) => `bids ${money(amount)}`,
    passed: 'out for this car',
    /** GP-5: the player may not bid for this car, having as many cars as allowed. */
    atLimit: 'has all cars allowed',
    /** GP-5: the player may not bid for this car, because other players still need one. */
    shutOut: 'others need a car first',
    /** The player is choosing a card. */
    playing: 'to play',
    waiting: 'waiting',
    noCards: 'no cards left',
    place: ordinal,
    /** No page of this player is connected. */
    away: 'away',
    /** The seat is free. */
    free: 'free',
    dealer: 'dealer',
  },
  auction: {
    heading: (race: number, races: number, track: string) =>
      `Auction before race ${race} of ${races}, ${track}`,
    forSale: (car: string) => `For sale: ${car}`,
    /** The car had no bids at its first offer. Without any at the second, it starts without an owner. */
    secondOffer: 'Second offer: if nobody bids again, it races for nobody.',
    /** The same where a player without a car would have to buy it, for this price. */
    secondOfferTo: (name: string, price: number) =>
      `Second offer: if nobody bids again, ${name} must buy it for ${money(price)}.`,
    noBid: 'No bid yet',
    highestBid: (name: string, amount: number) => `${name}: ${money(amount)}`,
    yourMoney: (amount: number) => `You have ${money(amount)}.`,
    /** The start position that the car will get. */
    startsAt: (position: number) => `Start position ${position}`,
    /** Cars without bids, which are offered again at the end. */
    returned: (cars: readonly string[]) => `Offered again at the end: ${list(cars)}`,
    /** Reasons why the viewer may not bid. */
    youAtLimit: (cars: number) =>
      cars === 1
        ? 'You have your car for this race, so you don’t bid.'
        : `You have ${cars} cars, as many as allowed, so you don’t bid.`,
    youShutOut: 'The cars left must go to players without one, so you don’t bid.',
    youPassed: 'You are out for this car.',
    youLead: 'Yours is the highest bid.',
    /** Heading of the cars sold so far. */
    grid: 'Start grid',
    /** A start position that is still empty. */
    emptyPosition: (position: number) => `Start position ${position}: still to be sold`,
    sold: (position: number, car: string, name: string, price: number) =>
      `Start position ${position}: ${car}, ${name}, ${money(price)}`,
    /** The car had no bids. */
    unowned: (position: number, car: string) => `Start position ${position}: ${car}, nobody’s`,
  },
  race: {
    heading: (race: number, races: number, track: string) => `Race ${race} of ${races}, ${track}`,
    /** Name of the list of a card's lines. */
    entries: (number: number) => `Card ${number}, top to bottom`,
    /** A line of the card: the car that it moves and how far; `shown` is what is printed if an exchange changes it. */
    entry: (car: string, count: number, shown: string | null) =>
      shown === null ? `${car}, ${spaces(count)}` : `${car} (for ${shown}), ${spaces(count)}`,
    /** State of a line: it comes later, is being decided now, or is decided (the remaining texts). */
    toDo: 'later',
    isNext: 'now',
    goesTo: at,
    goesHome: 'over the line',
    blocked: 'blocked, stays',
    isHome: 'home already',
    lapsed: 'nothing left to move',
    /** Name of the cars to choose from for white. */
    whiteCars: 'Cars for white',
    /** Name of the spaces that a car may end on or enter next. */
    places: (car: string) => `Where ${car} may go`,
    /** Heading of the buttons for this car's next space. */
    oneSpace: (car: string) => `One space on with ${car}`,
    /** Active exchanges. */
    exchanges: 'Exchanges in force',
    exchange: (one: string, other: string) => `${one} and ${other} stand for each other`,
    /** When an exchange ends: after the next turn of this player, or of the viewer. */
    exchangeUntil: (name: string) => `until ${name}’s next turn is over`,
    exchangeUntilOwn: 'until your next turn is over',
    /** Heading of the cars that are over the line. */
    home: 'Over the line',
  },
  hand: {
    heading: (count: number) => `Your hand: ${cards(count)}`,
    /** A movement card in words: its number, its lines, and their worth. */
    card: (number: number, lines: readonly string[]) => `Card ${number}: ${lines.join('; ')}`,
    exchangeCard: (number: number, one: string, other: string) =>
      `Card ${number}: exchange ${one} and ${other}`,
    /** Worth of a card for the viewer: spaces of the viewer's own cars less those of others. */
    gain: (gain: number) =>
      gain > 0 ? `${gain} more for your cars` : gain < 0 ? `${-gain} more for others` : 'no gain',
    /** Explains the signed numbers on the cards. */
    gainHelp: '+/−: spaces your cars gain, minus spaces rivals gain',
    exchangeHelp:
      'It moves nothing: until your next turn is over, its two cars stand for each other on all cards.',
    whiteHelp:
      'White is a car of your choice, of those that the card doesn’t name and that can go that far.',
    notPlayable: 'no car for white now',
    /** Heading of how far the hand moves each car in total. */
    totals: 'How far your cards move each car',
    total: (car: string, count: number) => `${car}: ${spaces(count)}`,
  },
  results: {
    /** The winner's circle of a race. */
    heading: (race: number, track: string) => `Race ${race}, ${track}: winner’s circle`,
    why: {
      allHome: 'All cars are home.',
      cardsOut: 'All cards are played.',
      nobodyPlayed: 'Nobody could play a card any more.',
    },
    place: ordinal,
    prize: (car: string, owner: string | null, amount: number) =>
      owner === null
        ? `${car}, nobody’s: ${money(amount)} stays in the bank`
        : `${car}, ${owner}: ${money(amount)}`,
    /** Cars that did not reach home. */
    notHome: (names: readonly string[]) => `Not home: ${list(names)}`,
    /** Heading of the table and the chart of money after each race. */
    money: 'Money after each race',
    start: 'Start',
    afterRace: (race: number) => `Race ${race}`,
    pastRaces: 'Races so far',
  },
  positions: {
    /** Heading of the table of cars. */
    heading: 'Positions',
    car: 'Car',
    owner: 'Owner',
    where: 'Where',
    at,
    /** Number of rows to the line, in short. */
    toGo: (rows: number) => `${rows} to go`,
    noOwner: 'nobody',
    home: (place: number) => `home, ${ordinal(place)}`,
    /** The car has not been sold yet. */
    notYet: 'not on the grid yet',
  },
  /** Name of the whole board for screen readers. */
  board: 'The Grand Prix',
  circuit: (track: string) => `The circuit of ${track}`,
  seats: 'Players',
  player: 'Player',
  carsOwned: (cars: readonly string[]) => `Cars: ${list(cars)}`,
  noCars: 'no car',
  /** Cars whose ten-cards are in their owner's hand, as all players have seen. */
  tensInHand: (cars: readonly string[]) => `Tens still in hand: ${list(cars)}`,
  cardsInHand: cards,
};

/** All texts of the board of Detroit–Cleveland Grand Prix. */
export type BoardText = Widened<typeof boardText>;
