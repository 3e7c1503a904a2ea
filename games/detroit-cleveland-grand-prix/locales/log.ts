import { type EventFormatters, type EventOf, formatEvent } from '../../kit/event-formatters.ts';
import type { Language } from '../../kit/language.ts';
import { listIn } from '../../kit/locales/list.ts';
import { seatsFrom } from '../../kit/seats.ts';
import type { GrandPrixEvent } from '../rules/events.ts';
import type { BoardText } from './board/en.ts';
import type { LogWords } from './log/en.ts';
import { moneyIn } from './money.ts';
import type { GrandPrixText } from './text.ts';

/** Returns what stands before a movement for which the card shows white or another car. */
function insteadOf({ car, shown }: EventOf<GrandPrixEvent, 'moved' | 'stayed'>, words: LogWords) {
  if (shown === car) return '';
  return shown === 'white' ? words.forWhite : words.inPlaceOf(shown);
}

/** Returns the function that describes the events of a log in one language. */
export function eventDescriber(
  language: Language,
  words: LogWords,
  { tracks }: BoardText,
): GrandPrixText['describeEvent'] {
  const list = listIn(language);
  const money = moneyIn(language);
  const startFrom = (position: number) =>
    position === 1 ? words.polePosition : words.startPosition(position);
  const eventFormatters: EventFormatters<GrandPrixEvent> = {
    raceBegan: ({ race, track, dealer }, nameOf) =>
      words.raceBegan(race, tracks[track], nameOf(dealer)),
    offered: ({ car, isSecondOffer, bidders }, nameOf) => {
      const told = bidders.length === 1 ? words.onlyBidder : words.bidders;
      return words.offered(car, isSecondOffer, told(list(bidders.map(nameOf))));
    },
    bid: ({ playerID, car, amount }, nameOf) => words.bid(nameOf(playerID), money(amount), car),
    passed: ({ playerID, isTooPoor }, nameOf) =>
      (isTooPoor ? words.tooPoor : words.passed)(nameOf(playerID)),
    sold: ({ car, playerID, price, why, startPosition, hasTen }, nameOf) =>
      words.sold(words.buys[why](nameOf(playerID)), car, {
        price: money(price),
        ten: hasTen ? words.withTen : '',
        start: startFrom(startPosition),
      }),
    returned: ({ car }) => words.returned(car),
    unowned: ({ car, startPosition }) => words.unowned(car, startFrom(startPosition)),
    raceStarted: ({ race, firstPlayer, turnOrder }, nameOf) =>
      words.raceStarted(race, list(seatsFrom(turnOrder, firstPlayer).map(nameOf))),
    played: ({ playerID, number }, nameOf) => words.played(nameOf(playerID), number),
    moved: (event, nameOf) => {
      const { playerID, car, spaces, path } = event;
      const moves = words.moves(nameOf(playerID), insteadOf(event, words));
      const gone = path.length;
      if (path.at(-1) === 'finish') return words.overTheLine(moves, car);
      return gone < spaces
        ? words.movedLess(moves, car, { gone, spaces })
        : words.moved(moves, car, gone);
    },
    stayed: (event, nameOf) => {
      const cannotMove = words.cannotMove(nameOf(event.playerID), insteadOf(event, words));
      return words.stayed[event.why](cannotMove, event.car);
    },
    cameHome: ({ car, place, owner }, nameOf) =>
      owner === null ? words.unownedHome(car, place) : words.cameHome(car, place, nameOf(owner)),
    exchangeBegan: ({ playerID, cars }, nameOf) => words.exchangeBegan(nameOf(playerID), ...cars),
    exchangeEnded: ({ playerID, cars }, nameOf) => words.exchangeEnded(nameOf(playerID), ...cars),
    idle: ({ playerID, why }, nameOf) => words.idle[why](nameOf(playerID)),
    raceEnded: ({ race, why }) => words.raceEnded(race, words.endings[why]),
    prize: ({ car, place, owner, amount }, nameOf) =>
      owner === null
        ? words.unownedPrize(car, place, money(amount))
        : words.prize(nameOf(owner), money(amount), place, car),
    settled: ({ race, money: all }, nameOf) => {
      const richestFirst = Object.entries(all).sort(([, one], [, other]) => other - one);
      const sums = richestFirst.map(([playerID, sum]) => `${nameOf(playerID)} ${money(sum)}`);
      return words.settled(race, list(sums));
    },
    matchEnded: ({ winners }, nameOf) =>
      (winners.length === 1 ? words.matchWon : words.matchShared)(list(winners.map(nameOf))),
  };
  return (event, nameOf) => formatEvent(eventFormatters, event, nameOf);
}
