import { expect } from 'chai';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { legInFront, legs } from '../../../games/bug-race/components.ts';
import type { BugRaceText } from '../../../games/bug-race/locales/text.ts';
import { standings } from '../../../games/bug-race/rules.ts';
import {
  positions,
  rearSections,
  trackLength,
} from '../../../games/bug-race/rules-pages/figures.ts';
import type { RulesPagesText } from '../../../games/bug-race/rules-pages/locales/text.ts';
import { type Language, languages } from '../../../games/kit/language.ts';
import { leaveOutStyles } from '../../support/board.ts';
import { newTable } from './positions.ts';

interface Props {
  readonly text: BugRaceText;
  readonly language: Language;
  readonly options?: unknown;
  readonly headingLevel: 'h2' | 'h3';
}

describe('the illustrated rules of Bug Race', () => {
  let RulesPages: ComponentType<Props>;
  const texts = new Map<Language, BugRaceText>();
  const own = new Map<Language, RulesPagesText>();

  before(async () => {
    leaveOutStyles();
    const folder = '../../../games/bug-race';
    ({ RulesPages } = await import(`${folder}/rules-pages/index.tsx`));
    for (const language of languages) {
      texts.set(language, (await import(`${folder}/locales/${language}.ts`)).text);
      own.set(language, (await import(`${folder}/rules-pages/locales/${language}.ts`)).text);
    }
  });

  function shown(language: Language, options?: unknown): string {
    const text = texts.get(language) ?? expect.fail();
    return renderToStaticMarkup(<RulesPages headingLevel="h2" {...{ text, language, options }} />);
  }

  for (const language of languages) {
    it(`say in ${language} the race in five steps, every section, and what every figure shows`, () => {
      const html = shown(language);
      const { steps, inShort, captions } = own.get(language) ?? expect.fail();
      const { finish, ...others } = captions;
      const [red, blue] = positions.finish;
      const told = finish(rearSections(red), rearSections(blue));
      for (const each of [inShort, ...steps, told, ...Object.values(others)]) {
        expect(html).to.include(each);
      }
      for (const { heading } of texts.get(language)?.rules ?? []) {
        expect(html).to.include(`<h2>${heading}</h2>`);
      }
      expect(html.split('bug-race-figure"')).to.have.length(8);
      expect(html).to.not.match(/undefined|NaN|\[object/);
      if (language === 'fr') expect(told).to.not.match(/[^\u202f][;:!?]/u);
    });
  }

  it('show bugs that have lost and crossed no leg (BR-3, BR-4)', () => {
    const { finish, ...courses } = positions;
    const bugs = [
      ...finish,
      ...Object.values(courses)
        .flat()
        .map(({ play }) => play.bug),
    ];
    for (const { body, legs: at } of bugs) {
      for (const leg of legs) {
        expect(at[leg]).to.be.within(body - 3, Math.min(body + 1, trackLength));
        const inFront = legInFront[leg];
        if (inFront) expect(at[leg]).to.be.below(at[inFront]);
      }
    }
  });

  it('mark as waiting the legs that the captions say have to wait', () => {
    const { order, ahead } = positions;
    const movedIn = (moments: typeof order) => moments.map(({ moved }) => moved.join());
    expect(movedIn(order)).to.deep.equal(['', 'leftFront', 'leftFront,leftMiddle']);
    expect(movedIn(ahead)).to.deep.equal(['', 'rightFront', 'rightFront', 'rightFront,leftFront']);
    expect(shown('en').split('bug-race-waits')).to.have.length(1 + 1 + 2);
  });

  it('rank the bugs of the example as the rules do (BR-15)', () => {
    const [red, blue] = positions.finish;
    const { G } = newTable(2, {}, { bugs: { '0': red, '1': blue } });
    expect(standings(G).winners).to.deep.equal(['0']);
    expect(rearSections(red)).to.deep.equal([10, 10]);
    expect(rearSections(blue)).to.deep.equal([9, 10]);
  });

  it('begin with what the table’s options change, and leave out what it doesn’t play with', () => {
    const { options, rules } = texts.get('en') ?? expect.fail();
    const { atThisTable } = own.get('en') ?? expect.fail();
    const experts = `<h2>${rules[6]?.heading}</h2>`;
    const basic = shown('en', {});
    expect(basic).to.not.include(atThisTable);
    expect(basic).to.not.include(experts);
    const changed = shown('en', { expert: true, trackLength: 9 });
    expect(changed.indexOf(atThisTable)).to.be.below(changed.indexOf('five steps'));
    expect(changed).to.include(`<strong>${options.expert.label}</strong>`);
    expect(changed).to.include(`<strong>${options.trackLength.label}: 9</strong>`);
    expect(changed).to.include(experts);
  });
});
