import { expect } from 'chai';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { spacePose } from '../../../games/detroit-cleveland-grand-prix/board/geometry.ts';
import { standardPrizes } from '../../../games/detroit-cleveland-grand-prix/components.ts';
import { moneyIn } from '../../../games/detroit-cleveland-grand-prix/locales/money.ts';
import type { GrandPrixText } from '../../../games/detroit-cleveland-grand-prix/locales/text.ts';
import {
  blocked,
  sale,
  twoCars,
  white,
} from '../../../games/detroit-cleveland-grand-prix/rules-pages/figures.ts';
import { type Language, languages } from '../../../games/kit/language.ts';
import { leaveOutStyles } from '../../support/board.ts';

type Pages = typeof import('../../../games/detroit-cleveland-grand-prix/rules-pages/index.tsx');

describe('the illustrated rules of Detroit–Cleveland Grand Prix', () => {
  let RulesPages: Pages['RulesPages'];
  const texts = new Map<Language, GrandPrixText>();

  before(async () => {
    leaveOutStyles();
    ({ RulesPages } = await import(
      '../../../games/detroit-cleveland-grand-prix/rules-pages/index.tsx'
    ));
    for (const language of languages) {
      const { text }: { text: GrandPrixText } = await import(
        `../../../games/detroit-cleveland-grand-prix/locales/${language}.ts`
      );
      texts.set(language, text);
    }
  });

  function shown(language: Language, options?: unknown): string {
    const text = texts.get(language) ?? expect.fail();
    const props: ComponentProps<Pages['RulesPages']> = {
      text,
      language,
      options,
      headingLevel: 'h2',
    };
    return renderToStaticMarkup(<RulesPages {...props} />);
  }

  /** Headings, steps and captions, in their order. */
  function outline(markup: string): readonly string[] {
    const found = markup.matchAll(/<(h2|figcaption|ol class="rules-steps")>([^<]*)/g);
    return [...found].map(([, kind = '', words = '']) => (kind === 'h2' ? words : kind));
  }

  for (const language of languages) {
    it(`begins with five steps, and has a figure where it is told of, in ${language}`, () => {
      const markup = shown(language);
      expect(markup).to.not.match(/undefined|NaN|\[object/);
      const { rules } = texts.get(language) ?? expect.fail();
      const withFigure = [3, 5, 6, 7, 8, 10];
      const [, ...rest] = outline(markup);
      expect(rest).to.deep.equal([
        'ol class="rules-steps"',
        ...rules.flatMap(({ heading }, at) =>
          withFigure.includes(at) ? [heading, 'figcaption'] : [heading],
        ),
      ]);
      expect(markup.match(/<ol class="rules-steps">(<li>[^<]+<\/li>){5}<\/ol>/g)).to.have.length(1);
    });

    it(`tells sums in its own way of writing money in ${language}`, () => {
      const money = moneyIn(language);
      const markup = shown(language);
      for (const sum of [40_000, ...standardPrizes]) expect(markup).to.include(money(sum));
    });
  }

  it('says first what is different at a table, and nothing where all is as usual', () => {
    const text = texts.get('en') ?? expect.fail();
    const prizes = [100_000, 60_000, 30_000, 20_000, 10_000, 0];
    const markup = shown('en', { races: 2, tracks: 'detroit', mayHold: true, prizes });
    expect(outline(markup)[0]).to.equal('Different at this table');
    const changes = /<section>.*?<\/section>/.exec(markup)?.[0] ?? '';
    expect(changes.match(/<li>/g)).to.have.length(4);
    expect(changes).to.include(`${text.options.races.label}: 2`);
    expect(changes).to.include('Detroit, Detroit');
    expect(changes).to.include(text.options.mayHold.label);
    expect(markup, 'in the figure').to.include('$100,000 for you');
    for (const usual of [undefined, {}, { races: 3 }]) {
      expect(outline(shown('en', usual))[0]).to.equal('The match in five steps');
    }
    expect(shown('en', { races: 5 }).match(/Different at this table.*?<\/ul>/)?.[0]).to.not.include(
      text.options.tracks.label,
    );
  });

  it('shows what the rules do', () => {
    const { bids, buyer, car } = sale();
    expect(bids.map(({ amount }) => amount)).to.deep.equal([20_000, null, 40_000, null]);
    expect(buyer).to.deep.equal({ car, owner: bids[2]?.playerID, price: 40_000 });
    expect(twoCars().ways.map(({ car: driver, path }) => [driver, path.length])).to.deep.equal([
      ['green', 6],
      ['orange', 3],
    ]);
    expect(blocked().ends).to.have.deep.members([
      [4, 0],
      [4, 1],
      [4, 2],
      [4, 3],
    ]);
    expect(white().whiteCars).to.have.members(['red', 'blue', 'green', 'black']);
    // They all are on the straight that is drawn.
    for (const { after } of [twoCars(), blocked(), white()]) {
      for (const space of Object.values(after)) {
        if (space)
          expect(spacePose({ track: 'cleveland', portrait: false }, space).heading).to.equal(0);
      }
    }
  });
});
