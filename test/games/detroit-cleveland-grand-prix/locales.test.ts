import { expect } from 'chai';
import { texts as lazyTexts } from '../../../games/detroit-cleveland-grand-prix/locales/index.ts';
import { moneyIn } from '../../../games/detroit-cleveland-grand-prix/locales/money.ts';
import {
  type Car,
  carNumber,
  cars,
  defaultPrizes,
  startMoney,
} from '../../../games/detroit-cleveland-grand-prix/rules/components.ts';
import type { RouteStep } from '../../../games/detroit-cleveland-grand-prix/rules/state.ts';
import { rulesTexts } from '../../../games/detroit-cleveland-grand-prix/rules-pages/texts.ts';
import { languages } from '../../../games/kit/language.ts';
import { nameOf, stringsIn } from '../../support/browser/words.ts';
import { allWords } from '../../support/games/texts.ts';
import { playerID, samples, space, way } from './told-events.ts';

const texts = await allWords(lazyTexts, rulesTexts);

const allSamples = Object.values(samples).flat();

describe('The words of Detroit–Cleveland Grand Prix', () => {
  for (const language of languages) {
    const { describeEvent, rules, refusals, options, board } = texts[language];
    const money = moneyIn(language);

    it(`The rules and the log (${language}) write money as their language does`, () => {
      const told = stringsIn(rules).join(' ');
      for (const sum of [startMoney, ...defaultPrizes]) expect(told).to.contain(money(sum));
      for (const each of stringsIn([rules, refusals, options])) {
        expect(each).to.not.match(/\d{5}|USD|US\$/);
      }
      const withSums = allSamples.flatMap((event) => ('amount' in event ? event : []));
      expect(withSums).to.not.be.empty;
      for (const event of withSums)
        expect(describeEvent(event, nameOf)).to.contain(money(event.amount));
    });

    it(`The board and the log (${language}) give the number of every car that they name`, () => {
      for (const car of cars) expect(board.cars[car]).to.contain(String(carNumber(car)));
      // Players who pass have just been asked about the car.
      const ofCars = allSamples.flatMap((event) =>
        'car' in event && event.type !== 'passed' ? event : [],
      );
      expect(ofCars).to.not.be.empty;
      for (const event of ofCars) {
        expect(describeEvent(event, nameOf)).to.contain(`(${carNumber(event.car)})`);
      }
    });

    it(`The log (${language}) names everybody with their money, the richest first`, () => {
      const [, four] = samples.settled;
      if (four?.type !== 'settled') throw new Error('There are two samples.');
      const told = describeEvent(four, nameOf);
      const places = ['Cleo', 'Ada', 'Ben', 'Dan'].map((name) => told.indexOf(name));
      expect(places).to.deep.equal([...places].sort((one, other) => one - other));
      for (const sum of Object.values(four.money)) expect(told).to.contain(money(sum));
    });
  }

  it('Each language writes money in its own way', () => {
    const written = languages.map((language) => moneyIn(language)(startMoney));
    // French groups digits with narrow no-break spaces; no-break spaces before a sign that follows.
    expect(written).to.deep.equal([
      '$200,000',
      '200.000\u00a0$',
      '200\u202f000\u00a0$',
      '200.000\u00a0$',
    ]);
  });

  it('The log says how a car was sold and where it starts', () => {
    const sale = { type: 'sold', playerID, car: 'yellow', space } as const;
    const bid = { price: 40_000, why: 'bid', startPosition: 1, hasTen: true } as const;
    expect(texts.en.describeEvent({ ...sale, ...bid }, nameOf)).to.equal(
      'Ada buys the yellow car (1) for $40,000 and takes its ten. It starts from pole position.',
    );
    const given = { price: 10_000, why: 'nobodyBid', startPosition: 4, hasTen: false } as const;
    expect(texts.en.describeEvent({ ...sale, ...given }, nameOf)).to.equal(
      'Nobody bids, so Ada must buy the yellow car (1) for $10,000. It starts from position 4.',
    );
  });

  it('The log says how far a car went and for which entry of the card', () => {
    const move = { type: 'moved', playerID, car: 'green', from: space } as const;
    const told = (shown: Car | 'white', spaces: number, path: readonly RouteStep[]) =>
      texts.en.describeEvent({ ...move, shown, spaces, path }, nameOf);
    expect(told('green', 6, way(6, false))).to.equal('Ada moves the green car (3) 6 spaces.');
    expect(told('green', 2, way(1, false))).to.equal(
      'Ada moves the green car (3) only 1 of 2 spaces: it is blocked there.',
    );
    expect(told('white', 5, way(3, true))).to.equal(
      'For white, Ada moves the green car (3) over the finish line.',
    );
    expect(told('orange', 1, way(1, false))).to.equal(
      'In place of the orange car (6), Ada moves the green car (3) 1 space.',
    );
  });

  it('The log begins the order of turns with the first player', () => {
    const turnOrder = ['0', '1', '2', '3'];
    const race = { type: 'raceStarted', race: 2, track: 'detroit', firstPlayer: '2' } as const;
    expect(texts.en.describeEvent({ ...race, turnOrder }, nameOf)).to.equal(
      'Race 2 starts! Order of play: Cleo, Dan, Ada and Ben.',
    );
  });
});
