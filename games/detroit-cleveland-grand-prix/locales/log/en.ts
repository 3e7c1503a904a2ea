import type { Widened } from '../../../kit/text.ts';
import { type Car, carNumber } from '../../rules/components.ts';
import { boardText } from '../board/en.ts';

const ordinal = boardText.results.place;

/** Returns a car without its article. */
function named(car: Car): string {
  return `${car} car (${carNumber(car)})`;
}

export const logWords = {
  raceBegan: (race: number, track: string, dealer: string) =>
    `Race ${race}, in ${track}: ${dealer} deals the cards.`,
  /** `bidders` is one of the two below. */
  offered: (car: Car, isSecondOffer: boolean, bidders: string) =>
    `The ${named(car)} is for sale${isSecondOffer ? ' again' : ''}: ${bidders}.`,
  onlyBidder: (name: string) => `only ${name} may bid`,
  bidders: (names: string) => `${names} may bid, in this order`,
  bid: (name: string, amount: string, car: Car) => `${name} bids ${amount} for the ${named(car)}.`,
  passed: (name: string) => `${name} passes.`,
  tooPoor: (name: string) => `${name} can’t afford the next bid and is out.`,
  /** Beginnings of `sold`. */
  buys: {
    bid: (name: string) => `${name} buys`,
    nobodyBid: (name: string) => `Nobody bids, so ${name} must buy`,
    onlyOne: (name: string) => `${name}, the only bidder left and still without a car, buys`,
  },
  sold: (
    buys: string,
    car: Car,
    { price, ten, start }: { readonly price: string; readonly ten: string; readonly start: string },
  ) => `${buys} the ${named(car)} for ${price}${ten}. It starts from ${start}.`,
  withTen: ' and takes its ten',
  polePosition: 'pole position',
  startPosition: (position: number) => `position ${position}`,
  returned: (car: Car) => `Nobody bids for the ${named(car)}: it will be offered again at the end.`,
  unowned: (car: Car, start: string) =>
    `Again nobody bids for the ${named(car)}: it starts without an owner, from ${start}.`,
  raceStarted: (race: number, order: string) => `Race ${race} starts! Order of play: ${order}.`,
  played: (name: string, number: number) => `${name} plays card no. ${number}.`,
  forWhite: 'For white, ',
  inPlaceOf: (shown: Car) => `In place of the ${named(shown)}, `,
  /** Beginnings of the sentences below. `instead` is one of the two above, or empty if the card shows the car itself. */
  moves: (name: string, instead: string) => `${instead}${name} moves`,
  cannotMove: (name: string, instead: string) => `${instead}${name} can’t move`,
  moved: (moves: string, car: Car, gone: number) =>
    `${moves} the ${named(car)} ${gone === 1 ? '1 space' : `${gone} spaces`}.`,
  movedLess: (
    moves: string,
    car: Car,
    { gone, spaces }: { readonly gone: number; readonly spaces: number },
  ) => `${moves} the ${named(car)} only ${gone} of ${spaces} spaces: it is blocked there.`,
  overTheLine: (moves: string, car: Car) => `${moves} the ${named(car)} over the finish line.`,
  stayed: {
    blocked: (cannotMove: string, car: Car) => `${cannotMove} the ${named(car)}: it is blocked.`,
    home: (cannotMove: string, car: Car) => `${cannotMove} the ${named(car)}: it is home already.`,
  },
  cameHome: (car: Car, place: number, owner: string) =>
    `${owner}’s ${named(car)} comes home in ${ordinal(place)} place!`,
  unownedHome: (car: Car, place: number) =>
    `The ${named(car)}, which nobody owns, comes home in ${ordinal(place)} place.`,
  exchangeBegan: (name: string, one: Car, other: Car) =>
    `On all cards, the ${named(one)} and the ${named(other)} now stand for each other, until the end of ${name}’s next turn.`,
  exchangeEnded: (name: string, one: Car, other: Car) =>
    `${name}’s exchange of the ${named(one)} and the ${named(other)} is over.`,
  idle: {
    noCards: (name: string) => `${name} has no cards left and is passed over.`,
    unable: (name: string) => `${name} has no card that can be played and is passed over.`,
    held: (name: string) => `${name} holds and plays no card.`,
  },
  raceEnded: (race: number, reason: string) => `Race ${race} is over: ${reason}.`,
  endings: {
    allHome: 'all cars are home',
    cardsOut: 'all cards have been played',
    nobodyPlayed: 'for a whole round, nobody has played a card',
  },
  prize: (owner: string, amount: string, place: number, car: Car) =>
    `${owner} gets ${amount} for ${ordinal(place)} place with the ${named(car)}.`,
  unownedPrize: (car: Car, place: number, amount: string) =>
    `Nobody owns the ${named(car)}: the prize for ${ordinal(place)} place, ${amount}, stays in the bank.`,
  settled: (race: number, sums: string) => `Money after race ${race}: ${sums}.`,
  matchWon: (winner: string) => `The match is over: ${winner} has the most money and wins!`,
  matchShared: (winners: string) =>
    `The match is over: ${winners} have the most money and share the win!`,
};

/** Words for the log in any language. */
export type LogWords = Widened<typeof logWords>;
