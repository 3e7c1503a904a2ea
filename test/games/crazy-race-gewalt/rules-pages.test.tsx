import { expect } from 'chai';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { actionKinds } from '../../../games/crazy-race-gewalt/components.ts';
import type { CrazyRaceText } from '../../../games/crazy-race-gewalt/locales/text.ts';
import type { RulesPagesText } from '../../../games/crazy-race-gewalt/rules-pages/locales/text.ts';
import { type Language, languages } from '../../../games/kit/language.ts';
import { leaveOutStyles } from '../../support/board.ts';

interface Props {
  readonly text: CrazyRaceText;
  readonly language: Language;
  readonly options?: unknown;
  readonly headingLevel: 'h2' | 'h3';
}

describe('the illustrated rules of Crazy Race (Gewalt)', () => {
  let RulesPages: ComponentType<Props>;
  const texts = new Map<Language, CrazyRaceText>();
  const own = new Map<Language, RulesPagesText>();

  before(async () => {
    leaveOutStyles();
    const folder = '../../../games/crazy-race-gewalt';
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
      const { rules, board } = texts.get(language) ?? expect.fail();
      for (const told of [inShort, ...steps, captions.course, captions.crossing, captions.points]) {
        expect(html).to.include(told);
      }
      for (const { heading } of rules) expect(html).to.include(`<h2>${heading}</h2>`);
      expect(html.split('crazy-race-gewalt-figure"')).to.have.length(8);
      expect(html.split('crazy-race-gewalt-card-list')).to.have.length(3);
      for (const kind of actionKinds) expect(html).to.include(board.kinds[kind]);
      expect(html).to.not.match(/undefined|NaN|\[object/);
    });
  }

  it('show what the rules lead to: ways that cards change, a roll, a line crossed', () => {
    const html = shown('en');
    // From the sixth square: 15 squares, 4 more with an 8, 4 fewer with a 0, 8 fewer after rolling 8.
    for (const told of ['has 15 squares to', 'it has 19.', 'it has 11.', 'it has 7 to the line']) {
      expect(html.replaceAll('Now it', 'it')).to.include(told);
    }
    expect(html).to.include('title="7 squares to the lilac line"');
  });

  it('count up the example as the rules do', () => {
    const html = shown('en');
    const totals = html.match(/crazy-race-gewalt-total"><strong>\d+/g) ?? [];
    expect(totals.map((total) => total.slice(-1))).to.deep.equal(['4', '1', '1']);
  });

  it('begin with what the table’s options change, and leave out what it doesn’t play with', () => {
    const { options, rules } = texts.get('en') ?? expect.fail();
    const { atThisTable } = own.get('en') ?? expect.fail();
    const experts = rules.slice(6, 9).map(({ heading }) => `<h2>${heading}</h2>`);
    const basic = shown('en', { counterWindow: 'ownTurn' });
    expect(basic).to.not.include(atThisTable);
    for (const heading of experts) expect(basic).to.not.include(heading);
    const expert = shown('en', { expert: true, counterWindow: 'ownTurn' });
    expect(expert.indexOf(atThisTable)).to.be.within(0, 200);
    expect(expert).to.include(`<strong>${options.expert.label}</strong>`);
    expect(expert).to.include(options.counterWindow.choices.ownTurn);
    for (const heading of experts) expect(expert).to.include(heading);
  });

  it('sets narrow no-break spaces before high punctuation in French', () => {
    const { steps, captions, ...others } = own.get('fr') ?? expect.fail();
    const told = Object.values(captions).map((caption) =>
      typeof caption === 'string' ? caption : caption(4),
    );
    for (const each of [...steps, ...told, ...Object.values(others)]) {
      expect(each).to.not.match(/[^\u202f][;:!?»]|«[^\u202f]/u);
    }
  });
});
