import { expect } from 'chai';
import type { GewaltEvent } from '../../../games/crazy-race-gewalt/index.ts';
import { texts as lazyTexts } from '../../../games/crazy-race-gewalt/locales/index.ts';
import {
  actionCards,
  betCards,
  sectionCards,
  stages,
} from '../../../games/crazy-race-gewalt/rules/components.ts';
import { arrowKinds } from '../../../games/crazy-race-gewalt/rules/effects.ts';
import { scoreOf } from '../../../games/crazy-race-gewalt/rules/index.ts';
import { rulesTexts } from '../../../games/crazy-race-gewalt/rules-pages/texts.ts';
import { languages } from '../../../games/kit/language.ts';
import { nameOf, stringsIn } from '../../support/browser/words.ts';
import { allWords } from '../../support/games/texts.ts';
import { action, example, sectionWith } from './positions.ts';
import { kindToldBy, playerID, samples } from './told-events.ts';

const texts = await allWords(lazyTexts, rulesTexts);

const laid = { type: 'laidSection', playerID, section: 7 } as const;
const to = { section: 11, square: 3 };

/** English sentences of the log, by the fact that they state. */
const toldInEnglish: Readonly<Record<string, readonly [event: GewaltEvent, told: string]>> = {
  'what a card does to whom': [
    { type: 'actionTookEffect', playerID, from: '1', cardID: action('noRoll') },
    '“Dice on strike” from Ben takes effect: Ada may use cards, but won’t move.',
  ],
  'that a section card lies on the player’s own lane': [
    { ...laid, cardID: sectionWith(8), lane: 0 },
    'Ada lays a section card with 8 squares on lane 1 (their own), blue 3.',
  ],
  'on which other lane a section card lies': [
    { ...laid, cardID: sectionWith(0), lane: 4 },
    'Ada lays a section card with no squares on lane 5, blue 3.',
  ],
  'where a move ends': [
    { type: 'moved', playerID, from: { section: 9, square: 1 }, to, steps: 8, path: [to] },
    'Ada moves 8 squares, to red 2, square 3.',
  ],
  'the order of turns, beginning with the first player': [
    {
      type: 'raceBegan',
      seats: ['0', '1', '2', '3'],
      firstPlayer: '2',
      isExpert: true,
      pileSizes: { section: 40, action: 11 },
    },
    'Off they go, with action cards! Order of play: Cleo, Dan, Ada and Ben.',
  ],
};

describe('The words of Crazy Race (Gewalt)', () => {
  for (const language of languages) {
    const { describeEvent, rules, board } = texts[language];
    const explained = stringsIn(rules);

    it(`The rules (${language}) explain every action card by its name`, () => {
      for (const name of Object.values(board.kinds)) {
        const heads = [`${name}: `, `${name}\u202f: `];
        const lines = explained.filter((each) => heads.some((head) => each.startsWith(head)));
        expect(lines, name).to.have.lengthOf(1);
      }
    });

    it(`The rules (${language}) say how many pieces there are (CG-C2 to CG-C5)`, () => {
      for (const { length } of [sectionCards, actionCards, betCards]) {
        expect(explained.some((each) => new RegExp(`\\b${length}\\b`).test(each))).to.equal(true);
      }
      expect(explained.some((each) => each.startsWith(`${5 * stages.length} `))).to.equal(true);
    });

    it(`The rules (${language}) count up the example as the game does (CG-8)`, () => {
      const lines = rules
        .flatMap(({ body }): readonly (string | readonly string[])[] => body)
        .find((part) => typeof part !== 'string' && part.length === 4 && part[0]?.startsWith('A '));
      for (const [index, seat] of Object.keys(example.bets).entries()) {
        const rows = scoreOf(example, seat);
        const sum = rows.reduce((total, { points }) => total + points, 0);
        const line = lines?.[index] ?? '';
        expect(line.startsWith(`${seat} `)).to.equal(true);
        expect(/ (\d+) \p{L}+\.$/u.exec(line)?.[1]).to.equal(String(sum));
        for (const { points } of rows) if (points > 0) expect(line).to.contain(` ${points} `);
      }
    });

    it(`The log (${language}) names every action card involved and the players with the same bet`, () => {
      const told = Object.values(samples)
        .flat()
        .flatMap((event) => {
          const kind = kindToldBy(event);
          return kind ? { sentence: describeEvent(event, nameOf), name: board.kinds[kind] } : [];
        });
      expect(told).to.not.be.empty;
      for (const { sentence, name } of told) expect(sentence).to.contain(name);
      const [scored = expect.fail('There are samples.')] = samples.scored;
      for (const name of ['Ben', 'Cleo', 'Dan'])
        expect(describeEvent(scored, nameOf)).to.contain(name);
    });

    it(`The log (${language}) lists all bets in the order of stages`, () => {
      const bets = { '0': 1, '1': 2, '2': 3, '3': 4 };
      // Word joiners keep a bet on one line; isolated, its places keep their order after a Hebrew name.
      const told = describeEvent({ type: 'betsShown', bets }, nameOf).replaceAll(
        /[\u2060\u2066\u2069]/g,
        '',
      );
      const inOrder = ['Ada 2–1–2', 'Ben 1–4–1', 'Cleo 2–1–3', 'Dan 3–1–2'];
      expect(told.match(/\w+ \d–\d–\d/g)).to.deep.equal(inOrder);
    });

    it(`The board (${language}) describes each arrow card in different words`, () => {
      const { threats } = board.question;
      const told = arrowKinds.flatMap((kind) => [threats[kind].next, threats[kind].now]);
      expect(new Set(told).size).to.equal(2 * arrowKinds.length);
    });
  }

  for (const [what, [event, told]] of Object.entries(toldInEnglish)) {
    it(`The log says ${what}`, () => {
      expect(texts.en.describeEvent(event, nameOf)).to.equal(told);
    });
  }
});
