import { expect } from 'chai';
import {
  type Car,
  cars,
  standardPrizes,
  startMoney,
} from '../../../games/detroit-cleveland-grand-prix/components.ts';
import { text as de } from '../../../games/detroit-cleveland-grand-prix/locales/de.ts';
import { text as en } from '../../../games/detroit-cleveland-grand-prix/locales/en.ts';
import { text as fr } from '../../../games/detroit-cleveland-grand-prix/locales/fr.ts';
import { text as it_ } from '../../../games/detroit-cleveland-grand-prix/locales/it.ts';
import { moneyIn } from '../../../games/detroit-cleveland-grand-prix/locales/money.ts';
import { carNumber } from '../../../games/detroit-cleveland-grand-prix/locales/telling.ts';
import type { GrandPrixText } from '../../../games/detroit-cleveland-grand-prix/locales/text.ts';
import { optionFields } from '../../../games/detroit-cleveland-grand-prix/options.ts';
import {
  refusals as ownRefusals,
  type WayStep,
} from '../../../games/detroit-cleveland-grand-prix/state.ts';
import { type Language, languages } from '../../../games/kit/language.ts';
import { unplayableReasons } from '../../../games/kit/unplayable.ts';
import { boardWordsOf, sentencesOf } from './board-words.ts';
import { allSamples, playerID, samples, space, way } from './told-events.ts';

const refusals = [...ownRefusals, ...unplayableReasons, 'tooMuch', 'noSuchMove'] as const;

const texts: Readonly<Record<Language, GrandPrixText>> = { en, it: it_, fr, de };

const names: Readonly<Record<string, string>> = { '0': 'Ada', '1': 'Ben', '2': 'Cleo', '3': 'Dan' };
function nameOf(playerID: string): string {
  const name = names[playerID];
  if (!name) throw new Error(`Nobody sits at ${playerID}.`);
  return name;
}

/** All strings in a text, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The shape of a rules text: a number for each list's length, 0 for a paragraph. */
function shapeOf({ rules }: GrandPrixText): number[][] {
  return rules.map(({ body }) => body.map((part) => (typeof part === 'string' ? 0 : part.length)));
}

function isSentence(value: string): boolean {
  return /^\p{Lu}.*[.!?)]$/u.test(value);
}

describe('detroit-cleveland-grand-prix: words', () => {
  for (const language of languages) {
    const text = texts[language];
    const money = moneyIn(language);

    describe(language, () => {
      it('has a sentence for every refusal, and no other', () => {
        expect(text.refusals).to.have.all.keys([...refusals]);
        for (const reason of refusals) expect(text.refusals[reason]).to.satisfy(isSentence);
        expect(new Set(Object.values(text.refusals)).size).to.equal(refusals.length);
      });

      it('has a label and a sentence of help for every option, and no other', () => {
        expect(text.options).to.have.all.keys(optionFields.map(({ name }) => name));
        for (const { name } of optionFields) {
          expect(text.options[name].label).to.not.equal('');
          expect(text.options[name].help).to.satisfy(isSentence);
        }
      });

      it('has words for every order of the tracks, each differently', () => {
        const field = optionFields.find(({ name }) => name === 'tracks');
        if (field?.kind !== 'choice') throw new Error('The tracks are chosen from a list.');
        const { choices } = text.options.tracks;
        expect(choices).to.have.all.keys([...field.choices]);
        expect(new Set(Object.values(choices)).size).to.equal(field.choices.length);
      });

      it('explains the rules in the same sections as English', () => {
        expect(shapeOf(text)).to.deep.equal(shapeOf(en));
      });

      it('explains every option by its label, in their order', () => {
        const explained = stringsIn(text.rules.at(-1)?.body);
        expect(explained.length).to.equal(optionFields.length);
        for (const [index, { name }] of optionFields.entries()) {
          expect(explained[index]?.startsWith(text.options[name].label), name).to.equal(true);
        }
      });

      it('tells the sums of the rules in its own way of writing money', () => {
        const rules = stringsIn(text.rules).join(' ');
        for (const sum of [startMoney, ...standardPrizes]) expect(rules).to.contain(money(sum));
        for (const each of stringsIn([text.rules, text.refusals, text.options])) {
          expect(each).to.not.match(/\d{5}|USD|US\$/);
        }
      });

      it('names every car by colour and number, each differently', () => {
        expect(text.board.cars).to.have.all.keys([...cars]);
        expect(new Set(Object.values(text.board.cars)).size).to.equal(cars.length);
        for (const car of cars) expect(text.board.cars[car]).to.contain(String(carNumber(car)));
      });

      for (const [type, events] of Object.entries(samples)) {
        it(`tells "${type}" in a sentence`, () => {
          for (const event of events) {
            const told = text.tell(event, nameOf);
            expect(told).to.satisfy(isSentence);
            expect(told).to.not.match(/undefined|null|NaN|\[object| {2}/);
            if ('playerID' in event) expect(told).to.contain('Ada');
            if ('owner' in event && event.owner !== null) expect(told).to.contain('Ada');
            if ('amount' in event) expect(told).to.contain(money(event.amount));
          }
        });
      }

      it('tells events apart', () => {
        const told = allSamples.map((event) => text.tell(event, nameOf));
        expect(new Set(told).size).to.equal(told.length);
      });

      it('tells the number of every car that it names', () => {
        for (const event of allSamples) {
          // Who passes has just been asked about the car.
          if (!('car' in event) || event.type === 'passed') continue;
          expect(text.tell(event, nameOf)).to.contain(`(${carNumber(event.car)})`);
        }
      });

      it('names everybody with their money, the richest first', () => {
        const [, four] = samples.settled;
        if (four?.type !== 'settled') throw new Error('There are two samples.');
        const told = text.tell(four, nameOf);
        const places = ['Cleo', 'Ada', 'Ben', 'Dan'].map((name) => told.indexOf(name));
        expect(places).to.deep.equal([...places].sort((one, other) => one - other));
        for (const sum of Object.values(four.money)) expect(told).to.contain(money(sum));
      });

      it('names every winner', () => {
        const told = text.tell({ type: 'matchEnded', winners: ['0', '1', '2'] }, nameOf);
        for (const winner of ['Ada', 'Ben', 'Cleo']) expect(told).to.contain(winner);
      });

      it('has no empty words', () => {
        for (const each of [...stringsIn(text), ...boardWordsOf(text.board)]) {
          expect(each.trim()).to.not.equal('');
        }
      });

      it('asks on the board in whole sentences', () => {
        for (const each of sentencesOf(text.board)) {
          expect(each).to.match(/[.!?]$/);
          expect(each).to.not.match(/undefined|null|NaN|\[object| {2}/);
        }
      });
    });
  }

  it('has its own words in every language', () => {
    for (const language of languages.filter((each) => each !== 'en')) {
      const text = texts[language];
      for (const reason of refusals) {
        expect(text.refusals[reason]).to.not.equal(en.refusals[reason]);
      }
      for (const [index, { heading }] of text.rules.entries()) {
        expect(heading).to.not.equal(en.rules[index]?.heading);
      }
      for (const { name } of optionFields) {
        expect(text.options[name].label).to.not.equal(en.options[name].label);
        expect(text.options[name].help).to.not.equal(en.options[name].help);
      }
      for (const event of allSamples) {
        expect(text.tell(event, nameOf)).to.not.equal(en.tell(event, nameOf));
      }
      const english = boardWordsOf(en.board);
      for (const [index, words] of boardWordsOf(text.board).entries()) {
        expect(words).to.not.equal(english[index]);
      }
    }
  });

  it('writes money as each language does', () => {
    const written = languages.map((language) => moneyIn(language)(startMoney));
    // French groups digits with narrow no-break spaces; no-break spaces before a sign that follows.
    expect(written).to.deep.equal([
      '$200,000',
      '200.000\u00a0$',
      '200\u202f000\u00a0$',
      '200.000\u00a0$',
    ]);
  });

  it('tells how a car was sold, and where it starts', () => {
    const sale = { type: 'sold', playerID, car: 'yellow', space, hasTen: true } as const;
    expect(en.tell({ ...sale, price: 40_000, why: 'bid', startPosition: 1 }, nameOf)).to.equal(
      'Ada buys the yellow car (1) for $40,000 and takes its ten. It starts from pole position.',
    );
    expect(
      en.tell(
        { ...sale, price: 10_000, why: 'nobodyBid', startPosition: 4, hasTen: false },
        nameOf,
      ),
    ).to.equal(
      'Nobody bids, so Ada must buy the yellow car (1) for $10,000. It starts from position 4.',
    );
  });

  it('tells how far a car went, and for what', () => {
    const told = (shown: Car | 'white', spaces: number, path: readonly WayStep[]) =>
      en.tell({ type: 'moved', playerID, car: 'green', shown, spaces, from: space, path }, nameOf);
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

  it('begins the order of turns with the first player', () => {
    expect(
      en.tell(
        {
          type: 'raceStarted',
          race: 2,
          track: 'detroit',
          firstPlayer: '2',
          turnOrder: ['0', '1', '2', '3'],
        },
        nameOf,
      ),
    ).to.equal('Race 2 starts! Order of play: Cleo, Dan, Ada, and Ben.');
  });

  it('sets narrow no-break spaces before high punctuation in French', () => {
    const told = allSamples.map((event) => fr.tell(event, nameOf));
    for (const each of [...stringsIn(fr), ...boardWordsOf(fr.board), ...told]) {
      expect(each, each).to.not.match(/[^\u202f][;:!?»]|«[^\u202f]/u);
    }
  });
});
