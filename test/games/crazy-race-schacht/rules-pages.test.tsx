import { expect } from 'chai';
import { renderToStaticMarkup } from 'react-dom/server';
import { spacesOf } from '../../../games/crazy-race-schacht/board/tryout.ts';
import type { CrazyRaceText } from '../../../games/crazy-race-schacht/locales/text.ts';
import { revealed, tabooSide, winnerAt } from '../../../games/crazy-race-schacht/rules.ts';
import {
  jump,
  pilesOf,
  split,
  tie,
  turn,
} from '../../../games/crazy-race-schacht/rules-pages/figures.ts';
import { type Language, languages } from '../../../games/kit/language.ts';
import { leaveOutStyles } from '../../support/board.ts';

interface Props {
  readonly text: CrazyRaceText;
  readonly language: Language;
  readonly options?: unknown;
  readonly headingLevel: 'h2' | 'h3';
}

describe('the illustrated rules of Crazy Race', () => {
  let RulesPages: React.ComponentType<Props>;

  before(async () => {
    leaveOutStyles();
    ({ RulesPages } = await import('../../../games/crazy-race-schacht/rules-pages/index.tsx'));
  });

  async function textIn(language: Language): Promise<CrazyRaceText> {
    return (await import(`../../../games/crazy-race-schacht/locales/${language}.ts`)).text;
  }

  for (const language of languages) {
    it(`have five steps, all sections and six captions in ${language}`, async () => {
      const text = await textIn(language);
      const shown = renderToStaticMarkup(
        <RulesPages headingLevel="h2" text={text} language={language} />,
      );
      for (const { heading } of text.rules) expect(shown).to.include(`<h2>${heading}</h2>`);
      expect(shown.match(/<figcaption>[^<]{10,}<\/figcaption>/g)).to.have.length(6);
      const steps = /<ol class="rules-steps">(.*?)<\/ol>/.exec(shown)?.[1] ?? '';
      expect(steps.match(/<li>/g)).to.have.length(5);
      expect(shown).to.not.match(/undefined|NaN|\[object/);
    });
  }

  it('say first what the options of a table change, and nothing without a change', async () => {
    const text = await textIn('en');
    const options = { pointsOrder: 'shuffled', steal: true, fewerPoints: 2 };
    const shown = renderToStaticMarkup(
      <RulesPages headingLevel="h2" {...{ text, options }} language="en" />,
    );
    const [first = ''] = shown.split('</section>');
    const labels = [...first.matchAll(/<strong>([^<]+)/g)].map(([, label]) => label);
    expect(labels).to.deep.equal([
      'Points piles: Shuffled, only the top card seen',
      'Train robbery',
      'Fewer points cards: 2',
    ]);
    expect(pilesOf(options).finish).to.include({ count: 4 });
    const usual = renderToStaticMarkup(<RulesPages headingLevel="h2" text={text} language="en" />);
    expect(usual).to.not.include('Different at this table');
  });

  it('show what their captions tell (CS-4, CS-8, CS-11, CS-16, CS-19)', () => {
    const { shown, side } = tie();
    expect(side).to.equal(0);
    expect(winnerAt(revealed(shown.placed[0]))).to.deep.equal({
      playerID: '0',
      sum: 4,
      isTie: true,
    });
    expect(tabooSide(shown)).to.equal(2);
    const outcomes = [jump(), turn(), split()].map(({ tryOut }) =>
      tryOut.outcomes.map(({ model, to, hops, gains }) => [
        ...[model, to, spacesOf({ hops })],
        gains.map(({ value }) => value).join(),
      ]),
    );
    expect(outcomes).to.deep.equal([
      [['A', 5, 2, '']],
      [['A', 8, 2, '5']],
      [
        ['B', 6, 1, '5'],
        ['A', 4, 2, ''],
      ],
    ]);
    expect(split().tryOut.run.movement.left).to.equal(0);
  });
});
