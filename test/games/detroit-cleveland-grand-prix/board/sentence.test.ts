import { expect } from 'chai';
import {
  type Asked,
  sectionFor,
  sentenceFor,
} from '../../../../games/detroit-cleveland-grand-prix/board/turn/sentence.ts';
import {
  lookAt,
  type Tryout,
  tryoutOf,
  withEnd,
  withStep,
  withWhite,
} from '../../../../games/detroit-cleveland-grand-prix/board/turn/tryout.ts';
import type { GrandPrixState } from '../../../../games/detroit-cleveland-grand-prix/index.ts';
import { text } from '../../../../games/detroit-cleveland-grand-prix/locales/en.ts';
import { auctionTable, raceTable, toBid } from '../positions.ts';

const words = text.board;
const { sentences, cars } = words;
const seating = {
  nameOf: (playerID: string) => ['Ada', 'Ben', 'Cleo'][Number(playerID)] ?? '',
  isFree: (playerID: string) => playerID === '2',
};

const idle: Asked = { playerID: '0', isToPlay: false, canHold: false, bidding: null, card: null };

function sentence(G: GrandPrixState, own: Partial<Asked> | null): string {
  return sentenceFor(G, own && { ...idle, ...own }, seating, words);
}

/** Returns the sentence while a card is tried out. */
function cardSentence(G: GrandPrixState, tryout: Tryout, isUnplayable = false): string {
  const { task } = lookAt({ racing: G, playerID: '0' }, tryout);
  return sentence(G, { isToPlay: true, card: { tryout, task, isUnplayable } });
}

describe('the sentence above the board', () => {
  it('the sentence asks one player for a bid and reports the bidding to others', () => {
    const table = auctionTable(3);
    expect(sentence(table.G, { bidding: true })).to.equal(sentences.openSale(cars.yellow));
    expect(sentence(table.G, null)).to.equal(sentences.watchOpening('Ada', cars.yellow));
    table.move('0', 'bid', 30_000);
    expect(toBid(table)).to.equal('1');
    expect(sentence(table.G, { bidding: true })).to.equal(
      sentences.answerBid(cars.yellow, 'Ada', 30_000),
    );
    expect(sentence(table.G, idle)).to.equal(sentences.watchBidding('Ben', cars.yellow, 30_000));
  });

  it('the sentence names no car to a player who has none in the race', () => {
    const owners = { yellow: '0', blue: '1' } as const;
    const { G } = raceTable({ at: { blue: [20, 1] }, owners });
    expect(sentence(G, { isToPlay: true })).to.equal(sentences.chooseCard([]));
    expect(sentence(G, { isToPlay: true, playerID: '2' })).to.equal(sentences.chooseCard([]));
  });

  it('the sentence waits for a new player where a seat is free', () => {
    const table = auctionTable(3);
    table.move('0', 'bid', 30_000);
    table.move('1', 'bid', 40_000);
    expect(sentence(table.G, null)).to.equal('Waiting for a new player at seat 3.');
  });

  it('the sentence leads through a card from its first car to its last', () => {
    const { G } = raceTable({
      at: { yellow: [20, 1], blue: [40, 2], red: [55, 1] },
      hands: { '0': [29] },
    });
    const tester = { racing: G, playerID: '0' };
    expect(sentence(G, { isToPlay: true })).to.equal(sentences.chooseCard([cars.yellow]));
    expect(sentence(G, { isToPlay: true, playerID: '1' })).to.equal(
      sentences.chooseCard([cars.blue]),
    );
    expect(sentence(G, { isToPlay: true, canHold: true })).to.equal(sentences.chooseCardOrHold);
    expect(sentence(G, idle)).to.equal(sentences.watchRace('Ada'));

    const red = tryoutOf(tester, 29);
    expect(cardSentence(G, red)).to.equal(sentences.chooseEnd(cars.red, 6));
    const [step = expect.fail('The way is open.')] = lookAt(tester, red).steps;
    expect(cardSentence(G, withStep(tester, red, step))).to.equal(
      sentences.chooseStep(cars.red, 5),
    );
    const [end = expect.fail('The way is open.')] = lookAt(tester, red).ends;
    const white = withEnd(tester, red, end);
    expect(cardSentence(G, white)).to.equal(sentences.chooseWhite(3));
    const blue = withWhite(tester, white, 'blue');
    expect(cardSentence(G, blue)).to.equal(sentences.chooseEnd(cars.blue, 3));
    const [last = expect.fail('The way is open.')] = lookAt(tester, blue).ends;
    expect(cardSentence(G, withEnd(tester, blue, last))).to.equal(sentences.confirm(29));
  });

  it('the sentence reports a blocked car, a card that moves nothing and an unplayable card', () => {
    // Red and blue close the curve behind the next row.
    const shut = raceTable({
      at: { yellow: [7, 1], red: [9, 1], blue: [9, 2] },
      hands: { '0': [35] },
    });
    const tester = { racing: shut.G, playerID: '0' };
    expect(cardSentence(shut.G, tryoutOf(tester, 35))).to.equal(
      sentences.chooseShortEnd(cars.yellow, 1, 5),
    );
    const stuck = raceTable({ at: { yellow: [9, 1], red: [11, 1] }, hands: { '0': [35] } });
    const still = tryoutOf({ racing: stuck.G, playerID: '0' }, 35);
    expect(cardSentence(stuck.G, still)).to.equal(sentences.confirmNothing(35));
    expect(cardSentence(stuck.G, still, true)).to.equal(sentences.notPlayable(35));
  });

  it('the sentence describes an exchange card and names the winner', () => {
    const { G } = raceTable({ at: { yellow: [20, 1] }, hands: { '0': [47] } });
    const tester = { racing: G, playerID: '0' };
    expect(cardSentence(G, tryoutOf(tester, 47))).to.equal(
      sentences.confirmExchange(cars.black, cars.yellow),
    );
    const result = {
      winners: ['1'],
      ranking: [{ playerID: '1', place: 1, score: 300_000 }],
    };
    expect(sentence({ ...G, step: { phase: 'matchOver', result } }, null)).to.equal(
      sentences.over(['Ben']),
    );
  });

  it('each question leads to the section of the rules that explains it', () => {
    expect(sectionFor(auctionTable(3).G, '0', idle)).to.equal('auction');
    expect(sectionFor(auctionTable(3).G, null, null)).to.equal('auction');
    const { G } = raceTable({
      at: { yellow: [20, 1], blue: [40, 2], red: [55, 1] },
      hands: { '0': [29] },
    });
    const asked = { ...idle, isToPlay: true };
    expect(sectionFor(G, '1', idle)).to.equal('race');
    expect(sectionFor(G, '0', asked)).to.equal('race');
    expect(sectionFor(G, '0', { ...asked, canHold: true })).to.equal('options');
    const tester = { racing: G, playerID: '0' };
    const sectionWith = (tryout: Tryout, isUnplayable = false) => {
      const { task } = lookAt(tester, tryout);
      return sectionFor(G, '0', { ...asked, card: { tryout, task, isUnplayable } });
    };
    const red = tryoutOf(tester, 29);
    expect(sectionWith(red)).to.equal('driving');
    expect(sectionWith(red, true)).to.equal('white');
    const white = withEnd(tester, red, lookAt(tester, red).ends[0] ?? expect.fail());
    expect(sectionWith(white)).to.equal('white');
    const blue = withWhite(tester, white, 'blue');
    const all = withEnd(tester, blue, lookAt(tester, blue).ends[0] ?? expect.fail());
    expect(sectionWith(all)).to.equal('race');
  });
});
