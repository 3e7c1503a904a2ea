import { expect } from 'chai';
import {
  actionCards,
  actionKinds,
  betCards,
  type StagePlaces,
  sectionCards,
  stages,
} from '../../../games/crazy-race-gewalt/components.ts';
import { arrowKinds } from '../../../games/crazy-race-gewalt/effects.ts';
import { text as de } from '../../../games/crazy-race-gewalt/locales/de.ts';
import { text as en } from '../../../games/crazy-race-gewalt/locales/en.ts';
import { text as fr } from '../../../games/crazy-race-gewalt/locales/fr.ts';
import { text as it_ } from '../../../games/crazy-race-gewalt/locales/it.ts';
import type { CrazyRaceText } from '../../../games/crazy-race-gewalt/locales/text.ts';
import { optionFields } from '../../../games/crazy-race-gewalt/options.ts';
import { scoreOf } from '../../../games/crazy-race-gewalt/rules.ts';
import { refusals as ownRefusals } from '../../../games/crazy-race-gewalt/state.ts';
import { type Language, languages } from '../../../games/kit/language.ts';
import { unplayableReasons } from '../../../games/kit/unplayable.ts';
import { boardWordsOf, explanationsOf, sentencesOf } from './board-words.ts';
import { action, sectionWith } from './positions.ts';
import { allSamples, kindToldBy, playerID, samples } from './told-events.ts';

const refusals = [...ownRefusals, ...unplayableReasons, 'tooMuch', 'noSuchMove'] as const;

const texts: Readonly<Record<Language, CrazyRaceText>> = { en, it: it_, fr, de };

const names: Readonly<Record<string, string>> = { '0': 'Ada', '1': 'Ben', '2': 'Cleo', '3': 'Dan' };
function nameOf(seat: string): string {
  const name = names[seat];
  if (!name) throw new Error(`Nobody sits at ${seat}.`);
  return name;
}

/** All strings in a text, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The shape of a rules text: a number for each list's length, 0 for a paragraph. */
function shapeOf({ rules }: CrazyRaceText): number[][] {
  return rules.map(({ body }) => body.map((part) => (typeof part === 'string' ? 0 : part.length)));
}

/** It may begin with the name of a card. */
function isSentence(value: string): boolean {
  return /^(?:[“„«]\u202f?[\p{Lu}\d]|\p{Lu}).*[.!?)]$/u.test(value);
}

function places(lilac: number, blue: number, red: number): StagePlaces {
  return { lilac, blue, red };
}

/** CG-8. */
const example = {
  bets: { A: places(4, 3, 2), B: places(2, 3, 4), C: places(2, 1, 2), D: places(4, 3, 4) },
  trophies: { A: places(3, 2, 3), B: places(2, 3, 1), C: places(1, 1, 2), D: places(4, 4, 4) },
};

describe('crazy-race-gewalt: words', () => {
  for (const language of languages) {
    const text = texts[language];

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

      it('has words for every time to counter, each differently', () => {
        const field = optionFields.find(({ name }) => name === 'counterWindow');
        if (field?.kind !== 'choice') throw new Error('The time is chosen from a list.');
        const { choices } = text.options.counterWindow;
        expect(choices).to.have.all.keys([...field.choices]);
        expect(new Set(Object.values(choices)).size).to.equal(field.choices.length);
      });

      it('explains the rules in the same sections as English', () => {
        expect(shapeOf(text)).to.deep.equal(shapeOf(en));
      });

      it('explains every option in the last section, beginning with its label', () => {
        const explained = stringsIn(text.rules.at(-1)?.body);
        expect(explained.length).to.equal(optionFields.length);
        for (const [index, { name }] of optionFields.entries()) {
          expect(explained[index]?.startsWith(text.options[name].label), name).to.equal(true);
        }
      });

      it('names every action card, each differently, and explains each in the rules', () => {
        const { kinds } = text.board;
        expect(kinds).to.have.all.keys([...actionKinds]);
        expect(new Set(Object.values(kinds)).size).to.equal(actionKinds.length);
        const heads = Object.values(kinds).flatMap((name) => [`${name}: `, `${name}\u202f: `]);
        const explained = stringsIn(text.rules).filter((each) =>
          heads.some((head) => each.startsWith(head)),
        );
        expect(explained.length).to.equal(actionKinds.length);
      });

      it('tells how many pieces there are (CG-C2 to CG-C5)', () => {
        const rules = stringsIn(text.rules);
        for (const count of [sectionCards, actionCards, betCards].map(({ length }) => length)) {
          expect(rules.some((each) => new RegExp(`\\b${count}\\b`).test(each))).to.equal(true);
        }
        expect(rules.some((each) => each.startsWith(`${5 * stages.length} `))).to.equal(true);
      });

      it('counts up the example as the rules do (CG-8)', () => {
        const parts = text.rules.flatMap(({ body }) => body);
        const lines = parts.find(
          (part) => typeof part !== 'string' && part.length === 4 && part[0]?.startsWith('A '),
        );
        const seats = Object.keys(example.bets);
        for (const [index, seat] of seats.entries()) {
          const rows = scoreOf(example, seat);
          const sum = rows.reduce((total, { points }) => total + points, 0);
          const line = lines?.[index] ?? '';
          expect(line.startsWith(`${seat} `)).to.equal(true);
          expect(/ (\d+) \p{L}+\.$/u.exec(line)?.[1]).to.equal(String(sum));
          for (const { points } of rows) if (points > 0) expect(line).to.contain(` ${points} `);
        }
      });

      for (const [type, events] of Object.entries(samples)) {
        it(`tells "${type}" in a sentence`, () => {
          for (const event of events) {
            const told = text.tell(event, nameOf);
            expect(told).to.satisfy(isSentence);
            expect(told).to.not.match(/undefined|\bnull\b|NaN|\[object| {2}/);
            if ('playerID' in event) expect(told).to.contain('Ada');
            if ('from' in event && typeof event.from === 'string') expect(told).to.contain('Ben');
            if ('target' in event) expect(told).to.contain('Ben');
            const kind = kindToldBy(event);
            if (kind) expect(told).to.contain(text.board.kinds[kind]);
          }
        });
      }

      it('tells events apart', () => {
        const told = allSamples.map((event) => text.tell(event, nameOf));
        expect(new Set(told).size).to.equal(told.length);
      });

      it('names who has made the same bet', () => {
        const [event] = samples.scored;
        if (!event) throw new Error('There are samples.');
        for (const name of ['Ben', 'Cleo', 'Dan']) {
          expect(text.tell(event, nameOf)).to.contain(name);
        }
      });

      it('tells all bets in the order of stages', () => {
        const bets = { '0': 1, '1': 2, '2': 3, '3': 4 };
        // Word joiners keep a bet on one line; isolated, its places keep their order after a Hebrew name.
        const told = text
          .tell({ type: 'betsShown', bets }, nameOf)
          .replaceAll(/[\u2060\u2066\u2069]/g, '');
        expect(told.match(/\w+ \d–\d–\d/g)).to.deep.equal([
          'Ada 2–1–2',
          'Ben 1–4–1',
          'Cleo 2–1–3',
          'Dan 3–1–2',
        ]);
      });

      it('names every winner', () => {
        const told = text.tell({ type: 'raceEnded', winners: ['0', '1', '2'] }, nameOf);
        for (const winner of ['Ada', 'Ben', 'Cleo']) expect(told).to.contain(winner);
      });

      it('has no empty words', () => {
        for (const each of [...stringsIn(text), ...boardWordsOf(text.board)]) {
          expect(each.trim()).to.not.equal('');
        }
      });

      it('asks and explains on the board in whole sentences', () => {
        for (const each of [...sentencesOf(text.board), ...explanationsOf(text.board)]) {
          expect(each).to.match(/[.!?]$/);
          expect(each).to.not.match(/undefined|\bnull\b|NaN|\[object| {2}/);
        }
      });

      it('tells what each arrow card does differently', () => {
        const { threats } = text.board.question;
        const told = arrowKinds.flatMap((kind) => [threats[kind].next, threats[kind].now]);
        expect(new Set(told).size).to.equal(2 * arrowKinds.length);
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
      for (const kind of actionKinds) {
        expect(text.board.kinds[kind]).to.not.equal(en.board.kinds[kind]);
      }
      for (const stage of stages) {
        expect(text.board.stages[stage]).to.not.equal(en.board.stages[stage]);
      }
      for (const event of allSamples) {
        expect(text.tell(event, nameOf)).to.not.equal(en.tell(event, nameOf));
      }
      const english = boardWordsOf(en.board);
      for (const [index, words] of boardWordsOf(text.board).entries()) {
        // French says points, too.
        if (!/^\d points?$/.test(words)) expect(words).to.not.equal(english[index]);
      }
    }
  });

  it('tells what a card does to whom', () => {
    expect(
      en.tell({ type: 'actionTookEffect', playerID, from: '1', cardID: action('noRoll') }, nameOf),
    ).to.equal('“Dice on strike” from Ben takes effect: Ada may use cards, but won’t move.');
  });

  it('tells where a section card lies, and whether on the own lane', () => {
    const laid = { type: 'laidSection', playerID, cardID: sectionWith(8), section: 7 } as const;
    expect(en.tell({ ...laid, lane: 0 }, nameOf)).to.equal(
      'Ada lays a section card with 8 squares on lane 1 (own), blue 3.',
    );
    expect(en.tell({ ...laid, lane: 4, cardID: sectionWith(0) }, nameOf)).to.equal(
      'Ada lays a section card with no squares on lane 5, blue 3.',
    );
  });

  it('tells a move with where it ends', () => {
    const to = { section: 11, square: 3 };
    const move = { type: 'moved', playerID, from: { section: 9, square: 1 } } as const;
    expect(en.tell({ ...move, to, steps: 8, path: [to] }, nameOf)).to.equal(
      'Ada moves 8 squares, to red 2, square 3.',
    );
  });

  it('begins the order of turns with the first player', () => {
    const began = {
      type: 'raceBegan',
      seats: ['0', '1', '2', '3'],
      firstPlayer: '2',
      isExpert: true,
      pileSizes: { section: 40, action: 11 },
    } as const;
    expect(en.tell(began, nameOf)).to.equal(
      'Off they go, with action cards! Order of play: Cleo, Dan, Ada, and Ben.',
    );
  });

  it('sets narrow no-break spaces before high punctuation in French', () => {
    const told = allSamples.map((event) => fr.tell(event, nameOf));
    for (const each of [...stringsIn(fr), ...boardWordsOf(fr.board), ...told]) {
      expect(each, each).to.not.match(/[^\u202f][;:!?»]|«[^\u202f]/u);
    }
  });
});
