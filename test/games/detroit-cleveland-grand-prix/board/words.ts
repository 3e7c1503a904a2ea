/** The words of the board with simple values, for their tests. */
import type { BoardText } from '../../../../games/detroit-cleveland-grand-prix/locales/board/en.ts';

const people: readonly (readonly string[])[] = [['Ada'], ['Ada', 'Ben']];

/** Returns the sentences above the board with simple values in them. */
export function sentencesOf({ sentences, cars: names }: BoardText): string[] {
  const cars = Object.values(names);
  return [
    ...cars.flatMap((car) => [
      sentences.openSale(car),
      sentences.answerBid(car, 'Ada', 40_000),
      sentences.watchOpening('Ada', car),
      sentences.watchBidding('Ada', car, 40_000),
      sentences.chooseShortEnd(car, 1, 4),
      sentences.confirmExchange(car, 'X'),
      ...[1, 2].flatMap((count) => [
        sentences.chooseEnd(car, count),
        sentences.chooseStep(car, count),
      ]),
    ]),
    ...[[], ...cars.map((car) => [car]), cars.slice(0, 2), cars].map(sentences.chooseCard),
    sentences.chooseCardOrHold,
    sentences.chooseWhite(1),
    sentences.chooseWhite(5),
    sentences.confirm(17),
    sentences.confirmNothing(17),
    sentences.notPlayable(8),
    sentences.watchRace('Ada'),
    sentences.waitFor('Ada'),
    ...people.map((winners) => sentences.over(winners)),
  ];
}

const shown = { row: 12, lane: 2 };

/** Returns the other words of the board about cars with simple values in them. */
function wordsAboutCars(
  { actions, auction, race, hand, results, tensInHand }: BoardText,
  car: string,
): string[] {
  return [
    actions.endAt(car, shown),
    actions.endFinish(car),
    actions.stepTo(car, shown),
    actions.moveWhite(car),
    auction.forSale(car),
    auction.returned([car, 'X']),
    tensInHand([car, 'X']),
    auction.sold(2, car, 'Ada', 40_000),
    auction.unowned(3, car),
    race.entry(car, 1, null),
    race.entry(car, 4, 'X'),
    race.oneSpace(car),
    race.exchange(car, 'X'),
    hand.exchangeCard(47, car, 'X'),
    hand.total(car, 12),
    results.prize(car, null, 100_000),
    results.notHome([car, 'X']),
  ];
}

/** Returns the remaining words of the board with simple values in them. */
function wordsOf(board: BoardText): string[] {
  const { actions, status, auction, race, hand, results, positions } = board;
  return [
    ...[1, 2].flatMap((count) => [
      board.newcomer(count),
      board.cardsInHand(count),
      auction.youAtLimit(count),
      auction.startsAt(count),
      auction.emptyPosition(count),
      hand.heading(count),
      positions.toGo(count),
      positions.home(count),
      results.afterRace(count),
    ]),
    ...[-3, 4].map((gain) => hand.gain(gain)),
    hand.gain(0),
    board.you('Ada'),
    board.circuit('Detroit'),
    actions.bid(40_000),
    status.highest(40_000),
    auction.heading(1, 3, 'Detroit'),
    auction.yourMoney(200_000),
    auction.secondOfferTo('Ada', 10_000),
    race.heading(1, 3, 'Detroit'),
    race.entries(17),
    race.goesTo(shown),
    race.exchangeUntil('Ada'),
    hand.card(17, ['X', 'Y']),
    results.heading(1, 'Detroit'),
    positions.at(shown),
  ];
}

/** Returns all words of the board that take values. */
export function boardWordsOf(board: BoardText): string[] {
  return [
    ...sentencesOf(board),
    ...Object.values(board.cars).flatMap((car) => wordsAboutCars(board, car)),
    ...wordsOf(board),
  ];
}
