import { expect } from 'chai';
import { legCards, legs } from '../../../games/bug-race/components.ts';
import type { BugRaceEvent } from '../../../games/bug-race/events.ts';
import { text as de } from '../../../games/bug-race/locales/de.ts';
import { text as en } from '../../../games/bug-race/locales/en.ts';
import { text as fr } from '../../../games/bug-race/locales/fr.ts';
import { text as it_ } from '../../../games/bug-race/locales/it.ts';
import type { BugRaceText } from '../../../games/bug-race/locales/text.ts';
import { optionFields } from '../../../games/bug-race/options.ts';
import { refusals as ownRefusals, type Step } from '../../../games/bug-race/state.ts';
import { type Language, languages } from '../../../games/kit/language.ts';
import { unplayableReasons } from '../../../games/kit/unplayable.ts';

const refusals = [...ownRefusals, ...unplayableReasons, 'tooMuch', 'noSuchMove'] as const;

const texts: Readonly<Record<Language, BugRaceText>> = { en, it: it_, fr, de };

const names: Readonly<Record<string, string>> = { '0': 'Ada', '1': 'Ben', '2': 'Cleo', '3': 'Dan' };
function nameOf(playerID: string): string {
  return names[playerID] ?? 'nobody';
}

const playerID = '0';
const stepLists: readonly (readonly Step[])[] = [
  [],
  ['body'],
  ['leftFront'],
  ['body', 'leftFront', 'body', 'rightRear'],
  [...legs],
];

/** At least one event of each type, with every form that a sentence can take. */
const samples: { readonly [Type in BugRaceEvent['type']]: readonly BugRaceEvent[] } = {
  chose: [{ type: 'chose', playerID }],
  passed: ([1, 2, 3] as const).flatMap((count) => [
    { type: 'passed', direction: 'left', count, swap: false },
    { type: 'passed', direction: 'right', count, swap: false },
    { type: 'passed', direction: 'left', count, swap: true },
  ]),
  played: stepLists.flatMap((steps) =>
    legCards.flatMap(({ id, legs: shown }): BugRaceEvent[] =>
      [[], shown.slice(0, 1), shown].map((unmoved) => ({
        type: 'played',
        playerID,
        cardID: id,
        steps,
        unmoved,
      })),
    ),
  ),
  stepped: [...legs, 'body' as const].map((step) => ({
    type: 'stepped',
    playerID,
    step,
    section: 3,
  })),
  cardFinished: [legs.slice(0, 1), legs.slice(0, 3)].map((unmoved) => ({
    type: 'cardFinished',
    playerID,
    cardID: 0,
    unmoved,
  })),
  done: [0, 1, 2].map((bodySteps) => ({ type: 'done', playerID, bodySteps })),
  crossed: [1, 2, 3, 4].map((place) => ({ type: 'crossed', playerID, place })),
  reshuffled: [{ type: 'reshuffled' }],
  turnBegan: [1, 12].map((turn) => ({ type: 'turnBegan', turn })),
  raceEnded: [['0'], ['0', '1'], ['0', '1', '2']].map((winners) => ({
    type: 'raceEnded',
    winners,
  })),
};

/** All strings in a text, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The shape of a rules text: a number for each list's length, 0 for a paragraph. */
function shapeOf({ rules }: BugRaceText): number[][] {
  return rules.map(({ body }) => body.map((part) => (typeof part === 'string' ? 0 : part.length)));
}

function isSentence(value: string): boolean {
  return /^\p{Lu}.*[.!?)]$/u.test(value);
}

describe('bug-race: words', () => {
  for (const language of languages) {
    const text = texts[language];

    describe(language, () => {
      it('has a sentence for every refusal, and no other', () => {
        expect(text.refusals).to.have.all.keys([...refusals]);
        for (const reason of refusals) expect(text.refusals[reason]).to.satisfy(isSentence);
      });

      it('has a label and a sentence of help for every option, and no other', () => {
        expect(text.options).to.have.all.keys(optionFields.map(({ name }) => name));
        for (const { name } of optionFields) {
          expect(text.options[name].label).to.not.equal('');
          expect(text.options[name].help).to.satisfy(isSentence);
        }
      });

      it('explains the rules in the same sections as English', () => {
        expect(shapeOf(text)).to.deep.equal(shapeOf(en));
      });

      it('names every leg, each differently', () => {
        expect(text.board.legs).to.have.all.keys([...legs]);
        expect(new Set(Object.values(text.board.legs)).size).to.equal(legs.length);
      });

      for (const [type, events] of Object.entries(samples)) {
        it(`tells "${type}" in a sentence`, () => {
          for (const event of events) {
            const told = text.tell(event, nameOf);
            expect(told).to.satisfy(isSentence);
            expect(told).to.not.match(/undefined|null|NaN|\[object|nobody| {2}/);
            if ('playerID' in event) expect(told).to.contain('Ada');
          }
        });
      }

      it('names every winner', () => {
        const told = text.tell({ type: 'raceEnded', winners: ['0', '1', '2'] }, nameOf);
        for (const winner of ['Ada', 'Ben', 'Cleo']) expect(told).to.contain(winner);
      });

      it('has no empty words', () => {
        for (const each of stringsIn(text)) expect(each.trim()).to.not.equal('');
      });
    });
  }

  it('has its own words in every language', () => {
    for (const language of languages.filter((each) => each !== 'en')) {
      for (const reason of refusals) {
        expect(texts[language].refusals[reason]).to.not.equal(en.refusals[reason]);
      }
      for (const [index, { heading }] of texts[language].rules.entries()) {
        expect(heading).to.not.equal(en.rules[index]?.heading);
      }
    }
  });

  it('tells how far the body went, and which legs stayed', () => {
    const steps: Step[] = ['body', 'leftFront', 'body'];
    expect(
      en.tell({ type: 'played', playerID, cardID: 0, steps, unmoved: ['leftRear'] }, nameOf),
    ).to.equal(
      'Ada plays a card and moves the left front leg and the body (2 sections). Not moved: the left rear leg.',
    );
    expect(
      en.tell({ type: 'cardFinished', playerID, cardID: 0, unmoved: ['rightRear'] }, nameOf),
    ).to.equal('Ada discards the card without moving the right rear leg.');
  });

  it('sets narrow no-break spaces before high punctuation in French', () => {
    for (const each of stringsIn(fr)) {
      expect(each, each).to.not.match(/[^\u202f][;:!?]/u);
    }
  });
});
