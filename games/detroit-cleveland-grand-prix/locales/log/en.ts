import { type EventFormatters, formatEvent } from '../../../kit/event-formatters.ts';
import { listIn } from '../../../kit/locales/list.ts';
import type { NameOf } from '../../../kit/text.ts';
import type { Car } from '../../rules/components.ts';
import type { GrandPrixEvent, SaleReason } from '../../rules/events.ts';
import { boardText } from '../board/en.ts';
import { carNumber, distanceOf, richestFirst, turnsFrom } from '../event-details.ts';
import { moneyIn } from '../money.ts';
import type { GrandPrixText } from '../text.ts';

type Event<Type extends GrandPrixEvent['type']> = Extract<GrandPrixEvent, { type: Type }>;

const list = listIn('en');
const money = moneyIn('en');
const { tracks } = boardText;
const ordinal = boardText.results.place;

function theCar(car: Car): string {
  return `the ${car} car (${carNumber(car)})`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function gridPlace(startPosition: number): string {
  return startPosition === 1 ? 'pole position' : `position ${startPosition}`;
}

function distance(event: Event<'moved'>): string {
  const { gone, ending } = distanceOf(event);
  if (ending === 'finish') return 'over the finish line';
  if (ending === 'short') return `only ${gone} of ${event.spaces} spaces: it is blocked there`;
  return gone === 1 ? '1 space' : `${gone} spaces`;
}

/** Returns the beginning of a sentence on a car that moves in place of the printed one. */
function onBehalfOf({ car, shown }: Event<'moved' | 'stayed'>): string {
  if (shown === car) return '';
  return shown === 'white' ? 'For white, ' : `In place of ${theCar(shown)}, `;
}

function toldSale(event: Event<'sold'>, nameOf: NameOf): string {
  const { car, playerID, price, why, startPosition, hasTen } = event;
  const name = nameOf(playerID);
  const heads: Readonly<Record<SaleReason, string>> = {
    bid: `${name} buys`,
    nobodyBid: `Nobody bids, so ${name} must buy`,
    onlyOne: `${name}, the only bidder left and still without a car, buys`,
  };
  const ten = hasTen ? ' and takes its ten' : '';
  return `${heads[why]} ${theCar(car)} for ${money(price)}${ten}. It starts from ${gridPlace(startPosition)}.`;
}

const eventFormatters: EventFormatters<GrandPrixEvent> = {
  raceBegan: ({ race, track, dealer }, nameOf) =>
    `Race ${race}, in ${tracks[track]}: ${nameOf(dealer)} deals the cards.`,
  offered: ({ car, isSecondOffer, bidders }, nameOf) => {
    const names = bidders.map(nameOf);
    const who =
      names.length === 1 ? `only ${list(names)} may bid` : `${list(names)} may bid, in this order`;
    return `${capitalized(theCar(car))} is for sale${isSecondOffer ? ' again' : ''}: ${who}.`;
  },
  bid: ({ playerID, car, amount }, nameOf) =>
    `${nameOf(playerID)} bids ${money(amount)} for ${theCar(car)}.`,
  passed: ({ playerID, isTooPoor }, nameOf) =>
    isTooPoor
      ? `${nameOf(playerID)} can’t afford the next bid and is out.`
      : `${nameOf(playerID)} passes.`,
  sold: toldSale,
  returned: ({ car }) => `Nobody bids for ${theCar(car)}: it will be offered again at the end.`,
  unowned: ({ car, startPosition }) =>
    `Again nobody bids for ${theCar(car)}: it starts without an owner, from ${gridPlace(startPosition)}.`,
  raceStarted: ({ race, firstPlayer, turnOrder }, nameOf) =>
    `Race ${race} starts! Order of play: ${list(turnsFrom(firstPlayer, turnOrder).map(nameOf))}.`,
  played: ({ playerID, number }, nameOf) => `${nameOf(playerID)} plays card no. ${number}.`,
  moved: (event, nameOf) =>
    `${onBehalfOf(event)}${nameOf(event.playerID)} moves ${theCar(event.car)} ${distance(event)}.`,
  stayed: (event, nameOf) =>
    `${onBehalfOf(event)}${nameOf(event.playerID)} can’t move ${theCar(event.car)}: it is ${event.why === 'blocked' ? 'blocked' : 'home already'}.`,
  cameHome: ({ car, place, owner }, nameOf) =>
    owner === null
      ? `${capitalized(theCar(car))}, which nobody owns, comes home in ${ordinal(place)} place.`
      : `${nameOf(owner)}’s ${car} car (${carNumber(car)}) comes home in ${ordinal(place)} place!`,
  exchangeBegan: ({ playerID, cars }, nameOf) =>
    `On all cards, ${list(cars.map(theCar))} now stand for each other, until the end of ${nameOf(playerID)}’s next turn.`,
  exchangeEnded: ({ playerID, cars }, nameOf) =>
    `${nameOf(playerID)}’s exchange of ${list(cars.map(theCar))} is over.`,
  idle: ({ playerID, why }, nameOf) => {
    const reasons = {
      noCards: 'has no cards left and is passed over',
      unable: 'has no card that can be played and is passed over',
      held: 'holds and plays no card',
    };
    return `${nameOf(playerID)} ${reasons[why]}.`;
  },
  raceEnded: ({ race, why }) => {
    const reasons = {
      allHome: 'all cars are home',
      cardsOut: 'all cards have been played',
      nobodyPlayed: 'for a whole round, nobody has played a card',
    };
    return `Race ${race} is over: ${reasons[why]}.`;
  },
  prize: ({ car, place, owner, amount }, nameOf) =>
    owner === null
      ? `Nobody owns ${theCar(car)}: the prize for ${ordinal(place)} place, ${money(amount)}, stays in the bank.`
      : `${nameOf(owner)} gets ${money(amount)} for ${ordinal(place)} place with ${theCar(car)}.`,
  settled: ({ race, money: all }, nameOf) => {
    const sums = richestFirst(all).map(([playerID, sum]) => `${nameOf(playerID)} ${money(sum)}`);
    return `Money after race ${race}: ${list(sums)}.`;
  },
  matchEnded: ({ winners }, nameOf) => {
    const named = list(winners.map(nameOf));
    return winners.length === 1
      ? `The match is over: ${named} has the most money and wins!`
      : `The match is over: ${named} have the most money and share the win!`;
  },
};

/** Returns the sentence of the log for an event. */
export const tell: GrandPrixText['tell'] = (event, nameOf) =>
  formatEvent(eventFormatters, event, nameOf);
