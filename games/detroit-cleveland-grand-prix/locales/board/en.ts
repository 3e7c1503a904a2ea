import { listIn } from '../../../kit/locales/list.ts';
import { ordinal } from '../../../kit/locales/ordinal.ts';
import type { BoardText, ShownSpace } from '../board-text.ts';
import { moneyIn } from '../money.ts';

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

export const boardText: BoardText = {
  cars: {
    yellow: 'yellow 1',
    blue: 'blue 2',
    green: 'green 3',
    black: 'black 4',
    red: 'red 5',
    orange: 'orange 6',
  },
  white: 'white',
  tracks: { cleveland: 'Cleveland', detroit: 'Detroit' },
  seat: (number) => `Seat ${number}`,
  newcomer: (number) => `a new player at seat ${number}`,
  you: (name) => `${name} (you)`,
  sentences: {
    openSale: (car) => `Bid for ${car}, or pass: whoever owns a car collects its prize.`,
    answerBid: (car, bidder, amount) =>
      `${bidder} bids ${money(amount)} for ${car}: bid more to own it, or pass.`,
    watchOpening: (name, car) => `${name} may open the bidding for ${car}.`,
    watchBidding: (name, car, amount) => `${money(amount)} is bid for ${car}: ${name} is next.`,
    chooseCard: (own) =>
      own.length > 0
        ? `Your turn: play a card that brings ${list(own)} forward.`
        : 'Your turn: choose a card to play.',
    chooseCardOrHold: 'Your cars are home: play a card, or hold.',
    chooseEnd: (car, count) => `Where does ${car} go? It moves ${spaces(count)}.`,
    chooseShortEnd: (car, distance, count) =>
      `Where does ${car} go? The route is blocked: only ${distance} of ${spaces(count)}.`,
    chooseStep: (car, left) => `Go on with ${car}: ${spaces(left)} left.`,
    chooseWhite: (count) => `White: which car moves ${spaces(count)}?`,
    confirm: (number) => `Happy with it? Then play card ${number}.`,
    confirmExchange: (one, other) =>
      `From now on ${one} and ${other} stand for each other. Play it?`,
    confirmNothing: (number) => `Nothing moves with card ${number}. Play it anyway?`,
    notPlayable: (number) => `Card ${number} cannot be played now. Choose another.`,
    watchRace: (name) => `${name} is choosing a card.`,
    waitFor: (name) => `Waiting for ${name}.`,
    over: (winners) =>
      winners.length === 1
        ? `${list(winners)} is the richest and wins!`
        : `${list(winners)} are equally rich and share the win!`,
  },
  hints: {
    auction:
      'Bid for cars that your cards take far: in the race each card moves several cars, other people’s too.',
    race: 'A card moves its cars from top to bottom. Nothing counts until you play it.',
  },
  actions: {
    bid: (amount) => `Bid ${money(amount)}`,
    bidLess: 'Bid less',
    bidMore: 'Bid more',
    raiseBy: (amount) => `+${money(amount)}`,
    bidAll: 'All I have',
    passBid: 'Pass',
    playCard: 'Play card',
    undo: 'Undo',
    startOver: 'Start over',
    putBack: 'Another card',
    hold: 'Hold',
    stepLeft: 'Left lane',
    stepStraight: 'Straight on',
    stepRight: 'Right lane',
    stepFinish: 'Over the line',
    endAt: (car, space) => `${car} to ${at(space)}`,
    endFinish: (car) => `${car} over the line`,
    stepTo: (car, space) => `${car} one space on to ${at(space)}`,
    moveWhite: (car) => `White moves ${car}`,
    skip: 'Skip',
    closeUp: 'Close up',
    wholeTrack: 'Whole track',
  },
  status: {
    bidding: 'to bid',
    highest: (amount) => `bids ${money(amount)}`,
    passed: 'out for this car',
    atLimit: 'has all cars allowed',
    shutOut: 'others need a car first',
    playing: 'to play',
    waiting: 'waiting',
    noCards: 'no cards left',
    place: ordinal,
    away: 'away',
    free: 'free',
    dealer: 'dealer',
  },
  auction: {
    heading: (race, races, track) => `Auction before race ${race} of ${races}, ${track}`,
    forSale: (car) => `For sale: ${car}`,
    secondOffer: 'Second offer: if nobody bids again, it races for nobody.',
    secondOfferTo: (name, price) =>
      `Second offer: if nobody bids again, ${name} must buy it for ${money(price)}.`,
    noBid: 'No bid yet',
    highestBid: (name, amount) => `${name}: ${money(amount)}`,
    yourMoney: (amount) => `You have ${money(amount)}.`,
    startsAt: (position) => `Start position ${position}`,
    returned: (cars) => `Offered again at the end: ${list(cars)}`,
    youAtLimit: (cars) =>
      cars === 1
        ? 'You have your car for this race, so you don’t bid.'
        : `You have ${cars} cars, as many as allowed, so you don’t bid.`,
    youShutOut: 'The cars left must go to players without one, so you don’t bid.',
    youPassed: 'You are out for this car.',
    youLead: 'Yours is the highest bid.',
    grid: 'Start grid',
    emptyPosition: (position) => `Start position ${position}: still to be sold`,
    sold: (position, car, name, price) =>
      `Start position ${position}: ${car}, ${name}, ${money(price)}`,
    unowned: (position, car) => `Start position ${position}: ${car}, nobody’s`,
  },
  race: {
    heading: (race, races, track) => `Race ${race} of ${races}, ${track}`,
    entries: (number) => `Card ${number}, top to bottom`,
    entry: (car, count, shown) =>
      shown === null ? `${car}, ${spaces(count)}` : `${car} (for ${shown}), ${spaces(count)}`,
    toDo: 'later',
    isNext: 'now',
    goesTo: at,
    goesHome: 'over the line',
    blocked: 'blocked, stays',
    isHome: 'home already',
    lapsed: 'nothing left to move',
    whiteCars: 'Cars for white',
    places: (car) => `Where ${car} may go`,
    oneSpace: (car) => `One space on with ${car}`,
    exchanges: 'Exchanges in force',
    exchange: (one, other) => `${one} and ${other} stand for each other`,
    exchangeUntil: (name) => `until ${name}’s next turn is over`,
    exchangeUntilOwn: 'until your next turn is over',
    home: 'Over the line',
  },
  hand: {
    heading: (count) => `Your hand: ${cards(count)}`,
    card: (number, lines) => `Card ${number}: ${lines.join('; ')}`,
    exchangeCard: (number, one, other) => `Card ${number}: exchange ${one} and ${other}`,
    gain: (gain) =>
      gain > 0 ? `${gain} more for your cars` : gain < 0 ? `${-gain} more for others` : 'no gain',
    gainHelp: '+/−: spaces your cars gain, minus spaces rivals gain',
    exchangeHelp:
      'It moves nothing: until your next turn is over, its two cars stand for each other on all cards.',
    whiteHelp:
      'White is a car of your choice, of those that the card doesn’t name and that can go that far.',
    notPlayable: 'no car for white now',
    totals: 'How far your cards move each car',
    total: (car, count) => `${car}: ${spaces(count)}`,
  },
  results: {
    heading: (race, track) => `Race ${race}, ${track}: winner’s circle`,
    why: {
      allHome: 'All cars are home.',
      cardsOut: 'All cards are played.',
      nobodyPlayed: 'Nobody could play a card any more.',
    },
    place: ordinal,
    prize: (car, owner, amount) =>
      owner === null
        ? `${car}, nobody’s: ${money(amount)} stays in the bank`
        : `${car}, ${owner}: ${money(amount)}`,
    notHome: (names) => `Not home: ${list(names)}`,
    money: 'Money after each race',
    start: 'Start',
    afterRace: (race) => `Race ${race}`,
    pastRaces: 'Races so far',
  },
  positions: {
    heading: 'Positions',
    car: 'Car',
    owner: 'Owner',
    where: 'Where',
    at,
    toGo: (rows) => `${rows} to go`,
    noOwner: 'nobody',
    home: (place) => `home, ${ordinal(place)}`,
    notYet: 'not on the grid yet',
  },
  board: 'The Grand Prix',
  circuit: (track) => `The circuit of ${track}`,
  seats: 'Players',
  player: 'Player',
  carsOwned: (cars) => `Cars: ${list(cars)}`,
  noCars: 'no car',
  tensInHand: (cars) => `Tens still in hand: ${list(cars)}`,
  cardsInHand: cards,
};
