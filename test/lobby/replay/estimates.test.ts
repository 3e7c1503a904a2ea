import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { languages } from '../../../games/kit/language.ts';
import { readRecord } from '../../../games/kit/record/read.ts';
import type { Replay } from '../../../games/kit/record/replay.ts';
import type { Shares } from '../../../lobby/features/analysis/analyse-match.ts';
import { loadMoveWords } from '../../../lobby/features/analysis/move-words.ts';
import { greatestSwings, lineOf } from '../../../lobby/features/analysis/win-chances.ts';
import { type AnalysisMessages, en } from '../../../lobby/i18n/en/analysis.ts';
import { textsOf } from '../../support/browser/texts.ts';

const texts = await textsOf<AnalysisMessages>('analysis');

describe('Texts about estimates', () => {
  const all = Object.entries(en);

  for (const language of languages) {
    it(`every text about estimates exists: ${language}`, () => {
      const words = texts[language];
      expect(Object.keys(words)).to.have.members(Object.keys(en));
      for (const [key, original] of all) {
        const own = words[key as keyof AnalysisMessages];
        expect(own, key).to.be.a(typeof original);
        if (typeof own === 'string') expect(own.trim(), key).to.equal(own).and.not.equal('');
        else {
          const given = ['one', 'two', 'three', 'four'].slice(0, own.length);
          // Each of them takes texts alone.
          const said = (own as (...texts: string[]) => string)(...given);
          for (const each of given) expect(said, key).to.include(each);
        }
      }
    });
  }
});

describe('The moves that changed the chances most', () => {
  const course = new Map<number, Shares>([
    [3, { 0: 0.9, 1: 0.1 }],
    [0, { 0: 0.5, 1: 0.5 }],
    [1, { 0: 0.52, 1: 0.48 }],
    [2, { 0: 0.3, 1: 0.6 }],
    [5, { 0: 1, 1: 0 }],
  ]);

  it('the greatest change comes first, each with the seat most affected', () => {
    expect(greatestSwings(course, 5)).to.deep.equal([
      { at: 3, seat: '0', before: 0.3, after: 0.9 },
      { at: 2, seat: '0', before: 0.52, after: 0.3 },
    ]);
    expect(greatestSwings(course, 1)).to.have.length(1);
  });

  it('unknown and tiny changes are left out', () => {
    const found = greatestSwings(course, 5).map(({ at }) => at);
    expect(found).to.not.include(5);
    expect(found).to.not.include(1);
  });

  it('the points of a line are in order', () => {
    expect(lineOf(course, '1').map(({ at, share }) => [at, share])).to.deep.equal([
      [0, 0.5],
      [1, 0.48],
      [2, 0.6],
      [3, 0.1],
      [5, 0],
    ]);
  });
});

describe('Possible moves in words', () => {
  const nameOf = (seat: string) => `Player ${seat}`;

  for (const game of catalog) {
    const { info, load } = game;
    it(`${info.name}: every move has words in four languages`, async () => {
      const { rules } = await load();
      const tellers = await Promise.all(languages.map((each) => loadMoveWords(game, each)));
      const kinds = new Map<string, Set<string>>();
      const look = (replay: Replay) => {
        for (let at = 0; at < replay.length; at += Math.ceil(replay.length / 60)) {
          const state = replay.stateAt(at);
          for (const seat of replay.seats) {
            for (const move of rules.legalMoves(state, seat).slice(at % 3, 6 + (at % 3))) {
              const told = tellers.map((tell) => tell({ state, seat, move, nameOf }));
              for (const sentence of told) {
                expect(sentence.trim()).to.not.equal('');
                expect(sentence).to.not.match(/undefined|null|NaN|\[|\{/);
                expect(sentence).to.not.include(move.move);
              }
              kinds.set(move.move, new Set([...(kinds.get(move.move) ?? []), told.join('|')]));
            }
          }
        }
      };
      const folder = new URL(`../../games/${info.name}/recorded/`, import.meta.url);
      for (const file of readdirSync(folder).slice(0, 4)) {
        const text = readFileSync(new URL(file, folder), 'utf8');
        const { replay, fault } = readRecord(text, () => ({ info, rules }));
        look(replay ?? expect.fail(fault?.sentence));
      }
      expect(kinds.size).to.be.above(3);
      // Different moves have different words.
      expect([...kinds.values()].some((each) => each.size > 5)).to.equal(true);
    });
  }
});
