import { expect } from 'chai';
import { renderToStaticMarkup } from 'react-dom/server';
import { legInFront, legs } from '../../games/bug-race/rules/components.ts';
import { standings } from '../../games/bug-race/rules/index.ts';
import { positions, rearSections, trackLength } from '../../games/bug-race/rules-pages/figures.ts';
import { texts as gewalt } from '../../games/crazy-race-gewalt/locales/index.ts';
import { actionKinds } from '../../games/crazy-race-gewalt/rules/components.ts';
import { rulesTexts as gewaltRules } from '../../games/crazy-race-gewalt/rules-pages/texts.ts';
import { spacesOf } from '../../games/crazy-race-schacht/board/turn/tryout.ts';
import { revealed, tabooSide, winnerAt } from '../../games/crazy-race-schacht/rules/index.ts';
import {
  jump,
  pilesOf,
  split,
  tie,
  turn,
} from '../../games/crazy-race-schacht/rules-pages/figures.ts';
import { spacePose } from '../../games/detroit-cleveland-grand-prix/board/circuit/geometry.ts';
import { moneyIn } from '../../games/detroit-cleveland-grand-prix/locales/money.ts';
import { defaultPrizes } from '../../games/detroit-cleveland-grand-prix/rules/components.ts';
import {
  blocked,
  sale,
  twoCars,
  white,
} from '../../games/detroit-cleveland-grand-prix/rules-pages/figures.ts';
import { catalog } from '../../games/index.ts';
import type { RulesPagesModule } from '../../games/kit/board/board-props.ts';
import type { CaptionedRules } from '../../games/kit/board/IllustratedRules.tsx';
import { sectionsOf } from '../../games/kit/board/rules-sections.ts';
import { type Language, languages } from '../../games/kit/language.ts';
import type { GameText, RulesText } from '../../games/kit/text.ts';
import { type GameName, games as infos } from '../../games/paddock.ts';
import { stringsIn, wrongInFrench } from '../support/browser/words.ts';
import { leaveOutStyles } from '../support/games/board.ts';
import { allWords } from '../support/games/texts.ts';
import { newTable } from './bug-race/positions.ts';

interface Pages {
  /** The numbers of figures in the sections, in their order. */
  readonly figures: readonly number[];
  /** The sections that only some tables have a use for. */
  readonly experts: readonly string[];
  /** Options of tables that play as usual, or almost. */
  readonly usual: readonly object[];
  readonly changed: object;
  /** The words in bold type about the changed options. */
  readonly labels: readonly string[];
}

const games: Readonly<Record<GameName, Pages>> = {
  'bug-race': {
    figures: [0, 1, 1, 2, 1, 1, 1, 0],
    experts: ['expert'],
    usual: [{}],
    changed: { expert: true, trackLength: 9 },
    labels: ['Expert rules', 'Track length: 9'],
  },
  'crazy-race-schacht': {
    figures: [0, 1, 1, 2, 2, 0, 0, 0],
    experts: [],
    usual: [{}],
    changed: { pointsOrder: 'shuffled', steal: true, fewerPoints: 2 },
    labels: [
      'Points piles: Shuffled, only the top card seen',
      'Train robbery',
      'Fewer points cards: 2',
    ],
  },
  'crazy-race-gewalt': {
    figures: [0, 1, 4, 1, 1, 0, 0, 0, 0, 0],
    experts: ['expert', 'arrows', 'circles'],
    usual: [{}, { counterWindow: 'ownTurn' }],
    changed: { expert: true, counterWindow: 'ownTurn' },
    labels: ['Expert game', 'Time for counters'],
  },
  'detroit-cleveland-grand-prix': {
    figures: [0, 0, 0, 1, 0, 1, 1, 1, 1, 0, 1, 0],
    experts: [],
    usual: [{}, { races: 3 }],
    changed: {
      races: 2,
      tracks: 'detroit',
      mayHold: true,
      prizes: [100_000, 60_000, 30_000, 20_000, 10_000, 0],
    },
    labels: [
      'Races: 2',
      'Tracks: Detroit, Detroit',
      'Prizes: $100,000, $60,000, $30,000, $20,000, $10,000, $0',
      'Holding cards',
    ],
  },
};

/** Returns the headings, steps and captions in their order; a figure may have a heading of the board in it. */
function outline(markup: string): readonly string[] {
  const found = markup.matchAll(
    /<section(?: data-rule="\w+")?><h2>([^<]*)|<(figcaption|ol class="rules-steps")>/g,
  );
  return [...found].map(([, heading, kind = '']) => heading ?? kind);
}

const inMoney = [40_000, ...defaultPrizes];
const gewaltTexts = await allWords(gewalt, gewaltRules);

describe('The illustrated rules', () => {
  const pages = new Map<string, RulesPagesModule['RulesPages']>();
  const texts = new Map<string, GameText>();
  const ownTexts = new Map<string, CaptionedRules>();
  const bodies = new Map<string, RulesText>();
  const bodiesOf = (name: string, language: Language) =>
    bodies.get(`${name}/${language}`) ?? expect.fail(name);
  const rulesOf = (name: string, language: Language) =>
    sectionsOf(textOf(name, language), bodiesOf(name, language));
  const textOf = (name: string, language: Language) =>
    texts.get(`${name}/${language}`) ?? expect.fail(name);
  const ownTextOf = (name: string, language: Language) =>
    ownTexts.get(`${name}/${language}`) ?? expect.fail(name);

  before(async () => {
    leaveOutStyles();
    for (const { info, loadRulesPages, loadText } of catalog) {
      const { RulesPages, rulesTexts, words } = await loadRulesPages();
      pages.set(info.name, RulesPages);
      for (const language of languages) {
        const key = `${info.name}/${language}`;
        texts.set(key, (await loadText(language)).text);
        bodies.set(key, (await rulesTexts[language]()).rulesText);
        ownTexts.set(key, (await words[language]()).text);
      }
    }
  });

  function shown(name: string, language: Language, options?: unknown): string {
    const RulesPages = pages.get(name) ?? expect.fail(name);
    const [text, rulesText] = [textOf(name, language), bodiesOf(name, language)];
    const words = ownTextOf(name, language);
    const props = { text, rulesText, words, language, options, headingLevel: 'h2' } as const;
    return renderToStaticMarkup(<RulesPages {...props} />);
  }

  for (const { name, description: titles } of infos) {
    const { figures, experts, usual, changed, labels } = games[name];
    const { title } = titles.en;

    it(`The rules of ${title} have five steps, all sections and each figure in its section`, () => {
      for (const language of languages) {
        const markup = shown(name, language);
        const { inShort, steps, captions } = ownTextOf(name, language);
        const rules = rulesOf(name, language);
        expect(figures).to.have.lengthOf(rules.length);
        expect(outline(markup), language).to.deep.equal([
          inShort,
          'ol class="rules-steps"',
          ...rules.flatMap(({ heading }, at) => [
            heading,
            ...Array<string>(figures[at] ?? 0).fill('figcaption'),
          ]),
        ]);
        const items = steps.map((step) => `<li>${step}</li>`);
        expect(items).to.have.lengthOf(5);
        expect(markup).to.include(`<ol class="rules-steps">${items.join('')}</ol>`);
        const told = [...markup.matchAll(/<figcaption>([^<]{10,})</g)].map(([, words]) => words);
        expect(told).to.have.lengthOf(Object.keys(captions).length);
        expect(told).to.include.members(stringsIn(captions));
        expect(markup).to.not.match(/undefined|NaN|\[object/);
      }
    });

    it(`The rules of ${title} begin with the changes that the options of a table make`, () => {
      const { atThisTable, inShort } = ownTextOf(name, 'en');
      const rules = rulesOf(name, 'en');
      const headings = rules.filter(({ id }) => experts.includes(id)).map(({ heading }) => heading);
      expect(headings).to.have.lengthOf(experts.length);
      for (const options of usual) {
        const basic = shown(name, 'en', options);
        expect(outline(basic)[0]).to.equal(inShort);
        expect(basic).to.not.include(atThisTable);
        for (const each of headings) expect(outline(basic)).to.not.include(each);
      }
      const markup = shown(name, 'en', changed);
      expect(outline(markup).slice(0, 2)).to.deep.equal([atThisTable, inShort]);
      expect(outline(markup)).to.include.members(headings);
      const [first = ''] = markup.split('</section>');
      const items = [...first.matchAll(/<li><strong>([^<]+)/g)].map(([, label]) => label);
      expect(items).to.deep.equal(labels);
      expect(first.split('<li>')).to.have.lengthOf(1 + labels.length);
    });

    it(`The French rules of ${title} have narrow no-break spaces before high punctuation`, () => {
      const markup = shown(name, 'fr');
      const captions = [...markup.matchAll(/<figcaption>([^<]+)/g)].map(([, words = '']) => words);
      expect(captions).to.not.be.empty;
      for (const each of [...stringsIn(ownTextOf(name, 'fr')), ...captions]) {
        expect(each).to.not.match(wrongInFrench);
      }
    });
  }

  it('The figures of Bug Race show bugs that have lost and crossed no leg (BR-3, BR-4)', () => {
    const { finish, ...courses } = positions;
    const moments = Object.values(courses).flat();
    for (const { body, legs: at } of [...finish, ...moments.map(({ play }) => play.bug)]) {
      for (const leg of legs) {
        expect(at[leg]).to.be.within(body - 3, Math.min(body + 1, trackLength));
        const inFront = legInFront[leg];
        if (inFront) expect(at[leg]).to.be.below(at[inFront]);
      }
    }
  });

  it('The figures of Bug Race mark the legs that have to wait according to their captions', () => {
    const { order, ahead } = positions;
    const movedIn = (moments: typeof order) => moments.map(({ moved }) => moved.join());
    expect(movedIn(order)).to.deep.equal(['', 'leftFront', 'leftFront,leftMiddle']);
    expect(movedIn(ahead)).to.deep.equal(['', 'rightFront', 'rightFront', 'rightFront,leftFront']);
    expect(shown('bug-race', 'en').split('bug-race-waits')).to.have.lengthOf(1 + 1 + 2);
  });

  it('The example of Bug Race ranks the bugs as the game does, and its caption gives their sections (BR-15)', () => {
    const [red, blue] = positions.finish;
    const { G } = newTable(2, {}, { bugs: { '0': red, '1': blue } });
    expect(standings(G).winners).to.deep.equal(['0']);
    expect(rearSections(red)).to.deep.equal([10, 10]);
    expect(rearSections(blue)).to.deep.equal([9, 10]);
    for (const language of languages) {
      const { finish } = ownTextOf('bug-race', language).captions;
      if (typeof finish !== 'function') throw new Error('The caption takes the sections.');
      expect(shown('bug-race', language)).to.include(finish([10, 10], [9, 10]));
    }
  });

  it('The figures of Crazy Race (Schacht) show what their captions say (CS-4, CS-8, CS-11, CS-16, CS-19)', () => {
    const { shown: table, side } = tie();
    expect(side).to.equal(0);
    const won = { playerID: '0', sum: 4, isTie: true };
    expect(winnerAt(revealed(table.placed[0]))).to.deep.equal(won);
    expect(tabooSide(table)).to.equal(2);
    const outcomes = [jump(), turn(), split()].map(({ tryOut }) =>
      tryOut.outcomes.map(({ model, to, hops, gains }) => [
        model,
        to,
        spacesOf({ hops }),
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
    expect(pilesOf(games['crazy-race-schacht'].changed).finish).to.include({ count: 4 });
  });

  it('The rules of Crazy Race (Gewalt) list every action card by its name and give the table’s time for counters', () => {
    for (const language of languages) {
      const { kinds } = gewaltTexts[language].board;
      const markup = shown('crazy-race-gewalt', language);
      expect(markup.split('crazy-race-gewalt-card-list')).to.have.lengthOf(3);
      for (const kind of actionKinds) expect(markup).to.include(kinds[kind]);
    }
    const { changed } = games['crazy-race-gewalt'];
    const { ownTurn } = gewaltTexts.en.options.counterWindow.choices;
    expect(shown('crazy-race-gewalt', 'en', changed)).to.include(ownTurn);
  });

  it('The figures of Crazy Race (Gewalt) follow the rules: changed ways, a roll, a crossed line and points', () => {
    const markup = shown('crazy-race-gewalt', 'en');
    // From the sixth square: 15 squares, 4 more with an 8, 4 fewer with a 0, 8 fewer after rolling 8.
    for (const told of ['has 15 squares to', 'it has 19.', 'it has 11.', 'it has 7 to the line']) {
      expect(markup.replaceAll('Now it', 'it')).to.include(told);
    }
    expect(markup).to.include('title="7 squares to the lilac line"');
    const totals = markup.match(/crazy-race-gewalt-total"><strong>\d+/g) ?? [];
    expect(totals.map((total) => total.slice(-1))).to.deep.equal(['4', '1', '1']);
  });

  it('The rules of Detroit–Cleveland Grand Prix write sums as their language does and show the table’s prizes', () => {
    for (const language of languages) {
      const markup = shown('detroit-cleveland-grand-prix', language);
      for (const sum of inMoney) expect(markup).to.include(moneyIn(language)(sum));
    }
    const { changed } = games['detroit-cleveland-grand-prix'];
    const markup = shown('detroit-cleveland-grand-prix', 'en', changed);
    expect(markup, 'in the figure').to.include('$100,000 for you');
  });

  it('The rules of Detroit–Cleveland Grand Prix name no tracks when only the number of races is changed', () => {
    const [first] = shown('detroit-cleveland-grand-prix', 'en', { races: 5 }).split('</section>');
    expect(first).to.include('Different at this table').and.not.include('Tracks');
  });

  it('The figures of Detroit–Cleveland Grand Prix agree with the rules', () => {
    const { bids, buyer, car } = sale();
    expect(bids.map(({ amount }) => amount)).to.deep.equal([20_000, null, 40_000, null]);
    expect(buyer).to.deep.equal({ car, owner: bids[2]?.playerID, price: 40_000 });
    expect(twoCars().ways.map(({ car: driver, path }) => [driver, path.length])).to.deep.equal([
      ['green', 6],
      ['orange', 3],
    ]);
    const ends = [0, 1, 2, 3].map((lane) => [4, lane]);
    expect(blocked().ends).to.have.deep.members(ends);
    expect(white().whiteCars).to.have.members(['red', 'blue', 'green', 'black']);
    // They all are on the straight that is drawn.
    for (const { after } of [twoCars(), blocked(), white()]) {
      for (const space of Object.values(after)) {
        if (!space) continue;
        const { heading } = spacePose({ track: 'cleveland', portrait: false }, space);
        expect(heading).to.equal(0);
      }
    }
  });
});
